/** `text` with the letters A to Z moved on by `steps` (any whole number); case and all other characters stay. */
export function encodeRot(text: string, steps: number): string {
  const shift = ((Math.trunc(steps) % 26) + 26) % 26
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + shift) % 26))
  })
}

/** What `encodeRot` with the same `steps` made the text from; null when it has no letter A to Z. Linear. */
export function decodeRot(encoded: string, steps: number): string | null {
  return /[A-Za-z]/.test(encoded) ? encodeRot(encoded, -steps) : null
}
