/** Shannon entropy of the characters of a text, in bits a character; 0 for the empty text. */
export function entropyBits(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

/**
 * Whether a run of letters and digits looks machine-made: both cases and digits well mixed, or a long run of hexadecimal
 * digits. Words, paths and ids do not look so.
 */
export function looksRandom(run: string): boolean {
  if (/^[0-9a-f]{32,}$/i.test(run)) return /\d/.test(run) && /[a-f]/i.test(run)
  if (!(/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run))) return false
  let changes = 0
  for (let at = 1; at < run.length; at += 1) if (sortOf(run, at) !== sortOf(run, at - 1)) changes += 1
  return changes >= run.length / 4 && new Set(run).size >= 12
}

function sortOf(run: string, at: number): number {
  const unit = run.charCodeAt(at)
  if (unit >= 48 && unit <= 57) return 0
  if (unit >= 65 && unit <= 90) return 1
  return unit >= 97 && unit <= 122 ? 2 : 3
}
