/** Whole numbers from `min` to `max`, both included. */
export type RandomInteger = (min: number, max: number) => number

/** Numbers that look random and come again with the same seed (a 32-bit xorshift). */
export function seededRandom(seed: number): RandomInteger {
  // Nearby seeds must differ at once, and 0 would stay 0 for ever.
  let state = Math.imul(seed, 0x9e3779b1) | 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 8; warmUp += 1) next()
  return (min, max) => min + Math.floor(next() * (max - min + 1))
}
