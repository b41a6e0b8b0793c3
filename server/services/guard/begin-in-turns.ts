/** How the items of one request begin. */
export interface InTurns<Item, Result> {
  /** So many begin together. */
  readonly together: number
  /** Asked before each further lot: null when it may begin now, else resolves when it may. */
  readonly turn: () => Promise<void> | null
  /** Begins one; its rejection ends the whole. */
  readonly begin: (item: Item) => Promise<Result>
}

/**
 * Begins items lot by lot, so that others are served in between; resolves with all results in order, and rejects with the
 * first failure. Once one has failed, for want of a place to wait in or because nobody waits any more, no further lot begins.
 */
export async function beginInTurns<Item, Result>(
  items: readonly Item[],
  { together, turn, begin }: InTurns<Item, Result>,
): Promise<readonly Result[]> {
  let hasFailed = false
  const begun: Promise<Result>[] = []
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % together === 0) {
      await turn()
      if (hasFailed) break
    }
    const one = begin(item)
    one.catch(() => {
      hasFailed = true
    })
    begun.push(one)
  }
  return Promise.all(begun)
}
