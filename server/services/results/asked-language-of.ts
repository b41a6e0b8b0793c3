import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import { switchedTo } from '../../domain/red-team-test/framed-techniques.ts'
import { decidingTurn } from './deciding-turn.ts'

/**
 * The language in which an attempt was asked where its technique chose one by itself: of several, that of the turn that decided. Null
 * where it chose none, and in runs of older versions, which did not keep it.
 */
export function askedLanguageOf(record: AttemptRecord): string | null {
  const named = decidingTurn(record)?.transforms.find((name) => name.startsWith(switchedTo))
  return named?.slice(switchedTo.length) ?? null
}
