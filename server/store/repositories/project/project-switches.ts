import type { Selectable } from 'kysely'
import type { PolicySwitch, Project, TopicSwitch } from '../../../domain/project/project.ts'
import type { Database } from '../../database.ts'
import { flagOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { chunksOf } from '../chunks.ts'

/** What is switched on in a project, in the owner's order. */
export type ProjectSwitches = Pick<Project, 'policies' | 'topics'>

/** What is switched on in each of some projects of an organization; every given id has an entry. */
export async function findSwitches(
  db: Database,
  organizationId: string,
  projectIds: readonly string[],
): Promise<(projectId: string) => ProjectSwitches> {
  const policies: Selectable<Tables['project_policies']>[] = []
  const topics: Selectable<Tables['project_topics']>[] = []
  for (const chunk of chunksOf(projectIds, 500)) {
    policies.push(
      ...(await db
        .selectFrom('project_policies')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('project_id', 'in', chunk)
        .orderBy('place')
        .execute()),
    )
    topics.push(
      ...(await db
        .selectFrom('project_topics')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('project_id', 'in', chunk)
        .orderBy('place')
        .execute()),
    )
  }
  const policiesById = Map.groupBy(policies, (row) => row.project_id)
  const topicsById = Map.groupBy(topics, (row) => row.project_id)
  return (projectId) => ({
    policies: (policiesById.get(projectId) ?? []).map(policySwitchOf),
    topics: (topicsById.get(projectId) ?? []).map(topicSwitchOf),
  })
}

/** Writes what is switched on in a project that has nothing switched on. */
export async function insertSwitches(db: Database, project: Project): Promise<void> {
  for (const chunk of chunksOf(policyRowsOf(project), 1_000)) {
    await db.insertInto('project_policies').values(chunk).execute()
  }
  for (const chunk of chunksOf(topicRowsOf(project), 1_000)) {
    await db.insertInto('project_topics').values(chunk).execute()
  }
}

/** Removes what is switched on in a project. */
export async function deleteSwitches(db: Database, { organizationId, id }: Project): Promise<void> {
  for (const table of ['project_policies', 'project_topics'] as const) {
    await db.deleteFrom(table).where('organization_id', '=', organizationId).where('project_id', '=', id).execute()
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
    shadow: flagOf(policy.shadow ?? false),
  }))
}

function topicRowsOf({ organizationId, id, topics }: Project) {
  return topics.map((topic, place) => ({
    organization_id: organizationId,
    project_id: id,
    topic_id: topic.topicId,
    place,
    enable_input: flagOf(topic.enableInput),
    enable_output: flagOf(topic.enableOutput),
  }))
}

function policySwitchOf(row: Selectable<Tables['project_policies']>): PolicySwitch {
  return {
    policyId: row.policy_id,
    blockInput: row.block_input === 1,
    blockOutput: row.block_output === 1,
    // Only where it is so: then what was stored before, and its hashes, stay as they are.
    ...(row.shadow === 1 && { shadow: true }),
  }
}

function topicSwitchOf(row: Selectable<Tables['project_topics']>): TopicSwitch {
  return { topicId: row.topic_id, enableInput: row.enable_input === 1, enableOutput: row.enable_output === 1 }
}
