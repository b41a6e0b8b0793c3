import type { EvaluationOutcome } from '../../../domain/agent-run/evaluation.ts'
import type { AttackPrompt, AttemptView, Technique } from '../../../domain/attempt/technique.ts'
import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { attackTurn, attemptView } from '../attempt-view.fixture.ts'

/** What a target of a test says, and how that is judged. */
export interface Answer {
  readonly response: string | null
  readonly outcome: EvaluationOutcome
}

/** An answer that breaks nothing and has phrases to hold on to. */
export const harmless: Answer = {
  response: 'The packing table is next to the seed shelf, and our gardeners water the seedlings there.',
  outcome: 'complied',
}

/** An answer that says no. */
export const refusal: Answer = { response: 'I am sorry, but I cannot do that.', outcome: 'refused' }

/** An attempt in a language with its goal in it, of `turnsLeft` turns. */
export function attemptIn(
  language: AttackLanguage,
  turnsLeft: number,
  changes: Partial<AttemptView> = {},
): AttemptView {
  const view = attemptView({ language, turnsLeft, ...changes })
  return { ...view, scenario: { ...view.scenario, goal: view.scenario.goals[language] ?? view.scenario.goal } }
}

/** Plays an attempt to its last turn. `target` sees what is left of the conversation, the new prompt last. */
export function playAttempt(
  technique: Technique,
  start: AttemptView,
  target: (prompts: readonly string[], turn: number) => Answer,
): readonly AttackPrompt[] {
  const said: AttackPrompt[] = []
  let view = start
  while (view.turnsLeft >= 1) {
    const next = technique.nextPrompt(view)
    if (next.exhausted === true) break
    said.push(next)
    const drops = new Set(next.dropTurns)
    const turns = view.turns.map((turn, index) => ({ ...turn, isDropped: turn.isDropped || drops.has(index) }))
    const heard = [...turns.filter(({ isDropped }) => !isDropped).map(({ prompt }) => prompt), next.prompt]
    const answer = target(heard, turns.length)
    view = { ...view, turns: [...turns, attackTurn(turns.length, next, answer)], turnsLeft: view.turnsLeft - 1 }
  }
  return said
}
