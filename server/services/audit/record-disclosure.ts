import type { ServiceScope } from '../scope/service-scope.ts'
import { recordAudit } from './record-audit.ts'

/** A look at what end users wrote, or an export of it. */
export interface Disclosure {
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
 * told is not shown.
 */
export function recordDisclosure(scope: ServiceScope, { asked, ...told }: Disclosure): Promise<void> {
  return scope.store.write((repositories) => recordAudit(scope, repositories, { ...told, before: null, after: asked }))
}
