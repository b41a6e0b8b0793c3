/** What an erasure has removed so far. */
export interface ErasedCounts {
  /** Messages whose restated texts, explanations and text references were removed; ids, values and times stay. */
  readonly messages: number
  /** Stored turn texts. */
  readonly texts: number
  /** Replies that were kept for repetitions. */
  readonly replies: number
  /** Notes of feedback. */
  readonly notes: number
}

/** The removal of everything that was said in one conversation. */
export interface Erasure {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly conversationId: string
  readonly requestedAtMs: number
  /**
   * The latest time stamp of what the conversation held when it was asked for; later than `requestedAtMs` where another
   * server's clock is ahead, or this one's was set back. Null once all of that is gone.
   */
  readonly horizonMs: number | null
  /** Null while a job is still at work. */
  readonly completedAtMs: number | null
  readonly erased: ErasedCounts
}

/** What a conversation is called after its erasure. */
export const erasedConversationName = 'Erased conversation'
