import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import { attackTurn, attemptView } from '../../redteam/techniques/attempt-view.fixture.ts'
import { languageSwitch } from '../../redteam/techniques/single-turn/disguise/language-switch.ts'
import { askedLanguageOf } from './asked-language-of.ts'

/** An attempt of two turns, of which one may have broken the policy. */
function recordOf(breachStep: number | null): { readonly record: AttemptRecord; readonly prompts: readonly string[] } {
  let view = attemptView()
  const turns = [1, 2].map((step) => {
    const prompt = languageSwitch.nextPrompt(view)
    const turn = attackTurn(step - 1, prompt, { response: 'No.', outcome: 'refused' })
    view = { ...view, turns: [...view.turns, turn] }
    return { ...turn, step, transforms: prompt.transforms }
  })
  const record = { attempt: { breachStep }, turns } as unknown as AttemptRecord
  return { record, prompts: turns.map(({ prompt }) => prompt) }
}

test('an attempt of the language switch is one of the language in which the turn was asked that decided', () => {
  const { goals } = attemptView().scenario
  const { record, prompts } = recordOf(1)
  assert.ok(prompts[0]?.includes(goals.fr ?? '?') && prompts[1]?.includes(goals.de ?? '?'))
  assert.equal(askedLanguageOf(record), 'fr')
  assert.equal(askedLanguageOf(recordOf(2).record), 'de')
  assert.equal(askedLanguageOf(recordOf(null).record), 'de', 'the last one where nothing broke')
})

test('where a technique chose no language, and where an older version did not keep it, none is told', () => {
  const { record } = recordOf(1)
  const older = { ...record, turns: record.turns.map((turn) => ({ ...turn, transforms: ['language-switch'] })) }
  assert.equal(askedLanguageOf(older), null)
  assert.equal(askedLanguageOf({ ...record, turns: [] }), null)
})
