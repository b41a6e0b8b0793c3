import type { VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import type { TurnAnswer } from '../../domain/attack-run/attempt-change.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { TargetReply } from '../../domain/attack-run/target-reply.ts'
import { contradictionOf } from '../../domain/attack-run/told-conversation.ts'
import type { ChatTurn } from '../../domain/attempt/attempt-state.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { changeAttempt, type RefusedChange, readAttempt } from '../attempt/change-attempt.ts'
import { evalPending } from '../attempt/eval-pending.ts'
import type { TestReference } from '../red-team-test/read-test.ts'
import { redactedReply, wordsOfReply } from '../redaction/private-attempt.ts'
import { redactWords } from '../redaction/redact-attempt.ts'
import { storeTextOfTest } from '../redaction/store-text-of.ts'
import { attemptNotFound, readAttackRun } from '../results/read-attack-run.ts'

/** What a client says that the target answered. */
export interface RecordTurnCommand extends TestReference {
  readonly runId: string
  readonly attemptId: string
  /** Null when the client did not say which turn it answers. */
  readonly turnIndex: number | null
  readonly reply: TargetReply
  /** The conversation as the client tells it, with the exchange or up to it; null when it did not say. */
  readonly said: readonly ChatTurn[] | null
}

/** What a client is told about a turn, and where the run stands. */
export interface ToldTurn {
  readonly run: AttackRun
  readonly answer: TurnAnswer
}

/** How long a verdict may take before others take it over, in milliseconds: by rules, and with an LLM. */
const judgeMs = { rules: 5_000, llm: 60_000 } as const

/**
 * Takes the target's answer. A warm-up goes on at once; an attack turn is stored together with the job that judges it
 * and judged in the background. A repetition is told what stands now. Rejects with Problem `test-not-found`,
 * `attack-run-not-found`, `attempt-not-found`, `invalid-request` (messages of another request), `conflict` (other content
 * for a closed turn, or messages that contradict what was said before), `eval-pending` (the turn before is still being
 * judged), `overloaded`.
 */
export async function recordTurn(scope: AttackRunScope, command: RecordTurnCommand): Promise<ToldTurn> {
  const { attemptId, turnIndex, reply } = command
  const { run, known } = await findOpen(scope, command)
  const nowMs = scope.clock.nowMs()
  const take = (said: TargetReply, before: VersionedAttempt | null) =>
    changeAttempt(scope, {
      ...{ run, attemptId, ...(before && { known: before }) },
      event: {
        ...{ kind: 'replied', attemptId, turnIndex, reply: said, nowMs },
        leaseUntilMs: nowMs + scope.leaseMs,
        judgeDueMs: nowMs + (scope.engine.hasLlm ? judgeMs.llm : judgeMs.rules),
      },
    })
  let result = await take(reply, known)
  if ('kind' in result && result.reason === 'conflict') {
    const kept = await asKept(scope, run, command)
    if (kept !== null) result = await take(kept, null)
  }
  if ('kind' in result) throw await problemOf(scope, result, { run, attemptId })
  if (result.record.attempt.state.kind === 'judging') {
    void scope.judging.add({ run, attemptId })
  }
  if (result.answer === null) throw new Error('A reply was taken without an answer.')
  // What is remembered of a run may be old; while a verdict is awaited it goes on for certain.
  const now = result.answer.decision === 'pending' ? run : await readAttackRun(scope, command)
  return { run: now, answer: result.answer }
}

/** The run, and the attempt where it was read; one that is remembered is not read again. */
async function findOpen(
  scope: AttackRunScope,
  command: RecordTurnCommand,
): Promise<{ readonly run: AttackRun; readonly known: VersionedAttempt | null }> {
  const { organizationId, testId, runId, attemptId } = command
  const recent = scope.recent.get(attemptId)
  const isAsked =
    recent?.run.id === runId && recent.run.organizationId === organizationId && recent.run.testId === testId
  if (isAsked && contradiction(recent.record, command) === null) return { run: recent.run, known: null }
  const run = await readAttackRun(scope, command)
  const known = await readAttempt(scope, run, attemptId)
  if (!known) throw attemptNotFound()
  const problem = contradiction(known, command)
  if (problem !== null) throw problem
  return { run, known }
}

function contradiction(record: VersionedAttempt, { said, reply, turnIndex }: RecordTurnCommand): Problem | null {
  const found = said && contradictionOf(record, { said, reply, turnIndex })
  if (found === null) return null
  if (found.kind === 'exchange') {
    return invalidField('messages', 'the last user turn is not the request, and this is not what stands before it')
  }
  const { state } = record.attempt
  const turn = state.kind === 'asked' ? `turn ${state.turn.turnIndex}` : 'the prompt'
  return new Problem(
    'conflict',
    `messages: the ${found.index + 1}. turn is not what stands before ${turn} of this attempt.`,
  )
}

/** The answer as an attempt keeps it that has ended in a project which stores redacted texts; null where none does. */
async function asKept(
  scope: AttackRunScope,
  run: AttackRun,
  { attemptId, reply }: RecordTurnCommand,
): Promise<TargetReply | null> {
  const { organizationId } = run
  const record = await readAttempt(scope, run, attemptId)
  if (record?.attempt.state.kind !== 'ended') return null
  if ((await storeTextOfTest(scope.store, run)) !== 'redacted') return null
  const redact = await redactWords(scope, organizationId, wordsOfReply(reply))
  return { ...reply, ...redactedReply(reply, redact) }
}

async function problemOf(
  scope: AttackRunScope,
  { reason, detail }: RefusedChange,
  { run, attemptId }: { readonly run: AttackRun; readonly attemptId: string },
): Promise<Problem> {
  if (reason === 'unknown_attempt') return attemptNotFound()
  if (reason !== 'eval_pending') return new Problem('conflict', detail)
  const record = await readAttempt(scope, run, attemptId)
  return evalPending({ attemptId, turnIndex: record?.turns.at(-1)?.turnIndex ?? 0 })
}
