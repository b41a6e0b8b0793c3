/**
 * A text as it stands inside quotation marks: its own become those of the second rank, „a“ → ‚a‘, «a» → “a”, "a" → ‘a’.
 * Apostrophes stay. Linear.
 */
export function innerQuotes(text: string): string {
  return text
    .replaceAll(/„([^„“”]*)[“”]/gu, '‚$1‘')
    .replaceAll(/«\s?([^«»]*?)\s?»/gu, '“$1”')
    .replaceAll(/"([^"]*)"/gu, '‘$1’')
    .replaceAll('"', "'")
}
