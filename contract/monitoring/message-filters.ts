import { Type } from 'typebox'
import { Criticality, givenId } from '../scalars.ts'

/** Filters that the list of messages and the monitoring export share; each narrows what the others keep. */
export const messageFilters = {
  direction: Type.Optional(
    Type.Unsafe<'input' | 'output'>({
      type: 'string',
      enum: ['input', 'output'],
      description: 'Extension: only messages of this side.',
    }),
  ),
  criticality: Type.Optional({
    ...Criticality,
    description:
      'Extension: only messages in which a policy of this criticality was violated; policies in shadow mode do not count.',
  }),
  latency_ms_min: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 3_600_000,
      description: 'Extension: only messages whose check took at least so many milliseconds.',
    }),
  ),
  errors_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: only messages of which a check could not be made (`status` is `error`), whatever the failure mode made of them: those that `errors` of the statistics counts.',
    }),
  ),
  security_only: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Extension: only messages that the security guardrail found unsafe.',
    }),
  ),
  shadow_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: only messages in which a policy in shadow mode was violated; where a policy is named, that one. Those in which an enforced one was: `issues_only`.',
    }),
  ),
  topic_id: Type.Optional(
    givenId('Extension: only messages that are about this topic, by the threshold that it had when they were judged.'),
  ),
  role: Type.Optional(
    Type.Unsafe<'user' | 'assistant'>({
      type: 'string',
      enum: ['user', 'assistant'],
      description:
        'Extension: only what this role said. An answer is the assistant’s, an input the user’s, but for one whose last message is the assistant’s; a last message of role `system` or `tool` is kept as the user’s.',
    }),
  ),
  images_only: Type.Optional(
    Type.Boolean({ default: false, description: 'Extension: only messages that came with images.' }),
  ),
  documents_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: only messages with which documents were judged. Where the security guardrail is off, nothing is kept of documents.',
    }),
  ),
  tool_messages_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: only messages with which was judged what tools returned, as a message or an image. Where the security guardrail is off, nothing is kept of it.',
    }),
  ),
  feedback: Type.Optional(
    Type.Unsafe<'any' | 'false_alarm' | 'missed'>({
      type: 'string',
      enum: ['any', 'false_alarm', 'missed'],
      description: 'Extension: only messages on which feedback was given, of this kind or of any.',
    }),
  ),
  conversation_id: Type.Optional(givenId('Extension: only messages of this conversation.')),
  conversation_linked_id: Type.Optional(
    givenId(
      'Extension: only messages of the conversation with this linked id. The audit log tells of an export that one was named, but not which.',
    ),
  ),
}
