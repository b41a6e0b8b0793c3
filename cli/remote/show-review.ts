import { plainLine } from '../../client/attack/plain-line.ts'
import type { ItemOf } from '../../client/each-item.ts'

/** What is shown of a text; results/cases has it in full. In UTF-16 units. */
const shownUnitsMax = 2_000

/** An answer that a person is to rule on, in lines. What others wrote stands in one line each, so that it can pass for nothing else. */
export function showReviewTurn(turn: ItemOf<'listReviewTurns'>): readonly string[] {
  const { attempt_id, turn_index, policy, technique_id, goal, request, response, tool_calls, evaluation } = turn
  const field = (name: string, text: string) => `  ${name.padEnd(9)} ${shown(text)}`
  return [
    '',
    `attempt ${attempt_id}, turn ${turn_index}`,
    field('rule', policy),
    field('goal', goal),
    field('technique', technique_id),
    field('asked', request),
    field('answered', response ?? '(nothing)'),
    ...tool_calls.map(({ name, arguments: given }) => field('called', `${name} ${given}`)),
    field('judges', `${evaluation.verdict ?? ''} ${Math.round(evaluation.score * 100)} %: ${evaluation.reason}`),
  ]
}

function shown(text: string): string {
  const line = plainLine(text)
  return line.length > shownUnitsMax ? `${line.slice(0, shownUnitsMax).toWellFormed()}…` : line
}
