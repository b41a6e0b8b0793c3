import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { Timestamp } from '../scalars.ts'
import { SessionPerson } from './session.ts'

/** Somebody who signed in at the identity provider at least once with a role. */
export const Member = Type.Object({
  ...SessionPerson.properties,
  first_signed_in_at: Timestamp,
  last_signed_in_at: Timestamp,
})

/** A page of members. */
export const MemberList = listOf(Member)

export type Member = Static<typeof Member>
