/** Whether digits keep the Luhn checksum (ISO 7812). */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let back = 0; back < digits.length; back += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - back))
    const doubled = back % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether digits are a national id whose form holds a checksum: FR (15 digits), DE, PL and BR (11 digits). */
export function isNationalId(digits: string): boolean {
  if (digits.length === 15) return isFrench(digits)
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false
  return isGermanTaxId(digits) || isPesel(digits) || isCpf(digits)
}

/** 13 digits and 97 minus their rest by 97. */
function isFrench(digits: string): boolean {
  return /^[12]/.test(digits) && 97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13))
}

/** ISO 7064 mod 11, 10; never begins with 0; among the first ten exactly one digit comes twice or three times. */
function isGermanTaxId(digits: string): boolean {
  const counts = new Map<string, number>()
  for (const digit of digits.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  if (digits.startsWith('0') || repeated.length !== 1 || (repeated[0] ?? 0) > 3) return false
  let product = 10
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.charAt(10))
}

/** Month with its century, a day, and weights 1 3 7 9. */
function isPesel(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20
  const day = Number(digits.slice(4, 6))
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
  )
}

/** Two check digits, each from the digits before it. */
function isCpf(digits: string): boolean {
  const check = (length: number) => {
    const weights = Array.from({ length }, (_, index) => length + 1 - index)
    return ((weighted(digits, weights) * 10) % 11) % 10
  }
  return check(9) === Number(digits.charAt(9)) && check(10) === Number(digits.charAt(10))
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0)
}
