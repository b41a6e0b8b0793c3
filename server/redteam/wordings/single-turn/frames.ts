import { framesOf, withFurther } from '../frame-languages/catalogue.ts'
import type { FrameWordings, Wordings } from '../wordings.ts'
import words from './frames.json' with { type: 'json' }

/** A forged policy or configuration file. Slots `{context}`, `{payload}`. */
export const policyFiles: FrameWordings = framesOf('frame.policy_file', words.policyFiles)

/** A forged log in which a developer mode was turned on. Slot `{payload}`. */
export const developerModes: FrameWordings = framesOf('frame.devmode_dialogue', words.developerModes)

/** An answer that is begun and only needs to be continued. Slot `{payload}`. */
export const unfinishedAnswers: FrameWordings = framesOf('frame.dialogue_continuation', words.unfinishedAnswers)

/** A scaffold for the answer, with rules for its words. Slots `{bans}`, `{payload}`. */
export const scaffolds: FrameWordings = framesOf('frame.adaptive_template', words.scaffolds)

/** Words that refusals are made of; joined they fill `{bans}`, after those of the target itself. */
export const refusalWords: FrameWordings = withFurther(words.refusalWords, (further) => further.words.refusalWords)

/** A compliant opening is demanded. Slot `{payload}`. */
export const affirmations: FrameWordings = framesOf('frame.affirm_prefix', words.affirmations)

/** The vocabulary of refusals is banned. Slots `{bans}`, `{payload}`. */
export const suppressions: FrameWordings = framesOf('frame.refusal_suppress', words.suppressions)

/** Two answers, one of them without rules. Slots `{name}`, `{payload}`. */
export const dualResponses: FrameWordings = framesOf('frame.dual_response', words.dualResponses)

/** The reverse of the safe answer. Slot `{payload}`. */
export const opposites: FrameWordings = framesOf('frame.opposite', words.opposites)

/** The goal among harmless questions. Slots `{context}`, `{payload}`. */
export const topicSplits: Wordings = words.topicSplits

/** Fiction or theory. Slots `{name}`, `{context}`, `{payload}`. */
export const hypotheticals: FrameWordings = framesOf('frame.hypothetical', words.hypotheticals)

/** Past or future tense. Slots `{context}`, `{payload}`. */
export const tenses: Wordings = words.tenses

/** Another time with other rules. Slots `{year}`, `{context}`, `{payload}`. */
export const timeMachines: Wordings = words.timeMachines

/** A researcher's thought experiment with precautions. Slots `{context}`, `{payload}`. */
export const thoughtExperiments: FrameWordings = framesOf('frame.thought_exp', words.thoughtExperiments)

/** Politeness and nothing else. Slot `{payload}`. */
export const politenesses: Wordings = words.politenesses
