import type { Wordings } from '../wordings.ts'
import words from './frames.json' with { type: 'json' }

/** A forged policy or configuration file. Slots `{context}`, `{payload}`. */
export const policyFiles: Wordings = words.policyFiles

/** A forged log in which a developer mode was turned on. Slot `{payload}`. */
export const developerModes: Wordings = words.developerModes

/** An answer that is begun and only needs to be continued. Slot `{payload}`. */
export const unfinishedAnswers: Wordings = words.unfinishedAnswers

/** A scaffold for the answer, with rules for its words. Slots `{bans}`, `{payload}`. */
export const scaffolds: Wordings = words.scaffolds

/** Words that refusals are made of; joined they fill `{bans}`, after those of the target itself. */
export const refusalWords: Wordings = words.refusalWords

/** A compliant opening is demanded. Slot `{payload}`. */
export const affirmations: Wordings = words.affirmations

/** The vocabulary of refusals is banned. Slots `{bans}`, `{payload}`. */
export const suppressions: Wordings = words.suppressions

/** Two answers, one of them without rules. Slots `{name}`, `{payload}`. */
export const dualResponses: Wordings = words.dualResponses

/** The reverse of the safe answer. Slot `{payload}`. */
export const opposites: Wordings = words.opposites

/** The goal among harmless questions. Slots `{context}`, `{payload}`. */
export const topicSplits: Wordings = words.topicSplits

/** Fiction or theory. Slots `{name}`, `{context}`, `{payload}`. */
export const hypotheticals: Wordings = words.hypotheticals

/** Past or future tense. Slots `{context}`, `{payload}`. */
export const tenses: Wordings = words.tenses

/** Another time with other rules. Slots `{year}`, `{context}`, `{payload}`. */
export const timeMachines: Wordings = words.timeMachines

/** A researcher's thought experiment with precautions. Slots `{context}`, `{payload}`. */
export const thoughtExperiments: Wordings = words.thoughtExperiments

/** Politeness and nothing else. Slot `{payload}`. */
export const politenesses: Wordings = words.politenesses
