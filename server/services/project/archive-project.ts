import type { Project } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { updateProject } from './update-project.ts'

/** Which project to archive. */
export interface ArchiveProjectCommand {
  readonly organizationId: string
  readonly projectId: string
  /** Who archives it, as the audit log shows it. */
  readonly actor: string
}

/** Archives a project: it takes no new checks and conversations; what it holds stays readable. Again changes nothing. */
export function archiveProject(scope: GuardScope, command: ArchiveProjectCommand): Promise<Project> {
  return updateProject(scope, { ...command, action: 'project.archive', change: {}, archived: true })
}
