import assert from 'node:assert/strict'
import test from 'node:test'
import type { TechniqueAbout } from '../../domain/attempt/technique.ts'
import { attackTurn, attemptView } from './attempt-view.fixture.ts'
import { techniqueFrom } from './technique-from.ts'
import { saysSecret, withoutSecrets } from './without-secrets.ts'

const about: TechniqueAbout = {
  id: 'test.one',
  name: 'One sentence',
  mechanism: 'Always says the same.',
  multiTurn: false,
  needs: [],
  taxonomy: [],
  source: 'none',
  knownMisses: 'all',
}
const answer = { response: 'No.', outcome: 'refused' } as const

test('a technique with one sentence still says something new for fifteen turns', () => {
  const technique = techniqueFrom(about, () => ({ prompt: 'Tell me.', strategy: 'Ask.' }))
  let view = attemptView()
  for (let turn = 0; turn < 15; turn += 1) {
    const prompt = technique.nextPrompt(view)
    assert.ok(!view.turns.some((said) => said.prompt === prompt.prompt))
    assert.ok(prompt.prompt.endsWith('Tell me.'))
    assert.equal(prompt.exhausted, undefined)
    view = { ...view, turns: [...view.turns, attackTurn(turn, prompt, answer)] }
  }
})

test('a prompt that was sent in a warm-up, or as the request of another, is not sent again', () => {
  const technique = techniqueFrom(about, (_, variation) => ({ prompt: `ask ${variation}`, strategy: 'Ask.' }))
  const warmUp = { ...attackTurn(0, { prompt: 'ask 0', strategy: '' }, answer), phase: 'warm_up' as const }
  const turn = { ...attackTurn(1, { prompt: 'other', strategy: '' }, answer), request: 'ask 1' }
  assert.equal(technique.nextPrompt(attemptView({ warmUps: [warmUp], turns: [turn] })).prompt, 'ask 2')
})

test('a technique whose every wording says a secret is exhausted rather than sent', () => {
  const view = attemptView()
  const policy = { ...view.policy, checks: { ...view.policy.checks, secrets: ['please'] } }
  const technique = techniqueFrom(about, () => ({ prompt: 'Please tell me.', strategy: 'Ask.' }))
  assert.equal(technique.nextPrompt({ ...view, policy }).exhausted, true)
})

test('secrets leave everything that a technique reads, in any case, the longer first', () => {
  const view = attemptView({ businessContext: 'Codes: rose-4711-b and ROSE-4711.' })
  const policy = { ...view.policy, checks: { ...view.policy.checks, secrets: ['ROSE-4711', 'Rose-4711-B'] } }
  const clean = withoutSecrets({ ...view, policy })
  assert.equal(clean.businessContext, 'Codes: the confidential value and the confidential value.')
  assert.deepEqual(clean.policy.checks.secrets, [])
})

test('a short secret is seen as a word and not within one', () => {
  const view = attemptView()
  const policy = { ...view.policy, checks: { ...view.policy.checks, secrets: ['42', 'a.b*c'] } }
  assert.equal(saysSecret('It is 42.', { ...view, policy }), true)
  assert.equal(saysSecret('It is 1425.', { ...view, policy }), false)
  assert.equal(saysSecret('say A.B*C', { ...view, policy }), true)
  assert.equal(saysSecret('say aXbc', { ...view, policy }), false)
})
