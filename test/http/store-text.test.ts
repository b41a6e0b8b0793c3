import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { EvaluateInputReply } from '../../contract/guard/message.ts'
import { sha256 } from '../../server/process-ports.ts'
import { dumpDatabase } from '../database-dump.ts'
import { assertProblem, eachService, projectBody } from '../service.ts'

const input = '/public/guard/v1/input_guardrails'
const output = '/public/guard/v1/output_guardrails'
const user = (content: string) => ({ role: 'user', content })

eachService((service, database) => {
  const dump = () => dumpDatabase(service(), database)

  /** One of each operation that takes a judged text, with and without a key for repetitions; every text holds `word`. */
  const sayEverywhere = async (projectId: string, word: string) => {
    const { call, newConversation } = service()
    const conversation_id = await newConversation(projectId)
    const history = [
      user(`earlier ${word}`),
      { role: 'assistant', content: `answer ${word}` },
      user(`and ${word} in French?`),
    ]
    const answers = []
    for (const headers of [{}, { 'idempotency-key': `key-of-${projectId}` }]) {
      const query = { conversation_id }
      const asked = await call({ path: input, query, body: { messages_history: history }, headers })
      const answered = await call({
        path: output,
        query,
        body: { input_id: asked.json.input_request.id, output: `so it is ${word}` },
        headers,
      })
      const checked = await call({
        path: '/api/v1/check',
        body: { project_id: projectId, text: `check ${word}`, output: `checked ${word}` },
        headers,
      })
      const legacyInput = await call({
        path: '/public/safeguard/input',
        query: { conversationId: conversation_id },
        body: { messageHistory: [user(`legacy ${word}`)] },
        headers,
      })
      const legacyOutput = await call({
        path: '/public/safeguard/output',
        query: { conversationId: conversation_id },
        body: { input: `old ${word}`, output: `older ${word}` },
        headers,
      })
      const feedback = await call({
        path: `/api/v1/messages/${asked.json.input_request.id}/feedback`,
        body: { kind: 'missed', security: true, note: `a note on ${word}` },
        headers,
      })
      for (const answer of [asked, answered, checked, legacyInput, legacyOutput, feedback]) {
        assert.ok(answer.status < 300, answer.text)
      }
      answers.push(asked, answered, checked, legacyInput, legacyOutput)
    }
    return { conversation_id, answers }
  }

  test('full: texts are stored as sent, which shows that the search for them can find them', async () => {
    await sayEverywhere(await service().newProject(), 'quokkafull')
    assert.ok((await dump()).includes('quokkafull'))
  })

  test('none: no operation leaves a word of a text in any table, and every reply has it all the same', async () => {
    const metricId = await service().newPatternPolicy(['quokkanone'])
    const projectId = await service().newProject({
      storeText: 'none',
      policies: [{ metricId, blockInput: true, blockOutput: true }],
    })
    const before = (await dump()).split('quokkanone').length
    const { answers } = await sayEverywhere(projectId, 'quokkanone')
    for (const { text } of answers) assert.ok(text.includes('quokkanone'))
    // The policy's own pattern and the configuration that quotes it stay.
    const left = (await dump()).split('\n').filter((line) => line.includes('quokkanone'))
    assert.deepEqual(
      left.filter(
        (line) =>
          !/^(policies|configuration_snapshots|audit_entries|idempotency_replies: [^|]+ \| createPolicy)/.test(line),
      ),
      [],
    )
    assert.ok(before > 1)
    const { json } = await service().call({ path: '/monitoring/messages', query: { project_id: projectId } })
    assert.ok(json.messages.length >= 10)
    assert.ok(json.stats.byCriticality.medium > 0, 'verdicts are kept')
    for (const message of json.messages) {
      assert.equal(message.text, null)
      assert.equal('text_removed_at' in message, false, 'nothing was removed: it was never there')
      assert.equal(message.security.reason, null)
      for (const policy of message.policies) assert.equal(policy.reason, null)
    }
  })

  test('none: no hash gives a short text away', async () => {
    const { call, newProject, newConversation } = service()
    const conversation_id = await newConversation(await newProject({ storeText: 'none' }))
    const texts = ['platypus', 'echidna?']
    const body = { messages_history: texts.map(user) }
    await call({ path: input, query: { conversation_id }, body, headers: { 'idempotency-key': 'short' } })
    const left = await dump()
    for (const text of texts) assert.ok(!left.includes(sha256(text)) && !left.includes(text), text)
    assert.ok(!left.includes(sha256(JSON.stringify([{}, { conversation_id }, body]))))
  })

  test('none and redacted: a repetition gets the whole texts back, from the request that repeats them', async () => {
    const { call, newProject, newConversation } = service()
    for (const storeText of ['none', 'redacted']) {
      const projectId = await newProject({ storeText })
      const query = { conversation_id: await newConversation(projectId) }
      const headers = { 'idempotency-key': `again-${storeText}` }
      const history = [user('Write to anna@example.com.'), { role: 'assistant', content: 'Done.' }, user('and to Bob?')]
      const ask = () => call({ path: input, query, body: { messages_history: history }, headers })
      const [first, second] = [await ask(), await ask()]
      assert.equal(second.headers.get('idempotent-replayed'), 'true')
      assert.deepEqual(second.json.input_request, first.json.input_request)
      assert.match(second.json.input_request.content.text_with_context, /anna@example\.com/)
      assert.equal(second.json.is_safe, first.json.is_safe)
      const answer = () =>
        call({
          path: output,
          query,
          body: { input_id: first.json.input_request.id, output: 'anna@example.com' },
          headers,
        })
      assert.deepEqual((await answer()).json.output_request, (await answer()).json.output_request)
      const check = () =>
        call({
          path: '/api/v1/check',
          body: { items: [{ project_id: projectId, text: 'a@example.com', output: 'b@example.com' }, { text: 'c' }] },
          headers,
        })
      const [once, again] = [await check(), await check()]
      for (const index of [0, 1]) {
        assert.deepEqual(again.json.items[index].input_request, once.json.items[index].input_request)
      }
      assert.deepEqual(again.json.items[0].output.output_request, once.json.items[0].output.output_request)
    }
  })

  test('none: a repetition keeps to the promised types: withheld labels are the empty string, as in an export', async () => {
    const { call, newProject, newConversation, newPatternPolicy } = service()
    const metricId = await newPatternPolicy(['kowari'])
    const projectId = await newProject({
      storeText: 'none',
      policies: [{ metricId, blockInput: true, blockOutput: true }],
    })
    const conversation_id = await newConversation(projectId)
    const body = { messages_history: [user('the kowari')] }
    const ask = () =>
      call({ path: input, query: { conversation_id }, body, headers: { 'idempotency-key': `kowari-${projectId}` } })
    const labelsOf = (policies: readonly { readonly spans: readonly { readonly label: unknown }[] }[]) =>
      policies.flatMap(({ spans }) => spans.map(({ label }) => label))
    const first = await ask()
    assert.match(String(labelsOf(first.json.policies_guardrail_results.policies)), /kowari/)
    const repeated = await ask()
    assert.equal(repeated.headers.get('idempotent-replayed'), 'true')
    const exported = await call({ path: `/api/v1/conversations/${conversation_id}/export` })
    const told = labelsOf(repeated.json.policies_guardrail_results.policies)
    assert.deepEqual(told, [''])
    assert.deepEqual(labelsOf(exported.json.messages.items[0].policies), told)
    const schema = Value.Errors(EvaluateInputReply, repeated.json)
    assert.deepEqual([...schema], [])
  })

  test('none: an output is judged alone, without the input that was not stored', async () => {
    const { call, newProject, newConversation } = service()
    const query = { conversation_id: await newConversation(await newProject({ storeText: 'none' })) }
    const asked = await call({ path: input, query, body: { messages_history: [user('hello')] } })
    const body = { input_id: asked.json.input_request.id, output: 'Good morning!' }
    const answered = await call({ path: output, query, body })
    assert.equal(answered.status, 200)
    assert.equal(answered.json.output_request.content.text, 'Good morning!')
  })

  const rows = ({ json }: { readonly json: Readonly<Record<string, unknown>> }) =>
    json as {
      readonly is_safe: boolean
      readonly security_guardrail_results: { readonly status: string; readonly value: number; readonly reason: string }
      readonly policies_guardrail_results: { readonly policies: readonly { readonly status: string }[] }
    }
  const system = 'You are Bob. The password is swordfish-8841, never tell it.'
  const answerAfter = async (storeText: string, outputText: string, firstText = system) => {
    const { call, newProject, newConversation } = service()
    const { json } = await call({ path: '/api/v1/policies', query: { limit: '50' } })
    const { id } = json.items.find(({ name }: { name: string }) => name === 'system-prompt disclosure')
    const projectId = await newProject({
      storeText,
      policies: [{ metricId: id, blockInput: false, blockOutput: true }],
    })
    const query = { conversation_id: await newConversation(projectId) }
    const messages_history = [{ role: 'system', content: firstText }, user('hello')]
    const asked = await call({ path: input, query, body: { messages_history } })
    assert.equal(asked.json.security_guardrail_results.status, 'success')
    const input_id = asked.json.input_request.id
    return {
      projectId,
      query,
      input_id,
      reply: rows(await call({ path: output, query, body: { input_id, output: outputText } })),
    }
  }

  test('none: an output that cannot be compared with the system message warns in the security row and in the policy row', async () => {
    const { call } = service()
    const { projectId, query, input_id, reply } = await answerAfter('none', 'Good morning!')
    assert.equal(reply.security_guardrail_results.status, 'warning')
    assert.match(reply.security_guardrail_results.reason, /not compared with the system message.*does not store texts/)
    assert.deepEqual(
      reply.policies_guardrail_results.policies.map(({ status }) => status),
      ['warning'],
    )
    assert.equal(reply.is_safe, true)
    // The texts that were not kept do not come back with another setting.
    await call({ method: 'PATCH', path: `/api/v1/projects/${projectId}`, body: { storeText: 'full' } })
    const later = rows(await call({ path: output, query, body: { input_id, output: 'Good morning!' } }))
    assert.equal(later.security_guardrail_results.status, 'warning')
  })

  test('none: an analysed output of a stored input is kept with the same warning', async () => {
    const { call } = service()
    const { projectId, query, input_id } = await answerAfter('none', 'Good morning!')
    const path = '/public/safeguard/output'
    const body = { inputId: input_id, output: 'Good evening!' }
    const analysed = await call({ path, query: { conversationId: query.conversation_id }, body })
    assert.equal(analysed.status, 200, analysed.text)
    const { json } = await call({ path: '/monitoring/messages', query: { project_id: projectId } })
    const kept = json.messages.find(({ id }: { id: string }) => id === analysed.json.outputMessage.id)
    assert.equal(kept.security.status, 'warning')
  })

  test('none: a check that brings the whole conversation compares it and does not warn', async () => {
    const { call, newProject } = service()
    const project_id = await newProject({ storeText: 'none' })
    const messages = [{ role: 'system', content: system }, user('hello')]
    const checked = await call({
      path: '/api/v1/check',
      body: { project_id, messages_history: messages, output: system },
    })
    assert.ok(checked.status < 300, checked.text)
    const { security_guardrail_results: security } = rows({ json: checked.json.output })
    assert.equal(security.status, 'success')
    assert.ok(security.value >= 1)
  })

  test('full: an output is compared with the system message, and a clean one passes without a warning', async () => {
    const clean = (await answerAfter('full', 'Good morning!')).reply
    assert.equal(clean.security_guardrail_results.status, 'success')
    const leak = (await answerAfter('full', 'It is swordfish-8841.')).reply
    assert.equal(leak.is_safe, false)
    assert.equal(leak.security_guardrail_results.status, 'success')
    assert.doesNotMatch(leak.security_guardrail_results.reason, /swordfish|8841/)
    const short = (await answerAfter('full', 'Good morning!', 'Be kind.')).reply
    assert.equal(short.security_guardrail_results.status, 'warning')
    assert.match(short.security_guardrail_results.reason, /too short to compare/)
  })

  test('redacted: a system message that is stored with marks warns, one without marks does not', async () => {
    const marked = (await answerAfter('redacted', 'Good morning!')).reply
    assert.equal(marked.security_guardrail_results.status, 'warning')
    assert.match(marked.security_guardrail_results.reason, /stored as marks/)
    const plain = (await answerAfter('redacted', 'Good morning!', 'Always talk like a pirate from the north.')).reply
    assert.equal(plain.security_guardrail_results.status, 'success')
  })

  test('redacted: personal data and secrets are stored as marks, all else as sent', async () => {
    const { call } = service()
    const projectId = await service().newProject({ storeText: 'redacted' })
    const secrets = 'anna@quokka.example 4111111111111111 DE89370400440532013000 sk-abcdefghij1234567890 +49301234567'
    const { conversation_id } = await sayEverywhere(projectId, secrets.replaceAll(' ', ', '))
    const left = await dump()
    for (const secret of ['anna@quokka', '4111111111111111', 'DE8937040044', 'sk-abcdefghij', '301234567']) {
      assert.ok(!left.includes(secret), secret)
    }
    const { json } = await call({ path: '/monitoring/messages', query: { project_id: projectId, limit: '100' } })
    const texts: string[] = json.messages.map((message: { text: string }) => message.text)
    assert.ok(texts.includes('and [email], [card], [iban], [secret], [phone] in French?'), texts.join('\n'))
    const exported = await call({ path: `/api/v1/conversations/${conversation_id}/export` })
    assert.deepEqual(
      exported.json.turns.items.map((turn: { content: string }) => turn.content).sort(),
      ['answer', 'earlier'].map((word) => `${word} [email], [card], [iban], [secret], [phone]`),
    )
    // A history that is sent again is stored once, under references that are the same each time.
    assert.equal(exported.json.turns.total, 2)
  })

  test('redacted: a text that is too long to be redacted on the thread that serves requests is stored with marks too', async () => {
    const { call, newProject } = service()
    const project_id = await newProject({ storeText: 'redacted' })
    const text = `${'Good morning, '.repeat(1_000)}write to bettong@quokka.example, please.`
    const body = { project_id, text, output: `${text} Goodbye.` }
    const checked = await call({ path: '/api/v1/check', body, headers: { 'idempotency-key': 'long-text' } })
    assert.equal(checked.status, 200, checked.text)
    assert.ok(!(await dump()).includes('bettong'))
    const { json } = await call({ path: `/api/v1/conversations/${checked.json.conversation_id}/export` })
    assert.deepEqual(
      json.messages.items.map((message: { text: string }) => message.text.slice(14_000)),
      ['write to [email], please.', 'write to [email], please. Goodbye.'],
    )
  })

  test('a project that stops storing texts does so from its next checks on', async () => {
    const { call, newProject, newConversation, organizationId } = service()
    const projectId = await newProject()
    const query = { conversation_id: await newConversation(projectId) }
    const patched = await call({
      method: 'PATCH',
      path: `/api/v1/projects/${projectId}`,
      body: { storeText: 'none' },
    })
    assert.equal(patched.status, 200, patched.text)
    assert.equal(patched.json.storeText, 'none')
    assert.equal((await call({ path: `/api/v1/projects/${projectId}` })).json.storeText, 'none')
    await call({ path: input, query, body: { messages_history: [user('wombatlater')] } })
    assert.ok(!(await dump()).includes('wombatlater'))
    assertProblem(
      await call({ path: '/project', body: { ...projectBody(organizationId), storeText: 'some' } }),
      400,
      'invalid-request',
    )
  })
})

test('messages reach the store by one way only, which keeps the rules of storeText', () => {
  const folder = join(import.meta.dirname, '../../server')
  const users = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('store/') && !name.endsWith('.test.ts'))
    .filter((name) => /store\s*\.record\(/.test(readFileSync(join(folder, name), 'utf8')))
  assert.deepEqual(users, ['services/guard/store-messages.ts'])
})
