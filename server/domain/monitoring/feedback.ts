/** `false_alarm`: it was blocked and should have passed. `missed`: it passed and should have been blocked. */
export type FeedbackKind = 'false_alarm' | 'missed'

/** What somebody says about a verdict. */
export interface Feedback {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly conversationId: string
  readonly messageId: string
  readonly kind: FeedbackKind
  /** The policy whose verdict it is about; null = the security guardrail. */
  readonly policyId: string | null
  /** Free words, up to 4,000 UTF-16 units; null when there are none, or once they were removed. */
  readonly note: string | null
  readonly createdAtMs: number
}

/** How often each kind of feedback was given. */
export interface FeedbackCounts {
  /** Of kind `false_alarm`. */
  readonly falseAlarm: number
  /** Of kind `missed`. */
  readonly missed: number
}
