import { textUnitsMax } from '../../../contract/guard/message.ts'
import type { Message } from '../../domain/guard/message.ts'
import { UpstreamFailure } from '../../domain/guard/upstream.ts'
import { type GuardedExchange, judgeAnswerSoFar, recordAnswer } from '../../services/guard/guard-exchange.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'

/**
 * Judges and records the whole of what one choice says, with what its answer cost. Throws `UpstreamFailure` when it is longer
 * than can be judged.
 */
export async function judgeChoice(
  guard: GuardScope,
  exchange: GuardedExchange,
  { said, upstream }: { readonly said: string } & Pick<Message, 'upstream'>,
): Promise<Message> {
  const text = said.toWellFormed()
  refuseLong(text.length)
  const evaluation = await judgeAnswerSoFar(guard, exchange, text)
  return recordAnswer(guard, exchange, { text, evaluation, upstream })
}

/** Throws when an answer is longer than any that can be judged. */
export function refuseLong(units: number): void {
  if (units > textUnitsMax) throw new UpstreamFailure('failed', 'The answer of the upstream is too long to be judged.')
}
