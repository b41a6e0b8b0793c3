import type { ServiceScope } from '../scope/service-scope.ts'
import { recordAudit } from './record-audit.ts'

/** An export of what end users wrote. */
export interface ToldExport {
  readonly organizationId: string
  /** Who exports, as the audit log shows it. */
  readonly actor: string
  readonly action: 'conversation.export' | 'monitoring.export'
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
