import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { assertProblem, eachService, type Service } from '../service.ts'
import { holdingText } from './slow-catalogue.fixture.ts'

const path = '/api/v1/check'
const floodOf = 60

/** The body of a check that is not kept. */
const unkept = (text: string) => ({ text, store: false })

eachService(
  (service) => {
    const check = (given: { readonly key?: string; readonly body: unknown }) => service().call({ path, ...given })

    test('a check of another organization is answered while a flood still waits', async () => {
      const { key } = await withSample(service())
      const done: string[] = []
      const flood = Array.from({ length: floodOf }, async (_, at) => {
        const { status } = await check({ body: unkept(at === 0 ? holdingText : 'hello') })
        done.push(`flood ${status}`)
      })
      const quiet = Array.from({ length: 3 }, async () => {
        const { status } = await check({ key, body: unkept('hello') })
        done.push(`quiet ${status}`)
      })
      await Promise.all([...flood, ...quiet])
      assert.equal(done.filter((one) => one === 'quiet 200').length, 3)
      const before = done.lastIndexOf('quiet 200') - 2
      assert.ok(before < 0.8 * floodOf, `${before} of the flood went before`)
    })

    test('a batch takes turns like any other checks', async () => {
      const { key } = await withSample(service())
      const done: string[] = []
      const items = Array.from({ length: 100 }, () => unkept('hello'))
      const batch = check({ body: { items } }).then(({ status }) => done.push(`batch ${status}`))
      const quiet = check({ key, body: unkept('hello') }).then(({ status }) => done.push(`quiet ${status}`))
      await Promise.all([batch, quiet])
      assert.deepEqual(done, ['quiet 200', 'batch 200'])
    })

    test('what clients that have gone asked for is neither judged nor kept', async () => {
      const projectId = await service().newProject()
      const gone = new AbortController()
      const headers = { 'x-api-key': service().key, 'content-type': 'application/json' }
      const asked = Array.from({ length: floodOf }, (_, at) =>
        fetch(new URL(path, service().address), {
          method: 'POST',
          headers,
          body: JSON.stringify({ text: at === 1 ? holdingText : 'hello', project_id: projectId }),
          signal: gone.signal,
        }).catch(() => null),
      )
      // The first is answered: by then the others wait.
      await Promise.race(asked)
      gone.abort()
      await Promise.all(asked)
      // In the same lane, so it comes after all that was not given up.
      assert.equal((await check({ body: { text: 'last', project_id: projectId } })).status, 200)
      const query = { project_id: projectId }
      const { json } = await service().call({ path: '/public/guard/v1/monitoring/messages', query })
      assert.ok(json.meta.messageCount < floodOf / 2, `${json.meta.messageCount} of ${floodOf} were judged`)
    })

    test('what a detector has begun for a client that has gone is not kept', async () => {
      const projectId = await service().newProject()
      const query = { project_id: projectId }
      const kept = async () => {
        const { json } = await service().call({ path: '/public/guard/v1/monitoring/messages', query })
        return json.meta.messageCount
      }
      const body = { text: holdingText, project_id: projectId }
      const gone = new AbortController()
      const asked = fetch(new URL(path, service().address), {
        method: 'POST',
        headers: { 'x-api-key': service().key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: gone.signal,
      })
      await once(service().app.http.server, 'request')
      // By these answers the detector has the check: both read the same database.
      for (let count = 0; count < 5; count++) assert.equal(await kept(), 0)
      gone.abort()
      await assert.rejects(asked)
      // There is one detector: by this answer it has left the other check.
      assert.equal((await check({ body })).status, 200)
      assert.equal(await kept(), 1)
    })
  },
  // What is tried here is the order, however slow the machine.
  { REDOUBT_QUEUE_WAIT_MS: '60000' },
  { catalogueModule: new URL('./slow-catalogue.fixture.ts', import.meta.url).href },
)

eachService(
  (service) => {
    test('503: checks that find no detector in time, with when to come back; those in time are answered', async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => service().call({ path, body: unkept('hello') })),
      )
      const refused = answers.filter(({ status }) => status === 503)
      assert.ok(refused.length > 20 && refused.length < 100, `${refused.length} were refused`)
      for (const answer of refused) {
        assertProblem(answer, 503, 'overloaded')
        assert.ok(Number(answer.headers.get('retry-after')) >= 1)
      }
      assert.ok(answers.every(({ status }) => status === 200 || status === 503))
      assert.equal((await service().call({ path: '/health/ready', key: null })).status, 200)
    })
  },
  { REDOUBT_QUEUE_WAIT_MS: '300' },
  { catalogueModule: new URL('./slow-catalogue.fixture.ts', import.meta.url).href },
)

/** Another organization that has made its first check, so that nothing but checks is measured. */
async function withSample(service: Service): Promise<{ readonly key: string }> {
  const { key } = await service.newOrganization()
  for (const each of [key, service.key]) {
    assert.equal((await service.call({ path, key: each, body: unkept('hello') })).status, 200)
  }
  return { key }
}
