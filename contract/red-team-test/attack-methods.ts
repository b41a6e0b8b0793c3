import { type Static, Type } from 'typebox'
import { GivenId } from '../scalars.ts'

/** Which techniques a run uses, and how often. What is absent keeps its value. */
export const UpdateAttackMethodsBody = Type.Object({
  technique_ids: Type.Optional(
    Type.Array(GivenId, { maxItems: 500, description: 'Ids of `GET /techniques`; a repeated one counts once.' }),
  ),
  languages: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 35 }), {
      maxItems: 13,
      description:
        'Extension: the languages that the frames of 25 techniques are written in, in turn by try, those first that the target was found to speak: `en`, `fr`, `de`, `es`, `pt`, `it`, `nl`, `pl`, `tr`, `ru`, `ar`, `zh`, or `spoken` for those of them that reconnaissance found; a region after it (`pt-BR`) is ignored. The goal inside stands in the language where it is known in it, else it is quoted. Default, and with an empty list: that of the test.',
    }),
  ),
  dimension2: Type.Optional(
    Type.Object({
      warm_up_turns: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 5,
          default: 0,
          description:
            'Turns of rapport before the first attack turn: without a verdict, not billed. A certain sign of `checks` in one counts with the first answer to the attack.',
        }),
      ),
      attempts: Type.Optional(
        Type.Integer({
          minimum: 2,
          maximum: 5,
          default: 2,
          description: 'Independent tries of each scenario with each technique, each in a new conversation.',
        }),
      ),
      single_attempt: Type.Optional(
        Type.Literal(true, {
          description:
            'Extension, instead of `attempts`: one try. `attempts` of the reply is then 1, until it is set again.',
        }),
      ),
    }),
  ),
})

/** Techniques and numbers as they are stored. */
export const AttackMethods = Type.Object({
  technique_ids: Type.Array(Type.String()),
  languages: Type.Optional(
    Type.Array(Type.String(), { description: 'Extension: as chosen; absent where nobody chose any.' }),
  ),
  dimension2: Type.Object({ warm_up_turns: Type.Integer(), attempts: Type.Integer() }),
})

export type UpdateAttackMethodsBody = Static<typeof UpdateAttackMethodsBody>
export type AttackMethods = Static<typeof AttackMethods>
