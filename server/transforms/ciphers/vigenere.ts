/** `text` with each letter A to Z moved on by the next letter of `key` (letters A to Z, 1 or more); case and all other characters stay. */
export function encodeVigenere(text: string, key: string): string {
  return shifted(text, key, 1)
}

/** What `encodeVigenere` with the same `key` made the text from; null when it has no letter A to Z. Linear. */
export function decodeVigenere(encoded: string, key: string): string | null {
  return /[A-Za-z]/.test(encoded) ? shifted(encoded, key, -1) : null
}

function shifted(text: string, key: string, direction: 1 | -1): string {
  const steps = Array.from(key.toUpperCase(), (letter) => letter.charCodeAt(0) - 65)
  let used = 0
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    const step = steps[used % steps.length] ?? 0
    used += 1
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + direction * step + 26) % 26))
  })
}
