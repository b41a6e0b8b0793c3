import { type RawBuilder, sql } from 'kysely'
import type { AttemptChange } from '../../../domain/attack-run/attack-run-repository.ts'
import { addCounters, endedCount, nothingEnded, type RunCounters } from '../../../domain/attack-run/run-header.ts'
import type { Database } from '../../database.ts'
import { bytesOf, numberOf } from '../../row-values.ts'
import { forgetEnded } from '../privacy/forget-ended.ts'
import type { RepositoryContext } from '../repository-context.ts'
import { attemptRowOf, turnRowOf } from './attack-attempts.ts'

type Context = Pick<RepositoryContext, 'db' | 'dialect'>

/**
 * Keeps the changes that nobody was faster than. Runs are locked before attempts, attempts in the order of their ids,
 * so that two servers wait for each other instead of locking crosswise; a turn in the middle of an attempt locks no run.
 */
export async function keepAttempts(context: Context, changes: readonly AttemptChange[]): Promise<ReadonlySet<string>> {
  const sorted = changes.toSorted((left, right) => (left.attempt.id < right.attempt.id ? -1 : 1))
  const open = await lockRuns(context.db, sorted)
  const kept = new Set([
    ...(await insertNew(
      context.db,
      sorted.filter(({ versionBefore, attempt }) => versionBefore === 0 && open.has(attempt.runId)),
    )),
    ...(await updateOld(
      context,
      sorted.filter(({ versionBefore }) => versionBefore > 0),
    )),
  ])
  const done = sorted.filter(({ attempt }) => kept.has(attempt.id))
  await insertTurns(context.db, done)
  await decideTurns(context, done)
  await countEnded(context.db, done)
  await putMarks(context.db, done)
  const ended = done.filter(({ attempt }) => attempt.state.kind === 'ended')
  await forgetEnded(context, ended.map(ofAttempt))
  return kept
}

const ofAttempt = ({ organizationId, attempt, redacted }: AttemptChange) => ({
  ...{ organizationId, attemptId: attempt.id },
  isRedacted: redacted !== undefined,
})

/** Locks the runs whose attempts begin or end; returns those that take new attempts. */
async function lockRuns(db: Database, changes: readonly AttemptChange[]): Promise<ReadonlySet<string>> {
  const concerned = changes.filter((change) => change.versionBefore === 0 || countsSomething(change.counters))
  const open = new Set<string>()
  for (const [key, { organizationId, attempt }] of byRun(concerned)) {
    const row = await db
      .updateTable('attack_runs')
      .set({ failed: sql`failed` })
      .where('organization_id', '=', organizationId)
      .where('id', '=', attempt.runId)
      .returning(['status', 'stop_requested_at', 'paused_at'])
      .executeTakeFirst()
    const isOpen = row?.status === 'running' && row.stop_requested_at === null
    // Who read the run before it was paused may come here after.
    if (isOpen && row.paused_at === null) open.add(key)
  }
  return open
}

function byRun(changes: readonly AttemptChange[]): readonly (readonly [string, AttemptChange])[] {
  const first = new Map<string, AttemptChange>()
  for (const change of changes) if (!first.has(change.attempt.runId)) first.set(change.attempt.runId, change)
  return [...first].sort(([left], [right]) => (left < right ? -1 : 1))
}

function countsSomething({ failed, passed, unclear, errored, notRun }: RunCounters): boolean {
  return failed !== 0 || passed !== 0 || unclear !== 0 || errored !== 0 || notRun !== 0
}

/**
 * Attempts begin without gaps, else one would be missing when the run ends: of those that are new only the ones are kept
 * that follow what is there, and the attempt that they were chosen after. The run is locked, so nobody else begins one meanwhile.
 */
async function insertNew(db: Database, changes: readonly AttemptChange[]): Promise<readonly string[]> {
  const kept: AttemptChange[] = []
  for (const [runId, { organizationId }] of byRun(changes)) {
    const last = await db
      .selectFrom('attack_attempts')
      .select(['id', 'place'])
      .where('organization_id', '=', organizationId)
      .where('run_id', '=', runId)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst()
    let next = last === undefined ? 0 : numberOf(last.place) + 1
    let before = last?.id ?? null
    const ofRun = changes.filter(({ attempt }) => attempt.runId === runId)
    for (const change of ofRun.toSorted((left, right) => left.attempt.index - right.attempt.index)) {
      const { attempt, followsId = before } = change
      if (attempt.index !== next || followsId !== before) continue
      kept.push(change)
      next += 1
      before = attempt.id
    }
  }
  if (kept.length === 0) return []
  await db
    .insertInto('attack_attempts')
    .values(kept.map(({ organizationId, attempt }) => attemptRowOf(organizationId, attempt, 1)))
    .execute()
  return kept.map(({ attempt }) => attempt.id)
}

/** What of an attempt changes, with the type that PostgreSQL has to be told. */
const changing = [
  ['policy_id', 'text'],
  ['state', 'text'],
  ['outcome', 'text'],
  ['turn_index', 'integer'],
  ['lease_worker', 'text'],
  ['lease_until', 'bigint'],
  ['has_told_error', 'integer'],
  ['judge_due_at', 'bigint'],
  ['breach_step', 'integer'],
  ['by_the_way', 'text'],
  ['content', 'bytea'],
  ['ended_at', 'bigint'],
] as const

async function updateOld({ db, dialect }: Context, changes: readonly AttemptChange[]): Promise<readonly string[]> {
  if (changes.length === 0) return []
  const typed = typedIn(dialect)
  const values = changes.map(({ organizationId, attempt, versionBefore }) => {
    const row = attemptRowOf(organizationId, attempt, versionBefore + 1)
    const cells = changing.map(([name, type]) => typed(row[name], type))
    return sql`(${sql.join([typed(organizationId, 'text'), typed(row.id, 'text'), typed(versionBefore, 'bigint'), ...cells])})`
  })
  // Columns of VALUES are named alike by both databases: column1, column2, …
  const sets = changing.map(([name], place) => sql`${sql.ref(name)} = ${sql.ref(`given.column${place + 4}`)}`)
  const { rows } = await sql<{ readonly id: string }>`
    UPDATE attack_attempts AS held SET version = held.version + 1, ${sql.join(sets)}
    FROM (VALUES ${sql.join(values)}) AS given
    WHERE held.organization_id = given.column1 AND held.id = given.column2 AND held.version = given.column3
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

async function insertTurns(db: Database, changes: readonly AttemptChange[]): Promise<void> {
  const rows = changes.flatMap(({ organizationId, attempt, answered }) =>
    answered.map((turn) => turnRowOf(organizationId, attempt.id, turn)),
  )
  if (rows.length > 0) await db.insertInto('attack_turns').values(rows).execute()
}

async function decideTurns({ db, dialect }: Context, changes: readonly AttemptChange[]): Promise<void> {
  const typed = typedIn(dialect)
  const values = changes.flatMap(({ organizationId, attempt, decided }) =>
    decided.map(({ turnIndex, decision, evaluation }) => {
      const kept = evaluation === null ? null : bytesOf(JSON.stringify(evaluation))
      return sql`(${sql.join([typed(organizationId, 'text'), typed(attempt.id, 'text'), typed(turnIndex, 'integer'), typed(decision, 'text'), typed(kept, 'bytea')])})`
    }),
  )
  if (values.length === 0) return
  await sql`
    UPDATE attack_turns AS held SET decision = given.column4, evaluation = given.column5
    FROM (VALUES ${sql.join(values)}) AS given
    WHERE held.organization_id = given.column1 AND held.attempt_id = given.column2
      AND held.turn_index = given.column3`.execute(db)
}

/** Puts the redacted turns of attempts that have ended in the place of what was said. */
async function putMarks(db: Database, changes: readonly AttemptChange[]): Promise<void> {
  for (const { organizationId, attempt, redacted = [] } of changes) {
    for (const turn of redacted) {
      const { request, response, content, evaluation } = turnRowOf(organizationId, attempt.id, turn)
      await db
        .updateTable('attack_turns')
        .set({ request, response, content, evaluation })
        .where('organization_id', '=', organizationId)
        .where('attempt_id', '=', attempt.id)
        .where('turn_index', '=', turn.turnIndex)
        .execute()
    }
  }
}

/** The last attempt that ends completes its run, unless what was found is to be confirmed. */
async function countEnded(db: Database, changes: readonly AttemptChange[]): Promise<void> {
  const counted = changes.filter(({ counters }) => countsSomething(counters))
  for (const [runId, { organizationId, nowMs }] of byRun(counted)) {
    const sum = counted
      .filter(({ attempt }) => attempt.runId === runId)
      .map(({ counters }) => counters)
      .reduce(addCounters, nothingEnded)
    const all = endedCount(sum)
    const isLast = sql`status = 'running' AND failed + passed + unclear + errored + not_run + ${all} >= work_count
      AND confirmation IS NULL`
    await sql`
      UPDATE attack_runs SET failed = failed + ${sum.failed}, passed = passed + ${sum.passed},
        unclear = unclear + ${sum.unclear}, errored = errored + ${sum.errored}, not_run = not_run + ${sum.notRun},
        completed_at = CASE WHEN ${isLast} THEN CAST(${nowMs} AS BIGINT) ELSE completed_at END,
        paused_at = CASE WHEN ${isLast} THEN NULL ELSE paused_at END,
        status = CASE WHEN ${isLast} THEN 'completed' ELSE status END
      WHERE organization_id = ${organizationId} AND id = ${runId}`.execute(db)
  }
}

type Cell = string | number | Uint8Array | null

/** PostgreSQL does not guess the types of VALUES from where they go. */
function typedIn(dialect: RepositoryContext['dialect']): (value: Cell, type: string) => RawBuilder<unknown> {
  return dialect === 'postgres' ? (value, type) => sql`CAST(${value} AS ${sql.raw(type)})` : (value) => sql`${value}`
}
