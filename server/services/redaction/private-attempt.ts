import type { Evaluation, Evidence } from '../../domain/agent-run/evaluation.ts'
import type { TargetReply } from '../../domain/attack-run/target-reply.ts'
import type { AttemptRecord, RecordedTurn } from '../../domain/attempt/attempt-state.ts'
import type { Redact } from './redactor.ts'

/** What stands in the place of a quote that cuts through what became a mark. */
const cutQuote = '[redacted]'

/** All that `redactedTurns` redacts of an attempt. Cost: linear in the texts. */
export function wordsOfAttempt({ turns }: AttemptRecord): readonly string[] {
  return collect((note) => redactedTurns({ turns }, note))
}

/** All that `redactedReply` redacts. */
export function wordsOfReply(reply: TargetReply): readonly string[] {
  return collect((note) => redactedReply(reply, note))
}

/** All that `redactedEvaluation` redacts. */
export function wordsOfEvaluation(evaluation: Evaluation): readonly string[] {
  return collect((note) => redactedEvaluation(evaluation, note, () => null))
}

/** The turns of an attempt with marks in place of what no project keeps that stores redacted texts. */
export function redactedTurns({ turns }: Pick<AttemptRecord, 'turns'>, redact: Redact): readonly RecordedTurn[] {
  const responses = new Map(turns.map(({ turnIndex, response }) => [turnIndex, response]))
  const answerAt = (turnIndex: number) => {
    const response = responses.get(turnIndex) ?? null
    return response === null ? null : { said: response, kept: redact(response) }
  }
  return turns.map((turn) => ({
    ...turn,
    ...redactedReply(turn, redact),
    prompt: redact(turn.prompt),
    strategy: redact(turn.strategy),
    history: turn.history?.map(({ role, content }) => ({ role, content: redact(content) })) ?? null,
    evaluation: turn.evaluation && redactedEvaluation(turn.evaluation, redact, answerAt),
  }))
}

/** What was sent and answered, with marks. */
export function redactedReply(
  { request, response, error, toolCalls }: Pick<TargetReply, 'request' | 'response' | 'error' | 'toolCalls'>,
  redact: Redact,
): Pick<TargetReply, 'request' | 'response' | 'error' | 'toolCalls'> {
  return {
    request: redact(request),
    response: response === null ? null : redact(response),
    error: error === null ? null : redact(error),
    toolCalls: toolCalls.map((call) => ({ ...call, arguments: redact(call.arguments) })),
  }
}

/** An answer as it was said, and as it is kept. */
export interface KeptAnswer {
  /** As the target said it. */
  readonly said: string
  /** In the form in which the project stores texts. */
  readonly kept: string
}

/**
 * A verdict whose reasons and quotes say nothing that the kept answers do not. A quote gets its place in the kept answer; one
 * that a mark cuts through becomes `cutQuote`.
 */
export function redactedEvaluation(
  evaluation: Evaluation,
  redact: Redact,
  answerAt: (turnIndex: number) => KeptAnswer | null,
): Evaluation {
  return {
    ...evaluation,
    reason: redact(evaluation.reason),
    judges: evaluation.judges.map((opinion) => ({ ...opinion, reason: redact(opinion.reason) })),
    evidence: evaluation.evidence.map((evidence) => {
      const form = redact(evidence.quote)
      const answer = answerAt(evidence.turnIndex)
      return answer === null || answer.said === answer.kept
        ? { ...evidence, quote: form }
        : moved(evidence, form, answer)
    }),
  }
}

/** A part of a text may not look like what it is a part of: only what the kept answer says too is kept. */
function moved(evidence: Evidence, form: string, { kept }: KeptAnswer): Evidence {
  for (const quote of [evidence.quote, form]) {
    const start = kept.indexOf(quote)
    if (start !== -1) return { ...evidence, quote, start, end: start + quote.length }
  }
  return { ...evidence, quote: cutQuote, start: 0, end: 0 }
}

function collect(rewrite: (note: Redact) => unknown): readonly string[] {
  const words = new Set<string>()
  rewrite((text) => {
    words.add(text)
    return text
  })
  return [...words]
}
