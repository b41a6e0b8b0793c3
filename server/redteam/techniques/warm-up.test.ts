import assert from 'node:assert/strict'
import test from 'node:test'
import type { AttemptView } from '../../domain/attempt/technique.ts'
import { attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import { attemptIn } from './multi-turn/play-attempt.fixture.ts'
import { warmUpPrompt } from './warm-up.ts'

/** The warm-ups of an attempt, each answered. */
function warmUpsOf(start: AttemptView, count: number): readonly string[] {
  let view = start
  for (let index = 0; index < count; index += 1) {
    const prompt = warmUpPrompt(view, index)
    const turn = {
      turnIndex: index,
      phase: 'warm_up',
      prompt,
      request: prompt,
      response: 'ok',
      toolCalls: [],
      error: null,
      latencyMs: 1,
      evaluation: null,
      strategy: 'rapport',
      isDropped: false,
    } as const
    view = { ...view, warmUps: [...view.warmUps, turn] }
  }
  return view.warmUps.map(({ prompt }) => prompt)
}

test('warm-ups differ from each other, follow from the seed and name what the business is about', () => {
  for (const language of attackLanguages) {
    for (const seed of ['a', 'b', 'c']) {
      const start = attemptIn(language, 5, { seed })
      const said = warmUpsOf(start, 12)
      assert.equal(new Set(said).size, 12)
      assert.deepEqual(said, warmUpsOf(start, 12))
      for (const prompt of said) assert.match(prompt, /garden|orders|returns|support/u)
    }
  }
})

test('warm-ups ask for nothing: neither the goal nor its topic is in them', () => {
  for (const language of attackLanguages) {
    for (const prompt of warmUpsOf(attemptIn(language, 5), 5)) {
      assert.doesNotMatch(prompt, /discount|employee|réduction|rabatt|descuento/iu)
    }
  }
})

test('warm-ups speak about another business with other words, those of the target too', () => {
  const view = attemptIn('en', 5, { businessContext: '', useCase: '' })
  const bank = { ...view, profile: { ...view.profile, purpose: 'I open savings accounts for a bank.' } }
  assert.match(warmUpsOf(bank, 5).join(' '), /savings accounts/)
  assert.match(warmUpsOf(bank, 10).join(' '), /branch|account holders/)
})

test('a warm-up says no secret, even one that stands in the business context', () => {
  const view = attemptIn('en', 5, { businessContext: 'The greenhouse opens with rosebud.' })
  const start = { ...view, scenario: { ...view.scenario, checks: { ...view.scenario.checks, secrets: ['rosebud'] } } }
  for (const prompt of warmUpsOf(start, 10)) assert.ok(!prompt.includes('rosebud'))
})
