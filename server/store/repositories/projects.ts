import type { Selectable } from 'kysely'
import type { ProjectRepository } from '../../domain/ports.ts'
import type { ExecutionMode, FailureMode, PolicySwitch, Project, SecuritySettings } from '../../domain/project.ts'
import type { Database } from '../database.ts'
import { bytesOf, flagOf, maybeNumberOf, numberOf, textOf } from '../row-values.ts'
import type { Tables } from '../tables.ts'
import { chunksOf } from './chunks.ts'

/** The projects table and the table of policies that are switched on. */
export function createProjectRepository(db: Database): ProjectRepository {
  const policiesOf = async (organizationId: string, projectId: string): Promise<readonly PolicySwitch[]> => {
    const rows = await db
      .selectFrom('project_policies')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('project_id', '=', projectId)
      .orderBy('place')
      .execute()
    return rows.map(policySwitchOf)
  }
  return {
    async insert(project) {
      await db.insertInto('projects').values(rowOf(project)).execute()
      for (const chunk of chunksOf(policyRowsOf(project), 1_000)) {
        await db.insertInto('project_policies').values(chunk).execute()
      }
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('projects')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : projectOf(row, await policiesOf(organizationId, id))
    },
    async findSample(organizationId) {
      const row = await db
        .selectFrom('projects')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('is_sample', '=', 1)
        .executeTakeFirst()
      return row === undefined ? null : projectOf(row, await policiesOf(organizationId, row.id))
    },
    async markSample(organizationId, id) {
      const ofOrganization = db.updateTable('projects').where('organization_id', '=', organizationId)
      await ofOrganization.set({ is_sample: 0 }).where('is_sample', '=', 1).execute()
      await ofOrganization.set({ is_sample: 1 }).where('id', '=', id).execute()
    },
  }
}

function rowOf(project: Project) {
  return {
    organization_id: project.organizationId,
    id: project.id,
    name: project.name,
    description: bytesOf(project.description),
    security: JSON.stringify(project.security),
    execution_mode: project.executionMode,
    failure_mode: project.failureMode,
    data_retention_days: project.dataRetentionDays,
    created_at: project.createdAtMs,
    updated_at: project.updatedAtMs,
    archived_at: project.archivedAtMs,
  }
}

function policyRowsOf({ organizationId, id, policies }: Project) {
  return policies.map((policy, place) => ({
    organization_id: organizationId,
    project_id: id,
    policy_id: policy.policyId,
    place,
    block_input: flagOf(policy.blockInput),
    block_output: flagOf(policy.blockOutput),
  }))
}

function projectOf(row: Selectable<Tables['projects']>, policies: readonly PolicySwitch[]): Project {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    description: textOf(row.description),
    security: JSON.parse(row.security) as SecuritySettings,
    policies,
    executionMode: row.execution_mode as ExecutionMode,
    failureMode: row.failure_mode as FailureMode,
    dataRetentionDays: row.data_retention_days,
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    archivedAtMs: maybeNumberOf(row.archived_at),
  }
}

function policySwitchOf(row: Selectable<Tables['project_policies']>): PolicySwitch {
  return { policyId: row.policy_id, blockInput: row.block_input === 1, blockOutput: row.block_output === 1 }
}
