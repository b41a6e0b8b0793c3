import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { Attempt, AttemptRecord, RecordedTurn } from '../attempt/attempt-state.ts'
import type { Combination } from '../attempt/combination.ts'
import type { ConfirmationSubject, ConfirmingTry } from '../confirming/confirmation.ts'
import type { AttackPlan } from './attack-plan.ts'
import type { OpenAttempt } from './next-move.ts'
import type { AttackRun, RunCounters } from './run-header.ts'
import type { RunActivity } from './unattended-since.ts'

/** An attempt as it was read, and as it is to be kept. */
export interface AttemptChange {
  readonly organizationId: string
  /** The version that was read; 0 for a new attempt. Kept only while nobody else changed it. */
  readonly versionBefore: number
  readonly attempt: Attempt
  /**
   * Of a new attempt: the one before it in the run, in the knowledge of which it was chosen; null = it is the first. Kept only
   * when that is so. Absent = whatever was before.
   */
  readonly followsId?: string | null
  /** Turns that are new. */
  readonly answered: readonly RecordedTurn[]
  /** Turns whose evaluation or decision changed. */
  readonly decided: readonly RecordedTurn[]
  /**
   * All its turns as they are kept from its end on, with marks; absent = as they were said. An attempt that ends without them
   * in a project that does not keep texts in full loses its texts.
   */
  readonly redacted?: readonly RecordedTurn[]
  /** What it does to the run's counters. */
  readonly counters: RunCounters
  readonly nowMs: number
}

/** An attempt with the version under which it was read. */
export interface VersionedAttempt extends AttemptRecord {
  /** Goes up with every change; from 1. */
  readonly version: number
}

/** Where a run stands, in numbers that every reply shows: without its plan. */
export interface RunWithOpen {
  readonly run: AttackRun
  /** By index, confirming ones too; at most `openAttemptsMax`. */
  readonly open: readonly OpenAttempt[]
  /** Attempts that were ever begun, confirming ones too. */
  readonly begun: number
}

/** What an attempt is about and how it ended, without what was said. */
export interface BegunAttempt {
  readonly id: string
  /** Place in the run, from 0. */
  readonly index: number
  readonly combination: Combination
  /** Null while it is open. */
  readonly outcome: AttemptOutcome | null
}

/** Attempts that agree in all but their try. */
export interface OutcomeCount extends Pick<Combination, 'scenarioId' | 'techniqueId'> {
  readonly policyId: string
  readonly outcome: AttemptOutcome
  /** Null where the target broke no policy. */
  readonly breachStep: number | null
  /** As in `Attempt`; empty in runs of older versions. */
  readonly byTheWay: readonly string[]
  readonly count: number
}

/** What a run has tried to confirm its findings. */
export interface ConfirmingTries {
  /** The last attempt of the run, of whatever kind; null = there is none. */
  readonly last: { readonly id: string; readonly index: number } | null
  /** In their order. */
  readonly tries: readonly ConfirmingTry[]
}

/** Names a turn of a run. */
export interface TurnPlace {
  readonly attemptId: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
}

/** Which attempts of a run are wanted. */
export interface AttemptPage {
  /** From this index on; 0 or more. */
  readonly fromIndex: number
  /** The most attempts that are returned. */
  readonly limit: number
  /** The most bytes of stored texts that are read at once; one attempt is read however long it is. */
  readonly bytesMax: number
}

/** The verbs of attack runs, their attempts and turns. Attempts are those of the plan, unless it says otherwise. */
export interface AttackRunRepository {
  /** The database refuses a second running run of a test. */
  insert(run: AttackRun, plan: AttackPlan): Promise<void>
  find(organizationId: string, testId: string, runId: string): Promise<AttackRun | null>
  /** As `find`; nobody else changes its header until the transaction ends. */
  lock(organizationId: string, testId: string, runId: string): Promise<AttackRun | null>
  /** The latest runs of a test, newest first. */
  listLatest(organizationId: string, testId: string, limit: number): Promise<readonly AttackRun[]>
  /** Whether a run of the test goes on: then its scenarios and methods must stay. */
  hasOpenRun(organizationId: string, testId: string): Promise<boolean>
  findPlan(organizationId: string, runId: string): Promise<AttackPlan | null>
  /** The latest run of a test, with its open attempts in two statements; null when there is none. */
  findLatestWithOpen(organizationId: string, testId: string): Promise<RunWithOpen | null>
  /** Confirming ones too, here and where ids are given. */
  listOpen(organizationId: string, runId: string): Promise<readonly OpenAttempt[]>
  /** The latest turn that was answered of the attempt that began last of those with one, confirming ones too; null before any. */
  findLastTurn(organizationId: string, runId: string): Promise<TurnPlace | null>
  /** The run that an attempt belongs to; null when the organization has no such attempt. */
  findRunOf(organizationId: string, attemptId: string): Promise<string | null>
  /** Those of `ids` that the run has, with their turns, by index. */
  findAttempts(organizationId: string, runId: string, ids: readonly string[]): Promise<readonly VersionedAttempt[]>
  /** How many attempts of a run were ever begun. */
  countBegun(organizationId: string, runId: string): Promise<number>
  /** Attempts that were begun, by index, from one on. */
  listBegun(
    organizationId: string,
    runId: string,
    part: { readonly fromIndex: number; readonly limit: number },
  ): Promise<readonly BegunAttempt[]>
  /** The attempts with these indices, at most 1,000, that were begun. */
  findBegun(organizationId: string, runId: string, indices: readonly number[]): Promise<readonly BegunAttempt[]>
  /** What was tried to confirm the run's findings, without what was said. */
  listConfirming(organizationId: string, runId: string): Promise<ConfirmingTries>
  /** The breaches that the run confirms; null while none were chosen. */
  findSubjects(organizationId: string, runId: string): Promise<readonly ConfirmationSubject[] | null>
  /** Chooses the breaches that the run confirms, unless they were chosen before. */
  putSubjects(organizationId: string, runId: string, subjects: readonly ConfirmationSubject[]): Promise<void>
  /** Attempts that were begun, by index, with their turns; fewer than asked for where they would be too long together. */
  listAttempts(organizationId: string, runId: string, page: AttemptPage): Promise<readonly AttemptRecord[]>
  /** Ids of attempts that ended so, by index. */
  listEnded(
    run: { readonly organizationId: string; readonly runId: string },
    outcome: AttemptOutcome,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly ids: readonly string[] }>
  /** Ids of attempts that wait for a verdict and may be judged by anybody at `nowMs`. */
  listDue(organizationId: string, runId: string, nowMs: number): Promise<readonly string[]>
  /** When the next verdict may be taken over by anybody; null when none is awaited. */
  nextDueMs(organizationId: string, runId: string): Promise<number | null>
  /**
   * Keeps each change whose attempt nobody else changed meanwhile, with its turns and counters, and completes a run
   * whose last attempt ended. Returns the ids of the attempts that were kept; the others were not touched.
   */
  keep(changes: readonly AttemptChange[]): Promise<ReadonlySet<string>>
  /** What clients last did to a run. Cost: three lookups, however long the run is. */
  readActivity(organizationId: string, runId: string): Promise<RunActivity>
  /** Since when a run that goes on is paused; null = it is not any more. Does nothing to one that is over or being ended. */
  setPause(organizationId: string, runId: string, pausedAtMs: number | null): Promise<void>
  /** Marks that the run is to stop, which ends its pause; false when it had been or is over. */
  requestStop(organizationId: string, runId: string, nowMs: number): Promise<boolean>
  /**
   * Ends every attempt that waits for an answer as `not_run`, or `failed` where it broke a policy already, and completes the run when no answer is being judged;
   * else returns false. Does nothing to a completed run.
   */
  stop(organizationId: string, runId: string, nowMs: number): Promise<boolean>
  /** How attempts that were begun ended, in groups. Cost: reads every attempt of the run. */
  countOutcomes(organizationId: string, runId: string): Promise<readonly OutcomeCount[]>
}
