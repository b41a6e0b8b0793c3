import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TargetError } from '../../client/attack-target.ts'
import { browserTarget } from './browser-target.ts'

const config = { url: 'http://target.test/chat', promptField: 'message', messagesField: '', replyPath: '' }

/** What the target answers to a prompt, and the request that it got. */
async function ask(replyPath: string, reply: string, status = 200, messagesField = '') {
  const requests: RequestInit[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    requests.push(init ?? {})
    return new Response(reply, { status })
  }
  const target = browserTarget({ ...config, replyPath, messagesField }, fetch as typeof globalThis.fetch)
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

test('what the browser could not send is told as a target that was not reached', async () => {
  const fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  const target = browserTarget(config, fetch)
  const prompt = { prompt: 'a', messages: [], conversationId: 'c', signal: new AbortController().signal, images: [] }
  await assert.rejects(target(prompt), (error) => error instanceof TargetError && error.isUnreachable)
})
