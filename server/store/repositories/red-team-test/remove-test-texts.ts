import { type RawBuilder, sql } from 'kysely'
import type { Evaluation } from '../../../domain/agent-run/evaluation.ts'
import type { TextRemoval } from '../../../domain/red-team-test/test-repository.ts'
import { bytesOf, textOf } from '../../row-values.ts'
import type { RepositoryContext } from '../repository-context.ts'

/**
 * Removes what was said in the tests of a project before a time, at most `limit` rows of each kind; returns how many. Requests
 * become empty, responses, errors and tool calls go, and with them the quotes and reasons of evaluations and the answers to
 * probes. Ids, verdicts, scores and counts stay, and so does what the owner or the service wrote: policies, scenarios, cases
 * of datasets, the profile of the target. A response that nobody judged before counts as one that could not be judged. A turn
 * that is being judged keeps its texts until it has its verdict.
 */
export async function removeTestTexts(context: RepositoryContext, removal: TextRemoval): Promise<number> {
  const responses = await removeResponses(context, removal)
  const turns = await removeTurns(context, removal)
  // What is unjudged is neither an ended attempt nor the answer to a probe.
  const hasMore = removal.which !== 'unjudged'
  const prompts = hasMore ? await removeOpenPrompts(context, removal) : 0
  const answers = hasMore ? await removeProbeAnswers(context, removal) : 0
  const removed = responses + turns + prompts + answers
  if (removed > 0) context.onTextsRemoved()
  return removed
}

const removedReason = 'Removed together with the texts that it was about.'

function withoutTexts(evaluation: Uint8Array | null): Uint8Array | null {
  if (evaluation === null) return null
  const whole: Evaluation = JSON.parse(textOf(evaluation))
  const judges = whole.judges.map((opinion) => ({ ...opinion, reason: removedReason }))
  const bare: Evaluation = { ...whole, reason: removedReason, evidence: [], judges }
  return bytesOf(JSON.stringify(bare))
}

const testsOf = (removal: TextRemoval) => sql`
  SELECT id FROM redteam_tests WHERE organization_id = ${removal.organizationId}
    AND project_id = ${removal.projectId} AND ${isNamed(removal)}`

const isNamed = ({ testId }: TextRemoval) => (testId === undefined ? sql`1 = 1` : sql`id = ${testId}`)

const runsOf = (removal: TextRemoval) => sql`
  SELECT id FROM attack_runs WHERE organization_id = ${removal.organizationId} AND test_id IN (${testsOf(removal)})`

async function removeResponses({ db }: RepositoryContext, removal: TextRemoval): Promise<number> {
  const { beforeMs } = removal
  const isMeant =
    removal.which === 'unjudged'
      ? sql`status = 'ok' AND (evaluation_status IS NULL OR evaluation_status = 'failed')`
      : sql`1 = 1`
  const isOld = sql`received_at < ${beforeMs} AND test_id IN (${testsOf(removal)}) AND ${isMeant}`
  return removeSaidResponses({ db }, { ...removal, which: isOld })
}

/** Which rows, as a condition, of one organization. */
interface Which extends Pick<TextRemoval, 'organizationId' | 'limit'> {
  readonly which: RawBuilder<unknown>
}

/** Removes what responses say that meet a condition on `client_responses`, at most `limit`; returns how many. */
export async function removeSaidResponses(
  { db }: Pick<RepositoryContext, 'db'>,
  { organizationId, limit, which }: Which,
): Promise<number> {
  const isSaid = sql`organization_id = ${organizationId} AND (response IS NOT NULL OR error IS NOT NULL) AND ${which}`
  const { rows } = await sql<{ run_id: string; case_id: string; evaluation: Uint8Array | null }>`
    SELECT run_id, case_id, evaluation FROM client_responses
    WHERE ${isSaid} LIMIT ${limit}`.execute(db)
  for (const { run_id, case_id, evaluation } of rows) {
    await sql`UPDATE client_responses SET response = NULL, error = NULL, evaluation = ${withoutTexts(evaluation)},
        evaluation_status = CASE WHEN status = 'ok' THEN COALESCE(evaluation_status, 'failed') ELSE evaluation_status END
      WHERE ${isSaid} AND run_id = ${run_id} AND case_id = ${case_id}`.execute(db)
  }
  return rows.length
}

/** What of the content of a turn was said by anybody; the rest says how the turn came about. */
interface TurnTexts {
  readonly prompt?: string
  readonly toolCalls: readonly unknown[]
  readonly error: string | null
  readonly history: readonly unknown[] | null
}

function removeTurns(context: RepositoryContext, removal: TextRemoval): Promise<number> {
  const isMeant = removal.which === 'unjudged' ? sql`a.outcome IS NULL` : sql`1 = 1`
  const which = sql`a.run_id IN (${runsOf(removal)}) AND t.answered_at < ${removal.beforeMs} AND ${isMeant}`
  return removeSaidTurns(context, { ...removal, which })
}

/** Removes what judged turns say whose attempt `a` and turn `t` meet a condition, at most `limit`; returns how many. */
export async function removeSaidTurns(
  { db }: Pick<RepositoryContext, 'db'>,
  { organizationId, limit, which }: Which,
): Promise<number> {
  const { rows } = await sql<{
    attempt_id: string
    turn_index: number
    content: Uint8Array
    evaluation: Uint8Array | null
  }>`
    SELECT t.attempt_id, t.turn_index, t.content, t.evaluation FROM attack_attempts AS a
    JOIN attack_turns AS t ON t.organization_id = a.organization_id AND t.attempt_id = a.id
    WHERE a.organization_id = ${organizationId} AND ${which}
      AND t.decision <> 'pending' AND (LENGTH(t.request) > 0 OR t.response IS NOT NULL) LIMIT ${limit}`.execute(db)
  for (const { attempt_id, turn_index, content, evaluation } of rows) {
    const { prompt: _, ...whole }: TurnTexts = JSON.parse(textOf(content))
    const bare = { ...whole, toolCalls: [], error: null, history: null } satisfies TurnTexts
    await db
      .updateTable('attack_turns')
      .set({
        request: bytesOf(''),
        response: null,
        content: bytesOf(JSON.stringify(bare)),
        evaluation: withoutTexts(evaluation),
      })
      .where('organization_id', '=', organizationId)
      .where('attempt_id', '=', attempt_id)
      .where('turn_index', '=', turn_index)
      .execute()
  }
  return rows.length
}

/** Attempts that were cut off keep the prompt that nobody answered. */
function removeOpenPrompts(context: RepositoryContext, removal: TextRemoval): Promise<number> {
  const which = sql`run_id IN (${runsOf(removal)}) AND ended_at < ${removal.beforeMs}`
  return removeSaidPrompts(context, { ...removal, which })
}

/** Removes the open prompts of attempts that have ended and meet a condition, at most `limit`; returns how many. */
export async function removeSaidPrompts(
  context: Pick<RepositoryContext, 'db' | 'dialect'>,
  { organizationId, limit, which }: Which,
): Promise<number> {
  const { rows } = await sql<{ id: string; content: Uint8Array }>`
    SELECT id, content FROM attack_attempts
    WHERE organization_id = ${organizationId} AND ${which} AND outcome IS NOT NULL
      AND ${holds(context, '"turn":{')} LIMIT ${limit}`.execute(context.db)
  for (const { id, content } of rows) {
    const bare = { ...JSON.parse(textOf(content)), turn: null, toldError: null }
    await sql`UPDATE attack_attempts SET content = ${bytesOf(JSON.stringify(bare))}
      WHERE organization_id = ${organizationId} AND id = ${id}`.execute(context.db)
  }
  return rows.length
}

async function removeProbeAnswers(context: RepositoryContext, removal: TextRemoval): Promise<number> {
  const { organizationId, projectId, beforeMs, limit } = removal
  const isOld = sql`organization_id = ${organizationId} AND updated_at < ${beforeMs}`
  const column = 'reconnaissance'
  const { rows } = await sql<{ id: string; reconnaissance: Uint8Array }>`
    SELECT id, reconnaissance FROM redteam_tests WHERE ${isOld} AND project_id = ${projectId} AND ${isNamed(removal)}
      AND ${holds(context, '"answers":[{', column)} LIMIT ${limit}`.execute(context.db)
  for (const { id, reconnaissance } of rows) {
    const bare = { ...JSON.parse(textOf(reconnaissance)), answers: [] }
    await sql`UPDATE redteam_tests SET reconnaissance = ${bytesOf(JSON.stringify(bare))}
      WHERE ${isOld} AND id = ${id}`.execute(context.db)
  }
  return rows.length
}

/** Whether JSON has a piece outside of its texts: inside of them each quotation mark stands behind a backslash. */
function holds({ dialect }: Pick<RepositoryContext, 'dialect'>, piece: string, column = 'content') {
  const bytes = bytesOf(piece)
  return dialect === 'sqlite'
    ? sql`INSTR(${sql.ref(column)}, ${bytes}) > 0`
    : sql`POSITION(CAST(${bytes} AS BYTEA) IN ${sql.ref(column)}) > 0`
}
