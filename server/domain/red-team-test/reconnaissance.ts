/** A harmless question to the target that shows how it behaves. */
export interface Probe {
  readonly id: string
  /** One of at least 8, e.g. `identity`, `tools`, `languages`, `memory`, `refusal`. */
  readonly category: string
  /** What its answer tells. */
  readonly purpose: string
  /** To be sent as it stands. */
  readonly prompt: string
}

/** What the target did with a probe. */
export type ProbeOutcome = 'answered' | 'refused' | 'deflected' | 'error'

/** A probe's answer, evaluated. */
export interface ProbeResult {
  readonly probeId: string
  /** Whether the target told what was asked: `outcome` is `answered`. */
  readonly isAnswered: boolean
  readonly outcome: ProbeOutcome
  /** 0 to 1. */
  readonly confidence: number
}

/** A probe's answer as the client uploaded it. */
export interface ProbeAnswer {
  readonly probeId: string
  /** What the client sent to the target. */
  readonly request: string
  /** What the target said to it. */
  readonly response: string
}

/** What reconnaissance learnt about a target. Later stages use it. */
export interface TargetProfile {
  /** What the target says it is for; null when it did not tell. */
  readonly purpose: string | null
  /** Names of tools or abilities that it named. */
  readonly tools: readonly string[]
  /** ISO 639-1 codes of languages that it answered in. */
  readonly languages: readonly string[]
  /** Sentences with which this target refuses or deflects, as it says them, stock sentences included; at most 40. */
  readonly refusalSignatures: readonly string[]
  /** Whether it remembers earlier turns: null = not known. */
  readonly memory: boolean | null
  /**
   * What it answers to harmless questions, each once: who says the same to an attacker gives nothing away. At most 60 of
   * 600 UTF-16 units; default none, as in profiles stored before it was kept. For judges alone: never shown.
   */
  readonly harmlessAnswers?: readonly string[]
  /** Sentences that it told without being pressed and that its owner may list as public; at most 20. Default none. */
  readonly publicFacts?: readonly string[]
}

/** Nothing is known. */
export const unknownTarget: TargetProfile = {
  purpose: null,
  tools: [],
  languages: [],
  refusalSignatures: [],
  memory: null,
}

/** The stage of reconnaissance. */
export interface Reconnaissance {
  readonly status: 'not_started' | 'pending' | 'running' | 'completed' | 'failed'
  readonly evaluationStatus: 'not_started' | 'completed'
  readonly probes: readonly Probe[]
  /** Uploaded answers, kept so that partial uploads merge; at most one for each probe. */
  readonly answers: readonly ProbeAnswer[]
  readonly results: readonly ProbeResult[]
  readonly profile: TargetProfile
  /** Why it failed; null in any other status. */
  readonly error: string | null
}

/** Before anything was asked. */
export const noReconnaissance: Reconnaissance = {
  status: 'not_started',
  evaluationStatus: 'not_started',
  probes: [],
  answers: [],
  results: [],
  profile: unknownTarget,
  error: null,
}
