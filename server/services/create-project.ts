import type { IdempotentReply } from '../domain/idempotency.ts'
import type { Repositories } from '../domain/ports.ts'
import { type FieldError, Problem } from '../domain/problem.ts'
import type { ExecutionMode, FailureMode, PolicySwitch, Project, SecuritySettings } from '../domain/project.ts'
import type { GuardScope } from './guard-scope.ts'

/** What a new project shall be. */
export interface CreateProjectCommand {
  readonly organizationId: string
  readonly name: string
  readonly description: string
  readonly security: SecuritySettings
  readonly policies: readonly PolicySwitch[]
  /** Ids of topics to switch on. */
  readonly topicIds: readonly string[]
  readonly executionMode: ExecutionMode
  readonly failureMode: FailureMode
  readonly dataRetentionDays: number | null
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (project: Project) => IdempotentReply | null
}

/** Saves a project. Rejects when a policy is unknown (naming it) or has no detector in this version. */
export async function createProject(scope: GuardScope, command: CreateProjectCommand): Promise<Project> {
  const { settle, topicIds, ...wish } = command
  const nowMs = scope.clock.nowMs()
  const project: Project = {
    ...wish,
    id: scope.ids.next(),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  await scope.store.write(async (repositories) => {
    await refuseUnknown(repositories, project, topicIds)
    await refuseUnavailable(repositories, project, scope.detectors.policyDetectors)
    await repositories.projects.insert(project)
    const reply = settle(project)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
  })
  return project
}

async function refuseUnknown(repositories: Repositories, project: Project, topicIds: readonly string[]): Promise<void> {
  const found = await findPolicies(repositories, project)
  const known = new Set(found.filter((policy) => policy.archivedAtMs === null).map((policy) => policy.id))
  const seen = new Set<string>()
  const errors: FieldError[] = []
  project.policies.forEach(({ policyId }, index) => {
    const path = `policies[${index}].metricId`
    if (seen.has(policyId)) errors.push({ path, message: `the policy ${policyId} is listed twice; keep one` })
    else if (!known.has(policyId))
      errors.push({ path, message: `there is no policy ${policyId} in use; list them with GET /api/v1/policies` })
    seen.add(policyId)
  })
  topicIds.forEach((topicId, index) => {
    errors.push({ path: `topics[${index}].topicId`, message: `there is no topic ${topicId}` })
  })
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path}: ${first.message}.`, { errors })
}

async function refuseUnavailable(
  repositories: Repositories,
  project: Project,
  available: ReadonlySet<string>,
): Promise<void> {
  const missing = (await findPolicies(repositories, project)).filter((policy) => !available.has(policy.detector))
  if (missing.length === 0) return
  const names = missing.map((policy) => `"${policy.name}" (${policy.id})`).join(', ')
  throw new Problem(
    'precondition-missing',
    `This version has no detector for ${names}. Leave them out; policies with patterns can be switched on.`,
  )
}

function findPolicies({ policies }: Repositories, project: Project) {
  const ids = project.policies.map(({ policyId }) => policyId)
  return ids.length === 0 ? Promise.resolve([]) : policies.findMany(project.organizationId, ids)
}
