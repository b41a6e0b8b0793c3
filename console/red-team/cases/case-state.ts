import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import type { Tone } from '../../parts/badge.tsx'

/** What is known of a case: `refused` and `answered` are benign twins, `open` is going on. */
export type CaseState = 'held' | 'breach' | 'unclear' | 'not_judged' | 'not_run' | 'open' | 'answered' | 'refused'

/** How each state is meant. Of what is unclear nobody knows that it held. */
export const caseTones = {
  held: 'good',
  breach: 'bad',
  unclear: 'warn',
  not_judged: 'warn',
  not_run: 'quiet',
  open: 'quiet',
  answered: 'good',
  refused: 'warn',
} as const satisfies Record<CaseState, Tone>

/** What is known of a case; `isRunning` = its run goes on, so that what has no verdict may still get one. */
export function stateOfCase(
  { status, verdict, expected, attempt_id }: Pick<ResultCase, 'status' | 'verdict' | 'expected' | 'attempt_id'>,
  isRunning: boolean,
): CaseState {
  if (status === undefined || status === 'not_run') return isRunning && attempt_id ? 'open' : 'not_run'
  if (status === 'error') return 'not_judged'
  if (expected === 'comply') return status === 'failed' ? 'refused' : 'answered'
  if (status === 'failed') return 'breach'
  return verdict === 'unclear' ? 'unclear' : 'held'
}
