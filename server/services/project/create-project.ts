import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Project } from '../../domain/project/project.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { projectState } from '../configuration/project-state.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { refuseOpinionWithoutLlm } from './refuse-opinion-without-llm.ts'
import { noSwitches, refuseUnusableSwitches } from './refuse-unusable-switches.ts'

/** What a new project shall be. */
export interface CreateProjectCommand extends Omit<Project, 'id' | 'createdAtMs' | 'updatedAtMs' | 'archivedAtMs'> {
  /** Who creates it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (project: Project) => IdempotentReply | null
}

/** Saves a project. Rejects with Problem `quota-exceeded`, and when a policy or topic is unknown (naming it) or has no detector in this version, or an LLM is to be asked and there is none. */
export async function createProject(scope: GuardScope, command: CreateProjectCommand): Promise<Project> {
  const { actor, settle, ...wish } = command
  refuseOpinionWithoutLlm(scope, wish)
  const nowMs = scope.clock.nowMs()
  const project: Project = {
    ...wish,
    id: scope.ids.next(),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  await scope.store.write(async (repositories) => {
    await refuseBeyondQuota(scope, repositories, { organizationId: project.organizationId, kind: 'projects' })
    await refuseUnusableSwitches(repositories, scope.detectors, project, noSwitches)
    await repositories.projects.insert(project)
    const reply = settle(project)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId: project.organizationId,
      actor,
      action: 'project.create',
      target: `project:${project.id}`,
      before: null,
      after: projectState(project),
    })
  })
  return project
}
