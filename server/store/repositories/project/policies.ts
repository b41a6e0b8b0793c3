import { type Selectable, sql } from 'kysely'
import type {
  Criticality,
  Policy,
  PolicyExamples,
  PolicyPatterns,
  PolicyVersion,
} from '../../../domain/policy/policy.ts'
import type { PolicyRepository } from '../../../domain/policy/policy-repository.ts'
import type { Database } from '../../database.ts'
import { bytesOf, flagOf, maybeBytesOf, maybeNumberOf, maybeTextOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { chunksOf } from '../chunks.ts'
import { countRows } from '../count-rows.ts'

/** The policies table. */
export function createPolicyRepository(db: Database): PolicyRepository {
  return {
    async insertMany(policies) {
      for (const chunk of chunksOf(policies, 200)) {
        await db.insertInto('policies').values(chunk.map(rowOf)).execute()
      }
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('policies')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : policyOf(row)
    },
    async findMany(organizationId, ids) {
      const found: Policy[] = []
      for (const chunk of chunksOf([...new Set(ids)], 500)) {
        const rows = await db
          .selectFrom('policies')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .where('id', 'in', chunk)
          .execute()
        found.push(...rows.map(policyOf))
      }
      return found
    },
    async list(organizationId, { offset, limit }, { includeArchived }) {
      const all = db.selectFrom('policies').where('organization_id', '=', organizationId)
      const kept = includeArchived ? all : all.where('archived_at', 'is', null)
      const rows = await kept
        .selectAll()
        .orderBy('is_default', 'desc')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return { total: await countRows(kept), offset, limit, items: rows.map(policyOf) }
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('policies')
        .set({ archived_at: sql`archived_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : policyOf(row)
    },
    replace: (policy, before) => replace(db, policy, before),
    async listVersions(organizationId, policyId, { offset, limit }) {
      const all = db
        .selectFrom('policy_versions')
        .where('organization_id', '=', organizationId)
        .where('policy_id', '=', policyId)
      const rows = await all.selectAll().orderBy('version', 'desc').limit(limit).offset(offset).execute()
      return { total: await countRows(all), offset, limit, items: rows.map(versionOf) }
    },
  }
}

async function replace(db: Database, policy: Policy, before: Omit<PolicyVersion, 'version'>): Promise<void> {
  const { organization_id, id, is_default: _, created_at: __, ...changed } = rowOf(policy)
  const last = await db
    .selectFrom('policy_versions')
    .select('version')
    .where('organization_id', '=', organization_id)
    .where('policy_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .insertInto('policy_versions')
    .values({
      organization_id,
      policy_id: id,
      version: (last?.version ?? 0) + 1,
      content: bytesOf(JSON.stringify(before.policy)),
      replaced_at: before.replacedAtMs,
      replaced_by: before.replacedBy,
    })
    .execute()
  await db
    .updateTable('policies')
    .set(changed)
    .where('organization_id', '=', organization_id)
    .where('id', '=', id)
    .execute()
}

function rowOf(policy: Policy) {
  return {
    organization_id: policy.organizationId,
    id: policy.id,
    name: policy.name,
    description: bytesOf(policy.description),
    criticality: policy.criticality,
    detection_threshold: policy.detectionThreshold,
    violation_message: maybeBytesOf(policy.violationMessage),
    examples: JSON.stringify(policy.examples),
    patterns: JSON.stringify(policy.patterns),
    detector: policy.detector,
    is_default: flagOf(policy.isDefault),
    created_at: policy.createdAtMs,
    updated_at: policy.updatedAtMs,
    archived_at: policy.archivedAtMs,
  }
}

function policyOf(row: Selectable<Tables['policies']>): Policy {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    description: textOf(row.description),
    criticality: row.criticality as Criticality,
    detectionThreshold: row.detection_threshold,
    violationMessage: maybeTextOf(row.violation_message),
    examples: JSON.parse(row.examples) as PolicyExamples,
    patterns: JSON.parse(row.patterns) as PolicyPatterns,
    detector: row.detector,
    isDefault: row.is_default === 1,
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    archivedAtMs: maybeNumberOf(row.archived_at),
  }
}

function versionOf(row: Selectable<Tables['policy_versions']>): PolicyVersion {
  return {
    version: row.version,
    policy: JSON.parse(textOf(row.content)) as Policy,
    replacedAtMs: numberOf(row.replaced_at),
    replacedBy: row.replaced_by,
  }
}
