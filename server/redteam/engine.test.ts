import assert from 'node:assert/strict'
import { test } from 'node:test'
import { llmTechniques } from './attackers/llm-techniques.ts'
import { createRedTeamEngine } from './engine.ts'
import { attemptView } from './techniques/attempt-view.fixture.ts'

test('a technique that needs an LLM says in its strategy which one took over when there is none', async () => {
  const engine = createRedTeamEngine({ judge: () => Promise.reject(new Error('nothing is judged')), chat: null })
  const { signal } = new AbortController()
  for (const { about, fallbackId } of llmTechniques) {
    const given = await engine.nextPrompt(about.id, attemptView(), signal)
    const offline = await engine.nextPrompt(fallbackId, attemptView(), signal)
    const strategy = `No LLM is configured any more; ${fallbackId} took over. ${offline.strategy}`
    assert.deepEqual(given, { ...offline, strategy })
  }
})
