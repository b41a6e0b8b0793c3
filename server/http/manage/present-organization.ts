import type { Organization as WireOrganization } from '../../../contract/manage/organization.ts'
import type { Organization } from '../../domain/organization.ts'
import { timestampOf } from '../guard-v1/present-guardrails.ts'

/** An organization as the management API shows it. */
export function presentOrganization({ id, name, createdAtMs }: Organization): WireOrganization {
  return { id, name, created_at: timestampOf(createdAtMs) }
}
