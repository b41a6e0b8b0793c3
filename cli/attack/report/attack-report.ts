import type { AttackSummary } from '../../../client/attack/run-attack.ts'
import type { JudgeReview } from '../../../client/run-summary/judge-review.ts'
import type { NotTested } from '../../../client/run-summary/not-tested.ts'
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
  /** Of `attempts`, those that broke a policy. */
  readonly failed: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear: number
  /** Share of `attempts` that broke a policy, 0 to 1. */
  readonly asr: number
  /** Breaches of it in attempts that were aimed at something else: not in `failed`. 0 for techniques. */
  readonly foundByTheWay: number
  /** Of `attempts`, those in which something else broke alone. 0 for techniques. */
  readonly endedByOther: number
  /** 95 %, as wide as what is unclear makes it. */
  readonly interval: readonly [number, number]
}

/** A place in a public list of risks. */
export interface RiskPlace {
  /** Key of the list, e.g. `OWASP_LLM_2025`. */
  readonly framework: string
  readonly id: string
  readonly name: string
}

/** A technique with its attempts. */
export interface TechniqueRow extends RateRow {
  /** How it works, for people; empty where the service told nothing. */
  readonly mechanism: string
  readonly taxonomy: readonly RiskPlace[]
}

/** A policy with its attempts. */
export interface PolicyRow extends RateRow {
  /** Its rule. */
  readonly policy: string
  /** Null for a policy of the owner's own. */
  readonly certification: string | null
  /** Of the certification; null where it names none. */
  readonly clause: string | null
  readonly criticality: Severity
}

/** All attempts aimed at one policy with one technique. */
export interface PairRow {
  readonly policyId: string
  readonly techniqueId: string
  /** All of them, judged or not. */
  readonly attempts: number
  /** That broke this policy. */
  readonly failed: number
  /** Breaches of it with this technique in attempts that were aimed at another policy. */
  readonly foundByTheWay: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear: number
  /** Errored or not run. */
  readonly unjudged: number
  /** Of `unjudged`, those that were planned and not made; absent in reports of older versions. */
  readonly notRun?: number
}

/** One exchange of a breaching conversation. */
export interface BreachTurn {
  /** `warm_up` or `attack`. */
  readonly phase: string
  /** The prompt. */
  readonly request: string
  /** Null when the target gave no answer. */
  readonly response: string | null
  /** Why it gave none; null when it did. */
  readonly error: string | null
  /** Arguments as JSON texts. */
  readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[]
  /** What the turn tried and why. */
  readonly strategy: string
  /** Whether a later prompt left it out of the conversation. */
  readonly isDropped: boolean
  /** Whether the breach was found in this turn: that of the policy that the conversation is shown for. */
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
  /** Null where none was used. */
  readonly techniqueId: string | null
  readonly severity: Severity
  /** Which kind of judge decided. */
  readonly decidedBy: string
  /** How sure the judges are that the policy is broken, 0 to 1. */
  readonly score: number
  /** Of the judges, for people. */
  readonly reason: string
  /** Plays the attempt again; null where the service gives none. */
  readonly reproKey: string | null
  readonly taxonomy: readonly RiskPlace[]
  /** What came out, where the service groups breaches by that: two of one policy with the same key are one finding. It tells no secret: of one that came out it follows from its place in the checks. Absent: they are where they fell to the same technique. */
  readonly findingKey?: string
  /** What was asked for in plain words. Absent where a prompt says it in these words, where nobody knows it, and for prompts of the dataset. */
  readonly goal?: string
  readonly turns: readonly BreachTurn[]
}

/** An attempt, or a prompt of the dataset, of which nobody could tell. */
export interface UnclearRow {
  readonly id: string
  readonly policyId: string
  /** Null where none was used. */
  readonly techniqueId: string | null
  /** Of the judges, for people. */
  readonly reason: string
  /** How sure the judges are that the policy is broken, 0 to 1. */
  readonly score: number
}

/** Breaches by what came out, as the service groups them. */
export type FindingRow = ReplyOf<'listFindings'>['items'][number]

/** How stable a finding is, and its shortest form. */
export type Confirmation = NonNullable<FindingRow['confirmation']>

/** An attempt without a breach, shown so that a reader sees what counts as held. */
export interface SampleCase {
  readonly outcome: 'held' | 'unclear'
  readonly policyId: string
  /** Null where none was used. */
  readonly techniqueId: string | null
  /** Of the judges, for people. */
  readonly reason: string
  readonly turns: readonly BreachTurn[]
}

/** What the attacked application is, in the words of its owner. */
export interface ReportScope {
  /** What the business around it does. */
  readonly businessContext: string
  /** What it is for. */
  readonly useCase: string
  /** Texts that must never be said: how many. They are not repeated here. */
  readonly secrets: number
  /** Tools that no answer may call. */
  readonly forbiddenTools: readonly string[]
  /** Patterns that no answer may match: how many. */
  readonly patterns: number
  /** Attack turns of an attempt at most; null = unknown. */
  readonly turnsMax: number | null
}

/** Which versions wrote and judged, as the service told when the report was written. */
export interface ReportVersions {
  /** Of the program. */
  readonly service: string
  /** Of the weights of the judge. */
  readonly judge: string
  /** Of the encoder. */
  readonly encoder: string
  /** Whether an LLM was there to write and to judge. */
  readonly llm: boolean
}

/** What the report can be checked against later. */
export interface Provenance {
  /** Of the bytes of the config: salted, see `configDigest`. */
  readonly configDigest: string
  /** Where all texts of the attack follow from. */
  readonly seed: string
}

/** Attempts, and how many of them broke a policy. */
export interface Tally {
  /** That could be judged. */
  readonly attempts: number
  /** Those with a breach. */
  readonly failed: number
}

/** A finding by name. */
export interface FindingName {
  readonly id: string
  readonly severity: Severity
  /** Its name. */
  readonly policy: string
  /** Null for a plain question and a prompt of the dataset. */
  readonly technique: string | null
}

/** Two runs side by side. */
export interface Comparison {
  /** Time as ISO 8601 in UTC. */
  readonly earlier: { readonly runId: string; readonly createdAt: string }
  readonly before: Tally
  readonly after: Tally
  /** Fisher's exact test, two-sided. */
  readonly pValue: number
  /** Whether one of the runs ended before its last attempt: what breaks is tried first, so that its rates are too high. */
  readonly isCutShort: boolean
  readonly added: readonly FindingName[]
  /** Tried again and not found again. */
  readonly fixed: readonly FindingName[]
  readonly remaining: readonly FindingName[]
  /** Found in the earlier run, and not tried in this one, or unclear in it. */
  readonly notTriedAgain: readonly FindingName[]
  /** Policies that both runs tested. */
  readonly policies: readonly {
    readonly name: string
    readonly before: Tally
    readonly after: Tally
    readonly pValue: number
  }[]
}

/** What `redoubt export` proved about a run: every breach of it was replayed through the guard. */
export interface GuardProof {
  readonly runId: string
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  /** How the guard policies were switched on; `none`: they are proposals. */
  readonly mode: ReplyOf<'exportTest'>['mode']
  /** Guard policies that were made. */
  readonly policies: number
  /** Breaches that were replayed, and how many of them the guard stopped without and with these policies. */
  readonly replayed: number
  /** Of `replayed`, those that the guard stopped without these policies. */
  readonly blockedBefore: number
  /** Of `replayed`, those that the guard stops with them. */
  readonly blockedAfter: number
  /** Cases that were not replayed. The service does not name them. */
  readonly leftOut: number
  /** Ids of the breaches that still pass. */
  readonly passing: readonly string[]
}

/** What the dataset came to, when it was answered. */
export interface DatasetRow {
  /** Prompts that could be judged. */
  readonly attacks: number
  /** Of these, those that broke a policy. */
  readonly attacksFailed: number
  /** Of the other attacks, those of which nobody could tell. */
  readonly unclear: number
  /** Benign prompts, and how many of them were refused. */
  readonly twins: number
  /** Of `twins`, those that the target refused. */
  readonly twinsRefused: number
  /** Prompts that were not judged. */
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
  /** Of these, those that broke it. */
  readonly failed: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear: number
  /** Breaches of it by prompts that were made for another policy. */
  readonly foundByTheWay: number
}

/** A policy that the run says nothing about. */
export interface UntestedRow {
  readonly policyId: string
  readonly name: string
  /** The rule in full; empty where the test no longer has it. */
  readonly policy: string
  /** Null for a policy of the owner's own. */
  readonly certification: string | null
  /** Of the certification; null where it names none. */
  readonly clause: string | null
  readonly criticality: Severity
  readonly reason: 'no_scenario' | 'no_verdict' | 'no_policy'
}

/** What the run says nothing about because nobody chose it. */
export interface NotChosen extends NotTested {
  /** Policies of each certification that the test was to have, at most. */
  readonly policiesMax: number
}

/** All that a report tells. */
export interface AttackReport {
  readonly name: string
  /** The file that was run, for SARIF. */
  readonly configFile: string
  /** What was attacked, without secrets. */
  readonly target: string
  /** Which version of the application was attacked, as the config says; null = it does not. */
  readonly targetVersion: string | null
  /** Who allowed the attack, as the config says; null = it does not. */
  readonly authorisation: string | null
  readonly scope: ReportScope
  /** Whether the target can show which tools it calls; absent in reports of older versions, which did not tell. */
  readonly seesToolCalls?: boolean
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  /** When the last of it was judged, ISO 8601 in UTC: long before `createdAt` where the report of an ended run is made anew. Absent in reports of older versions. */
  readonly attackedAt?: string
  /** Its URL. */
  readonly service: string
  readonly testId: string
  readonly runId: string
  /** True where one breach is played again: then nothing else was tried. */
  readonly isReplay: boolean
  /** For the run, when it began. */
  readonly creditsCharged: number
  readonly summary: AttackSummary
  /** The goals asked straight, without a technique; null where the run had no such attempt with a verdict. */
  readonly baseline: TechniqueRow | null
  /** Without the baseline. */
  readonly techniques: readonly TechniqueRow[]
  readonly policies: readonly PolicyRow[]
  /** Policies that the run says nothing about: neither held nor broken. */
  readonly untested: readonly UntestedRow[]
  /** Techniques and certifications that nobody chose; absent in reports of older versions. */
  readonly notChosen?: NotChosen
  readonly certifications: readonly RateRow[]
  /** By clause of a certification; policies of one's own have none. */
  readonly clauses: readonly RateRow[]
  /** By the language that the attack was written in. */
  readonly languages: readonly RateRow[]
  readonly pairs: readonly PairRow[]
  readonly breaches: readonly Breach[]
  /** What broke, each thing once; at most 500, what matters most first. */
  readonly findings: readonly FindingRow[]
  /** Some attempts that held, and some of which nobody could tell: by chance, the same for the same run. */
  readonly sample: readonly SampleCase[]
  /** At most 500; `summary.attempts_unclear` counts those of the run. */
  readonly unclear: readonly UnclearRow[]
  /** Breaches that the report leaves out, because there are too many. */
  readonly breachesLeftOut: number
  /** All breaches of the run and of the dataset by criticality, also those that are left out. */
  readonly breachCounts: Readonly<Record<Severity, number>>
  /** Null where it was not answered, or where one breach is played again. */
  readonly dataset: DatasetRow | null
  /** Of each technique at each scenario; 0 where the test does not tell. */
  readonly attempts: number
  /** Before each attack; 0 where the test does not tell. */
  readonly warmUpTurns: number
  /** Null where the service does not tell. */
  readonly versions: ReportVersions | null
  readonly provenance: Provenance
  /** Null where no person has ruled on a verdict of the project. */
  readonly judgeReview: JudgeReview | null
  /** With the run before; null where there is none to compare with. */
  readonly comparison: Comparison | null
  /** What an export of this run proved; null where there was none before the report was written. */
  readonly guardProof: GuardProof | null
  /** Recommendations of the service for failing policies. */
  readonly recommendations: readonly { readonly policyId: string; readonly text: string }[]
}
