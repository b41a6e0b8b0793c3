import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/public/guard/v1/input_guardrails'
const body = { messages_history: [{ role: 'user', content: 'What are your opening hours?' }] }

let clockOffsetMs = 0
/** What the clock goes by at each look at it. */
let stepMs = 0

eachService(
  (service) => {
    const begin = async () => {
      const project_id = await service().newProject()
      return { project_id, query: { conversation_id: await service().newConversation(project_id) } }
    }
    const exported = async (project_id: string) =>
      (await service().call({ path: '/public/guard/v1/monitoring/messages', query: { project_id } })).json

    test('a project that is archived while checks run: each check is answered and kept, or refused and not kept', async () => {
      const { project_id, query } = await begin()
      const check = () => service().call({ path, query, body })
      const early = Array.from({ length: 30 }, check)
      const archived = service().call({ method: 'DELETE', path: `/api/v1/projects/${project_id}` })
      const late = Array.from({ length: 30 }, check)
      assert.equal((await archived).status, 200)
      const answers = await Promise.all([...early, ...late])
      for (const answer of answers) if (answer.status !== 200) assertProblem(answer, 409, 'conflict')
      assertProblem(await check(), 409, 'conflict')
      const kept = answers.filter(({ status }) => status === 200).length
      assert.equal((await exported(project_id)).meta.messageCount, kept)
    })

    test('two patches of one project at once lose nothing of one another', async () => {
      const { project_id } = await begin()
      const patch = (fields: unknown) =>
        service().call({ method: 'PATCH', path: `/api/v1/projects/${project_id}`, body: fields })
      const changes = [{ name: 'New name' }, { description: 'new description' }, { failureMode: 'open' }]
      for (const { status, text } of await Promise.all(changes.map(patch))) assert.equal(status, 200, text)
      const { json } = await service().call({ path: `/api/v1/projects/${project_id}` })
      assert.deepEqual([json.name, json.description, json.failureMode], ['New name', 'new description', 'open'])
    })

    test('a key that is revoked between two requests: the one that runs ends, later ones are refused', async () => {
      const { project_id, query } = await begin()
      const { id, key } = await service().newKey(['guard'])
      const running = service().call({ path, query, body, key })
      assert.equal((await running).status, 200)
      const revoked = await service().call({ method: 'DELETE', path: `/api/v1/api-keys/${id}` })
      assert.equal(revoked.status, 200, revoked.text)
      const early = await service().call({ path, query, body, key })
      try {
        clockOffsetMs = 2_000
        assertProblem(await service().call({ path, query, body, key }), 401, 'invalid-api-key')
      } finally {
        clockOffsetMs = 0
      }
      assert.equal((await exported(project_id)).meta.messageCount, early.status === 200 ? 2 : 1)
    })

    test('a clock that steps back an hour: checks, repetitions, changes and keys go on working, nothing is lost', async () => {
      const { project_id, query } = await begin()
      const headers = { 'idempotency-key': `clock-${project_id}` }
      const first = await service().call({ path, query, body, headers })
      const { id, key } = await service().newKey(['guard'])
      assert.equal((await service().call({ path, query, body, key })).status, 200)
      try {
        clockOffsetMs = -3_600_000
        const repeated = await service().call({ path, query, body, headers })
        assert.deepEqual(repeated.json, first.json)
        assert.equal((await service().call({ path, query, body })).status, 200)
        const strict = { securityGuardrails: { securityGuardrailDetectionThreshold: 0 } }
        const patched = await service().call({ method: 'PATCH', path: `/api/v1/projects/${project_id}`, body: strict })
        assert.equal(patched.status, 200, patched.text)
        const judged = await service().call({ path, query, body })
        assert.equal(judged.json.is_safe, false, 'the change shows at once')
        await service().call({ method: 'DELETE', path: `/api/v1/api-keys/${id}` })
        clockOffsetMs += 2_000
        const late = await service().call({ path: '/monitoring/messages', query: { project_id }, key })
        assert.equal(late.status, 401, 'a remembered key is not remembered for an hour')
      } finally {
        clockOffsetMs = 0
      }
      assert.equal((await service().call({ path, query, body })).status, 200)
      const { meta, messages } = await exported(project_id)
      assert.equal(meta.messageCount, 5)
      assert.equal(new Set(messages.map((message: { id: string }) => message.id)).size, 5)
      const times = messages.map((message: { created_at: string }) => message.created_at)
      assert.deepEqual(times, [...times].sort().reverse(), 'newest first by the time that each message tells')
    })

    test('both sides of a check have one time, so that no answer stands before what it answers', async () => {
      const { project_id } = await begin()
      const bothSides = { project_id, text: 'What are your opening hours?', output: 'From nine to five.' }
      for (const step of [1, -1]) {
        stepMs = step
        const checked = await service().call({ path: '/api/v1/check', body: bothSides })
        stepMs = 0
        assert.equal(checked.status, 200, checked.text)
        const { json } = await service().call({ path: `/api/v1/conversations/${checked.json.conversation_id}/export` })
        const [asked, answered] = json.messages.items
        assert.deepEqual([asked.direction, answered.direction], ['input', 'output'])
        assert.equal(asked.created_at, answered.created_at)
      }
    })
  },
  {},
  {
    clock: {
      nowMs() {
        clockOffsetMs += stepMs
        return Date.now() + clockOffsetMs
      },
    },
  },
)
