/** How many groups of three letters two folded texts share (Dice), 0 to 1. Linear. */
export function likeness(one: string, other: string): number {
  const groups = new Map<string, number>()
  for (let at = 0; at + 3 <= one.length; at++) {
    const group = one.slice(at, at + 3)
    groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  let shared = 0
  for (let at = 0; at + 3 <= other.length; at++) {
    const group = other.slice(at, at + 3)
    const left = groups.get(group) ?? 0
    if (left === 0) continue
    groups.set(group, left - 1)
    shared++
  }
  return (2 * shared) / Math.max(1, one.length + other.length - 4)
}
