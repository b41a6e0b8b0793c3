import type { Sha256 } from '../ports.ts'
import type { AuditEntry } from './audit.ts'

/** The hash of an entry; covers every field, and through the one before it the whole chain. */
export function auditSha256(entry: Omit<AuditEntry, 'sha256'>, sha256: Sha256): string {
  const { organizationId, sequence, id, atMs, actor, person, action, target, before, after, previousSha256 } = entry
  const fields = [previousSha256, organizationId, sequence, id, atMs, actor, action, target, before, after]
  // Entries without a person keep the hashes that they had before people could sign in.
  return sha256(JSON.stringify(person === null ? fields : [...fields, person.subject, person.name]))
}
