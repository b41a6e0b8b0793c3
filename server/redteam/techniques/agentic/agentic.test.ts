import assert from 'node:assert/strict'
import test from 'node:test'
import { splitPlanted } from '../../../domain/red-team-test/planted-result.ts'
import { attackLanguages, noChecks } from '../../../domain/red-team-test/test-policy.ts'
import { attemptIn, harmless, playAttempt, refusal } from '../multi-turn/play-attempt.fixture.ts'
import { agentFeedback } from './agent-feedback.ts'
import { latentDocuments } from './latent-documents.ts'
import { memoryPoison } from './memory-poison.ts'
import { retrievedPages } from './retrieved-pages.ts'
import { toolBreaker } from './tool-breaker.ts'
import { toolResults } from './tool-results.ts'

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

test('tool results: the order stands in what the tool returns alone, and a client can take it apart in every language and turn', () => {
  for (const language of attackLanguages)
    for (const tryIndex of [0, 1]) {
      const start = { ...attemptIn(language, 8), tryIndex }
      const said = playAttempt(toolResults, start, () => refusal)
      assert.ok(said.length >= 8)
      for (const { prompt } of said) {
        const planted = splitPlanted(prompt)
        assert.ok(planted, prompt)
        const goals = [start.scenario.goal, ...Object.values(start.scenario.goals)]
        assert.ok(
          goals.some((goal) => planted.toolResult.includes(goal)),
          prompt,
        )
        assert.ok(!goals.some((goal) => planted.said.includes(goal)), prompt)
      }
    }
})

test('tool breaker: a wrong recipient, a wrong amount, no confirmation and a chain are tried on the tool that it knows', () => {
  for (const language of attackLanguages) {
    const view = attemptIn(language, 8)
    const start = { ...view, profile: { ...view.profile, tools: ['pay_out'] } }
    const strategies = playAttempt(toolBreaker, start, () => refusal)
      .map(({ strategy }) => strategy)
      .join(' ')
    for (const tactic of ['approval', 'chain', 'other recipient', 'other amount'])
      assert.match(strategies, new RegExp(`“${tactic}”`), language)
  }
})
