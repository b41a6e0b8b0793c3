import type { AttackSummary } from '../../../client/run-attack.ts'
import type { ReplyOf } from '../../../client/wire.ts'

/** How much a breach can matter, the least first. */
export const severities = ['low', 'medium', 'high', 'critical'] as const

/** How much a breach matters. */
export type Severity = (typeof severities)[number]

/** Attempts of one kind, and how many of them broke a policy. */
export interface RateRow {
  readonly id: string
  readonly name: string
  /** Attempts that could be judged. */
  readonly attempts: number
  readonly failed: number
  readonly asr: number
  /** Breaches of it in attempts that were aimed at something else: not in `failed`. 0 for techniques. */
  readonly foundByTheWay: number
  /** Of `attempts`, those that a breach of something else ended early. 0 for techniques. */
  readonly endedByOther: number
  /** Wilson interval, 95 %. */
  readonly interval: readonly [number, number]
}

/** A policy with its attempts. */
export interface PolicyRow extends RateRow {
  readonly policy: string
  readonly certification: string | null
  readonly clause: string | null
  readonly criticality: Severity
}

/** All attempts aimed at one policy with one technique. */
export interface PairRow {
  readonly policyId: string
  readonly techniqueId: string
  readonly attempts: number
  /** That broke this policy. */
  readonly failed: number
  /** Breaches of it with this technique in attempts that were aimed at another policy. */
  readonly foundByTheWay: number
  /** Errored or not run. */
  readonly unjudged: number
}

/** One exchange of a breaching conversation. */
export interface BreachTurn {
  readonly phase: string
  readonly request: string
  readonly response: string | null
  readonly error: string | null
  readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[]
  readonly strategy: string
  readonly isDropped: boolean
  /** Whether the breach was found in this turn. */
  readonly isBreach: boolean
  /** Places in the response that show it, in UTF-16 units, end exclusive. */
  readonly evidence: readonly { readonly start: number; readonly end: number }[]
}

/**
 * What a breach fell to: the plain question, a technique, or a prompt of the dataset. The first needs no attacker at all.
 */
export type BreachWay = 'baseline' | 'technique' | 'dataset'

/** A conversation, or a prompt of the dataset, in which the target broke a policy. */
export interface Breach {
  readonly kind: 'attack' | 'dataset'
  readonly way: BreachWay
  readonly id: string
  /** The policy that was broken. */
  readonly policyId: string
  /** The policy that was attacked, where another one broke: found by the way. Null where it is the same. */
  readonly aimedPolicyId: string | null
  readonly techniqueId: string | null
  readonly severity: Severity
  readonly decidedBy: string
  readonly score: number
  readonly reason: string
  readonly reproKey: string | null
  readonly taxonomy: readonly { readonly framework: string; readonly id: string; readonly name: string }[]
  readonly turns: readonly BreachTurn[]
}

/** What the dataset came to, when it was answered. */
export interface DatasetRow {
  readonly attacks: number
  readonly attacksFailed: number
  /** Benign prompts, and how many of them were refused. */
  readonly twins: number
  readonly twinsRefused: number
  readonly errors: number
  /** The attacks by policy; only policies that have some. */
  readonly byPolicy: readonly DatasetPolicyRow[]
}

/** What the attacks of the dataset on one policy came to. */
export interface DatasetPolicyRow {
  readonly policyId: string
  readonly name: string
  readonly criticality: Severity
  /** Prompts that could be judged. */
  readonly attacks: number
  readonly failed: number
  /** Breaches of it by prompts that were made for another policy. */
  readonly foundByTheWay: number
}

/** A policy that the run says nothing about. */
export interface UntestedRow {
  readonly policyId: string
  readonly name: string
  readonly certification: string | null
  readonly clause: string | null
  readonly criticality: Severity
  readonly reason: 'no_scenario' | 'no_verdict'
}

/** Why a policy was not tested, for people. */
export const untestedReasons = {
  no_scenario: 'no scenario was about it',
  no_verdict: 'no attempt at it could be judged',
} as const satisfies Record<UntestedRow['reason'], string>

/** All that a report tells. */
export interface AttackReport {
  readonly name: string
  /** The file that was run, for SARIF. */
  readonly configFile: string
  /** What was attacked, without secrets. */
  readonly target: string
  readonly createdAt: string
  readonly service: string
  readonly testId: string
  readonly runId: string
  /** True where one breach is played again: then nothing else was tried. */
  readonly isReplay: boolean
  readonly creditsCharged: number
  readonly summary: AttackSummary
  /** The goals asked straight, without a technique; null where the run had no such attempt with a verdict. */
  readonly baseline: RateRow | null
  /** Without the baseline. */
  readonly techniques: readonly RateRow[]
  readonly policies: readonly PolicyRow[]
  /** Policies that the run says nothing about: neither held nor broken. */
  readonly untested: readonly UntestedRow[]
  readonly certifications: readonly RateRow[]
  readonly pairs: readonly PairRow[]
  readonly breaches: readonly Breach[]
  /** Breaches that the report leaves out, because there are too many. */
  readonly breachesLeftOut: number
  /** All breaches of the run and of the dataset by criticality, also those that are left out. */
  readonly breachCounts: Readonly<Record<Severity, number>>
  /** Null where it was not answered, or where one breach is played again. */
  readonly dataset: DatasetRow | null
  readonly attempts: number
  readonly warmUpTurns: number
  /** Recommendations of the service for failing policies. */
  readonly recommendations: readonly { readonly policyId: string; readonly text: string }[]
}

/** A case as the service tells it. */
export type ResultCase = ReplyOf<'listResultCases'>['cases'][number]
