import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type LocalAnswer, startLocalLlm } from '../llm/local-llm.ts'
import { assertProblem, eachService, startService } from '../service.ts'

const path = '/api/v1/policies/examples'
const rule = { name: 'Voting advice', description: 'content that tells people whom to vote for' }
const good: LocalAnswer = {
  kind: 'json',
  value: {
    violating: ['Vote for the mayor.', ' Vote for the mayor. ', 'Elect her!', ''],
    allowed: ['When is the election?', 'Elect her!'],
  },
}
let answer: LocalAnswer = good
const llm = await startLocalLlm(() => answer)
after(() => llm.close())

eachService(
  (service) => {
    test('200: examples come back once each, on one side only, ready for a policy; nothing is saved', async () => {
      const { call } = service()
      answer = good
      const policies = async () => (await call({ path: '/api/v1/policies', query: { limit: '1' } })).json.total
      const [before, asked] = [await policies(), llm.questions.length]
      const { status, json, text } = await call({ path, body: { ...rule, language: 'fr' } })
      assert.equal(status, 200, text)
      const examples = { violating: ['Vote for the mayor.', 'Elect her!'], allowed: ['When is the election?'] }
      assert.deepEqual(json, { examples })
      assert.deepEqual([await policies(), llm.questions.length], [before, asked + 1])
      const [system, user] = llm.questions.at(-1)?.messages ?? []
      assert.match(system?.content ?? '', /language with the code "fr"/)
      assert.match(user?.content ?? '', /<<(DATA-[0-9a-f]{32})\nVoting advice\ncontent that tells .+\n\1>>$/)
      const saved = await call({ path: '/api/v1/policies', body: { ...rule, ...json } })
      assert.deepEqual([saved.status, saved.json.examples], [201, examples])
    })

    test('503: an LLM that gives none is named as the reason, and saving a policy never asks it', async () => {
      const { call } = service()
      const failures: readonly (readonly [string, LocalAnswer])[] = [
        ['failed', { kind: 'status', status: 400 }],
        ['malformed', { kind: 'text', text: 'I cannot help with that.' }],
        ['malformed', { kind: 'json', value: { violating: ['one'], allowed: [] } }],
        ['malformed', { kind: 'json', value: { violating: ['one'], allowed: ['two'], more: 1 } }],
      ]
      for (const [reason, failing] of failures) {
        answer = failing
        const refused = await call({ path, body: rule })
        assert.match(assertProblem(refused, 503, 'overloaded').detail, new RegExp(`\\(${reason}\\)`))
        assert.equal(refused.headers.get('retry-after'), '60')
      }
      const asked = llm.questions.length
      assert.equal((await call({ path: '/api/v1/policies', body: rule })).status, 201)
      assert.equal(llm.questions.length, asked)
    })

    test('400, 403: a rule without words, another language than one, a key that may not manage', async () => {
      const { call, newKey } = service()
      const asked = llm.questions.length
      for (const wrong of [{}, { ...rule, description: '' }, { ...rule, language: 'in "verse"' }]) {
        assertProblem(await call({ path, body: wrong }), 400, 'invalid-request')
      }
      const { key } = await newKey(['guard'])
      assertProblem(await call({ path, body: rule, key }), 403, 'missing-permission')
      assert.equal(llm.questions.length, asked)
    })
  },
  { REDOUBT_LLM_BASE_URL: llm.baseUrl, REDOUBT_LLM_MODEL: 'local-model' },
)

test('409: a server without an LLM says which settings are missing', async (t) => {
  const service = await startService('embedded')
  t.after(() => service.close())
  const refused = await service.call({ path, body: rule })
  assert.match(assertProblem(refused, 409, 'precondition-missing').detail, /REDOUBT_LLM_BASE_URL/)
})
