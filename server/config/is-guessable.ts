/** Fewer bits than this, as the characters themselves tell, and somebody may guess it. 32 random hex digits have about 115. */
const bitsMin = 90

/**
 * Whether a secret is visibly no random one: few characters that come again and again, one piece repeated, or a run
 * along the alphabet or the keyboard's digits. Says nothing about words; a random secret of 32 characters passes always
 * but for one in a million. Cost: linear in the secret for each length that a piece may have.
 */
export function isGuessable(secret: string): boolean {
  const codes = [...secret].map((one) => one.charCodeAt(0))
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return bitsOf(codes) < bitsMin || bitsOf(steps) < bitsMin || isRepeated(secret)
}

/** How much a list tells when only its own frequencies are known: its length times its entropy, in bits. */
function bitsOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / values.length), 0)
}

/** One piece, at least twice, the last time perhaps not whole. */
function isRepeated(secret: string): boolean {
  for (let size = 1; size <= secret.length / 2; size += 1) {
    if (secret.startsWith(secret.slice(size))) return true
  }
  return false
}
