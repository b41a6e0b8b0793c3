import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TargetError } from '../../../client/attack/attack-target.ts'
import { browserTarget } from './browser-target.ts'

const config = { url: 'http://target.test/chat', promptField: 'message', messagesField: '', replyPath: '' }

/** What the target answers to a prompt, and the request that it got. */
async function ask(replyPath: string, reply: string, status = 200, messagesField = '') {
  const requests: RequestInit[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    requests.push(init ?? {})
    return new Response(reply, { status })
  }
  const surroundings = { fetch: fetch as typeof globalThis.fetch, page: new EventTarget() }
  const target = browserTarget({ ...config, replyPath, messagesField }, surroundings)
  const { signal } = new AbortController()
  const messages = [{ role: 'user', content: 'Hello' }] as const
  const answer = await target({ prompt: 'Again', messages, conversationId: 'c', signal, images: [] })
  return { answer, init: requests[0] }
}

test('the answer is read where the path says, through lists too', async () => {
  const { answer, init } = await ask('choices[0].message.content', '{"choices":[{"message":{"content":"No."}}]}')
  assert.equal(answer, 'No.')
  assert.deepEqual(JSON.parse(String(init?.body)), { message: 'Again', conversation_id: 'c' })
  assert.equal(init?.credentials, 'omit')
  assert.equal((await ask('', 'plain')).answer, 'plain')
})

test('the conversation is sent where it is asked for', async () => {
  const { init } = await ask('', 'x', 200, 'messages')
  assert.deepEqual(JSON.parse(String(init?.body)).messages, [
    { role: 'user', content: 'Hello' },
    { role: 'user', content: 'Again' },
  ])
})

test('a reply without the place, without JSON, and a refusal say so', async () => {
  await assert.rejects(ask('reply', '{"other":1}'), /nothing at reply/)
  await assert.rejects(ask('toString', '{}'), /nothing at toString/)
  await assert.rejects(ask('reply', 'oops'), /did not answer with JSON/)
  await assert.rejects(ask('', 'busy', 503), (error) => error instanceof TargetError && error.isTemporary)
})

const prompt = { prompt: 'a', messages: [], conversationId: 'c', signal: new AbortController().signal, images: [] }

/** What the browser tells of a connection that the policy of a page forbids. */
function forbidden(blockedURI: string, effectiveDirective = 'connect-src'): Event {
  return Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective })
}

/** Asks in vain, while the browser tells of something at once or after the request has failed. */
async function askInVain(told: Event | null, isLate = false) {
  const page = new EventTarget()
  const tried: unknown[] = []
  const fetch = async () => {
    if (told !== null && isLate) setTimeout(() => page.dispatchEvent(told), 5)
    else if (told !== null) page.dispatchEvent(told)
    throw new TypeError('Failed to fetch')
  }
  const target = browserTarget(config, { fetch, page, onTried: (unasked) => tried.push(unasked) })
  const error = await target(prompt).then(assert.fail, (failure: unknown) => failure)
  assert.ok(error instanceof TargetError)
  return { error, tried }
}

test('a request that failed may have got there: it is a failed answer, and not asked again', async () => {
  for (const told of [null, forbidden('http://elsewhere.test/chat'), forbidden(config.url, 'img-src')]) {
    const { error, tried } = await askInVain(told)
    assert.deepEqual([error.isUnreachable, error.isTemporary], [false, false])
    assert.match(error.message, /could not ask .*Failed to fetch/)
    assert.deepEqual(tried, ['network'])
  }
})

test('what the policy of the page forbids is told apart, and surely did not get there', async () => {
  for (const isLate of [false, true]) {
    const { error, tried } = await askInVain(forbidden('http://target.test/chat'), isLate)
    assert.equal(error.isUnreachable, true)
    assert.match(error.message, /console may not ask/)
    assert.deepEqual(tried, ['policy'])
  }
})

test('no redirect is followed, and a reply without end is not read to its end', async () => {
  assert.equal((await ask('', 'x')).init?.redirect, 'error')
  let isCalledOff = false
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => {
      isCalledOff = true
    },
  })
  const target = browserTarget(config, { fetch: async () => new Response(endless), page: new EventTarget() })
  await assert.rejects(target(prompt), (error) => error instanceof TargetError && /larger than/.test(error.message))
  assert.ok(isCalledOff)
})

test('an answer that breaks off is a failed one', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) })
  const target = browserTarget(config, { fetch: async () => new Response(broken), page: new EventTarget() })
  await assert.rejects(
    target(prompt),
    (error) => error instanceof TargetError && /broke off .*lost/.test(error.message),
  )
})
