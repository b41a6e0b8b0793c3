import { type Static, Type } from 'typebox'
import { listOf, PageQuery } from '../list.ts'
import { Criticality, givenId, NullableString } from '../scalars.ts'

/** Which findings. */
export const ListFindingsQuery = Type.Object({
  ...PageQuery.properties,
  run_id: Type.Optional(
    givenId('The attack run whose breaches are meant, beside those of the dataset. Default: the latest.'),
  ),
})

/** A case in which a finding came out. */
const FindingWay = Type.Object({
  case_id: Type.String(),
  turn_index: Type.Integer(),
  technique_id: NullableString,
  score: Type.Number(),
})

/** What broke, with every way in which it was found. */
export const Finding = Type.Object({
  policy_id: Type.String(),
  policy: Type.String(),
  name: Type.String(),
  severity: Criticality,
  case_id: Type.String({ description: 'The case that stands for it: the one with the highest score.' }),
  turn_index: Type.Integer(),
  reason: Type.String(),
  quotes: Type.Array(Type.String(), { description: 'What showed it in that case.' }),
  technique_ids: Type.Array(Type.String(), { description: 'Each once; `plain.ask` needs no attacker.' }),
  way_count: Type.Integer({ description: 'Cases in which it came out.' }),
  ways: Type.Array(FindingWay, { description: 'The first 50.' }),
})

/** A page of findings, the most severe first, then what was found most often. */
export const FindingList = Type.Object({
  ...listOf(Finding).properties,
  left_out: Type.Integer({
    description: 'Breaches and benign twins beyond what is read at once (500 each): in no finding.',
  }),
})

export type Finding = Static<typeof Finding>
