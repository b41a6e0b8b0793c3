import { type Selectable, sql } from 'kysely'
import {
  type ClaimOutcome,
  heartbeatMsMax,
  type IdempotencyClaim,
  type IdempotencyRepository,
  idempotencyLeaseMs,
  idempotencyRetentionMs,
} from '../../../domain/idempotency.ts'
import { Problem } from '../../../domain/problem.ts'
import { lostClaimMessage } from '../../batch-tables.ts'
import type { Database } from '../../database.ts'
import type { Tables } from '../../tables.ts'
import type { RepositoryContext } from '../repository-context.ts'

/** How often a claim is tried when the row it met disappears before it can be read. */
const claimTriesMax = 3

/** The idempotency table. */
export function createIdempotencyRepository(context: RepositoryContext): IdempotencyRepository {
  const { db } = context
  return {
    async claim(claim, nowMs) {
      for (let tries = 0; tries < claimTriesMax; tries += 1) {
        if (await takeKey(context, claim, nowMs)) return { kind: 'claimed' }
        const row = await findRow(db, claim)
        if (row !== undefined) return outcomeOf(row, claim)
      }
      return { kind: 'running' }
    },
    async settle({ claim, reply, conversationIds = [] }, nowMs) {
      const row = await unsettled(db, claim)
        .set({ status: reply.status, body: reply.body, settled_at: nowMs })
        .returning('operation')
        .executeTakeFirst()
      if (row === undefined) throw new Problem('conflict', lostClaimMessage)
      for (const conversationId of conversationIds) await rememberConversation(db, claim, conversationId, nowMs)
    },
    async amend({ claim, reply }) {
      await db
        .updateTable('idempotency_replies')
        .set({ status: reply.status, body: reply.body })
        .where('organization_id', '=', claim.organizationId)
        .where('operation', '=', claim.operation)
        .where('idempotency_key', '=', claim.key)
        .where('request_sha256', '=', claim.requestSha256)
        .where('status', 'is not', null)
        .execute()
    },
    removeOfConversation: (organizationId, conversationId) => removeOfConversation(db, organizationId, conversationId),
    async release(claim) {
      await db
        .deleteFrom('idempotency_replies')
        .where('organization_id', '=', claim.organizationId)
        .where('operation', '=', claim.operation)
        .where('idempotency_key', '=', claim.key)
        .where('request_sha256', '=', claim.requestSha256)
        .where('status', 'is', null)
        // One that was taken over is another server's to give free.
        .where('claimed_by', '=', context.server)
        .execute()
    },
    purge: (nowMs, limit) => purge(db, nowMs, limit),
  }
}

function rememberConversation(db: Database, claim: IdempotencyClaim, conversationId: string, nowMs: number) {
  return db
    .insertInto('reply_conversations')
    .values({
      organization_id: claim.organizationId,
      conversation_id: conversationId,
      operation: claim.operation,
      idempotency_key: claim.key,
      settled_at: nowMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'conversation_id', 'operation', 'idempotency_key'])
        .doUpdateSet({ settled_at: nowMs }),
    )
    .execute()
}

async function removeOfConversation(db: Database, organizationId: string, conversationId: string): Promise<number> {
  const { rows } = await sql<{ readonly operation: string }>`
    DELETE FROM idempotency_replies WHERE (organization_id, operation, idempotency_key) IN (
      SELECT organization_id, operation, idempotency_key FROM reply_conversations
      WHERE organization_id = ${organizationId} AND conversation_id = ${conversationId})
    RETURNING operation`.execute(db)
  await db
    .deleteFrom('reply_conversations')
    .where('organization_id', '=', organizationId)
    .where('conversation_id', '=', conversationId)
    .execute()
  return rows.length
}

async function purge(db: Database, nowMs: number, limit: number): Promise<number> {
  const { rows } = await sql<{ readonly operation: string }>`
    DELETE FROM idempotency_replies
    WHERE (organization_id, operation, idempotency_key) IN (
      SELECT organization_id, operation, idempotency_key FROM idempotency_replies
      WHERE claimed_at < ${nowMs - idempotencyRetentionMs} ORDER BY claimed_at LIMIT ${limit})
    RETURNING operation`.execute(db)
  await sql`
    DELETE FROM reply_conversations
    WHERE (organization_id, conversation_id, operation, idempotency_key) IN (
      SELECT organization_id, conversation_id, operation, idempotency_key FROM reply_conversations
      WHERE settled_at < ${nowMs - idempotencyRetentionMs - idempotencyLeaseMs}
      ORDER BY settled_at LIMIT ${limit})`.execute(db)
  return rows.length
}

/**
 * One statement, so that of any number of simultaneous claims exactly one gets the row: a fresh one, one whose server has
 * ended or whose request was abandoned, or one that is older than replies are kept. Should a server that was only silent
 * go on after all, one of the two settles, and what the other did is undone with it.
 */
async function takeKey(context: RepositoryContext, claim: IdempotencyClaim, nowMs: number): Promise<boolean> {
  const { db, server } = context
  const { rows } = await sql`
    INSERT INTO idempotency_replies (organization_id, operation, idempotency_key, request_sha256, claimed_at, claimed_by)
    VALUES (${claim.organizationId}, ${claim.operation}, ${claim.key}, ${claim.requestSha256}, ${nowMs}, ${server})
    ON CONFLICT (organization_id, operation, idempotency_key) DO UPDATE
    SET request_sha256 = excluded.request_sha256, claimed_at = excluded.claimed_at,
        claimed_by = excluded.claimed_by, settled_at = NULL, status = NULL, body = NULL
    WHERE (idempotency_replies.status IS NULL AND idempotency_replies.claimed_at <= ${nowMs - idempotencyLeaseMs})
       OR (idempotency_replies.status IS NULL AND idempotency_replies.claimed_by <> ${server} AND NOT EXISTS (
             SELECT 1 FROM servers WHERE servers.id = idempotency_replies.claimed_by AND ${isAlive(context)}))
       OR idempotency_replies.claimed_at < ${nowMs - idempotencyRetentionMs}
    RETURNING operation`.execute(db)
  return rows.length === 1
}

/** The embedded database has one server at a time, which takes those before it off the list when it starts. */
function isAlive({ dialect }: RepositoryContext) {
  if (dialect === 'sqlite') return sql`TRUE`
  return sql`servers.seen_at > EXTRACT(EPOCH FROM clock_timestamp()) * 1000 - ${sql.lit(heartbeatMsMax)}`
}

function findRow(db: Database, claim: IdempotencyClaim) {
  return db
    .selectFrom('idempotency_replies')
    .selectAll()
    .where('organization_id', '=', claim.organizationId)
    .where('operation', '=', claim.operation)
    .where('idempotency_key', '=', claim.key)
    .executeTakeFirst()
}

function unsettled(db: Database, claim: IdempotencyClaim) {
  return db
    .updateTable('idempotency_replies')
    .where('organization_id', '=', claim.organizationId)
    .where('operation', '=', claim.operation)
    .where('idempotency_key', '=', claim.key)
    .where('request_sha256', '=', claim.requestSha256)
    .where('status', 'is', null)
}

function outcomeOf(row: Selectable<Tables['idempotency_replies']>, claim: IdempotencyClaim): ClaimOutcome {
  if (row.request_sha256 !== claim.requestSha256) return { kind: 'mismatch' }
  if (row.status === null || row.body === null) return { kind: 'running' }
  return { kind: 'done', reply: { status: row.status, body: row.body } }
}
