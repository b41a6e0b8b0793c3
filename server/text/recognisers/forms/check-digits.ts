/** Whether digits keep the Verhoeff checksum. */
export function isVerhoeff(digits: string): boolean {
  let check = 0
  for (let back = 0; back < digits.length; back += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - back))
    check = turned(check, permuted(digit, back % 8))
  }
  return check === 0
}

/** Multiplication of the dihedral group of order ten: 0 to 4 are turns, 5 to 9 flips. */
function turned(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

function permuted(digit: number, times: number): number {
  let value = digit
  for (let done = 0; done < times; done += 1) value = permutation[value] ?? 0
  return value
}

/** ISO 7064 mod 11, 10: whether the last digit checks those before it. */
export function isMod1110(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** The sum of digits, each times its weight. Digits beyond the weights do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0)
}
