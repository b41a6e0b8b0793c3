/** The source of a pattern that matches a text as it stands, with or without the flags `u` and `v`. */
export function literalPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
