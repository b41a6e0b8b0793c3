import { createBriefCache } from '../../domain/brief-cache.ts'
import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { Clock, Repositories, Sha256, Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ActivePolicy, ActiveTopic, ConfigurationSnapshot, Project } from '../../domain/project/project.ts'

/** A project's saved configuration, read once for a request. */
export interface Configuration {
  readonly project: Project
  readonly snapshot: ConfigurationSnapshot
}

/** Saved configurations by project. */
export interface ConfigurationCache {
  /**
   * Not older than 1.5 s, whoever changed it. Rejects with Problem `project-not-found` when it is not there or
   * another organization's.
   */
  read(organizationId: string, projectId: string): Promise<Configuration>
  /** As `read`, of the organization's sample project. */
  readSample(organizationId: string): Promise<Configuration>
  /** Forgets what was changed through this process, so that the change shows at once. */
  forget(organizationId: string, projectId: string): void
  /** Forgets all, because what many projects may use was changed through this process. */
  forgetAll(): void
}

/** What the cache needs. */
export interface ConfigurationCacheOptions {
  readonly store: Store
  readonly clock: Clock
  readonly sha256: Sha256
  readonly securityDetector: EvaluatorIdentity
}

/** Remembers up to 10,000 configurations for 1.5 s each. */
export function createConfigurationCache(options: ConfigurationCacheOptions): ConfigurationCache {
  const cache = createBriefCache<Configuration>(options.clock)
  return {
    read: (organizationId, projectId) =>
      cache.read(`${organizationId}/${projectId}`, () =>
        load(options, (repositories) => repositories.projects.find(organizationId, projectId)),
      ),
    readSample: (organizationId) =>
      cache.read(`${organizationId}/`, () =>
        load(options, (repositories) => repositories.projects.findSample(organizationId)),
      ),
    forget(organizationId, projectId) {
      cache.delete(`${organizationId}/${projectId}`)
      cache.delete(`${organizationId}/`)
    },
    forgetAll: () => cache.clear(),
  }
}

async function load(
  options: ConfigurationCacheOptions,
  findProject: (repositories: Repositories) => Promise<Project | null>,
): Promise<Configuration> {
  return options.store.read(async (repositories) => {
    const project = await findProject(repositories)
    if (project === null) throw new Problem('project-not-found', 'There is no project with this id.')
    const ids = project.policies.map((policy) => policy.policyId)
    const found = ids.length === 0 ? [] : await repositories.policies.findMany(project.organizationId, ids)
    const byId = new Map(found.map((policy) => [policy.id, policy]))
    const policies = project.policies.flatMap(({ policyId, ...applies }): ActivePolicy[] => {
      const policy = byId.get(policyId)
      return policy && policy.archivedAtMs === null ? [{ policy, ...applies }] : []
    })
    const topics = await readTopics(repositories, project)
    const content = {
      organizationId: project.organizationId,
      projectId: project.id,
      security: project.security,
      policies,
      ...(topics.length > 0 && { topics }),
      executionMode: project.executionMode,
      failureMode: project.failureMode,
      ...(project.secondOpinion !== null && { secondOpinion: project.secondOpinion }),
      securityDetector: options.securityDetector,
    }
    return { project, snapshot: { id: options.sha256(JSON.stringify(content)), ...content } }
  })
}

async function readTopics(repositories: Repositories, project: Project): Promise<readonly ActiveTopic[]> {
  const ids = project.topics.map(({ topicId }) => topicId)
  const found = ids.length === 0 ? [] : await repositories.topics.findMany(project.organizationId, ids)
  const byId = new Map(found.map((topic) => [topic.id, topic]))
  return project.topics.flatMap(({ topicId, enableInput, enableOutput }): ActiveTopic[] => {
    const topic = byId.get(topicId)
    return topic && topic.archivedAtMs === null ? [{ topic, enableInput, enableOutput }] : []
  })
}
