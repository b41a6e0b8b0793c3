import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { dumpDatabase } from '../database-dump.ts'
import { eachService, type Service } from '../service.ts'

const check = '/api/v1/check'
const mail = 'anna@quokka.example'
const other = 'ben@quokka.example'
const key = 'sk-proj-abcDEF123456ghiJKL789mnoPQR'

/** The id of a default policy. */
async function policyOf(service: Service, detector: string): Promise<string> {
  const { json } = await service.call({ path: '/api/v1/policies', query: { limit: '100' } })
  return json.items.find((one: { detector: string }) => one.detector === detector).id
}

async function newProject(service: Service, detectors: readonly string[], fields: object = {}): Promise<string> {
  const ids = await Promise.all(detectors.map((detector) => policyOf(service, detector)))
  const policies = ids.map((metricId) => ({ metricId, blockInput: true, blockOutput: false }))
  return service.newProject({ policies, ...fields })
}

interface Told {
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number; readonly placeholder: string }[]
}

/** The text as sent, from a redacted one and the map of its reply. */
function restored({ text }: Told, placeholders: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\[[A-Z_]+_\d+\]/g, (placeholder) => placeholders[placeholder] ?? placeholder)
}

eachService((service, database) => {
  test('every message and the answer come back without data, with one map for all', async () => {
    const project_id = await newProject(service(), ['pii', 'credentials-and-secrets'])
    const messages_history = [
      { role: 'system', content: 'You help customers.' },
      { role: 'user', content: `I am ${mail}.` },
      { role: 'assistant', content: `Hello ${mail}!` },
      { role: 'user', content: `My friend is ${other}, our key is ${key}` },
    ]
    const output = `I wrote to ${other} and ${mail}.`
    const body = { project_id, messages_history, output, redacted_text: true }
    const { json, status, text } = await service().call({ path: check, body })
    assert.equal(status, 200, text)
    const { redacted_text: redacted } = json
    assert.equal(redacted.status, 'replaced')
    assert.equal(redacted.note, null)
    assert.deepEqual(
      redacted.messages.map((one: Told & { message_index: number }) => [one.message_index, one.text]),
      [
        [0, 'You help customers.'],
        [1, 'I am [EMAIL_1].'],
        [2, 'Hello [EMAIL_1]!'],
        [3, 'My friend is [EMAIL_2], our key is [SECRET_1]'],
      ],
    )
    assert.equal(redacted.output.text, 'I wrote to [EMAIL_2] and [EMAIL_1].')
    assert.deepEqual(redacted.placeholders, { '[EMAIL_1]': mail, '[EMAIL_2]': other, '[SECRET_1]': key })
    const sent = [...messages_history.map(({ content }) => content), output]
    for (const [index, one] of [...redacted.messages, redacted.output].entries()) {
      assert.equal(restored(one, redacted.placeholders), sent[index])
      for (const { start, end, placeholder } of one.spans) {
        assert.equal(sent[index]?.slice(start, end), redacted.placeholders[placeholder])
      }
    }
    assert.equal(json.is_safe, false, 'what is redacted is not what is judged')
    assert.equal(json.input_request.content.text, sent[3])
  })

  test('nothing is told of redacted texts unless they are asked for', async () => {
    const project_id = await newProject(service(), ['pii'])
    for (const asked of [{}, { redacted_text: false }]) {
      const { json } = await service().call({ path: check, body: { project_id, text: mail, ...asked } })
      assert.equal('redacted_text' in json, false)
    }
  })

  test('on the calls of the contract: all messages of an input, and the output', async () => {
    const conversation_id = await service().newConversation(await newProject(service(), ['pii']))
    const messages_history = [{ role: 'user', content: `Write to ${mail}.` }]
    const input = await service().call({
      path: '/public/guard/v1/input_guardrails',
      query: { conversation_id },
      body: { messages_history, redacted_text: true },
    })
    assert.equal(input.json.redacted_text.messages[0].text, 'Write to [EMAIL_1].')
    assert.equal(input.json.redacted_text.output, null)
    const { json } = await service().call({
      path: '/public/guard/v1/output_guardrails',
      query: { conversation_id },
      body: { input_id: input.json.input_request.id, output: `Done, ${other}`, redacted_text: true },
    })
    assert.deepEqual(json.redacted_text, {
      status: 'replaced',
      note: null,
      messages: [],
      output: { text: 'Done, [EMAIL_1]', spans: [{ start: 6, end: 24, placeholder: '[EMAIL_1]' }] },
      placeholders: { '[EMAIL_1]': other },
    })
  })

  test('items of one call share their numbers, and each map holds its own data only', async () => {
    const project_id = await newProject(service(), ['pii'])
    const items = [{ text: mail }, { text: `${other} ${mail}` }, { text: other, redacted_text: false }]
    const { json } = await service().call({ path: check, body: { project_id, redacted_text: true, items } })
    assert.deepEqual(json.items[0].redacted_text.placeholders, { '[EMAIL_1]': mail })
    assert.equal(json.items[1].redacted_text.messages[0].text, '[EMAIL_2] [EMAIL_1]')
    assert.equal('redacted_text' in json.items[2], false)
  })

  test('long texts, and data in a disguise, are replaced too', async () => {
    const project_id = await newProject(service(), ['pii'])
    const hidden = Buffer.from(`Please write to ${mail} today, she waits for it`).toString('base64')
    const text = `${'plain words, '.repeat(2_000)}${mail} ${hidden}`
    const { json } = await service().call({ path: check, body: { project_id, text, redacted_text: true } })
    const [message] = json.redacted_text.messages
    assert.doesNotMatch(message.text, /quokka/)
    const kept = message.text.match(/[A-Za-z0-9+/=]{24,}/g) ?? []
    for (const run of kept) assert.doesNotMatch(Buffer.from(run, 'base64').toString('latin1'), /quokka/)
    assert.equal(restored(message, json.redacted_text.placeholders), text)
  })

  test('a text that nobody searched for data is not told as if it held none', async () => {
    const without = await service().newProject()
    const inShadow = await service().newProject({
      policies: [{ metricId: await policyOf(service(), 'pii'), blockInput: true, blockOutput: true, shadow: true }],
    })
    for (const project_id of [without, inShadow]) {
      const { json } = await service().call({ path: check, body: { project_id, text: mail, redacted_text: true } })
      assert.equal(json.redacted_text.status, 'not_done')
      assert.match(json.redacted_text.note, /no policy/)
      assert.deepEqual([json.redacted_text.messages, json.redacted_text.placeholders], [[], {}])
    }
    const project_id = await newProject(service(), ['pii'])
    const calm = await service().call({ path: check, body: { project_id, text: 'Hello', redacted_text: true } })
    assert.equal(calm.json.redacted_text.status, 'nothing_found')
    assert.equal(calm.json.redacted_text.messages[0].text, 'Hello')
    const many = Array.from({ length: 10_001 }, (_, at) => `a${at}@quokka.example`).join(' ')
    const body = { project_id, text: many, redacted_text: true, store: false }
    const tooMany = await service().call({ path: check, body })
    assert.equal(tooMany.json.redacted_text.status, 'not_done')
    assert.match(tooMany.json.redacted_text.note, /10000 places/)
  })

  test('the map is kept nowhere, also not for a repetition, which says so', async () => {
    const project_id = await newProject(service(), ['pii'], { storeText: 'none' })
    const secret = `${randomUUID().slice(0, 8)}@quokka.example`
    const request = {
      path: check,
      body: { project_id, text: `I am ${secret}`, redacted_text: true },
      headers: { 'idempotency-key': randomUUID() },
    }
    const first = await service().call(request)
    assert.deepEqual(first.json.redacted_text.placeholders, { '[EMAIL_1]': secret })
    const again = await service().call(request)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal(again.json.input_request.id, first.json.input_request.id)
    assert.equal(again.json.redacted_text.status, 'not_done')
    assert.match(again.json.redacted_text.note, /repeats an earlier one/)
    assert.deepEqual(again.json.redacted_text.placeholders, {})
    assert.doesNotMatch(await dumpDatabase(service(), database), new RegExp(secret))
    const kept = await newProject(service(), ['pii'])
    const headers = { 'idempotency-key': randomUUID() }
    await service().call({ ...request, body: { ...request.body, project_id: kept }, headers })
    const stored = await dumpDatabase(service(), database)
    assert.match(stored, new RegExp(secret))
    assert.doesNotMatch(stored, /\[EMAIL_1\]/, 'a project that stores texts stores no map either')
  })
})
