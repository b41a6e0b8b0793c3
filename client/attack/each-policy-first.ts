/**
 * Scenarios so that the first of each policy come before the second of any, and so on; within a round as they were ranked.
 * The first n are then about as many policies as n can be.
 */
export function eachPolicyFirst<Item extends { readonly policy_id: string }>(ranked: readonly Item[]): readonly Item[] {
  const seen = new Map<string, number>()
  const placed = ranked.map((item) => {
    const round = seen.get(item.policy_id) ?? 0
    seen.set(item.policy_id, round + 1)
    return { item, round }
  })
  return placed.toSorted((left, right) => left.round - right.round).map(({ item }) => item)
}
