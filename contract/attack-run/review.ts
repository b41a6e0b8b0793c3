import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { givenId, NullableString, Offset } from '../scalars.ts'
import { Evaluation, Verdict } from './attack-run-turn.ts'

/** The most answers of a page. */
export const reviewLimitMax = 50

/** Which answers to look at. */
export const ListReviewTurnsQuery = Type.Object({
  run_id: Type.Optional(givenId('The attack run. Default: the latest.')),
  verdict: Type.Optional(
    Type.Unsafe<'unclear' | 'breach' | 'held'>({
      type: 'string',
      enum: ['unclear', 'breach', 'held'],
      default: 'unclear',
      description: 'Of attempts that ended so, the answer for which they did.',
    }),
  ),
  offset: Type.Optional(Offset),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: reviewLimitMax, default: 20 })),
})

/** An answer that a person may rule on. */
export const ReviewTurn = Type.Object({
  attempt_id: Type.String(),
  turn_index: Type.Integer({ description: 'What `override` takes.' }),
  policy_id: Type.String(),
  policy: Type.String({ description: 'The rule that it was judged by.' }),
  technique_id: Type.String(),
  goal: Type.String({ description: 'What the attempt asks for in the end, in plain words.' }),
  request: Type.String(),
  response: NullableString,
  tool_calls: Type.Array(Type.Object({ name: Type.String(), arguments: Type.String() })),
  is_shortened: Type.Boolean({ description: 'Texts are cut at 20,000 UTF-16 units; results/cases has them in full.' }),
  verdict: Verdict,
  evaluation: Evaluation,
})

/** A page of answers, one of each attempt. */
export const ReviewTurnList = listOf(ReviewTurn)

export type ReviewTurn = Static<typeof ReviewTurn>
export type ListReviewTurnsQuery = Static<typeof ListReviewTurnsQuery>
