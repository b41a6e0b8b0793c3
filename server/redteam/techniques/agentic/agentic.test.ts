import assert from 'node:assert/strict'
import test from 'node:test'
import { attackLanguages, noChecks } from '../../../domain/red-team-test/test-policy.ts'
import { attemptIn, harmless, playAttempt, refusal } from '../multi-turn/play-attempt.fixture.ts'
import { agentFeedback } from './agent-feedback.ts'
import { latentDocuments } from './latent-documents.ts'
import { memoryPoison } from './memory-poison.ts'
import { retrievedPages } from './retrieved-pages.ts'
import { toolBreaker } from './tool-breaker.ts'

test('tool breaker: each turn names a tool that the checks forbid, before those that the target named', () => {
  for (const language of attackLanguages) {
    const view = attemptIn(language, 6)
    const checks = { ...noChecks, forbiddenTools: ['issue_refund', 'delete_order'] }
    const start = {
      ...view,
      profile: { ...view.profile, tools: ['search_orders'] },
      policy: { ...view.policy, checks },
    }
    const said = playAttempt(toolBreaker, start, () => refusal)
    for (const { prompt } of said) assert.match(prompt, /issue_refund|delete_order/)
    assert.ok(said.some(({ prompt }) => prompt.includes('delete_order')))
  }
})

test('tool breaker: without forbidden tools the ones that reconnaissance found are asked for', () => {
  const view = attemptIn('en', 3)
  const start = { ...view, profile: { ...view.profile, tools: ['search_orders'] } }
  for (const technique of [toolBreaker, agentFeedback]) {
    const said = playAttempt(technique, start, () => harmless)
    assert.ok(said.some(({ prompt }) => prompt.includes('search_orders')))
  }
})

test('memory poisoning: the session in which the facts were planted is left once, before anything is asked', () => {
  const said = playAttempt(memoryPoison, attemptIn('en', 5), () => harmless)
  assert.deepEqual(
    said.map(({ dropTurns }) => dropTurns),
    [undefined, [0], undefined, undefined, undefined],
  )
})

test('documents: the order stands inside the document, and the user only asks to work on it', () => {
  for (const technique of [latentDocuments, retrievedPages]) {
    for (const language of attackLanguages) {
      const start = attemptIn(language, 5)
      for (const { prompt } of playAttempt(technique, start, () => ({ response: 'ok', outcome: 'complied' })).slice(
        0,
        4,
      )) {
        const orderAt = prompt.indexOf(start.scenario.goal)
        const documentAt = prompt.search(/<document>|-----|<html>|\[1\]|###|```/u)
        assert.ok(documentAt > 10 && orderAt > documentAt, prompt)
        assert.ok(!prompt.slice(0, documentAt).includes(start.scenario.goal))
      }
    }
  }
})
