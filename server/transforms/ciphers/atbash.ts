/** `text` with A and Z, B and Y, … exchanged; case and all other characters stay. */
export function encodeAtbash(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode((letter <= 'Z' ? 155 : 219) - letter.charCodeAt(0)))
}

/** What `encodeAtbash` made the text from; null when it has no letter A to Z. Linear. */
export function decodeAtbash(encoded: string): string | null {
  return /[A-Za-z]/.test(encoded) ? encodeAtbash(encoded) : null
}
