import { type Static, Type } from 'typebox'
import { historyMessagesMax } from '../guard/message.ts'
import { GivenId, givenId, Id, NullableTimestamp, Timestamp } from '../scalars.ts'

/** The conversation to which the message belongs. */
export const LegacyQuery = Type.Object({ conversationId: GivenId })

/** One message of a history. */
export const LegacyHistoryMessage = Type.Object({
  role: Type.Unsafe<'user' | 'system'>({
    type: 'string',
    enum: ['user', 'system'],
    description: '`system`: the system message, or after the first user message what the chatbot answered.',
  }),
  content: Type.String({ description: 'Plain text.' }),
})

/** What to analyse before the LLM sees it. */
export const AnalyseInputBody = Type.Object({
  messageHistory: Type.Array(LegacyHistoryMessage, {
    minItems: 1,
    maxItems: historyMessagesMax,
    description: 'Oldest first; the last message is evaluated. At most 1,000,000 characters together.',
  }),
})

/** A message as the older generation shows it. */
export const LegacyMessage = Type.Object({
  id: Id,
  direction: Type.Unsafe<'Incoming' | 'Outgoing'>({
    type: 'string',
    enum: ['Incoming', 'Outgoing'],
    description: "`Outgoing`: the user's. `Incoming`: the assistant's or system's.",
  }),
  status: Type.Unsafe<'SAVED'>({ type: 'string', enum: ['SAVED'] }),
  content: Type.Object({
    text: Type.String({ description: 'Empty when the text of a stored message is not kept.' }),
    summaryWithContext: Type.String({
      description: 'Of an input: restated with what earlier messages supply. Of an output: its text.',
    }),
  }),
})

/** A topic of the project and how near the message is to it. */
export const TopicMatch = Type.Object({
  topic: Type.String(),
  state: Type.Unsafe<'safe' | 'unsafe'>({ type: 'string', enum: ['safe', 'unsafe'] }),
  sentences: Type.Array(
    Type.Object({ id: Id, text: Type.String(), similarity: Type.Number({ description: '0 to 1.' }) }),
    { description: 'The nearest sentences of the topic, at most 5.' },
  ),
})

/** What the analysis of an input recommends. */
export const AnalyseInputReply = Type.Object({
  original: LegacyMessage,
  summarized: Type.String({ description: 'The message restated with what earlier messages supply.' }),
  result: Type.Array(TopicMatch, {
    description: 'Every topic of the project once, whether it is switched on for input, for output or for neither.',
  }),
  allowed: Type.Boolean({
    description:
      'False when an unsafe topic of `result` is at or above its similarity threshold; policies and the security guardrail have no say. When topics could not be compared it follows the failure mode of the project.',
  }),
})

const OptionalId = (description: string) => Type.Optional(Type.Union([givenId(description), Type.Null()]))
const OptionalText = (description: string) => Type.Optional(Type.Union([Type.String(), Type.Null()], { description }))

/** An exchange to analyse: one of `inputId` and `input`, and one of `outputId` and `output`. */
export const AnalyseOutputBody = Type.Object({
  inputId: OptionalId('A stored input of the conversation; recommended.'),
  input: OptionalText('Used and stored as a new message when `inputId` is absent, else ignored.'),
  outputId: OptionalId('A stored output of the conversation.'),
  output: OptionalText('Used and stored as a new message when `outputId` is absent, else ignored.'),
})

/** A policy as it stood when it judged. */
export const Metric = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  criticality: Type.Unsafe<'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'NONE'>({
    type: 'string',
    enum: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'NONE'],
  }),
  detectionThreshold: Type.Number(),
  detectionIsAboveThreshold: Type.Boolean({ description: 'An issue was found.' }),
  isDefault: Type.Boolean(),
  isArchived: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  archivedAt: NullableTimestamp,
})

/** What a policy says about the output. */
export const MetricResult = Type.Object({
  metric: Metric,
  status: Type.Unsafe<'SUCCESS' | 'FAILED' | 'UNKNOWN'>({
    type: 'string',
    enum: ['SUCCESS', 'FAILED', 'UNKNOWN'],
    description: '`SUCCESS`: no issue. `FAILED`: an issue. `UNKNOWN`: not judged.',
  }),
  value: Type.Number({ description: '0 to 1.' }),
  isIssue: Type.Boolean(),
})

/** An analysed exchange. */
export const AnalyseOutputReply = Type.Object({
  id: Id,
  inputMessage: LegacyMessage,
  outputMessage: LegacyMessage,
  metricResults: Type.Array(MetricResult, {
    description: "The project's output policies, but for those in shadow mode.",
  }),
  createdAt: Timestamp,
})

export type LegacyHistoryMessage = Static<typeof LegacyHistoryMessage>
export type LegacyQuery = Static<typeof LegacyQuery>
export type LegacyMessage = Static<typeof LegacyMessage>
export type AnalyseInputBody = Static<typeof AnalyseInputBody>
export type AnalyseInputReply = Static<typeof AnalyseInputReply>
export type AnalyseOutputBody = Static<typeof AnalyseOutputBody>
export type AnalyseOutputReply = Static<typeof AnalyseOutputReply>
export type MetricResult = Static<typeof MetricResult>
