import type { Project } from '../../domain/project/project.ts'

/** What the audit log tells of a project: all that its owner decided. */
export function projectState(project: Project): Readonly<Record<string, unknown>> {
  const { id, organizationId, createdAtMs, updatedAtMs, archivedAtMs, ...decided } = project
  return { ...decided, archived: archivedAtMs !== null }
}
