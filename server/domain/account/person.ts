import type { Page, PageRequest } from '../page.ts'
import type { Permission } from './organization.ts'

/** What a person may do who signed in at the identity provider. Which operations that are: `server/http/session/role-reach.ts`. */
export type Role = 'owner' | 'editor' | 'analyst' | 'auditor'

/** All roles; of several that somebody has, the first one counts. */
export const roles = ['owner', 'editor', 'analyst', 'auditor'] as const satisfies readonly Role[]

/** The permissions among which the operations of a role lie. All but the owner's role have only some of them. */
export const permissionsOf = {
  owner: ['guard', 'redteam', 'manage', 'admin'],
  editor: ['guard', 'redteam', 'manage'],
  analyst: ['guard', 'redteam', 'manage'],
  auditor: ['guard', 'redteam', 'manage'],
} as const satisfies Record<Role, readonly Permission[]>

/** Somebody who signed in at the identity provider, as told the last time. */
export interface Person {
  readonly id: string
  readonly organizationId: string
  /** The identity provider by its URL; a subject means something there alone. */
  readonly issuer: string
  /** What the provider calls the person for ever, at most 255 characters. */
  readonly subject: string
  /** For people, at most 200 characters; neither unique nor lasting. */
  readonly name: string
  /** Null = none any more: sessions that were begun with one are over. */
  readonly role: Role | null
  readonly createdAtMs: number
  /** The latest time. */
  readonly signedInAtMs: number
}

/** A person whom the identity provider vouches for, before anything is stored. */
export type Identity = Pick<Person, 'issuer' | 'subject' | 'name' | 'role'>

/** The verbs of the table of people. */
export interface PersonRepository {
  find(organizationId: string, id: string): Promise<Person | null>
  /** Those of `ids` that there are, in any order. */
  findMany(organizationId: string, ids: readonly string[]): Promise<readonly Person[]>
  /** The latest sign-in first. */
  list(organizationId: string, page: PageRequest): Promise<Page<Person>>
  /** By what the provider calls the person; nobody else changes the row until the transaction ends. */
  lockBySubject(organizationId: string, issuer: string, subject: string): Promise<Person | null>
  /** False when the same person is there already, by a sign-in at the same moment. */
  insert(person: Person): Promise<boolean>
  /** Keeps name, role and time of the last sign-in. */
  replace(person: Person): Promise<void>
}
