import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type AuditEntry, emptyAuditHead } from '../../domain/account/audit.ts'
import { auditSha256 } from '../../domain/account/audit-chain.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** What checking a chain found. */
export interface AuditVerification {
  /** Entries that are intact, from the first on. */
  readonly entries: number
  /** Hash of the last intact entry; 64 zeros when there is none. */
  readonly sha256: string
  /** Null when the whole chain is intact. */
  readonly fault: AuditFault | null
}

/** Where a chain breaks first. */
export interface AuditFault {
  /** Place of the entry that is wrong or missing. */
  readonly sequence: number
  /** For people, in a sentence. */
  readonly reason: string
}

/** What verifying needs; without a signal nothing ends it early. */
type VerifyScope = Pick<ServiceScope, 'store' | 'sha256'> & Partial<Pick<GuardScope, 'signal'>>

/**
 * Recomputes an organization's audit chain from its first entry to where it ends. Finds every entry that was changed,
 * removed, added or moved. What it cannot find is a chain that was written anew as a whole together with its end: for
 * that, keep its hash elsewhere and give it as `noted`. Entries that are appended meanwhile are left out.
 * Rejects with Problem `overloaded` once nobody waits for the answer any more.
 * Cost: linear in the chain, 20 entries in memory at a time, read where no check waits for it; other work of the process
 * gets its turn between pages and between long entries.
 */
export async function verifyAuditLog(
  { store, sha256, signal }: VerifyScope,
  organizationId: string,
  noted: string | null = null,
): Promise<AuditVerification> {
  const head = await store.read(({ audit }) => audit.findHead(organizationId))
  let last: Pick<AuditEntry, 'sequence' | 'sha256'> = emptyAuditHead
  let isNotedFound = noted === null || noted === emptyAuditHead.sha256
  const found = (reason: string): AuditVerification => ({
    entries: last.sequence,
    sha256: last.sha256,
    fault: { sequence: last.sequence + 1, reason },
  })
  while (last.sequence < head.sequence) {
    if (signal?.aborted) throw new Problem('overloaded', 'The verification was given up.', { retryAfterSeconds: 1 })
    const after = last.sequence
    const page = await store.survey(({ audit }) => audit.listAfter(organizationId, after, pageSize))
    if (page.length === 0) return found('is missing')
    let units = 0
    for (const entry of page.slice(0, head.sequence - after)) {
      if (entry.sequence !== last.sequence + 1) return found('is missing')
      if (entry.previousSha256 !== last.sha256) return found('does not follow the entry before it')
      if (entry.sha256 !== auditSha256(entry, sha256)) return found('was changed after it was written')
      last = entry
      isNotedFound ||= entry.sha256 === noted
      units += (entry.before?.length ?? 0) + (entry.after?.length ?? 0)
      if (units >= unitsAtATime) {
        units = 0
        await letOthersRun()
      }
    }
    await letOthersRun()
  }
  if (last.sha256 !== head.sha256) return found('is missing, or the end of the chain was changed')
  if (await isLonger({ store }, organizationId, head.sequence)) return found('was added behind the end of the chain')
  if (!isNotedFound) return found('is missing: no entry has the noted hash, so the chain was written anew or cut')
  return { entries: last.sequence, sha256: last.sha256, fault: null }
}

/** Whether an entry stands behind the end. Entry first, then the end: an honest append has moved it by then. */
async function isLonger(
  { store }: Pick<ServiceScope, 'store'>,
  organizationId: string,
  endedAt: number,
): Promise<boolean> {
  const [beyond] = await store.read(({ audit }) => audit.listAfter(organizationId, endedAt, 1))
  if (beyond === undefined) return false
  const head = await store.read(({ audit }) => audit.findHead(organizationId))
  return head.sequence < beyond.sequence
}

/** An entry may have 4 MB. */
const pageSize = 20
/** Hashed in about a millisecond, in which the process does nothing else. */
const unitsAtATime = 262_144
