import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { Id, NullableString, Timestamp } from '../scalars.ts'

/** One line of the ledger. */
export const CreditEntry = Type.Object({
  id: Id,
  at: Timestamp,
  test_id: NullableString,
  run_id: NullableString,
  kind: Type.String({ description: '`grant`, or what was charged for.' }),
  amount: Type.Number({ description: 'Positive adds, negative charges.' }),
})

/** The credits of an organization: its balance and a page of its ledger, newest first. */
export const Credits = Type.Object({
  balance: Type.Union([Type.Number(), Type.Null()], {
    description: 'Null when nothing was ever granted: then nothing is refused.',
  }),
  charged_total: Type.Number(),
  ...listOf(CreditEntry).properties,
})

export type CreditEntry = Static<typeof CreditEntry>
export type Credits = Static<typeof Credits>
