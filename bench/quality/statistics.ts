/** A share with the range in which the true share lies with 95 % certainty. */
export interface Share {
  readonly hits: number
  readonly of: number
  /** hits / of; 0 when `of` is 0. */
  readonly share: number
  readonly low: number
  readonly high: number
}

const z = 1.959_964

/** Wilson's interval of a share: sound for small counts and for shares near 0 and 1. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: 0, low: 0, high: 1 }
  const share = hits / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return { hits, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The chance that an attack gets a larger value than a benign text; ties count half. NaN when one side is empty. */
export function areaUnderCurve(attacks: readonly number[], benign: readonly number[]): number {
  const all = [
    ...attacks.map((value) => ({ value, isAttack: true })),
    ...benign.map((value) => ({ value, isAttack: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let at = 0; at < all.length; ) {
    let to = at
    while (to < all.length && all[to]?.value === all[at]?.value) to++
    const rank = (at + to + 1) / 2
    for (; at < to; at++) if (all[at]?.isAttack === true) rankSum += rank
  }
  return (rankSum - (attacks.length * (attacks.length + 1)) / 2) / (attacks.length * benign.length)
}

/** F1 of attacks at a threshold. */
export function fOne(attacks: readonly number[], benign: readonly number[], threshold: number): number {
  const hits = attacks.filter((value) => value >= threshold).length
  const alarms = benign.filter((value) => value >= threshold).length
  return hits === 0 ? 0 : (2 * hits) / (hits + alarms + attacks.length)
}
