import { literalPattern } from '../../domain/literal-pattern.ts'

/**
 * A function that puts `replacement` wherever a text says one of `secrets`, whatever the case of letters and the white
 * space in it: the engine never sends a secret. Linear in the text for each secret. Does not see encoded forms: apply it
 * before a text is disguised.
 */
export function leaveOutSecrets(secrets: readonly string[], replacement: string): (text: string) => string {
  const known = [...new Set(secrets.map((secret) => secret.trim()).filter((secret) => secret !== ''))]
  if (known.length === 0) return (text) => text
  const pattern = new RegExp(
    known
      .sort((a, b) => b.length - a.length)
      .map((secret) => secret.split(/\s+/).map(literalPattern).join(String.raw`\s+`))
      .join('|'),
    'gi',
  )
  return (text) => {
    const left = text.replaceAll(pattern, () => replacement)
    // What is put in could itself say a secret, e.g. one of a single letter.
    pattern.lastIndex = 0
    return pattern.test(replacement) ? text.replaceAll(pattern, () => '…') : left
  }
}
