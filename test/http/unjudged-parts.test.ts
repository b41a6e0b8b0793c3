import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { ImageReader } from '../../server/domain/guard/image-reader.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/public/guard/v1/input_guardrails'

/** More than the encoder reads of one text, and harmless. */
const long = Array.from({ length: 2_400 }, (_, index) => `Shelf ${index} holds garden tools.`).join(' ')

eachService((service, database) => {
  // Such a text is read for many seconds, and the database has no say in what is made of it: one mode on each.
  const failureMode = database === 'embedded' ? 'closed' : 'open'
  const isSafe = failureMode === 'open'

  test(`a text beyond what is read is ${isSafe ? 'safe' : 'unsafe'} when the failure mode is ${failureMode}, with the reason`, async () => {
    const { newProject, newConversation, call } = service()
    const projectId = await newProject({
      failureMode,
      securityGuardrails: { securityGuardrailDetectionThreshold: 9 },
    })
    const query = { conversation_id: await newConversation(projectId) }
    const check = async (content: string) =>
      (await call({ path, query, body: { messages_history: [{ role: 'user', content }] } })).json
    const { is_safe, security_guardrail_results: security } = await check(long)
    assert.ok(security.unjudged.length > 0)
    assert.deepEqual([is_safe, security.is_safe, security.status], [isSafe, isSafe, 'warning'])
    assert.match(security.reason, /too long for the encoder/)
    assert.equal(/failure mode of the project is closed/.test(security.reason), !isSafe)
    assert.equal((await check(long.slice(0, 2_000))).is_safe, true)
  })
})

/** Reads like one whose time others took. */
const crowded: ImageReader = {
  read: async (images) =>
    images.map((_image, index) => {
      return { number: index + 1, status: 'unread', reason: 'the time for reading images ran out', isCrowdedOut: true }
    }),
  waitingOf: () => 0,
  close: async () => undefined,
}

eachService(
  (service) => {
    test('503: whose image was not read because of those of others gets no verdict; with the failure mode open it is a warning', async () => {
      const { newPatternPolicy, newProject, call } = service()
      const metricId = await newPatternPolicy(['bluebird'])
      const image = await readFile(new URL('../images/one-bit.png', import.meta.url))
      const check = async (failureMode: string) => {
        const project_id = await newProject({
          failureMode,
          policies: [{ metricId, blockInput: true, blockOutput: true }],
        })
        const images = [{ base64: image.toString('base64'), mimeType: 'image/png' }]
        const answer = await call({ path: '/api/v1/check', body: { project_id, text: 'What is this?', images } })
        const { json } = await call({ path: '/monitoring/messages', query: { project_id } })
        return { answer, stored: json.meta.messageCount }
      }
      const closed = await check('closed')
      assertProblem(closed.answer, 503, 'overloaded')
      assert.equal(closed.answer.headers.get('retry-after'), '2')
      assert.equal(closed.stored, 0)
      const open = await check('open')
      assert.deepEqual([open.answer.status, open.answer.json.is_safe, open.stored], [200, true, 1])
      assert.equal(open.answer.json.policies_guardrail_results.policies[0].status, 'warning')
    })
  },
  {},
  { imageReader: crowded },
)
