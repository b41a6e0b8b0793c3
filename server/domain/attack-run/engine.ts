import type { Evaluation, JudgeSubject } from '../agent-run/evaluation.ts'
import type { AttemptPlanner } from '../attempt/attempt-planner.ts'
import type { AttackPrompt, AttemptView, TechniqueAbout } from '../attempt/technique.ts'
import type { HarmKey } from '../policy/harm-key.ts'
import type { DatasetCase } from '../red-team-test/dataset-case.ts'
import type { PictureStyle } from '../red-team-test/pictured-prompt.ts'
import type { Probe, ProbeAnswer, ProbeResult, TargetProfile } from '../red-team-test/reconnaissance.ts'
import type { TestSettings } from '../red-team-test/red-team-test.ts'
import type { Scenario, WrittenScenarios } from '../red-team-test/scenario.ts'
import type { TestPolicy } from '../red-team-test/test-policy.ts'
import type { AttackPlan } from './attack-plan.ts'

/** What a generator works from. */
export interface GenerationRequest {
  readonly settings: TestSettings
  /** The same one with the same settings gives the same texts. */
  readonly seed: string
}

/** What goals are read from. */
export interface GoalsRequest extends GenerationRequest {
  readonly policies: readonly TestPolicy[]
  readonly profile: TargetProfile
  readonly scenarios: readonly Scenario[]
}

/** The policies of a test and its prompts. */
export interface GeneratedDataset {
  readonly policies: readonly TestPolicy[]
  /** All cases, made one by one so that long datasets need little memory. */
  readonly cases: Iterable<DatasetCase>
  /** Of `cases`, benign twins included. */
  readonly caseCount: number
  /** How many of `cases` are benign twins: they are free of credits. */
  readonly twinCount: number
}

/** Which versions write and judge. */
export interface EngineVersions {
  /** Of the program. */
  readonly service: string
  /** Of the weights of the judge: the beginning of the SHA-256 of their file. */
  readonly judge: string
  /** Of the encoder that the weights were made with. */
  readonly encoder: string
}

/**
 * Everything that writes attacks and judges answers, behind one port. All but `nextPrompt` with an LLM technique, and
 * `writeGoals` and `judge` where an LLM is configured, work offline and follow from seed and arguments alone.
 */
export interface RedTeamEngine {
  /** Every technique of the catalogue, in its order. */
  readonly techniques: readonly TechniqueAbout[]
  /** True when an LLM is configured. */
  readonly hasLlm: boolean
  /** For records of a run; absent where nothing is known of it. */
  readonly versions?: EngineVersions
  /** Throws Problem `invalid-request` when the settings cannot give a dataset, e.g. neither policies nor context. */
  generateDataset(request: GenerationRequest): GeneratedDataset
  /** Clauses of the certifications of a test that none of these policies of it comes from, each as the policy that it would give. */
  clausesLeftOut(request: GenerationRequest, policies: readonly TestPolicy[]): readonly TestPolicy[]
  /** Of the harms of a policy those whose policy of the guard catalogue stops a breach of it. */
  guardsOfPolicy(policy: TestPolicy): readonly HarmKey[]
  /** At least 30 probes in at least 8 categories. */
  generateProbes(request: GenerationRequest): readonly Probe[]
  /** What each answer shows, and all of them together. A probe without an answer has no result. */
  evaluateProbes(
    probes: readonly Probe[],
    answers: readonly ProbeAnswer[],
  ): Promise<{ readonly results: readonly ProbeResult[]; readonly profile: TargetProfile }>
  /** For each policy purposes that an attack can have, ranked by what they are expected to yield. */
  generateScenarios(
    request: GenerationRequest & { readonly policies: readonly TestPolicy[]; readonly profile: TargetProfile },
  ): readonly Scenario[]
  /**
   * These scenarios with goals that an LLM reads from their policies, in place of as many; as they are without one. Asks once for
   * each policy, until `signal` is aborted. Never rejects for a failing LLM: those of a policy stay, and the result says why.
   */
  writeGoals(request: GoalsRequest, signal: AbortSignal): Promise<WrittenScenarios>
  /**
   * A goal in the first person for a scenario that a person wrote. `isGoal` (default false): the text is edited from a goal, so
   * that one which describes nothing is asked for as it stands.
   */
  goalOf(scenario: string, policy: TestPolicy, options?: { readonly isGoal?: boolean }): string
  /** Chooses the order of a run's attempts; knows of none that has begun. */
  planAttempts(plan: AttackPlan): AttemptPlanner
  /** A harmless turn of rapport, the `index`-th of the attempt. */
  warmUpPrompt(attempt: AttemptView, index: number): string
  /** Never rejects for a failing LLM: templates take over, and `strategy` says so. */
  nextPrompt(techniqueId: string, attempt: AttemptView, signal: AbortSignal): Promise<AttackPrompt>
  /** A text as a PNG data URL; same text and style, same picture. Cost: some 5 ms of this thread. */
  drawPicture(style: PictureStyle, text: string): Promise<string>
  /** Rejects only when the answer could not be judged at all; that is tried again. */
  judge(subject: JudgeSubject, signal: AbortSignal): Promise<Evaluation>
}
