import { personActor } from '../../domain/account/audit.ts'
import type { Identity, Person, Role } from '../../domain/account/person.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import type { BegunSession } from './begin-session.ts'
import { openSession } from './open-session.ts'

/** Somebody whom the identity provider vouched for, and the answer that said so. */
export interface PersonSignIn {
  readonly identity: Identity
  readonly organizationId: string
  /** What the browser called itself; null when it said nothing. */
  readonly userAgent: string | null
  /** How long the session lasts at most, in milliseconds. */
  readonly sessionMs: number
  /** Of the answer, which begins one session; 64 hex digits. */
  readonly answerSha256: string
  /** When that answer is too old to be taken anyway. */
  readonly answerExpiresAtMs: number
}

/**
 * Begins a session of a person in the role that the provider gives now; it holds for the person's other sessions too. Who has
 * none any more loses those, and gets none. All of it is audited. Rejects with Problem `missing-role`, and `sign-in-expired`
 * when the answer was taken before.
 */
export async function beginPersonSession(scope: ServiceScope, signIn: PersonSignIn): Promise<BegunSession> {
  const { organizationId, identity, answerSha256, answerExpiresAtMs, userAgent, sessionMs } = signIn
  const outcome = await scope.store.write(async (repositories) => {
    const isFirst = await repositories.sessions.spend(organizationId, answerSha256, answerExpiresAtMs)
    if (!isFirst) return 'spent'
    const { role } = identity
    // Somebody who never had a role is not noted at all; that one lost it must be kept, so nothing is thrown in here.
    const person = await keepPerson(scope, repositories, organizationId, identity)
    if (person === null || role === null) return 'no role'
    const opened = await openSession(scope, repositories, {
      organizationId,
      holder: { kind: 'person', personId: person.id },
      actor: personActor(person.id),
      userAgent,
      sessionMs,
      told: { signed_in_with: 'identity provider', role },
    })
    return { ...opened, by: { kind: 'person', person, role } } as const
  })
  if (outcome === 'spent') throw new Problem('sign-in-expired', 'This answer of the identity provider was used before.')
  if (outcome === 'no role') {
    throw new Problem(
      'missing-role',
      'The identity provider knows you, and nothing that it says of you gives you a role here. Ask whoever manages this installation.',
    )
  }
  return outcome
}

/** The person as the provider tells now; null when it is nobody who has or had a role. */
async function keepPerson(
  scope: ServiceScope,
  repositories: Repositories,
  organizationId: string,
  identity: Identity,
): Promise<Person | null> {
  const { issuer, subject } = identity
  const nowMs = scope.clock.nowMs()
  const find = () => repositories.people.lockBySubject(organizationId, issuer, subject)
  const known = await find()
  if (known === null && identity.role === null) return null
  const fresh: Person = { ...identity, id: scope.ids.next(), organizationId, createdAtMs: nowMs, signedInAtMs: nowMs }
  if (known === null && (await repositories.people.insert(fresh))) {
    await tell(scope, repositories, { person: fresh, before: null })
    return fresh
  }
  const before = known ?? (await find())
  if (before === null) throw new Error('a person is neither there nor can be inserted')
  const person: Person = { ...before, ...identity, signedInAtMs: nowMs }
  await repositories.people.replace(person)
  if (person.role !== before.role || person.name !== before.name) await tell(scope, repositories, { person, before })
  return person
}

function tell(
  scope: ServiceScope,
  repositories: Repositories,
  { person, before }: { readonly person: Person; readonly before: Person | null },
): Promise<void> {
  return recordAudit(scope, repositories, {
    organizationId: person.organizationId,
    actor: personActor(person.id),
    action: before === null ? 'person.create' : 'person.update',
    target: `person:${person.id}`,
    before: before && stateOf(before),
    after: stateOf(person),
  })
}

function stateOf({ issuer, subject, name, role }: Person): {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly role: Role | null
} {
  return { issuer, subject, name, role }
}
