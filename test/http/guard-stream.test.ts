import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { createClient } from '../../client/create-client.ts'
import type { CheckStreamEvent } from '../../client/guard/check-stream.ts'
import { GuardBlocked } from '../../client/guard/guard-chat.ts'
import { type GuardStreamOptions, guardStream } from '../../client/guard/guard-stream.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { CheckStreamEvent as WireEvent } from '../../contract/guard/check-stream.ts'
import { eachService } from '../service.ts'

/** What the client says of events is what the contract says. */
const asClientSays = (event: Exclude<WireEvent, { event: 'problem' }>): CheckStreamEvent => event

async function* saying(pieces: readonly string[]) {
  for (const piece of pieces) {
    await new Promise((resolve) => setImmediate(resolve))
    yield piece
  }
}

eachService((service) => {
  const open = async () => {
    const { address: baseUrl, key: apiKey } = service()
    const client = createClient({ baseUrl, apiKey, retries: 0 })
    const policy = await service().newPatternPolicy(['bluebird'], { violation_message: 'Not about that.' })
    const policies = [{ metricId: policy, blockInput: true, blockOutput: true }]
    const project_id = await service().newProject({ policies })
    return { client, project_id }
  }
  const collect = async (answer: AsyncIterable<string>, options: GuardStreamOptions) => {
    const texts: string[] = []
    const guarded = guardStream(answer, options)
    for (;;) {
      const next = await guarded.next()
      if (next.done) return { texts, result: next.value }
      texts.push(next.value)
    }
  }

  test('a good answer comes whole, while it is still being said', async () => {
    const { client, project_id } = await open()
    const check = { project_id, text: 'What do you build?' }
    const long = 'ships, and boats, and thé for the crew, '.repeat(1_000)
    const seen: string[] = []
    const told = Promise.withResolvers<void>()
    async function* answer() {
      yield 'We build. '
      yield 'We'
      // Says no more before its beginning has been seen.
      await told.promise
      yield ` sell ${long}oars. \ud83d`
      yield '\ude00!'
    }
    for await (const text of guardStream(answer(), { client, check })) {
      seen.push(text)
      told.resolve()
    }
    assert.equal(seen[0], 'We build. ')
    assert.equal(seen.join(''), `We build. We sell ${long}oars. 😀!`)
  })

  test('what breaks a policy never comes: the violation message does, or GuardBlocked is thrown', async () => {
    const { client, project_id } = await open()
    const check = { project_id, text: 'What do you build?' }
    const bad = () => saying('We build ships. It is called blue bird, no: bluebird. More.'.split(''))
    const { texts, result } = await collect(bad(), { client, check })
    assert.equal(texts.join(''), 'We build ships. \n\nNot about that.')
    assert.equal(result?.is_safe, false)
    const seen: string[] = []
    const failing = async () => {
      for await (const text of guardStream(bad(), { client, check, whenBlocked: 'throw' })) seen.push(text)
    }
    await assert.rejects(failing(), (error) => {
      assert.ok(error instanceof GuardBlocked)
      assert.deepEqual([error.direction, error.violationMessage], ['output', 'Not about that.'])
      return true
    })
    assert.equal(seen.join(''), 'We build ships. ')
  })

  test('an answer to a blocked input is not even asked for', async () => {
    const { client, project_id } = await open()
    let asked = 0
    async function* answer() {
      asked += 1
      yield 'We build.'
    }
    const blocked: string[] = []
    const onBlocked = ({ direction }: GuardBlocked) => blocked.push(direction)
    const check = { project_id, text: 'What is bluebird?' }
    const { texts } = await collect(answer(), { client, check, onBlocked })
    assert.deepEqual([texts, blocked, asked], [['Not about that.'], ['input'], 0])
  })

  test('what an answer fails with is what the reader gets; whoever stops reading ends the answer', async () => {
    const { client, project_id } = await open()
    const check = { project_id, text: 'What do you build?' }
    async function* failing() {
      yield 'We build. '
      yield 'We'
      throw new RangeError('the LLM is gone')
    }
    await assert.rejects(collect(failing(), { client, check }), /the LLM is gone/)
    const ended = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (;;) yield* saying(['We build. '])
      } finally {
        ended.resolve()
      }
    }
    for await (const _ of guardStream(endless(), { client, check })) break
    await ended.promise
    const stop = new AbortController()
    const aborted = async () => {
      for await (const _ of guardStream(endless(), { client, check, signal: stop.signal }))
        stop.abort(new Error('enough'))
    }
    await assert.rejects(aborted(), /enough/)
  })

  test('a check that cannot be made lets nothing pass', async () => {
    const { client } = await open()
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', retries: 0 })
    await assert.rejects(collect(saying(['x']), { client: nobody, check: { text: 'a' } }), { code: 'unreachable' })
    const elsewhere = { project_id: '019a0000-0000-7000-8000-000000000000', text: 'a' }
    await assert.rejects(collect(saying(['x']), { client, check: elsewhere }), { code: 'project-not-found' })
    const long = collect(saying(['x'.repeat(600_000), 'x'.repeat(600_000)]), { client, check: { text: 'a' } })
    await assert.rejects(long, (error) => error instanceof RedoubtProblem && error.code === 'payload-too-large')
  })
})

test('a service that breaks off lets nothing pass that was held back', async () => {
  const verdict = asClientSays({ event: 'verdict', part: 'input', is_safe: true, judged: 1, violation_message: null })
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.end(`${JSON.stringify(verdict)}\n${JSON.stringify({ event: 'text', text: 'We. ' })}\n`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const client = createClient({ baseUrl: `http://127.0.0.1:${address.port}`, apiKey: 'k' })
  const read = async () => {
    for await (const text of guardStream(saying(['We. And']), { client, check: { text: 'a' } }))
      assert.equal(text, 'We. ')
  }
  await assert.rejects(read(), { code: 'cut-off' })
  server.close()
  server.closeAllConnections()
})
