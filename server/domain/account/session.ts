import type { Page, PageRequest } from '../page.ts'

/** Whose permissions a session has, and with what it ends: a key, or the role of a person. */
export type SessionHolder =
  | { readonly kind: 'key'; readonly apiKeyId: string }
  | { readonly kind: 'person'; readonly personId: string }

/** Somebody who is signed in at the console, with a key of the organization or by its identity provider. */
export interface Session {
  readonly id: string
  readonly organizationId: string
  readonly holder: SessionHolder
  /** SHA-256 of the secret in the cookie, 64 hex digits. */
  readonly sha256: string
  /** What the browser called itself, at most 300 UTF-16 units; null when it said nothing. */
  readonly userAgent: string | null
  readonly createdAtMs: number
  /** Accurate to about a minute. */
  readonly lastSeenAtMs: number
  /** Its end, however busy it is. */
  readonly endsAtMs: number
  /** When somebody ended it before its time; null = nobody did. */
  readonly revokedAtMs: number | null
}

/** A way to sign in once, without typing a key. */
export interface SignInCode {
  readonly organizationId: string
  /** The key with which the session will be. */
  readonly apiKeyId: string
  /** SHA-256 of the code, 64 hex digits. */
  readonly sha256: string
  readonly createdAtMs: number
  /** The first moment at which it no longer works. */
  readonly expiresAtMs: number
}

/** A session that nobody used for so long is over, in milliseconds: 8 hours. */
const sessionIdleMsMax = 8 * 3_600_000

/** A session is over after this long in any case, in milliseconds: 7 days. */
export const sessionMsMax = 7 * 24 * 3_600_000

/** A one-time code works this long, in milliseconds: 15 minutes. */
export const signInCodeMsMax = 15 * 60_000

/** The moment at which a session ends when nobody uses it any more. */
export function sessionEndMs({ lastSeenAtMs, endsAtMs }: Pick<Session, 'lastSeenAtMs' | 'endsAtMs'>): number {
  return Math.min(endsAtMs, lastSeenAtMs + sessionIdleMsMax)
}

/** Whether a session works at `nowMs`, as far as it alone decides: its key must be usable too. */
export function isLive(session: Session, nowMs: number): boolean {
  return session.revokedAtMs === null && nowMs < sessionEndMs(session)
}

/** How long sessions stay in the list after their end, in milliseconds: 30 days. */
export const endedSessionsKeptMs = 30 * 24 * 3_600_000

/** The verbs of the tables of sessions and one-time codes. */
export interface SessionRepository {
  insert(session: Session): Promise<void>
  /** By the SHA-256 of its token, of any organization; null when there is none. */
  findBySha256(sha256: string): Promise<Session | null>
  /** Newest first, ended ones too for as long as they are kept. */
  list(organizationId: string, page: PageRequest): Promise<Page<Session>>
  /** Any session of the organization; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Session | null>
  /** A second call keeps the time of the first. */
  revoke(organizationId: string, id: string, atMs: number): Promise<void>
  /** Notes that it was used, where what stands there is older. */
  touch(organizationId: string, id: string, atMs: number): Promise<void>
  insertCode(code: SignInCode): Promise<void>
  /** The code that works at `nowMs`, once: it is used up then. */
  takeCode(sha256: string, nowMs: number): Promise<SignInCode | null>
  /** Removes sessions whose last possible end was before `beforeMs`, at most `limit`; returns how many. */
  removeEnded(beforeMs: number, limit: number): Promise<number>
  /** Notes that an answer of the identity provider was taken, kept until `expiresAtMs`; false when it had been before. */
  spend(organizationId: string, sha256: string, expiresAtMs: number): Promise<boolean>
  /** Removes what was noted so and is no longer needed at `nowMs`, at most `limit`; returns how many. */
  removeSpent(nowMs: number, limit: number): Promise<number>
  /** Removes codes that no longer work at `nowMs`, at most `limit`; returns how many. */
  removeExpiredCodes(nowMs: number, limit: number): Promise<number>
}
