/** How attempts ended, group by group: those that broke a policy, of those that were judged beyond doubt. */
export interface Tally {
  /** How many of the group broke a policy. */
  broke(group: number): number
  /** How many of it were judged. */
  judged(group: number): number
  /** Counts one more, or takes one back. */
  add(group: number, isBroken: boolean, by: 1 | -1): void
}

/** Counts for so many groups; all 0. */
export function createTally(groups: number): Tally {
  const broke = new Uint32Array(groups)
  const judged = new Uint32Array(groups)
  return {
    broke: (group) => broke[group] ?? 0,
    judged: (group) => judged[group] ?? 0,
    add(group, isBroken, by) {
      judged[group] = (judged[group] ?? 0) + by
      if (isBroken) broke[group] = (broke[group] ?? 0) + by
    },
  }
}
