import assert from 'node:assert/strict'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/check/stream'
const type = 'application/x-ndjson'
const question = 'What do you build?'
const withoutSecurity = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }

// biome-ignore lint/suspicious/noExplicitAny: tests read events of every shape
type Event = any

const linesOf = (head: object, pieces: readonly string[]) =>
  [head, ...pieces.map((text) => ({ text }))].map((line) => `${JSON.stringify(line)}\n`).join('')
const readEvents = (text: string): readonly Event[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const textOf = (events: readonly Event[]) => events.map((one) => (one.event === 'text' ? one.text : '')).join('')

/** What a result says, without what differs from one call to the next. */
function steady(result: unknown): unknown {
  return JSON.parse(
    JSON.stringify(result, (name, value) =>
      ['timestamp', 'conversation_id', 'output_message_id'].includes(name) ||
      (name === 'id' && /^[0-9a-f-]{36}$/.test(value))
        ? undefined
        : value,
    ),
  )
}

eachService((service) => {
  const stream = async (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await service().call({ path, body, headers: { 'content-type': type, ...headers } })
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/x-ndjson/)
    return { events: readEvents(answer.text), raw: answer.text }
  }
  const refused = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    service().call({ path, body, headers: { 'content-type': type, ...headers } })
  const messagesOf = async (project_id: string) =>
    (await service().call({ path: '/monitoring/messages', query: { project_id } })).json.messages
  const guarded = async (deny: readonly string[], fields: object = {}) => {
    const metricId = await service().newPatternPolicy(deny, { violation_message: 'We do not speak about that.' })
    return service().newProject({
      policies: [{ metricId, blockInput: true, blockOutput: true, ...fields }],
      securityGuardrails: withoutSecurity,
    })
  }
  /** A request that is written piece by piece, and what has come back of it. */
  const open = (head: object) => {
    const headers = { 'content-type': type, 'x-api-key': service().key }
    const request = httpRequest(new URL(path, service().address), { method: 'POST', headers })
    request.on('error', () => undefined)
    const answered = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
    request.write(`${JSON.stringify(head)}\n`)
    return { request, answered }
  }
  const say = (request: ClientRequest, text: string) => request.write(`${JSON.stringify({ text })}\n`)

  test('200: a good answer leaves whole, its summary is what check says, and it is in monitoring once', async () => {
    const project = await service().newProject()
    const text = 'We build. 東京で作る。We sell 😀!\n\nAnd more'
    const { events } = await stream(linesOf({ project_id: project, text: question }, text.split('')))
    assert.equal(textOf(events), text)
    assert.deepEqual(events.filter(({ event }) => event === 'verdict').map(({ part, is_safe }) => [part, is_safe])[0], [
      'input',
      true,
    ])
    const summary = events.at(-1)
    assert.equal(summary.event, 'summary')
    const stored = await messagesOf(project)
    assert.deepEqual(stored.map((one: Event) => one.direction).sort(), ['input', 'output'])
    assert.deepEqual(
      stored.map((one: Event) => one.id).sort(),
      [summary.result.input_request.id, summary.result.output.output_message_id].sort(),
    )
    assert.ok(stored.every((one: Event) => one.conversation_id === summary.result.conversation_id))
    const body = { project_id: project, text: question, output: text }
    const { json } = await service().call({ path: '/api/v1/check', body })
    assert.deepEqual(steady(summary.result), steady(json))
  })

  test('200: an answer is cut before the sentence that breaks a policy, and nothing more is read', async () => {
    const project = await guarded(['apollo'])
    const text = 'We build ships. The name is Apollo, by the way. More.'
    const body = linesOf({ project_id: project, text: question }, text.match(/.{1,3}/gs) ?? [])
    const { events, raw } = await stream(`${body}this is never read`)
    assert.equal(textOf(events), 'We build ships. ')
    const [verdict, summary] = events.slice(-2)
    assert.equal(verdict.event, 'verdict')
    assert.deepEqual([verdict.part, verdict.is_safe], ['output', false])
    assert.equal(verdict.violation_message, 'We do not speak about that.')
    assert.equal(summary.result.is_safe, false)
    assert.equal(summary.result.output.is_safe, false)
    assert.doesNotMatch(raw.slice(0, raw.lastIndexOf('{"event":"summary"')), /apo/i)
    const stored = await messagesOf(project)
    assert.equal(stored.filter((one: Event) => one.direction === 'output').length, 1)
  })

  test('200: of an answer to a blocked input nothing leaves', async () => {
    const project = await guarded(['build'])
    const { events } = await stream(linesOf({ project_id: project, text: question }, ['Ships. ', 'Boats. ']))
    assert.deepEqual(
      events.map(({ event }) => event),
      ['verdict', 'summary'],
    )
    assert.deepEqual([events[0].part, events[0].violation_message], ['input', 'We do not speak about that.'])
    assert.equal(events[1].result.is_safe, false)
    assert.equal(events[1].result.output, undefined)
    assert.equal((await messagesOf(project)).length, 1)
  })

  test('200: options are those of check: histories, documents, modes, a policy in shadow, store: false', async () => {
    const project = await guarded(['ship'], { shadow: true })
    const head = {
      project_id: project,
      messages_history: [
        { role: 'system', content: 'You are brief.' },
        { role: 'user', content: question },
      ],
      documents: [{ id: 'a', text: 'A page about boats.' }],
      execution_mode: 'normal',
      store: false,
    }
    const { events } = await stream(linesOf(head, ['We build ships.']))
    assert.equal(textOf(events), 'We build ships.')
    const { result } = events.at(-1)
    assert.equal(result.conversation_id, null)
    assert.deepEqual(result.checks_run.documents.given, 1)
    assert.equal(result.output.output_message_id, null)
    assert.deepEqual(await messagesOf(project), [])
    const { json } = await service().call({ path: '/api/v1/check', body: { ...head, output: 'We build ships.' } })
    assert.deepEqual(steady(result), steady(json))
  })

  test('an image in the head is judged like that of a check', async () => {
    const project = await guarded(['apollo'])
    const images = [{ base64: 'AAAA', mimeType: 'image/png' }]
    const answer = await refused(linesOf({ project_id: project, text: question, images }, ['x']))
    const problem = assertProblem(answer, 400, 'invalid-request')
    assert.equal(problem.errors[0].path, 'images[0].base64')
  })

  test('text leaves while the answer still arrives', async () => {
    const { request, answered } = open({ text: question })
    say(request, 'We build. ')
    say(request, 'And')
    const response = await answered
    let seen = ''
    for await (const piece of response) {
      seen += piece
      if (seen.includes('"We build. "') && !request.writableEnded) request.end()
    }
    const events = readEvents(seen)
    assert.equal(textOf(events), 'We build. And')
    assert.equal(events.at(-1).event, 'summary')
  })

  test('400: a first line that is none, half of one or misspelt is refused before anything is judged', async () => {
    for (const [body, told] of [
      ['', /empty/],
      ['{"text": "a"', /JSON/],
      ['{"text": }\n{"text": "b"}', /JSON/],
      ['[]\n', /object/],
      ['{"txt": "a"}\n', /did you mean `text`/],
      ['{"text": "a", "output": "b"}\n', /output/],
      ['{}\n', /text/],
    ] as const) {
      const problem = assertProblem(await refused(body), 400, 'invalid-request')
      assert.match(`${problem.detail} ${JSON.stringify(problem.errors ?? '')}`, told, body)
    }
  })

  test('a line that is none ends the stream with a problem that names it; nothing unjudged leaves', async () => {
    for (const [line, told] of [
      ['{"text": "half', /^Line 4 is not JSON/],
      ['{"text": 5}', /^Line 4 needs `text`/],
      ['{"txt": "a"}', /^Line 4 .*did you mean `text`/],
      ['["a"]', /^Line 4 must be an object/],
      ['\ufeff\ufeff', /^Line 4/],
    ] as const) {
      const project = await service().newProject()
      const body = linesOf({ project_id: project, text: question }, ['We build. ', 'And unjudged'])
      const { events, raw } = await stream(`${body}${line}`)
      const { event, problem } = events.at(-1)
      assert.equal(event, 'problem', line)
      assert.deepEqual([problem.code, problem.status, problem.line], ['invalid-request', 400, 4])
      assert.match(problem.detail, told)
      assert.equal(textOf(events), 'We build. ')
      assert.doesNotMatch(raw, /unjudged|half/)
      // What was judged has been seen, and is in monitoring.
      const stored = await messagesOf(project)
      assert.deepEqual(stored.map((one: Event) => one.direction).sort(), ['input', 'output'])
    }
    const broken = Buffer.concat([Buffer.from(linesOf({ text: question }, [])), Buffer.from([0x22, 0xff, 0x22, 0x0a])])
    const { events } = await stream(broken)
    assert.match(events.at(-1).problem.detail, /^Line 2 is not valid UTF-8/)
  })

  test('a line, and an answer, that is too long ends the stream with payload-too-large', async () => {
    const begin = linesOf({ text: question }, ['We build. ', 'And'])
    const long = await stream(`${begin}${JSON.stringify({ text: 'x'.repeat(300_000) })}\n`)
    const { problem } = long.events.at(-1)
    assert.deepEqual([problem.code, problem.line], ['payload-too-large', 4])
    assert.equal(textOf(long.events), 'We build. ')
    const pieces = Array.from({ length: 25 }, () => 'x'.repeat(200_000))
    const five = await stream(linesOf({ text: question }, ['We build. ', ...pieces]))
    const { problem: tooLong } = five.events.at(-1)
    assert.equal(tooLong.code, 'payload-too-large')
    assert.equal(textOf(five.events), 'We build. ')
  })

  test('415: a body that is no lines; lines where none are taken; 405: another method', async () => {
    const json = await service().call({ path, body: { text: question } })
    assertProblem(json, 415, 'unsupported-media-type')
    const elsewhere = { path: '/api/v1/check', body: '{"text": "a"}\n', headers: { 'content-type': type } }
    assertProblem(await service().call(elsewhere), 415, 'unsupported-media-type')
    const packed = await refused('{}\n', { 'content-encoding': 'gzip' })
    assertProblem(packed, 415, 'unsupported-media-type')
    assertProblem(await service().call({ path, method: 'GET' }), 405, 'method-not-allowed')
  })

  test('401, 403 and 404 as with check: unknown key, lacking permission, another project', async () => {
    const body = linesOf({ text: question }, ['a'])
    const headers = { 'content-type': type }
    assertProblem(await service().call({ path, body, headers, key: null }), 401, 'invalid-api-key')
    const { key } = await service().newKey(['manage'])
    assertProblem(await service().call({ path, body, headers, key }), 403, 'missing-permission')
    const elsewhere = linesOf({ project_id: '019a0000-0000-7000-8000-000000000000', text: question }, ['a'])
    assertProblem(await service().call({ path, body: elsewhere, headers }), 404, 'project-not-found')
    const [mine, other] = [await service().newProject(), await service().newProject()]
    const bound = (
      await service().call({
        path: '/api/v1/api-keys',
        body: { name: 'bound', permissions: ['guard'], project_ids: [mine] },
      })
    ).json.key
    const ofOther = linesOf({ project_id: other, text: question }, ['a'])
    assertProblem(await service().call({ path, body: ofOther, headers, key: bound }), 404, 'project-not-found')
    const ofMine = linesOf({ project_id: mine, text: question }, ['a'])
    assert.equal((await service().call({ path, body: ofMine, headers, key: bound })).status, 200)
  })

  test('a client that goes away leaves what was judged in monitoring', async () => {
    const project = await service().newProject()
    const { request, answered } = open({ project_id: project, text: question })
    say(request, 'We build. ')
    say(request, 'We sell. ')
    say(request, 'And')
    const response = await answered
    response.on('error', () => undefined)
    let seen = ''
    for await (const piece of response) {
      seen += piece
      if (seen.includes('We build')) break
    }
    request.destroy()
    let outputs: readonly Event[] = []
    for (let tries = 0; outputs.length === 0 && tries < 500; tries++) {
      outputs = (await messagesOf(project)).filter((one: Event) => one.direction === 'output')
    }
    assert.equal(outputs.length, 1)
  })
})
