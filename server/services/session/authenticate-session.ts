import { type Caller, callerOfKey, callerOfPerson } from '../../domain/account/caller.ts'
import { type ApiKey, isUsable } from '../../domain/account/organization.ts'
import type { Person, Role } from '../../domain/account/person.ts'
import { isLive, type Session } from '../../domain/account/session.ts'
import { createBriefCache } from '../../domain/brief-cache.ts'
import type { Clock, Repositories, Sha256, Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'

/** What authentication needs, by key and by session. */
export interface AuthenticatorOptions {
  readonly store: Store
  readonly clock: Clock
  readonly sha256: Sha256
  /** The identity provider whose people may be signed in; null = none is configured, and no person is. */
  readonly issuer: string | null
  /** Told when the time of last use could not be saved; requests go on. */
  readonly onTouchFailed: (error: unknown) => void
}

/** A live session and whose permissions it has. */
export interface SignedIn {
  readonly session: Session
  readonly by: SignedInKey | SignedInPerson
}

/** The key with which a session was begun. */
export interface SignedInKey {
  readonly kind: 'key'
  readonly key: ApiKey
}

/** The person whose session it is, in the role of the last sign-in. */
export interface SignedInPerson {
  readonly kind: 'person'
  readonly person: Person
  readonly role: Role
}

/** Who asks by a session. */
export function callerOfSession({ by }: SignedIn): Caller {
  return by.kind === 'key' ? callerOfKey(by.key) : callerOfPerson(by.person, by.role)
}

/** Tells whose session a request carries. */
export interface SessionAuthenticator {
  /**
   * The live session behind a secret. Rejects with Problem `invalid-session` when it is unknown, over or revoked, its key is
   * no longer usable, or its person has no role or comes from another identity provider than the present one, all alike. A
   * revocation through another process shows within 1.5 s.
   */
  authenticate(secret: string): Promise<SignedIn>
  /** What a page sends back with each change, to prove that it could read a reply of this service. */
  csrfToken(secret: string): string
  /** Forgets a session that was ended through this process, so that the change shows at once. */
  forget(sha256: string): void
}

/** Remembers up to 10,000 secrets by their hash, unknown ones too, for 1.5 s each. */
export function createSessionAuthenticator(options: AuthenticatorOptions): SessionAuthenticator {
  const { store, clock, sha256 } = options
  const cache = createBriefCache<SignedIn | null>(clock)
  const isUsableAt = ({ session, by }: SignedIn, nowMs: number) =>
    isLive(session, nowMs) && (by.kind === 'key' ? isUsable(by.key, nowMs) : by.person.issuer === options.issuer)
  const touch = async ({ id, organizationId, lastSeenAtMs }: Session, nowMs: number): Promise<void> => {
    if (nowMs - lastSeenAtMs < touchEveryMs) return
    await store.write(({ sessions }) => sessions.touch(organizationId, id, nowMs)).catch(options.onTouchFailed)
  }
  const load = async (hash: string, nowMs: number): Promise<SignedIn | null> => {
    const found = await store.read(async (repositories) => {
      const session = await repositories.sessions.findBySha256(hash)
      const by = session && (await holderOf(session, repositories))
      return session && by && { session, by }
    })
    // Waited for, once a minute, and once for all requests of a page: whoever got an answer is known to have been here.
    if (found !== null && isUsableAt(found, nowMs)) await touch(found.session, nowMs)
    return found
  }
  return {
    async authenticate(secret) {
      const nowMs = clock.nowMs()
      const hash = sha256(secret)
      const found = await cache.read(hash, () => load(hash, nowMs))
      if (found === null || !isUsableAt(found, nowMs)) {
        throw new Problem('invalid-session', 'The session is unknown, over or revoked. Sign in again.')
      }
      return found
    },
    csrfToken: (secret) => sha256(`csrf token of ${secret}`),
    forget: (hash) => cache.delete(hash),
  }
}

async function holderOf(
  { organizationId, holder }: Session,
  { apiKeys, people }: Pick<Repositories, 'apiKeys' | 'people'>,
): Promise<SignedIn['by'] | null> {
  if (holder.kind === 'key') {
    const key = await apiKeys.find(organizationId, holder.apiKeyId)
    return key && { kind: 'key', key }
  }
  const person = await people.find(organizationId, holder.personId)
  return person?.role ? { kind: 'person', person, role: person.role } : null
}

const touchEveryMs = 60_000
