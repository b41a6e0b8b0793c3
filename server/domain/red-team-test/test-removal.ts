/** A removal that was asked for and is not finished. */
export interface TestRemoval {
  readonly organizationId: string
  readonly testId: string
  readonly projectId: string
  /** `rows`: everything that belongs to the test, which is gone already. `texts`: what was said in it; the test stays. */
  readonly what: 'rows' | 'texts'
  readonly requestedAtMs: number
}

/** The verbs of the removals of tests. */
export interface TestRemovalRepository {
  /** Removes the test itself, so that nobody finds it or its runs, and notes that the rest is to follow. */
  beginRows(removal: TestRemoval): Promise<void>
  /** Notes that what was said in a test is to be removed; again, or while the test itself is being removed, changes nothing. */
  beginTexts(removal: TestRemoval): Promise<void>
  /** Null when the test is not being removed. */
  find(reference: Pick<TestRemoval, 'organizationId' | 'testId'>): Promise<TestRemoval | null>
  /** Of all organizations, oldest first. */
  listOpen(limit: number): Promise<readonly TestRemoval[]>
  /** Removes some of what is left, at most `limit` rows of each kind; returns how many. 0 = nothing is left. */
  removeSome(removal: TestRemoval, limit: number): Promise<number>
  /** Notes that nothing is left. */
  end(removal: TestRemoval): Promise<void>
}
