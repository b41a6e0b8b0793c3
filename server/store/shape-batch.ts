import { hasFailedCheck } from '../domain/guard/has-failed-check.ts'
import type { Message, MessageVerdict } from '../domain/guard/message.ts'
import { isBlocking } from '../domain/guard/verdict.ts'
import { marksOf } from '../domain/monitoring/message-marks.ts'
import {
  countedCriticality,
  reachedTopics,
  rollupBucketOf,
  rollupIncrements,
  topicCriticality,
  topicMetric,
} from '../domain/monitoring/monitoring.ts'
import type { BatchRows, Cell } from './batch-tables.ts'
import { flagOf } from './row-values.ts'
import type { RecordPlan } from './stored-before.ts'

/**
 * Spreads recorded messages over the rows of their tables: each key once, in the order of the keys, so that two
 * transactions that meet wait for each other instead of locking crosswise. `shard` tells whose counters are raised.
 */
export function shapeBatch(plans: readonly RecordPlan[], shard: number): BatchRows {
  return {
    conversations: plans.flatMap(conversationCells),
    configuration_snapshots: snapshotCells(plans),
    turn_texts: textCells(plans),
    history_steps: stepCells(plans),
    messages: plans.flatMap(({ record }) => messageCells(record.message)),
    monitoring_rollup: rollupCells(plans, shard),
    reply_conversations: replyConversationCells(plans),
    replies: replyCells(plans),
  }
}

function conversationCells({ record: { conversation } }: RecordPlan): Cell[] {
  if (conversation === null) return []
  const { organizationId, id, projectId, name, description, linkedId, createdAtMs } = conversation
  return [organizationId, id, projectId, name, description, linkedId, createdAtMs]
}

function snapshotCells(plans: readonly RecordPlan[]): Cell[] {
  const rows = new Map<string, () => Cell[]>()
  for (const { record, withSnapshot } of plans) {
    const { snapshot, message } = record
    if (!withSnapshot) continue
    const { id, organizationId, projectId, ...content } = snapshot
    // Written only once the key is known to be new to the batch: a snapshot may hold thousands of examples.
    rows.set(`${organizationId}/${id}`, () => [
      organizationId,
      id,
      projectId,
      JSON.stringify(content),
      message.createdAtMs,
      message.createdAtMs,
    ])
  }
  return inOrder(rows).flatMap((row) => row())
}

function textCells(plans: readonly RecordPlan[]): Cell[] {
  const rows = new Map<string, Cell[]>()
  for (const { record, texts } of plans) {
    const { organizationId, conversationId, projectId, createdAtMs } = record.message
    for (const { sha256, text } of texts) {
      const key = `${organizationId}/${conversationId}/${sha256}`
      const usedAtMs = Math.max(createdAtMs, Number(rows.get(key)?.[5] ?? 0))
      rows.set(key, [organizationId, conversationId, sha256, projectId, text, usedAtMs])
    }
  }
  return inOrder(rows).flat()
}

function stepCells(plans: readonly RecordPlan[]): Cell[] {
  const rows = new Map<string, Cell[]>()
  for (const { record, steps } of plans) {
    const { organizationId, conversationId } = record.message
    for (const { id, parentId, role, textSha256 } of steps) {
      const key = `${organizationId}/${conversationId}/${id}`
      rows.set(key, [organizationId, conversationId, id, parentId, role, textSha256])
    }
  }
  return inOrder(rows).flat()
}

/** The row of one message. */
function messageCells(message: Message): Cell[] {
  const { verdict } = message
  return [
    message.organizationId,
    message.id,
    message.projectId,
    message.conversationId,
    message.direction,
    message.role,
    message.textSha256,
    message.textWithContext,
    message.historyId,
    message.snapshotId,
    message.inputId,
    message.imageCount,
    message.mode,
    JSON.stringify(verdict),
    judgementsOf(verdict),
    flagOf(verdict.isSafe),
    flagOf(verdict.policies.some(isBlocking)),
    flagOf(verdict.security !== null && !verdict.security.isSafe),
    message.createdAtMs,
    message.latencyMs,
    message.upstream && JSON.stringify(message.upstream),
    flagOf(hasFailedCheck(verdict)),
    marksOf(message),
  ]
}

function judgementsOf(verdict: MessageVerdict): string {
  const topics = reachedTopics(verdict).map((topicId) => [topicMetric(topicId), topicCriticality, 0])
  return JSON.stringify([
    ...verdict.policies.map((policy) => [policy.policyId, countedCriticality(policy), flagOf(!policy.isSafe)]),
    ...topics,
  ])
}

interface Counters {
  readonly key: readonly Cell[]
  judged: number
  violated: number
  securityUnsafe: number
  errored: number
}

function rollupCells(plans: readonly RecordPlan[], shard: number): Cell[] {
  const rows = new Map<string, Counters>()
  for (const { record } of plans) {
    const { organizationId, projectId, createdAtMs, direction, verdict } = record.message
    const bucket = rollupBucketOf(createdAtMs)
    for (const increment of rollupIncrements(direction, verdict)) {
      const { metric, criticality } = increment
      const name = `${organizationId}/${projectId}/${bucket}/${metric}/${direction}/${criticality}`
      const key = [organizationId, projectId, bucket, metric, direction, criticality, shard]
      const counters = rows.get(name) ?? { key, judged: 0, violated: 0, securityUnsafe: 0, errored: 0 }
      counters.judged += increment.judged
      counters.violated += increment.violated
      counters.securityUnsafe += increment.securityUnsafe
      counters.errored += increment.errored
      rows.set(name, counters)
    }
  }
  return inOrder(rows).flatMap((row) => [...row.key, row.judged, row.violated, row.securityUnsafe, row.errored])
}

function replyCells(plans: readonly RecordPlan[]): Cell[] {
  const rows = plans.flatMap(({ record }): [string, Cell[]][] => {
    if (record.idempotentReply === null) return []
    const { claim, reply } = record.idempotentReply
    const key = [claim.organizationId, claim.operation, claim.key]
    const cells = [...key, claim.requestSha256, reply.status, reply.body, record.message.createdAtMs]
    return [[key.join('/'), cells]]
  })
  return rows.sort(([a], [b]) => compare(a, b)).flatMap(([, cells]) => cells)
}

function replyConversationCells(plans: readonly RecordPlan[]): Cell[] {
  const rows = new Map<string, Cell[]>()
  for (const { record } of plans) {
    if (record.idempotentReply === null) continue
    const { claim, conversationIds = [] } = record.idempotentReply
    for (const conversationId of conversationIds) {
      const key = [claim.organizationId, conversationId, claim.operation, claim.key]
      rows.set(key.join('/'), [...key, record.message.createdAtMs])
    }
  }
  return inOrder(rows).flat()
}

function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => compare(a, b)).map(([, row]) => row)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
