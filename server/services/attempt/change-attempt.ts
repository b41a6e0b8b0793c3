import { counterChange, type RunSlice, type StepResult, step } from '../../domain/attack-run/attack-run.ts'
import type { AttemptChange, VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import type { TurnAnswer } from '../../domain/attack-run/attempt-change.ts'
import type { RunEvent } from '../../domain/attack-run/run-event.ts'
import { type AttackRun, nothingEnded } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { NewJob } from '../../domain/job/job.ts'
import { redactedTurns } from '../redaction/private-attempt.ts'
import { redactionOf } from '../redaction/redact-attempt.ts'
import type { Redact } from '../redaction/redactor.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { judgeTurnJob } from './judge-turn-job.ts'
import { writePrompt } from './write-prompt.ts'
import { writeRecordedPrompt } from './write-recorded-prompt.ts'

/** An attempt to change, and the event that changes it. */
export interface AttemptChangeRequest {
  readonly run: AttackRun
  readonly attemptId: string
  readonly event: RunEvent
  /** The attempt as it was just read; absent = it is remembered or read. */
  readonly known?: VersionedAttempt
  /** Ends the writing of a prompt that nobody waits for; absent = nothing does. */
  readonly signal?: AbortSignal
}

/** What became of it. */
export interface ChangedAttempt {
  readonly record: VersionedAttempt
  /** What is told about the turn in question. */
  readonly answer: TurnAnswer | null
}

/** What stands in the way. */
export type RefusedChange = Extract<StepResult, { readonly kind: 'refused' }>

/** How often one event is tried against an attempt that others keep changing. */
const triesMax = 10

/**
 * Brings an event to an attempt and keeps what comes of it, with the next prompt when one is due. Reads again and
 * repeats the event when somebody else was faster. Cost without contention: one read, one share of a transaction.
 */
export async function changeAttempt(
  scope: AttackRunScope,
  request: AttemptChangeRequest,
): Promise<ChangedAttempt | RefusedChange> {
  const { run, attemptId } = request
  let known = request.known ?? scope.recent.get(attemptId)?.record
  let mayBeOld = request.known === undefined
  for (let tries = 0; tries < triesMax; tries += 1) {
    const isRemembered = known !== undefined && mayBeOld
    const before = known ?? (await readAttempt(scope, run, attemptId))
    known = undefined
    mayBeOld = false
    const result = await stepWithPrompt(scope, { run, attempts: before ? [before] : [] }, request)
    // Only what is stored may be the reason to change nothing.
    if (isRemembered && result.kind !== 'changed') continue
    if (result.kind === 'refused') return result
    if (!before) break
    if (result.kind === 'unchanged') return { record: before, answer: result.answer }
    const after = result.slice.attempts[0]
    if (!after) break
    const hasEnded = after.attempt.state.kind === 'ended'
    const redact = hasEnded ? await redactionOf(scope, run, after) : null
    const change = changeOf(scope, run.organizationId, { before, after, redact })
    if (await scope.writer.keep({ change, job: jobOf(run, after) })) {
      const record = { ...after, version: before.version + 1 }
      scope.recent.set(run, record)
      return { record, answer: result.answer }
    }
    scope.recent.delete(attemptId)
  }
  throw new Error(`Attempt ${attemptId} changes too fast.`)
}

/** The attempt as it is stored; undefined when the run has none with this id. */
export async function readAttempt(
  { store }: Pick<AttackRunScope, 'store'>,
  { organizationId, id }: AttackRun,
  attemptId: string,
): Promise<VersionedAttempt | undefined> {
  const [found] = await store.read(({ attackRuns }) => attackRuns.findAttempts(organizationId, id, [attemptId]))
  return found
}

/** One event, and the prompt that it makes necessary. */
export async function stepWithPrompt(
  scope: AttackRunScope,
  slice: RunSlice,
  { event, signal }: Pick<AttemptChangeRequest, 'event' | 'signal'>,
): Promise<StepResult> {
  const first = step(slice, event)
  if (first.kind !== 'changed') return first
  const unwritten = first.slice.attempts.find(({ attempt }) => attempt.state.kind === 'unwritten')
  if (!unwritten) return first
  const second = step(first.slice, await promptEvent(scope, slice.run, unwritten, signal))
  if (second.kind !== 'changed') return second
  return { ...second, answer: second.answer ?? first.answer }
}

async function promptEvent(
  scope: AttackRunScope,
  run: AttackRun,
  record: AttemptRecord,
  signal = new AbortController().signal,
): Promise<RunEvent> {
  const { engine, plans, clock, ids } = scope
  const attemptId = record.attempt.id
  const plan = await plans.planOf(run.organizationId, run.id)
  try {
    const recorded = await writeRecordedPrompt(scope, run, record)
    const draft = recorded ?? (await writePrompt(engine, plan, record, signal))
    return { kind: 'prompted', attemptId, draft, freshConversationId: ids.next(), nowMs: clock.nowMs() }
  } catch (error) {
    // Whoever stops must not make the attempt fail.
    if (signal.aborted) throw error
    return { kind: 'prompt_failed', attemptId, nowMs: clock.nowMs() }
  }
}

/** A change, and how its texts are kept should it be the last. */
export interface ChangeToKeep {
  /** Null for a new attempt. */
  readonly before: VersionedAttempt | null
  readonly after: AttemptRecord
  /** Null = texts are kept as they were said, or not at all. */
  readonly redact: Redact | null
}

/** What has to be kept of a change. */
export function changeOf(
  { clock }: Pick<AttackRunScope, 'clock'>,
  organizationId: string,
  { before, after, redact }: ChangeToKeep,
): AttemptChange {
  const outcomeOf = ({ attempt }: AttemptRecord) => (attempt.state.kind === 'ended' ? attempt.state.outcome : null)
  const count = before?.turns.length ?? 0
  const hasEnded = after.attempt.state.kind === 'ended'
  const isCounted = after.attempt.confirms === undefined
  return {
    organizationId,
    versionBefore: before?.version ?? 0,
    attempt: after.attempt,
    ...(redact !== null && hasEnded && { redacted: redactedTurns(after, redact) }),
    answered: after.turns.slice(count),
    decided: after.turns.slice(0, count).filter((turn, place) => {
      const old = before?.turns[place]
      return turn.decision !== old?.decision || turn.evaluation !== old.evaluation
    }),
    counters: isCounted ? counterChange(before && outcomeOf(before), outcomeOf(after)) : nothingEnded,
    nowMs: clock.nowMs(),
  }
}

/** Who waits for a verdict gets it even if this process ends now. */
function jobOf(run: AttackRun, { attempt }: AttemptRecord): NewJob | null {
  return attempt.state.kind === 'judging' ? judgeTurnJob(run, attempt.state.dueMs) : null
}
