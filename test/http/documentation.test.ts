import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Service, startService } from '../service.ts'

let service: Service
before(async () => {
  service = await startService('embedded')
})
after(() => service.close())

for (const path of ['/openapi.json', '/docs/json', '/docs/yaml']) {
  test(`200: ${path} is written once, and then only sent`, async () => {
    const first = await service.call({ path, key: null })
    assert.equal(first.status, 200)
    assert.match(first.text, /3\.1\.0/)
    const { stringify } = JSON
    let written = 0
    JSON.stringify = (...given: Parameters<typeof stringify>) => {
      const text = stringify(...given)
      if (text !== undefined && text.length > 10_000) written++
      return text
    }
    try {
      for (let repeated = 0; repeated < 5; repeated++) {
        assert.equal((await service.call({ path, key: null })).text, first.text)
      }
    } finally {
      JSON.stringify = stringify
    }
    assert.equal(written, 0)
  })
}
