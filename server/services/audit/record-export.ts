import type { ServiceScope } from '../scope/service-scope.ts'
import { recordAudit } from './record-audit.ts'

/** An export of what end users wrote, or a look at it. */
export interface ToldExport {
  readonly organizationId: string
  /** Who does, as the audit log shows it. */
  readonly actor: string
  /** `conversation.read`: somebody looks at it; the others take it away. */
  readonly action: 'conversation.export' | 'conversation.read' | 'monitoring.export'
  /** `conversation:<id>` or `project:<id>`. */
  readonly target: string
  /** What of it was asked for. */
  readonly asked: Readonly<Record<string, unknown>>
}

/**
 * Tells the audit log that personal data is about to leave, page by page. Done before anything is read: what cannot be
 * told is not exported.
 */
export function recordExport(scope: ServiceScope, { asked, ...told }: ToldExport): Promise<void> {
  return scope.store.write((repositories) => recordAudit(scope, repositories, { ...told, before: null, after: asked }))
}
