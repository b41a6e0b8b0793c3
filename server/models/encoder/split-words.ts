/** A word of a text, or a part of one that is too long: UTF-16 units, `end` exclusive. */
export interface Word {
  /** What of it is looked up. */
  readonly text: string
  /** Where it stands in the text. */
  readonly start: number
  /** More than `start`. */
  readonly end: number
}

/** The most characters of a word; of a longer one each so many are a word of their own. */
export const wordCharactersMax = 100

const punctuation = String.raw`\p{P}\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E`
const chinese = String.raw`\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\u{2F800}-\u{2FA1F}`
// Other control characters are no blanks: BERT takes them out of the middle of a word.
const blanks = String.raw`\t\n\r\p{Z}`
const wordPattern = new RegExp(
  `[${punctuation}${chinese}]|[^${blanks}${punctuation}${chinese}]{1,${wordCharactersMax}}`,
  'gu',
)

/**
 * The words of a text as BERT sees them: between blanks, each mark of punctuation and each Chinese character alone.
 * Reads on only as far as it is asked to; linear.
 */
export function* splitWords(text: string): Generator<Word, void, undefined> {
  // A pattern of its own: `lastIndex` belongs to whoever reads.
  for (const match of text.matchAll(wordPattern)) {
    yield { text: match[0], start: match.index, end: match.index + match[0].length }
  }
}

const plainWord = /^[\x21-\x7e]+$/
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu
const marks = /\p{Mn}/gu
const pieces = new RegExp(`[${punctuation}]|[^${punctuation}]+`, 'gu')

/**
 * A word of `splitWords` in the form of the vocabulary: no control characters, lower case, no accents. Seldom more than
 * one (`≠` becomes `=`), none when nothing is left. Case is folded letter by letter, as the original does.
 */
export function foldWord(word: string): readonly string[] {
  if (plainWord.test(word)) return [word.toLowerCase()]
  const folded = word.replace(unseen, '').replaceAll('Σ', 'σ').toLowerCase().normalize('NFD').replace(marks, '')
  return folded.match(pieces) ?? []
}
