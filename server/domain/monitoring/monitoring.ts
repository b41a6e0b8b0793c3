import type { Direction } from '../guard/exchange.ts'
import { hasFailedCheck } from '../guard/has-failed-check.ts'
import type { Message, MessageVerdict } from '../guard/message.ts'
import { isBlocking, type PolicyVerdict } from '../guard/verdict.ts'
import type { Criticality } from '../policy/policy.ts'
import type { FeedbackKind } from './feedback.ts'

/** The metric under which whole messages are counted. */
export const everyMessage = 'messages'

/** Under what messages that are about a topic are counted, in place of a criticality: topics are in no counter of issues. */
export const topicCriticality = 'topic' as const

/** The metric under which messages that are about a topic are counted. */
export function topicMetric(topicId: string): string {
  return `topic:${topicId}`
}

/** What one message adds to the counters of its hour under one metric. */
export interface RollupIncrement {
  /** A policy's id, `messages` for the message as a whole, or that of a topic which it is about. */
  readonly metric: string
  readonly direction: Direction
  /** The policy's criticality at that time, or `shadow` when it was in shadow mode; `none` for whole messages, `topic` for topics. */
  readonly criticality: Criticality | 'none' | 'shadow' | typeof topicCriticality
  /** Messages counted. */
  readonly judged: number
  /** Of those: the policy was violated; for whole messages: at least one policy was. */
  readonly violated: number
  /** Of those: the security guardrail found the message unsafe. */
  readonly securityUnsafe: number
  /** Of those: a check could not be made; for policies 0, nothing is counted of a single one. */
  readonly errored: number
}

/** Counters over a period, exact to the millisecond at both ends. */
export interface MonitoringStats {
  /** Messages that the filters keep. */
  readonly messageCount: number
  /** Whether counting stopped there, so that there may be more. */
  readonly isCut: boolean
  /** How often policies were violated, by the criticality that each had then; without those in shadow mode. */
  readonly byCriticality: Readonly<Record<Criticality, number>>
  /** How often the filter's policy would have been violated while it was in shadow mode; null without such a filter. */
  readonly shadow: number | null
  /** Inputs that the security guardrail found unsafe. */
  readonly securityInputUnsafe: number
  /** The same of outputs. */
  readonly securityOutputUnsafe: number
}

/** How many messages are looked at, newest first, where no counter tells how many a filter keeps. */
export interface LookBound {
  /** Where an index tells of each whether it is kept: latency, role, what messages carry, security beside issues, failed checks beside either. */
  readonly byIndex: number
  /** Where its judgements have to be read: criticality, a topic, or one of the others with a policy. */
  readonly byRow: number
}

/** So many take a tenth of a second or two, however many there are. */
export const lookBound: LookBound = { byIndex: 100_000, byRow: 10_000 }

/** The counters of a whole period, and how many of its messages are unsafe or not wholly judged. */
export interface MonitoringStatsAndMore {
  readonly stats: MonitoringStats
  /** Messages, whatever made them unsafe. */
  readonly unsafe: number
  /** Messages of which a check could not be made, whichever it was. */
  readonly errored: number
}

/** Length of one roll-up bucket. */
export const rollupBucketMs = 3_600_000

/** The start of the bucket that holds `timeMs`. */
export function rollupBucketOf(timeMs: number): number {
  return Math.floor(timeMs / rollupBucketMs) * rollupBucketMs
}

/** What a message adds to the roll-up: one row for itself, one for each policy that judged it, one for each topic that it is about. */
export function rollupIncrements(direction: Direction, verdict: MessageVerdict): readonly RollupIncrement[] {
  const securityUnsafe = verdict.security !== null && !verdict.security.isSafe ? 1 : 0
  const whole: RollupIncrement = {
    metric: everyMessage,
    direction,
    criticality: 'none',
    judged: 1,
    violated: verdict.policies.some(isBlocking) ? 1 : 0,
    securityUnsafe,
    errored: hasFailedCheck(verdict) ? 1 : 0,
  }
  const perPolicy = verdict.policies.map((policy) => ({
    metric: policy.policyId,
    direction,
    criticality: countedCriticality(policy),
    judged: 1,
    violated: policy.isSafe ? 0 : 1,
    securityUnsafe,
    errored: 0,
  }))
  const perTopic = reachedTopics(verdict).map(
    (topicId): RollupIncrement => ({
      metric: topicMetric(topicId),
      direction,
      criticality: topicCriticality,
      judged: 1,
      violated: 0,
      securityUnsafe,
      errored: 0,
    }),
  )
  return [whole, ...perPolicy, ...perTopic]
}

/** The topics whose threshold was reached. */
export function reachedTopics({ topics }: MessageVerdict): readonly string[] {
  return (topics?.topics ?? []).filter(({ isReached }) => isReached).map(({ topicId }) => topicId)
}

/** Under what a policy's row is counted: those in shadow apart, so that they are in no counter of issues. */
export function countedCriticality({ criticality, shadow = false }: PolicyVerdict): Criticality | 'shadow' {
  return shadow ? 'shadow' : criticality
}

/** Which messages an export shows. */
export interface MonitoringFilter extends MessageFilters {
  readonly organizationId: string
  readonly projectId: string
  /** Inclusive. */
  readonly fromMs: number
  /** Exclusive. */
  readonly toMs: number
  /** Keep only messages that this policy judged; null keeps all. */
  readonly policyId: string | null
  /** Keep only messages with at least one violated policy (with `policyId`: that one). */
  readonly issuesOnly: boolean
  /** Keep only unsafe messages, whatever blocked them (with `policyId`: of those which it judged). */
  readonly unsafeOnly: boolean
}

/** A filter that keeps every message of a project and a period. */
export interface WholePeriod extends MonitoringFilter {
  /** Of no policy in particular. */
  readonly policyId: null
  readonly issuesOnly: false
  readonly unsafeOnly: false
}

/** What narrows a filter further; each of them may be absent. */
export interface MessageFilters {
  /** Keep only messages of this side; absent keeps both. */
  readonly direction?: Direction
  /** Keep only messages in which a policy of this criticality was violated, those in shadow aside; absent keeps all. */
  readonly criticality?: Criticality
  /** Keep only messages whose check took at least so long, in milliseconds; absent keeps all. */
  readonly latencyMsMin?: number
  /** Keep only messages that the security guardrail found unsafe. Default false. */
  readonly securityOnly?: boolean
  /** Keep only messages of which a check could not be made, as `hasFailedCheck` tells. Default false. */
  readonly errorsOnly?: boolean
  /** Keep only messages in which a policy in shadow mode was violated (with `policyId`: that one). Default false. */
  readonly shadowOnly?: boolean
  /** Keep only messages that are about this topic, as its threshold was then; absent keeps all. */
  readonly topicId?: string
  /** Keep only what this role said; absent keeps all. */
  readonly role?: Message['role']
  /** Keep only messages that came with images. Default false. */
  readonly imagesOnly?: boolean
  /** Keep only messages with which documents were judged. Default false. */
  readonly documentsOnly?: boolean
  /** Keep only messages with which was judged what tools returned. Default false. */
  readonly toolMessagesOnly?: boolean
  /** Keep only messages on which feedback was given, of this kind or of any; absent keeps all. */
  readonly feedback?: FeedbackKind | 'any'
  /** Keep only messages of this conversation; absent keeps all. */
  readonly conversationId?: string
  /** Keep only messages of the conversation with this linked id; absent keeps all. */
  readonly conversationLinkedId?: string
}

/** Where the next page starts: just older than this message. */
export interface MonitoringCursor {
  readonly createdAtMs: number
  readonly id: string
}

/** How much one look at texts may take. */
export interface TextBound {
  /** Messages. */
  readonly limit: number
  /** Of their texts together; a longer one comes alone. */
  readonly bytesMax: number
}

/** The text of a message; null when it is not kept. */
export interface MonitoredText extends MonitoringCursor {
  /** As it is kept: redacted where the project asks for that. */
  readonly text: string | null
}

/** Texts of the filter's messages, newest first, as many as the bound lets through; empty at the end of the list alone. */
export type TextLister = (
  filter: MonitoringFilter,
  bound: TextBound,
  after: MonitoringCursor | null,
) => Promise<readonly MonitoredText[]>

/** A message as the export shows it. */
export interface MonitoredMessage extends Message {
  readonly conversationName: string
  /** The text; null once it was removed. */
  readonly text: string | null
  /** Null where it was not removed. */
  readonly textRemovedAtMs: number | null
}

/** The same with its verdict as the JSON text in which it is stored: a long export need not read it twice. */
export interface MonitoredRow extends Omit<MonitoredMessage, 'verdict'> {
  /** A `MessageVerdict`. */
  readonly verdictJson: string
}
