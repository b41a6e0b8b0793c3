import type { FrameLanguage } from '../red-team-test/frame-language.ts'
import type { TargetProfile } from '../red-team-test/reconnaissance.ts'
import type { Scenario } from '../red-team-test/scenario.ts'
import type { Taxonomy } from '../red-team-test/taxonomy.ts'
import type { AttackLanguage, TestPolicy } from '../red-team-test/test-policy.ts'
import type { AttackTurn } from './attempt.ts'

/** What a technique needs of target or service. Empty = text only, offline. */
export type TechniqueNeed = 'llm' | 'tools' | 'documents' | 'memory' | 'images'

/** What is known about a technique. */
export interface TechniqueAbout {
  /** Stable once shipped, e.g. `enc.base64`. */
  readonly id: string
  readonly name: string
  /** How it works, in a sentence. */
  readonly mechanism: string
  /** Whether it is meant for several turns; false for one that says all in each prompt. */
  readonly multiTurn: boolean
  readonly needs: readonly TechniqueNeed[]
  readonly taxonomy: readonly Taxonomy[]
  /** Where the idea comes from. */
  readonly source: string
  /** What it is known not to do. */
  readonly knownMisses: string
}

/** All that a technique knows when it writes: it holds no memory of its own. */
export interface AttemptView {
  readonly scenario: Scenario
  readonly policy: TestPolicy
  readonly profile: TargetProfile
  /** As in `TestSettings`. */
  readonly businessContext: string
  /** As in `TestSettings`. */
  readonly useCase: string
  readonly language: AttackLanguage
  /** The language that frames shall be written in, where one was asked for; default `language`, or that of the target's answers. */
  readonly frameLanguage?: FrameLanguage
  /** Attack turns so far, oldest first, judged; warm-up turns are apart. */
  readonly turns: readonly AttackTurn[]
  readonly warmUps: readonly AttackTurn[]
  /** Attack turns that may still be made, this one included; 1 or more. */
  readonly turnsLeft: number
  /** Which try of the same scenario and technique, from 0: another try takes another way. */
  readonly tryIndex: number
  /** A text from which all choices of this attempt follow: give it to `randomFrom`. Same seed, same texts. */
  readonly seed: string
}

/** The next thing to say to the target. */
export interface AttackPrompt {
  /** As it is to be sent. */
  readonly prompt: string
  /** How it was written. */
  readonly engine: 'template' | 'llm'
  /** What it tries and why, with what the target did before, e.g. `The target refused; ask for a part only.` */
  readonly strategy: string
  /** Names of the transforms applied, and `forged-assistant-turns` where `history` says things the target never said. */
  readonly transforms: readonly string[]
  /**
   * Turns of this attempt to leave out from now on (a refused turn that is taken back). They count as used all the same.
   * Indices into `turns`; default none. The target then gets a fresh session with what is left.
   */
  readonly dropTurns?: readonly number[]
  /** User and assistant turns to send before the prompt in place of what was said; default: what was said and not dropped. */
  readonly history?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** True when there is nothing left to try although turns are left. Then `prompt` is not sent. Default false. */
  readonly exhausted?: boolean
}

/** A way of attacking: a pure function of the attempt so far. */
export interface Technique {
  readonly about: TechniqueAbout
  /** Cheap and deterministic; never returns a prompt that stands in `turns` already. */
  nextPrompt(attempt: AttemptView): AttackPrompt
}
