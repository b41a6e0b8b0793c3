/** What stands in the place of a secret in an example. */
export const secretMark = '[secret]'

/** Longer secrets are looked for as they are written only. */
const spacedUnitsMax = 200

/** With fewer letters and digits a spaced secret would be found in ordinary words. */
const spacedUnitsMin = 5

/**
 * A function that takes secrets out of texts: as they are written, in any case, and with blanks or marks between their
 * letters. Known misses: encoded forms; where a judge found one its place is masked by the caller. Cost: linear in the
 * text for each secret.
 */
export function secretMasker(secrets: readonly string[]): (text: string) => string {
  const patterns = secrets.filter((secret) => secret.trim() !== '').flatMap(patternsOf)
  return (text) => patterns.reduce((masked, pattern) => masked.replaceAll(pattern, secretMark), text)
}

/** Whether a secret stands in a text, in any case. */
export function holdsSecret(text: string, secret: string): boolean {
  return patternsOf(secret).some((pattern) => text.search(pattern) !== -1)
}

/** A regular expression of RE2 syntax that matches a text as it is written; a long one by its beginning. */
export function literalPatternWithin(text: string, unitsMax: number): string {
  let pattern = ''
  for (const character of text) {
    const escaped = escapeCharacter(character)
    if (pattern.length + escaped.length > unitsMax) break
    pattern += escaped
  }
  return pattern
}

function patternsOf(secret: string): readonly RegExp[] {
  const written = new RegExp([...secret].map(escapeCharacter).join(''), 'giu')
  // Only letters and digits, with what is neither between them: then no character can be read in two ways.
  const letters = secret.length > spacedUnitsMax ? [] : (secret.match(/[\p{L}\p{N}]/gu) ?? [])
  if (letters.length < spacedUnitsMin) return [written]
  return [written, new RegExp(letters.join('[^\\p{L}\\p{N}]{0,3}'), 'giu')]
}

function escapeCharacter(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character
}
