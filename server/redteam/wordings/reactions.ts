import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { withFurther } from './frame-languages/catalogue.ts'
import words from './reactions.json' with { type: 'json' }
import type { FrameWordings, Wordings } from './wordings.ts'

/** First sentences that change a message without changing what it asks. No slots. */
export const openers: FrameWordings = withFurther(words.openers, ({ reactions }) => reactions.openers)

/** Before a repeated ask when the target talked around it: one thing only, nothing else. No slots. */
export const narrowings: FrameWordings = withFurther(words.narrowings, ({ reactions }) => reactions.narrowings)

/** After an answer that gave a part: ask for what is missing. Slot `{goal}`, so that a target without memory knows of what. */
export const continuations: FrameWordings = withFurther(words.continuations, ({ reactions }) => reactions.continuations)

/** Before the ask when the target answered something else: lead back. No slots. */
export const reAims: FrameWordings = withFurther(words.reAims, ({ reactions }) => reactions.reAims)

/** Before the ask when a refusal stays in the conversation: take its ground away. Slot `{context}`: what the target is for. */
export const refusalRepairs: FrameWordings = withFurther(
  words.refusalRepairs,
  ({ reactions }) => reactions.refusalRepairs,
)

/** What to call the target's work when nobody said what it is for. One each. */
export const unknownContext: FrameWordings = withFurther(words.unknownContext, ({ reactions }) => [
  reactions.unknownContext,
])

/** What a tool is called whose name nobody knows. */
export const unknownTool: Readonly<Record<AttackLanguage, string>> = words.unknownTool

/** What stands in a goal in place of a secret that must not be sent. One each. */
export const withheldSecret: Wordings = words.withheldSecret

/** Numbers a message, so that it differs from all before. Slot `{number}`. One each. */
export const numbering: FrameWordings = withFurther(words.numbering, ({ reactions }) => [reactions.numbering])
