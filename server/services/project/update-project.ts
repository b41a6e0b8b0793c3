import { canonicalJson } from '../../domain/canonical-json.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { Project, ProjectChange } from '../../domain/project/project.ts'
import { changeTimeMs, refuseOvertaken } from '../../domain/project/refuse-overtaken.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { projectState } from '../configuration/project-state.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { unknownProject } from './read-project.ts'
import { refuseOpinionWithoutLlm } from './refuse-opinion-without-llm.ts'
import { refuseUnusableSwitches } from './refuse-unusable-switches.ts'

/** What shall be different in a project. */
export interface UpdateProjectCommand {
  readonly organizationId: string
  readonly projectId: string
  /** Who changes it, as the audit log shows it. */
  readonly actor: string
  /** What is being done, as the audit log shows it. */
  readonly action: 'project.update' | 'project.archive'
  /** What shall be different, or how that follows from the project as it stands then. */
  readonly change: ProjectChange | ((before: Project) => ProjectChange)
  /** Whether it takes new checks; null = unchanged. */
  readonly archived: boolean | null
  /** Refuses when the project was last changed at another time; absent or null = changes it as it is. */
  readonly ifUpdatedAtMs?: number | null
}

/**
 * Changes the fields that are named and no others, so that of two simultaneous changes nothing is lost. It holds for
 * checks that begin after it, in other processes within 2 s. Rejects with Problem `project-not-found` when the
 * project is not there or another organization's, `conflict` when it was changed since `ifUpdatedAtMs`, and like the creation when a policy or topic cannot be switched on.
 */
export async function updateProject(scope: GuardScope, command: UpdateProjectCommand): Promise<Project> {
  const { organizationId, projectId } = command
  const project = await scope.store.write((repositories) => applyChange(scope, repositories, command))
  scope.configurations.forget(organizationId, projectId)
  return project
}

async function applyChange(
  scope: GuardScope,
  repositories: Repositories,
  { organizationId, projectId, actor, action, change: wanted, archived, ifUpdatedAtMs }: UpdateProjectCommand,
): Promise<Project> {
  const before = await repositories.projects.lock(organizationId, projectId)
  if (before === null) throw unknownProject()
  refuseOvertaken(before, ifUpdatedAtMs)
  const change = typeof wanted === 'function' ? wanted(before) : wanted
  refuseOpinionWithoutLlm(scope, change)
  const nowMs = scope.clock.nowMs()
  const changed: Project = {
    ...before,
    ...change,
    security: { ...before.security, ...change.security },
    archivedAtMs: archived === null ? before.archivedAtMs : archived ? (before.archivedAtMs ?? nowMs) : null,
  }
  await refuseUnusableSwitches(
    repositories,
    scope.detectors,
    { organizationId, policies: change.policies ?? [], topics: change.topics ?? [] },
    before,
  )
  if (canonicalJson(changed) === canonicalJson(before)) return before
  const project = { ...changed, updatedAtMs: changeTimeMs(before, nowMs) }
  await repositories.projects.replace(project)
  await recordAudit(scope, repositories, {
    organizationId,
    actor,
    action,
    target: `project:${projectId}`,
    before: projectState(before),
    after: projectState(project),
  })
  return project
}
