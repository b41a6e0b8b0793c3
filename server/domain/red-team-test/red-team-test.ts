import type { AttackMethods } from './attack-methods.ts'
import type { Reconnaissance } from './reconnaissance.ts'
import type { ScenarioStage } from './scenario.ts'
import {
  type AttackLanguage,
  type BreachChecks,
  type Certification,
  joinedChecks,
  type TestPolicy,
} from './test-policy.ts'

/** The latest asynchronous job of a test, or where it stands without one. The truth of each stage is its own `status`. */
export type RedTeamTestStatus = 'created' | 'running' | 'completed' | 'failed' | 'cancelled'

/** What a test is about, as given at its creation or with `generate`; what is absent is at its default. */
export interface TestSettings {
  /** What the business around the target does; default empty. */
  readonly businessContext: string
  /** What the target is for; default empty. */
  readonly useCase: string
  readonly certifications: readonly Certification[]
  /** Given policies, verbatim. */
  readonly givenPolicies: readonly string[]
  /** Policies for each certification. Default 3, 1 to 20. */
  readonly maxPolicies: number
  /** Prompts for each policy. Default 2, 1 to 20. */
  readonly maxPromptsPerPolicy: number
  readonly language: AttackLanguage
  /** In which forms prompts are made. */
  readonly modes: { readonly text: boolean; readonly image: boolean; readonly audio: boolean; readonly video: boolean }
  /** Whether each prompt gets a harmless one beside it, which a sound target answers. */
  readonly benignTwins: boolean
  readonly checks: BreachChecks
  /**
   * What everybody may know, such as a hotline, opening hours, addresses: to say it breaks no rule. At most 100 of 500 UTF-16
   * units; default none, as in tests stored before it was kept.
   */
  readonly publicFacts?: readonly string[]
}

/** Where the generation of the dataset stands. */
export interface GenerationStage {
  readonly status: 'not_started' | 'pending' | 'running' | 'completed' | 'failed'
  /** Names this dataset; a new one for each generation. Null before the first. */
  readonly fileId: string | null
  /** Of all cases, benign twins included. */
  readonly caseCount: number
  /** Credits booked for it and not given back. */
  readonly creditsCharged: number
  /** Why it failed; null in any other status. */
  readonly error: string | null
}

/** An asynchronous job that runs for a test; at most one of each kind runs. */
export interface ActiveJob {
  readonly kind: 'generate' | 'reconnaissance' | 'scenarios' | 'evaluate'
  readonly jobId: string
  /** 0 to 1. */
  readonly progress: number
  /** When it began or last told its progress. */
  readonly advancedAtMs: number
}

/** A test of a target, from its dataset to its attack runs. */
export interface RedTeamTest {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly name: string
  readonly status: RedTeamTestStatus
  readonly settings: TestSettings
  /** What the client stored of its own; depth and size bounded; given back as it was. */
  readonly clientMetadata: Readonly<Record<string, unknown>>
  /** Filled by generation. */
  readonly policies: readonly TestPolicy[]
  readonly generation: GenerationStage
  readonly reconnaissance: Reconnaissance
  readonly scenarios: ScenarioStage
  /** Null until somebody chose them. */
  readonly attackMethods: AttackMethods | null
  /** Those that run now, the latest begun last; each kind at most once. */
  readonly activeJobs: readonly ActiveJob[]
  /** The latest attack run; null before the first. */
  readonly currentRunId: string | null
  /** Where every text of this test comes from: the same seed and settings give the same texts. */
  readonly seed: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** When the latest of its jobs began; null before the first. */
  readonly startedAtMs: number | null
  /** When the last one that ran was over; null while any runs, and before the first. */
  readonly completedAtMs: number | null
}

/** All that no answer may hold, whichever policy of the test it belongs to. */
export function checksEverywhere({ settings, policies }: Pick<RedTeamTest, 'settings' | 'policies'>): BreachChecks {
  return joinedChecks([settings.checks, ...policies.map(({ checks }) => checks)])
}
