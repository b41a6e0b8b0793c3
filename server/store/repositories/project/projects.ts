import { type Selectable, sql } from 'kysely'
import type {
  ExecutionMode,
  FailureMode,
  Project,
  SecuritySettings,
  StoreText,
} from '../../../domain/project/project.ts'
import type { ProjectRepository } from '../../../domain/project/project-repository.ts'
import type { SecondOpinionSettings } from '../../../domain/project/second-opinion-settings.ts'
import type { Database } from '../../database.ts'
import { bytesOf, maybeNumberOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { countRows } from '../count-rows.ts'
import { deleteSwitches, findSwitches, insertSwitches, type ProjectSwitches } from './project-switches.ts'

type ProjectRow = Selectable<Tables['projects']>

/** The projects table and the tables of policies and topics that are switched on. */
export function createProjectRepository(db: Database): ProjectRepository {
  const wholeProjects = async (organizationId: string, rows: readonly ProjectRow[]): Promise<readonly Project[]> => {
    const ids = rows.map(({ id }) => id)
    const switchesOf = await findSwitches(db, organizationId, ids)
    return rows.map((row) => projectOf(row, switchesOf(row.id)))
  }
  const wholeProject = async (organizationId: string, row: ProjectRow | undefined): Promise<Project | null> =>
    row === undefined ? null : ((await wholeProjects(organizationId, [row]))[0] ?? null)
  return {
    async insert(project) {
      await db.insertInto('projects').values(rowOf(project)).execute()
      await insertSwitches(db, project)
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('projects')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return wholeProject(organizationId, row)
    },
    async findSample(organizationId) {
      const row = await db
        .selectFrom('projects')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('is_sample', '=', 1)
        .executeTakeFirst()
      return wholeProject(organizationId, row)
    },
    async markSample(organizationId, id) {
      const ofOrganization = db.updateTable('projects').where('organization_id', '=', organizationId)
      await ofOrganization.set({ is_sample: 0 }).where('is_sample', '=', 1).execute()
      await ofOrganization.set({ is_sample: 1 }).where('id', '=', id).execute()
    },
    async list(organizationId, { offset, limit }, { includeArchived, heldProjectIds }) {
      const ofOrganization = db.selectFrom('projects').where('organization_id', '=', organizationId)
      const all = heldProjectIds === null ? ofOrganization : ofOrganization.where('id', 'in', heldProjectIds)
      const kept = includeArchived ? all : all.where('archived_at', 'is', null)
      const rows = await kept.selectAll().orderBy('created_at').orderBy('id').limit(limit).offset(offset).execute()
      return { total: await countRows(kept), offset, limit, items: await wholeProjects(organizationId, rows) }
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('projects')
        .set({ archived_at: sql`archived_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return wholeProject(organizationId, row)
    },
    async replace(project) {
      const { organization_id, id, created_at: _, ...changed } = rowOf(project)
      await db
        .updateTable('projects')
        .set(changed)
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
      await deleteSwitches(db, project)
      await insertSwitches(db, project)
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
    language: project.language,
    data_retention_days: project.dataRetentionDays,
    store_text: project.storeText,
    second_opinion: project.secondOpinion && JSON.stringify(project.secondOpinion),
    created_at: project.createdAtMs,
    updated_at: project.updatedAtMs,
    archived_at: project.archivedAtMs,
  }
}

function projectOf(row: ProjectRow, switches: ProjectSwitches): Project {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    description: textOf(row.description),
    security: JSON.parse(row.security) as SecuritySettings,
    ...switches,
    executionMode: row.execution_mode as ExecutionMode,
    failureMode: row.failure_mode as FailureMode,
    language: row.language,
    dataRetentionDays: row.data_retention_days,
    storeText: row.store_text as StoreText,
    secondOpinion: row.second_opinion === null ? null : (JSON.parse(row.second_opinion) as SecondOpinionSettings),
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    archivedAtMs: maybeNumberOf(row.archived_at),
  }
}
