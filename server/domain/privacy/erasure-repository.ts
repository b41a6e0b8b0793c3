import type { HeldFilter } from '../list-filter.ts'
import type { Page, PageRequest } from '../page.ts'
import type { ErasedCounts, Erasure } from './erasure.ts'

/** The verbs of erasures and of what they remove. */
export interface ErasureRepository {
  insert(erasure: Erasure): Promise<void>
  find(organizationId: string, id: string): Promise<Erasure | null>
  /** Newest first. */
  list(organizationId: string, page: PageRequest, filter: HeldFilter): Promise<Page<Erasure>>
  /** Those that are not completed and were asked for at `askedByMs` or before, oldest first. */
  listOpen(organizationId: string, askedByMs: number, limit: number): Promise<readonly Erasure[]>
  /** Adds to what was removed and keeps the erasure's horizon; `completedAtMs` ends it. */
  advance(erasure: Erasure, removed: ErasedCounts, completedAtMs: number | null): Promise<void>
  /** Takes name and description off a conversation and marks it as erased. */
  eraseConversation(organizationId: string, conversationId: string, nowMs: number): Promise<void>
  /** The latest time stamp of what a conversation holds, by whichever clock; null when it holds nothing. */
  latestIn(organizationId: string, conversationId: string): Promise<number | null>
  /** Takes the linked id off a conversation, which is free for another one then. False when it had none. */
  freeLinkedId(organizationId: string, conversationId: string): Promise<boolean>
  /**
   * Removes texts, history, restated texts, explanations and notes of a conversation that stood before the erasure, at
   * most `limit` rows of each kind; `isDone` when none was left.
   */
  eraseSome(erasure: Erasure, limit: number): Promise<{ readonly removed: ErasedCounts; readonly isDone: boolean }>
}
