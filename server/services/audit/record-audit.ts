import { type AuditEntry, type AuditPerson, personIdOf } from '../../domain/account/audit.ts'
import { auditSha256 } from '../../domain/account/audit-chain.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A change to be told in the audit log. Nothing in it may be a secret: no key, no hash of one. */
export interface AuditedChange {
  /** Whose configuration changed. */
  readonly organizationId: string
  /** `actor` of the caller, `commandLineActor` or `firstStartActor`. */
  readonly actor: string
  /** `<kind>.<verb>`, e.g. `policy.create`, `policy.update`, `policy.archive`. */
  readonly action: string
  /** `<kind>:<id>`, e.g. `policy:0190…`. */
  readonly target: string
  /** Plain JSON data as it was; null for a creation. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** Plain JSON data as it is now; null when it is gone. */
  readonly after: Readonly<Record<string, unknown>> | null
}

/**
 * Appends a change to the organization's audit chain, in the transaction of the change: both become durable or
 * neither. When both states are given only the fields that differ are kept; a field of more than 8 KiB is kept as its
 * hash. Locks the end of the chain until the transaction ends, so call it last. Cost: two hashes, three statements, and one more for the
 * name of a person.
 */
export async function recordAudit(
  scope: Pick<ServiceScope, 'clock' | 'ids' | 'sha256'>,
  repositories: Pick<Repositories, 'audit' | 'people'>,
  change: AuditedChange,
): Promise<void> {
  const { organizationId, actor, action, target } = change
  const head = await repositories.audit.lockHead(organizationId)
  const told = differing(change)
  const entry: Omit<AuditEntry, 'sha256'> = {
    id: scope.ids.next(),
    organizationId,
    sequence: head.sequence + 1,
    atMs: scope.clock.nowMs(),
    actor,
    person: await personOf(repositories, organizationId, actor),
    action,
    target,
    before: told.before && bounded(told.before, scope),
    after: told.after && bounded(told.after, scope),
    previousSha256: head.sha256,
  }
  await repositories.audit.append({ ...entry, sha256: auditSha256(entry, scope.sha256) })
}

/** Read here and not handed down, because jobs that go on with a change know its actor alone. */
async function personOf(
  { people }: Pick<Repositories, 'people'>,
  organizationId: string,
  actor: string,
): Promise<AuditPerson | null> {
  const id = personIdOf(actor)
  const person = id === null ? null : await people.find(organizationId, id)
  return person && { subject: person.subject, name: person.name }
}

const fieldUnitsMax = 8 * 1024

function differing({ before, after }: AuditedChange): Pick<AuditedChange, 'before' | 'after'> {
  if (before === null || after === null) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => canonicalJson(before[name]) !== canonicalJson(after[name]),
  )
  return { before: pick(before, names), after: pick(after, names) }
}

function pick(state: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.flatMap((name) => (name in state ? [[name, state[name]]] : [])))
}

function bounded(state: Readonly<Record<string, unknown>>, { sha256 }: Pick<ServiceScope, 'sha256'>): string {
  const fields = Object.entries(state).map(([name, value]) => {
    const text = canonicalJson(value)
    return [name, text.length > fieldUnitsMax ? { omitted_units: text.length, sha256: sha256(text) } : value]
  })
  return canonicalJson(Object.fromEntries(fields))
}
