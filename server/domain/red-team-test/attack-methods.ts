import type { ChosenLanguage } from './frame-language.ts'

/** Which techniques a run uses, and how often. */
export interface AttackMethods {
  /** Each once, all known. A run needs at least one. */
  readonly techniqueIds: readonly string[]
  /** Turns of rapport before the first attack turn, not judged, not billed. 0 to 5. */
  readonly warmUpTurns: number
  /** Independent tries of each scenario with each technique. 2 to 5. */
  readonly attempts: number
  /**
   * The languages that frames of `framedTechniqueIds` are written in, in turn; absent or empty: that of the test. Each once,
   * at most 13.
   */
  readonly languages?: readonly ChosenLanguage[]
}
