/** Accents, the vowel signs of Hebrew and Arabic, and characters that show nothing inside a word. */
const mark =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u00ad\\u200b-\\u200d]'
const marks = new RegExp(`${mark}+`, 'gu')
const marksFirst = new RegExp(`^${mark}+`, 'u')

/**
 * A text as what somebody looks for is compared with it: without case, accents, vowel signs and what shows nothing, its
 * punctuation kept. Letter by letter it gives the same as at once, so that places can be counted back.
 */
export function foldForSearch(text: string): string {
  if (isAscii(text)) return text.toLowerCase().replaceAll(/\s/gu, ' ')
  return text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(marks, '')
    .replaceAll(/\s/gu, ' ')
}

/** The end of what is written at `end`: marks that stand behind a letter as characters of their own belong to it. */
export function withMarks(text: string, end: number): number {
  return end + (marksFirst.exec(text.slice(end))?.[0].length ?? 0)
}

/** Whether a text has ASCII alone. */
export function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/u.test(text)
}
