import type { VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import type { MoveRequest } from '../../domain/attack-run/next-move.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { Attempt, AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { ConfirmationSubject } from '../../domain/confirming/confirmation.ts'
import { nextConfirming, type PlannedConfirming } from '../../domain/confirming/next-confirming.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { changeOf, stepWithPrompt } from '../attempt/change-attempt.ts'
import { confirmationSubjects } from './confirmation-subjects.ts'

/** What is to be confirmed, and for whom. */
export interface ConfirmingRequest {
  readonly run: AttackRun
  readonly request: MoveRequest
  /** Attempts wanted. */
  readonly count: number
}

/** What came of it. */
export interface BegunConfirming {
  readonly records: readonly VersionedAttempt[]
  /** Somebody else was faster: ask again. */
  readonly wasOvertaken: boolean
  /** Confirming attempts were open when these were chosen. */
  readonly hasOpen: boolean
}

/**
 * Begins attempts that confirm what a run found. Which follows from what is stored of those before, and each is kept only after
 * the one that it was chosen after, so that servers which choose at the same time never begin the same one twice.
 */
export function beginConfirming(scope: AttackRunScope, given: ConfirmingRequest): Promise<BegunConfirming> {
  // Within this process one chooses after the other: only the first of several at once could keep what it chose.
  return scope.confirming.run(given.run.id, () => chooseAndKeep(scope, given))
}

async function chooseAndKeep(
  scope: AttackRunScope,
  { run, request, count }: ConfirmingRequest,
): Promise<BegunConfirming> {
  const { organizationId, id: runId, confirmation } = run
  if (confirmation === null) return { records: [], wasOvertaken: false, hasOpen: false }
  const subjects = await confirmationSubjects(scope, run)
  const { last, tries } = await scope.store.read(({ attackRuns }) => attackRuns.listConfirming(organizationId, runId))
  const chosen = nextConfirming(subjects, tries, confirmation).slice(0, count)
  const from = (last?.index ?? -1) + 1
  const opened = await Promise.all(
    chosen.map((planned, place) => openConfirming(scope, { run, request, planned, index: from + place, subjects })),
  )
  const whole = opened.filter((record) => record !== null)
  // Handed to the writer in their order: one that came before the one that it follows would not be kept.
  const kept = await Promise.all(
    whole.map(async (after, place) => {
      const change = changeOf(scope, organizationId, { before: null, after, redact: null })
      const followsId = whole[place - 1]?.attempt.id ?? last?.id ?? null
      return (await scope.writer.keep({ change: { ...change, followsId }, job: null }))
        ? { ...after, version: 1 }
        : null
    }),
  )
  const records = kept.filter((record) => record !== null)
  for (const record of records) scope.recent.set(run, record)
  const hasOpen = tries.some(({ outcome }) => outcome === null)
  return { records, wasOvertaken: records.length < chosen.length, hasOpen }
}

/** The attempt with its first prompt; null where its breach is gone, or the run takes no more. */
async function openConfirming(scope: AttackRunScope, given: NewConfirming): Promise<AttemptRecord | null> {
  const { run, planned } = given
  const { organizationId, id: runId } = run
  const [source] = await scope.store.read(({ attackRuns }) =>
    attackRuns.findAttempts(organizationId, runId, [planned.sourceId]),
  )
  if (source === undefined) return null
  const event = { kind: 'opened' as const, attempt: newConfirming(scope, given, source.attempt) }
  const result = await stepWithPrompt(scope, { run, attempts: [] }, { event })
  return result.kind === 'changed' ? (result.slice.attempts[0] ?? null) : null
}

interface NewConfirming extends Omit<ConfirmingRequest, 'count'> {
  readonly planned: PlannedConfirming
  readonly index: number
  readonly subjects: readonly ConfirmationSubject[]
}

function newConfirming(
  { ids, leaseMs }: AttackRunScope,
  { run, request, planned, index, subjects }: NewConfirming,
  { combination }: Pick<Attempt, 'combination'>,
): Attempt {
  const { sourceId, policyId, form, reason } = planned
  const subject = subjects.find((one) => one.sourceId === sourceId && one.policyId === policyId)
  const phases = new Map(subject?.turns.map(({ turnIndex, phase }) => [turnIndex, phase]))
  const warmUpTurns = form.filter(({ turnIndex }) => phases.get(turnIndex) === 'warm_up').length
  return {
    ...{ id: ids.next(), runId: run.id, index, combination, reason, policyId },
    confirms: { sourceId, policyId, form },
    warmUpTurns,
    attackTurnsMax: form.length - warmUpTurns,
    conversationId: ids.next(),
    state: { kind: 'unwritten' },
    lease: { worker: request.worker, untilMs: request.nowMs + leaseMs },
    dropped: [],
    attackTurns: 0,
    breachStep: null,
    byTheWay: [],
    startedAtMs: request.nowMs,
    endedAtMs: null,
  }
}
