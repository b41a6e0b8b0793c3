import { Problem } from '../domain/problem.ts'
import type { VersionedAttempt } from '../domain/redteam/attack-run-repository.ts'
import type { TurnAnswer } from '../domain/redteam/attempt-change.ts'
import type { ChatTurn } from '../domain/redteam/attempt-state.ts'
import { messagesBefore } from '../domain/redteam/attempt-state.ts'
import type { AttackRun } from '../domain/redteam/run-header.ts'
import type { TargetReply } from '../domain/redteam/target-reply.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { changeAttempt, type RefusedChange, readAttempt } from './change-attempt.ts'
import { evalPending } from './eval-pending.ts'
import { attemptNotFound, readAttackRun } from './read-attack-run.ts'
import type { TestReference } from './read-test.ts'

/** What a client says that the target answered. */
export interface RecordTurnCommand extends TestReference {
  readonly runId: string
  readonly attemptId: string
  /** Null when the client did not say which turn it answers. */
  readonly turnIndex: number | null
  readonly reply: TargetReply
  /** What the client says was said before the request; null when it did not say. */
  readonly before: readonly ChatTurn[] | null
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
 * `attack-run-not-found`, `attempt-not-found`, `conflict` (other content for a closed turn, or contradicting messages),
 * `eval-pending` (the turn before is still being judged), `overloaded`.
 */
export async function recordTurn(scope: AttackRunScope, command: RecordTurnCommand): Promise<ToldTurn> {
  const { attemptId, turnIndex, reply } = command
  const run = await readAttackRun(scope, command)
  const known = await readAttempt(scope, run, attemptId)
  if (!known) throw attemptNotFound()
  refuseContradiction(known, command)
  const nowMs = scope.clock.nowMs()
  const result = await changeAttempt(scope, {
    ...{ run, attemptId, known },
    event: {
      ...{ kind: 'replied', attemptId, turnIndex, reply, nowMs },
      leaseUntilMs: nowMs + scope.leaseMs,
      judgeDueMs: nowMs + (scope.engine.hasLlm ? judgeMs.llm : judgeMs.rules),
    },
  })
  if ('kind' in result) throw problemOf(result, known)
  if (result.record.attempt.state.kind === 'judging') {
    void scope.judging.add({ run, attemptId, known: result.record })
  }
  if (result.answer === null) throw new Error('A reply was taken without an answer.')
  return { run, answer: result.answer }
}

/** Only where as many turns are told as were given: a client may keep a longer conversation of its own. */
function refuseContradiction(record: VersionedAttempt, { before, reply, turnIndex }: RecordTurnCommand): void {
  const { state } = record.attempt
  if (before === null || state.kind !== 'asked') return
  if (turnIndex !== null ? turnIndex !== state.turn.turnIndex : state.turn.prompt !== reply.request) return
  const given = messagesBefore(record, state.turn)
  if (given.length !== before.length) return
  const wrong = given.findIndex(({ role, content }, index) => {
    const told = before[index]
    return told?.role !== role || told.content !== content
  })
  if (wrong >= 0) {
    throw new Problem(
      'conflict',
      `messages: the ${wrong + 1}. turn is not what stands before turn ${state.turn.turnIndex} of this attempt.`,
    )
  }
}

function problemOf({ reason, detail }: RefusedChange, { attempt, turns }: VersionedAttempt): Problem {
  if (reason === 'unknown_attempt') return attemptNotFound()
  if (reason !== 'eval_pending') return new Problem('conflict', detail)
  return evalPending({ attemptId: attempt.id, turnIndex: turns.at(-1)?.turnIndex ?? 0 })
}
