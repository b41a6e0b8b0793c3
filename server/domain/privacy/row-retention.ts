/** Which rows are too old to be kept. */
export interface RowRemoval {
  readonly organizationId: string
  readonly projectId: string
  /** Those of before this time. */
  readonly beforeMs: number
  /** The most rows that one call removes. */
  readonly limit: number
}

/** The verbs by which rows go that are older than they are kept. */
export interface RowRetention {
  /** Every project of every organization, archived ones included; the first 1,000,000. */
  listProjects(): Promise<readonly Pick<RowRemoval, 'organizationId' | 'projectId'>[]>
  /**
   * Removes old messages of a project with the feedback on them, at most `limit`, and of conversations of which no message is
   * left the stored turns and steps. Returns how many messages. Conversations stay, since their ids stay valid for ever.
   */
  removeMessages(removal: RowRemoval): Promise<number>
  /**
   * Removes snapshots of a project's configuration that were last used before `beforeMs` and that no message refers to any
   * more, at most `limit`; returns how many. The one that was used last stays.
   */
  removeSnapshots(removal: RowRemoval): Promise<number>
  /** Removes erasures that were completed before a time, at most `limit`; returns how many. */
  removeErasures(beforeMs: number, limit: number): Promise<number>
}
