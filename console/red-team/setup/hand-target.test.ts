import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TargetError } from '../../../client/attack/attack-target.ts'
import { handTarget, type OpenPrompt } from './hand-target.ts'

const given = { messages: [], conversationId: 'c', images: [] }

test('a prompt is shown until somebody answers it, and the answer is what was said', async () => {
  const shown: (OpenPrompt | null)[] = []
  const answer = handTarget((open) => shown.push(open))({
    ...given,
    prompt: 'Say it',
    signal: new AbortController().signal,
  })
  assert.equal(shown[0]?.prompt, 'Say it')
  shown[0]?.answer('No.')
  assert.equal(await answer, 'No.')
  assert.equal(shown.at(-1), null)
})

test('who stops is not left with a prompt that nobody waits for', async () => {
  const shown: (OpenPrompt | null)[] = []
  const stop = new AbortController()
  const answer = handTarget((open) => shown.push(open))({ ...given, prompt: 'Say it', signal: stop.signal })
  stop.abort(new Error('stopped'))
  await assert.rejects(answer, /stopped/)
  assert.equal(shown.at(-1), null)
})

test('a target that says nothing has failed to answer, and its prompt is shown no more', async () => {
  const shown: (OpenPrompt | null)[] = []
  const { signal } = new AbortController()
  const answer = handTarget((open) => shown.push(open))({ ...given, prompt: 'Say it', signal })
  shown[0]?.giveUp()
  await assert.rejects(answer, (error) => error instanceof TargetError && /did not answer/.test(error.message))
  assert.equal(shown.at(-1), null)
})
