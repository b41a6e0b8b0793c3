import { type Static, Type } from 'typebox'
import { choicesMax, ModelName } from './chat.ts'

/** The most texts of one request for embeddings. */
export const embeddingInputsMax = 2_048

/** The most texts of one request for moderation. */
export const moderationInputsMax = 100

const Texts = Type.Unknown({
  description: 'A text, or a list of texts. Lists of tokens are refused: nobody could judge them.',
})
const Loose = Type.Object({}, { additionalProperties: true })

/** What is asked of an embedding model; other fields go to the upstream as they are. */
export const EmbeddingsBody = Type.Object({ model: ModelName, input: Texts })

/** What is asked of a text model; other fields go to the upstream as they are. */
export const CompletionsBody = Type.Object({
  model: ModelName,
  prompt: Texts,
  stream: Type.Optional(Type.Boolean({ default: false, description: 'Whether to answer as server-sent events.' })),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: choicesMax, default: 1 })),
})

/** What is to be judged by the content policies. */
export const ModerationsBody = Type.Object({
  input: Type.Unknown({ description: 'A text, a list of texts, or a list of parts of type `text`.' }),
})

/** The verdicts of the content policies, in the order of the inputs. */
export const ModerationsReply = Type.Object({
  id: Type.String(),
  model: Type.String(),
  results: Type.Array(
    Type.Object({
      flagged: Type.Boolean({ description: 'True when a category is unsafe, or could not be judged.' }),
      categories: Type.Record(Type.String(), Type.Boolean()),
      category_scores: Type.Record(Type.String(), Type.Number()),
    }),
  ),
})

/** Models as the upstreams list them. */
export const ModelsReply = Type.Object({ object: Type.String(), data: Type.Array(Loose) })

/** What an upstream answered. */
export const PassedReply = Loose

export type EmbeddingsBody = Static<typeof EmbeddingsBody>
export type CompletionsBody = Static<typeof CompletionsBody>
export type ModerationsBody = Static<typeof ModerationsBody>
