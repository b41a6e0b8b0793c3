import { type Static, Type } from 'typebox'
import { GivenId, givenId, Id, Timestamp } from '../scalars.ts'
import { CompiledSummary, CreatePolicyBody } from './policy.ts'

/** A policy that is not saved, and the messages and texts on which it is tried. */
export const RehearsePolicyBody = Type.Object({
  project_id: Type.Optional(
    givenId('Whose stored messages are judged. May be left out where `texts` are given: then those alone are judged.'),
  ),
  policy_id: Type.Optional(
    Type.Union([GivenId, Type.Null()], {
      description: 'The saved policy that is being changed. Of a default one name, definition and patterns stay.',
    }),
  ),
  policy: CreatePolicyBody,
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'How many messages, the newest first.' }),
  ),
  texts: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 10_000 }), {
      minItems: 1,
      maxItems: 20,
      description: 'Texts of your own, each judged by itself, as if a user said it.',
    }),
  ),
})

const verdict = {
  value: Type.Number({ description: '0 to 1.' }),
  is_safe: Type.Boolean({
    description: 'What this policy alone would have decided. False also when it could not be judged, or not whole.',
  }),
  status: Type.Unsafe<'success' | 'warning' | 'error'>({ type: 'string', enum: ['success', 'warning', 'error'] }),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why, and what could not be judged or compared.' }),
}

/** What the policy would have said of one message. */
export const RehearsedMessage = Type.Object({
  id: Id,
  conversation_id: Id,
  direction: Type.Unsafe<'input' | 'output'>({ type: 'string', enum: ['input', 'output'] }),
  created_at: Timestamp,
  text: Type.String({ description: 'At most its first 10,000 characters.' }),
  is_redacted: Type.Boolean({
    description:
      'True when the text was stored redacted: the policy judged what is stored, in which marks may stand for personal data and secrets, while `was_safe` was decided on the text as sent.',
  }),
  was_safe: Type.Boolean({ description: 'What was decided about the message then, by everything that judged it.' }),
  ...verdict,
})

/** What the policy says of one of the given texts. */
export const RehearsedText = Type.Object({ text: Type.String({ description: 'As it was given.' }), ...verdict })

/** What an unsaved policy would have said of the newest messages, and says of the given texts. */
export const Rehearsal = Type.Object({
  is_complete: Type.Boolean({ description: 'False when the time was over before all of them were judged.' }),
  without_text: Type.Integer({
    description: 'How many of the messages could not be judged because their texts are not kept.',
  }),
  items: Type.Array(RehearsedMessage, { description: 'Those that were judged, the highest values first.' }),
  texts: Type.Array(RehearsedText, { description: 'The given texts that were judged, in their order.' }),
  compiled: Type.Union([CompiledSummary, Type.Null()], {
    description:
      'What the policy was compiled to, with how its own examples do; null for one that is not judged by meaning.',
  }),
})

export type RehearsePolicyBody = Static<typeof RehearsePolicyBody>
export type Rehearsal = Static<typeof Rehearsal>
