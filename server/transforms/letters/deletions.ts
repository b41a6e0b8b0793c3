const backspace = '\b'

/** `text` with a wrong letter and a backspace (U+0008) after every third letter: what is shown on a terminal is the text again. */
export function encodeDeletions(text: string): string {
  let letters = 0
  return text.replace(/\p{L}/gu, (letter) => {
    letters += 1
    return letters % 3 === 0 ? `${letter}x${backspace}` : letter
  })
}

/** `encoded` with each backspace taking away the character before it; null when there is none. Linear. */
export function decodeDeletions(encoded: string): string | null {
  if (!encoded.includes(backspace)) return null
  const kept: string[] = []
  for (const character of encoded) {
    if (character === backspace) kept.pop()
    else kept.push(character)
  }
  return kept.join('')
}
