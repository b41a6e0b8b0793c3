/** When an LLM is asked about what the detectors leave open. A project without these settings never asks one. */
export interface SecondOpinionSettings {
  /** How far below a policy's threshold a value still counts as open, .01 to 1; the end of the band counts. */
  readonly below: number
  /** How far above it, .01 to 1; the end of the band counts. */
  readonly above: number
  /** Whether the policies of the catalogue are asked about as well as the owner's own. */
  readonly catalogue: boolean
  /** Whether checks in `fast` mode wait for it too. */
  readonly fast: boolean
}

/** What settings that say nothing else are. */
export const secondOpinionDefaults: SecondOpinionSettings = { below: 0.15, above: 0.15, catalogue: false, fast: false }
