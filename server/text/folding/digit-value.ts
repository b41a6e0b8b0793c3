/**
 * What a digit of any script stands for, 0 to 9. The digits of a script stand in a row from its zero, and no row begins
 * within another.
 */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
