import { type Selectable, sql } from 'kysely'
import type {
  AttemptPage,
  BegunAttempt,
  TurnPlace,
  VersionedAttempt,
} from '../../../domain/attack-run/attack-run-repository.ts'
import { type OpenAttempt, openAttemptsMax } from '../../../domain/attack-run/next-move.ts'
import type { AttemptOutcome } from '../../../domain/attempt/attempt.ts'
import type {
  Attempt,
  AttemptState,
  OpenTurn,
  RecordedTurn,
  TurnDecision,
} from '../../../domain/attempt/attempt-state.ts'
import type { Combination } from '../../../domain/attempt/combination.ts'
import type { Database } from '../../database.ts'
import { bytesOf, maybeBytesOf, maybeNumberOf, maybeTextOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countWithin } from '../count-within.ts'

/** The open attempts of a run by index, without their texts; at most `openAttemptsMax`. */
export async function listOpen(db: Database, organizationId: string, runId: string): Promise<readonly OpenAttempt[]> {
  const rows = await db
    .selectFrom('attack_attempts')
    .select([
      'id',
      'place',
      'version',
      'state',
      'turn_index',
      'lease_worker',
      'lease_until',
      'has_told_error',
      'judge_due_at',
    ])
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(openAttemptsMax)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    index: numberOf(row.place),
    version: numberOf(row.version),
    isJudging: row.state === 'judging',
    judgeDueMs: row.state === 'judging' ? maybeNumberOf(row.judge_due_at) : null,
    turnIndex: row.turn_index,
    lease: leaseOf(row),
    hasToldError: row.has_told_error === 1,
  }))
}

/** The latest turn that was answered of the attempt that began last of those with one; null before any. */
export async function findLastTurn(db: Database, { organizationId, runId }: AttemptsOfRun): Promise<TurnPlace | null> {
  const row = await db
    .selectFrom('attack_attempts')
    .innerJoin('attack_turns', (join) =>
      join
        .onRef('attack_turns.organization_id', '=', 'attack_attempts.organization_id')
        .onRef('attack_turns.attempt_id', '=', 'attack_attempts.id'),
    )
    .select(['attack_attempts.id', 'attack_turns.turn_index'])
    .where('attack_attempts.organization_id', '=', organizationId)
    .where('attack_attempts.run_id', '=', runId)
    .orderBy('attack_attempts.place', 'desc')
    .orderBy('attack_turns.turn_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { attemptId: row.id, turnIndex: row.turn_index }
}

/** Which of the attempts that were begun are wanted. */
export type BegunPart = { readonly fromIndex: number; readonly limit: number } | { readonly indices: readonly number[] }

/** What attempts are about and how they ended, by index. */
export async function listBegun(
  db: Database,
  { organizationId, runId }: AttemptsOfRun,
  part: BegunPart,
): Promise<readonly BegunAttempt[]> {
  const begun = db
    .selectFrom('attack_attempts')
    .select(['id', 'place', 'scenario_id', 'technique_id', 'try_index', 'outcome'])
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('confirms', 'is', null)
    .orderBy('place')
  const wanted =
    'indices' in part
      ? begun.where('place', 'in', part.indices)
      : begun.where('place', '>=', part.fromIndex).limit(part.limit)
  const rows = await wanted.execute()
  return rows.map((row) => ({
    id: row.id,
    index: numberOf(row.place),
    combination: combinationOf(row),
    outcome: row.outcome as AttemptOutcome | null,
  }))
}

function combinationOf(row: Pick<AttemptRow, 'scenario_id' | 'technique_id' | 'try_index'>): Combination {
  return { scenarioId: row.scenario_id, techniqueId: row.technique_id, tryIndex: row.try_index }
}

/** Attempts that were begun, by index, with their turns; from the first on as many as hold `bytesMax` together. */
export async function listAttempts(
  db: Database,
  run: AttemptsOfRun,
  { fromIndex, limit, bytesMax }: AttemptPage,
): Promise<readonly VersionedAttempt[]> {
  const count = countWithin(await attemptSizes(db, run, { fromIndex, limit }), bytesMax)
  if (count === 0) return []
  const rows = await db
    .selectFrom('attack_attempts')
    .selectAll()
    .where('organization_id', '=', run.organizationId)
    .where('run_id', '=', run.runId)
    .where('place', '>=', fromIndex)
    .where('confirms', 'is', null)
    .orderBy('place')
    .limit(count)
    .execute()
  return recordsOf(db, run.organizationId, rows)
}

/** Whose attempts. */
export interface AttemptsOfRun {
  readonly organizationId: string
  readonly runId: string
}

/** How many bytes attempts hold, by index. Reads no text: databases know how long a value is without it. */
async function attemptSizes(
  db: Database,
  { organizationId, runId }: AttemptsOfRun,
  { fromIndex, limit }: Pick<AttemptPage, 'fromIndex' | 'limit'>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly size: number | string }>`
    SELECT LENGTH(a.content) + COALESCE((
      SELECT SUM(LENGTH(t.request) + COALESCE(LENGTH(t.response), 0) + LENGTH(t.content) + COALESCE(LENGTH(t.evaluation), 0))
      FROM attack_turns AS t WHERE t.organization_id = a.organization_id AND t.attempt_id = a.id), 0) AS size
    FROM attack_attempts AS a
    WHERE a.organization_id = ${organizationId} AND a.run_id = ${runId} AND a.place >= ${fromIndex} AND a.confirms IS NULL
    ORDER BY a.place LIMIT ${limit}`.execute(db)
  return rows.map(({ size }) => numberOf(size))
}

type AttemptRow = Selectable<Tables['attack_attempts']>

/** Reads the turns of attempts and puts them together. */
export async function recordsOf(
  db: Database,
  organizationId: string,
  rows: readonly AttemptRow[],
): Promise<readonly VersionedAttempt[]> {
  // Before its first answer an attempt has no turns; a new one is read often.
  const answered = rows.filter((row) => row.turn_index > 0 || row.state !== 'asked')
  const turnRows =
    answered.length === 0
      ? []
      : await db
          .selectFrom('attack_turns')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .where(
            'attempt_id',
            'in',
            answered.map(({ id }) => id),
          )
          .orderBy('turn_index')
          .execute()
  const turns = Map.groupBy(turnRows, (row) => row.attempt_id)
  return rows.map((row) => {
    const attempt = attemptOf(row)
    return {
      attempt,
      version: numberOf(row.version),
      turns: (turns.get(row.id) ?? []).map((turn) => turnOf(turn, attempt.dropped)),
    }
  })
}

type AttemptContent = Pick<Attempt, 'conversationId' | 'dropped' | 'attackTurns' | 'attackTurnsMax' | 'warmUpTurns'> & {
  /** Absent = null. */
  readonly reason?: string
  readonly turn: OpenTurn | null
  readonly errors: number
  readonly toldError: string | null
  readonly failures: number
}

/** The row of an attempt. Throws when it waits for a prompt: such an attempt is not to be kept. */
export function attemptRowOf(organizationId: string, attempt: Attempt, version: number) {
  const { state, lease } = attempt
  if (state.kind === 'unwritten') throw new Error('An attempt without a prompt cannot be kept.')
  const asked = state.kind === 'asked' ? state : null
  const { conversationId, dropped, attackTurns, attackTurnsMax, warmUpTurns, reason } = attempt
  const content: AttemptContent = {
    ...(reason !== null && { reason }),
    ...{ conversationId, dropped, attackTurns, attackTurnsMax, warmUpTurns },
    turn: asked?.turn ?? null,
    errors: asked?.errors ?? 0,
    toldError: asked?.toldError ?? null,
    failures: state.kind === 'judging' ? state.failures : 0,
  }
  return {
    organization_id: organizationId,
    id: attempt.id,
    run_id: attempt.runId,
    place: attempt.index,
    scenario_id: attempt.combination.scenarioId,
    technique_id: attempt.combination.techniqueId,
    try_index: attempt.combination.tryIndex,
    policy_id: attempt.policyId,
    version,
    state: state.kind,
    outcome: state.kind === 'ended' ? state.outcome : null,
    turn_index: asked?.turn.turnIndex ?? (state.kind === 'judging' ? state.turnIndex : 0),
    lease_worker: lease?.worker ?? null,
    lease_until: lease?.untilMs ?? null,
    has_told_error: asked?.toldError != null ? (1 as const) : (0 as const),
    judge_due_at: state.kind === 'judging' ? state.dueMs : null,
    breach_step: attempt.breachStep,
    by_the_way: attempt.byTheWay.length === 0 ? null : attempt.byTheWay.join(' '),
    confirms: attempt.confirms === undefined ? null : bytesOf(JSON.stringify(attempt.confirms)),
    content: bytesOf(JSON.stringify(content)),
    started_at: attempt.startedAtMs,
    ended_at: attempt.endedAtMs,
  }
}

function attemptOf(row: AttemptRow): Attempt {
  const content: AttemptContent = JSON.parse(textOf(row.content))
  const { conversationId, dropped, attackTurns, attackTurnsMax, warmUpTurns, reason = null } = content
  return {
    ...{ conversationId, dropped, attackTurns, attackTurnsMax, warmUpTurns },
    id: row.id,
    runId: row.run_id,
    index: numberOf(row.place),
    combination: combinationOf(row),
    ...(row.confirms !== null && { confirms: JSON.parse(textOf(row.confirms)) }),
    reason,
    policyId: row.policy_id,
    state: stateOf(row, content),
    lease: leaseOf(row),
    breachStep: row.breach_step,
    byTheWay: policyIdsOf(row.by_the_way),
    startedAtMs: numberOf(row.started_at),
    endedAtMs: maybeNumberOf(row.ended_at),
  }
}

/** Ids of policies hold no blanks. */
export function policyIdsOf(byTheWay: string | null): readonly string[] {
  return byTheWay === null ? [] : byTheWay.split(' ')
}

/** The columns decide: what ends a whole run leaves the content of its attempts as it was. */
function stateOf(row: AttemptRow, { turn, errors, toldError, failures }: AttemptContent): AttemptState {
  if (row.outcome !== null) return { kind: 'ended', outcome: row.outcome as AttemptOutcome }
  if (row.state === 'asked' && turn !== null) return { kind: 'asked', turn, errors, toldError }
  return { kind: 'judging', turnIndex: row.turn_index, failures, dueMs: maybeNumberOf(row.judge_due_at) ?? 0 }
}

function leaseOf(row: Pick<AttemptRow, 'lease_worker' | 'lease_until'>): Attempt['lease'] {
  if (row.lease_worker === null) return null
  return { worker: row.lease_worker, untilMs: maybeNumberOf(row.lease_until) ?? 0 }
}

type TurnContent = Omit<
  RecordedTurn,
  'turnIndex' | 'request' | 'response' | 'decision' | 'evaluation' | 'answeredAtMs' | 'isDropped' | 'prompt'
> & {
  /** Absent = the request. */
  readonly prompt?: string
}

/** The row of a turn. */
export function turnRowOf(organizationId: string, attemptId: string, turn: RecordedTurn) {
  const { turnIndex, request, response, decision, evaluation, answeredAtMs, isDropped: _, prompt, ...rest } = turn
  const content: TurnContent = { ...rest, ...(prompt !== request && { prompt }) }
  return {
    organization_id: organizationId,
    attempt_id: attemptId,
    turn_index: turnIndex,
    request: bytesOf(request),
    response: maybeBytesOf(response),
    content: bytesOf(JSON.stringify(content)),
    decision,
    evaluation: evaluation === null ? null : bytesOf(JSON.stringify(evaluation)),
    answered_at: answeredAtMs,
  }
}

function turnOf(row: Selectable<Tables['attack_turns']>, dropped: readonly number[]): RecordedTurn {
  const content: TurnContent = JSON.parse(textOf(row.content))
  const request = textOf(row.request)
  return {
    ...content,
    prompt: content.prompt ?? request,
    turnIndex: row.turn_index,
    request,
    response: maybeTextOf(row.response),
    decision: row.decision as TurnDecision,
    evaluation: row.evaluation === null ? null : JSON.parse(textOf(row.evaluation)),
    isDropped: dropped.includes(row.turn_index),
    answeredAtMs: numberOf(row.answered_at),
  }
}
