/** Which policy of which test. */
export interface ExportedFrom {
  readonly organizationId: string
  readonly testId: string
  /** The policy of the test. */
  readonly fromPolicyId: string
}

/** The verbs of the table that remembers which guard policy was made from which policy of a test. */
export interface ExportedPolicyRepository {
  /** By the test's policies: the ids of the guard policies made from them. */
  list(organizationId: string, testId: string): Promise<ReadonlyMap<string, string>>
  /** Notes the guard policy unless there is one; returns the one that stands, the same for all who export at once. */
  linkOnce(from: ExportedFrom, policyId: string): Promise<string>
}
