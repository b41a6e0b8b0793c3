import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { costMs } from '../growth.ts'
import { assertProblem, eachService } from '../service.ts'

/** Compiling thirty of these takes 14 s. */
const wide = Array<string>(30).fill('[a-\u{1ffff}]'.repeat(70))

eachService((service) => {
  const save = (deny: readonly string[]) =>
    service().call({
      path: '/api/v1/policies',
      body: { name: 'Costly', description: 'content that names a secret project', patterns: { deny } },
    })

  test('400: patterns that would freeze the service are refused with their figures, and it goes on answering', async () => {
    // The service runs on the thread of this test.
    let longestMs = 0
    let isSaving = true
    const saved = Promise.all([save(wide), save(['x.{0,990}y'])]).finally(() => {
      isSaving = false
    })
    while (isSaving) {
      const answer = async () => assert.equal((await service().call({ path: '/health/live' })).status, 200)
      longestMs = Math.max(longestMs, await costMs(answer))
    }
    const [tooWide, tooCostly] = await saved
    assert.match(assertProblem(tooWide, 400, 'invalid-request').errors[0].message, /lists 8\d{6} characters/)
    assert.match(
      assertProblem(tooCostly, 400, 'invalid-request').errors[0].message,
      /\d ms to search 1 kB|took more than \d+ s/,
    )
    // It would compile for 14 s between two answers.
    assert.ok(longestMs < 2_000, `${Math.round(longestMs)} ms`)
  })

  test('a policy that was saved with such patterns before there was a bound fails its check and costs no worker', async () => {
    const saved = await service().newPatternPolicy(['harmless'])
    const id = randomUUID()
    const { organizationId, app } = service()
    await app.store.write(async ({ policies }) => {
      const policy = await policies.find(organizationId, saved)
      assert.ok(policy)
      await policies.insertMany([{ ...policy, id, patterns: { deny: wide, allow: [] } }])
    })
    for (let attempt = 0; attempt < 2; attempt++) {
      const tried = await service().call({ path: `/api/v1/policies/${id}/try`, body: { text: 'a quiet text' } })
      assert.equal(tried.status, 200, tried.text)
      assert.match(tried.text, /save the policy again with narrower ones/)
    }
    const { text } = await service().call({ path: '/metrics' })
    assert.doesNotMatch(text, /redoubt_workers_lost_total\S* [1-9]/, 'no worker was lost')
  })
})
