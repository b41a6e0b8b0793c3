import type { Direction } from '../../domain/guard/exchange.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { redactExchanges } from '../redaction/redact-exchanges.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type Checked, type CheckItem, exchangeToRedact } from './check.ts'
import type { EvaluatedExchange } from './evaluate-exchange.ts'
import { type GuardedExchange, guardExchange, judgeAnswerSoFar, recordAnswer } from './guard-exchange.ts'
import { HeldAnswer, type JudgedText, type Released } from './hold-answer.ts'

/** A check whose answer comes in pieces. */
export interface CheckStreamCommand extends Omit<CheckItem, 'output'> {
  readonly organizationId: string
}

/** What becomes of a streamed answer, in this order; the last one is `checked`. */
export type StreamedCheck =
  /** Of the answer, its first `units` were judged together. */
  | {
      readonly kind: 'verdict'
      readonly direction: Direction
      readonly units: number
      readonly evaluation: EvaluatedExchange
      readonly snapshot: ConfigurationSnapshot
    }
  /** A part of the answer that may be shown. */
  | { readonly kind: 'text'; readonly text: string }
  /** What a check of the input and of the answer, as far as it was judged, says. Both are durable. */
  | { readonly kind: 'checked'; readonly checked: Checked; readonly answer: string | null }

/**
 * Judges an input, then its answer while it arrives: text leaves as from the proxy, by the same `HeldAnswer`. After the
 * first unsafe verdict nothing more is read. Rejects as judging and reading do; what was judged by then is recorded.
 */
export async function* checkStream(
  scope: GuardScope,
  command: CheckStreamCommand,
  answer: AsyncIterable<string>,
): AsyncGenerator<StreamedCheck> {
  const exchange = await guardExchange(scope, { ...command, conversation: null })
  const { snapshot } = exchange
  const inputEvaluation = exchange.judgedInput.evaluation
  const units = exchange.judgedInput.text.length
  yield { kind: 'verdict', direction: 'input', units, evaluation: inputEvaluation, snapshot }
  if (!inputEvaluation.verdict.isSafe) {
    yield { kind: 'checked', checked: await redacted(scope, command, checkedOf(exchange, null)), answer: null }
    return
  }
  const held = new HeldAnswer<'answer'>((text) => judgeAnswerSoFar(scope, exchange, text))
  let isRecorded = false
  const record = async (): Promise<JudgedAnswer | null> => {
    const { judged } = held
    if (judged === null || isRecorded) return null
    isRecorded = true
    return { ...judged, message: await recordAnswer(scope, exchange, { ...judged, upstream: null }) }
  }
  let told: JudgedText | null = null
  function* tell(released: Released<'answer'>): Generator<StreamedCheck> {
    const { judged } = held
    if (judged !== null && judged !== told) {
      told = judged
      const { text, evaluation } = judged
      yield { kind: 'verdict', direction: 'output', units: text.length, evaluation, snapshot }
    }
    if (released.kind === 'parts') for (const { text } of released.parts) yield { kind: 'text', text }
  }
  try {
    let released: Released<'answer'> = { kind: 'parts', parts: [] }
    for await (const text of answer) {
      held.append('answer', text)
      released = await held.release()
      yield* tell(released)
      if (released.kind === 'blocked') break
    }
    if (released.kind !== 'blocked') yield* tell(await held.finish(''))
    const judged = await record()
    const checked = await redacted(scope, command, checkedOf(exchange, judged))
    yield { kind: 'checked', checked, answer: judged?.text ?? null }
  } finally {
    // What was judged of an answer that broke off has been seen: it is in monitoring like any other.
    await record()
  }
}

/** With its texts without data, when they are wanted. */
async function redacted(scope: GuardScope, command: CheckStreamCommand, checked: Checked): Promise<Checked> {
  const [found = null] = await redactExchanges(scope, command.organizationId, [exchangeToRedact(command, checked)])
  return { ...checked, redacted: found }
}

interface JudgedAnswer extends JudgedText {
  readonly message: GuardedExchange['input']
}

function checkedOf(exchange: GuardedExchange, judged: JudgedAnswer | null): Checked {
  const { conversation, snapshot, input, judgedInput, isStored } = exchange
  const { role, text, restatement, evaluation } = judgedInput
  const output = judged && {
    role: 'assistant' as const,
    text: judged.text,
    textWithContext: judged.text,
    evaluation: judged.evaluation,
    message: isStored ? judged.message : null,
  }
  return {
    snapshot,
    conversationId: isStored ? conversation.id : null,
    input: { role, text, textWithContext: restatement.text, evaluation, message: isStored ? input : null },
    output,
    redacted: null,
  }
}
