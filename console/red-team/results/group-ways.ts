/** The ways to a finding by one technique. */
export interface WayGroup<Way> {
  /** Null = the prompt itself, without any. */
  readonly techniqueId: string | null
  /** At least one, in the order in which they were found. */
  readonly ways: readonly Way[]
}

/** The ways to a finding by their technique, those of the first one first: fourteen of one kind are one line. */
export function groupWays<Way extends { readonly technique_id: string | null }>(
  ways: readonly Way[],
): readonly WayGroup<Way>[] {
  const groups = Map.groupBy(ways, ({ technique_id: id }) => id)
  return [...groups].map(([techniqueId, grouped]) => ({ techniqueId, ways: grouped }))
}
