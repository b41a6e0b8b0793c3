import type { FrameLanguage } from '../../domain/red-team-test/frame-language.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'

/**
 * Texts of our own for one place, in each language of attacks, 1 or more. `{name}` is a slot that the technique fills;
 * wordings of one index need not say the same thing in all languages.
 */
export type Wordings = Readonly<Record<AttackLanguage, readonly string[]>>

/** The same in each language that frames are written in. */
export type FrameWordings = Readonly<Record<FrameLanguage, readonly string[]>>
