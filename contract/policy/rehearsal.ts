import { type Static, Type } from 'typebox'
import { GivenId, givenId, Id, Timestamp } from '../scalars.ts'
import { CreatePolicyBody } from './policy.ts'

/** A policy that is not saved, and the messages on which it is tried. */
export const RehearsePolicyBody = Type.Object({
  project_id: givenId('Whose stored messages are judged.'),
  policy_id: Type.Optional(
    Type.Union([GivenId, Type.Null()], {
      description: 'The saved policy that is being changed. Of a default one name, definition and patterns stay.',
    }),
  ),
  policy: CreatePolicyBody,
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'How many messages, the newest first.' }),
  ),
})

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
  value: Type.Number({ description: '0 to 1.' }),
  is_safe: Type.Boolean({
    description: 'What this policy alone would have decided. False also when it could not be judged, or not whole.',
  }),
  status: Type.Unsafe<'success' | 'warning' | 'error'>({ type: 'string', enum: ['success', 'warning', 'error'] }),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why, and what could not be judged or compared.' }),
})

/** What an unsaved policy would have said of the newest messages. */
export const Rehearsal = Type.Object({
  is_complete: Type.Boolean({ description: 'False when the time was over before all of them were judged.' }),
  without_text: Type.Integer({
    description: 'How many of the messages could not be judged because their texts are not kept.',
  }),
  items: Type.Array(RehearsedMessage, { description: 'Those that were judged, the highest values first.' }),
})

export type RehearsePolicyBody = Static<typeof RehearsePolicyBody>
export type Rehearsal = Static<typeof Rehearsal>
