import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goldenPath } from '../../examples/golden-path.ts'
import { eachService } from '../service.ts'

eachService((service) => {
  test('the four calls of the README: the question passes, the override is blocked, both are exported', async () => {
    const { address, organizationId, key } = service()
    const lines: string[] = []
    const result = await goldenPath({ address, organizationId, apiKey: key, say: (line) => lines.push(line) })
    assert.deepEqual(
      result.verdicts.map(({ isSafe }) => isSafe),
      [true, false],
    )
    assert.equal(result.exported, 2)
    assert.equal(lines.length, 5)
  })
})
