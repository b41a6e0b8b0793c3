import type { Organization as WireOrganization } from '../../../contract/account/organization.ts'
import type { Organization } from '../../domain/account/organization.ts'
import { timestampOf } from '../timestamp.ts'

/** An organization as the management API shows it. */
export function presentOrganization({ id, name, createdAtMs }: Organization): WireOrganization {
  return { id, name, created_at: timestampOf(createdAtMs) }
}
