import { type AnswerPhrases, phrasesOfLatin, phrasesOfOtherScripts } from './answer-phrases.ts'

/** What a sentence of an answer does, by its words. `plain`: none of the others. */
export type SentenceKind = 'refuses' | 'warns' | 'offers' | 'begins' | 'plain'

/** A sentence of an answer; UTF-16 units of the text that was read. */
export interface AnswerSentence {
  /** Inclusive, from 0. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  readonly kind: SentenceKind
  /** Whether it is an item of a list, or begins with a numbered step. */
  readonly isItem: boolean
}

/** So much of an answer is read for its manner: its beginning and its end, where refusals stand. */
const headUnits = 6_000
const tailUnits = 2_000

/** The most sentences of an answer. */
const sentencesMax = 400

/** The longest sentence that is searched whole; of longer ones the beginning tells. */
const sentenceUnits = 400

/**
 * The sentences of an answer with what each does. Of long answers the first 6,000 and the last 2,000 units.
 * Known misses: sentences that decline without a word of it; quoted refusals count like own ones. Cost: 50 µs for a short answer.
 */
export function answerSentences(text: string): readonly AnswerSentence[] {
  if (text.length <= headUnits + tailUnits) return sentencesOf(text, 0)
  const tail = text.length - tailUnits
  return [...sentencesOf(text.slice(0, headUnits), 0), ...sentencesOf(text.slice(tail), tail)]
}

const sentence = /[^\n.!?。！？؟।]+(?:[.!?。！？؟।]+|\.(?=\S)|$|(?=\n))|[.!?。！？؟।]+/gu
const speaker =
  /^[\s*_#>"“]*(?:\[[^\]\n]{1,24}\]|\([^)\n]{1,24}\)|[^\s:：.,!?][^:：.,!?\n]{0,22}[:：](?=\s|$)|\p{Script=Greek}(?=\s)|(?:as|als|en tant que|como) (?!an? |ein |the |i\b|you|we|it|he|she|they|much|long|well|soon|for )[^,\n]{1,24},)[\s:：*_-]*/iu
const item =
  /^[\s>]*(?:[-*•–·▪]|\d{1,2}\s*[.)、:]|[a-zA-Z][.)]|(?:step|schritt|étape|paso|passo|stap|шаг)\s+\d{1,2})\s*/iu

function sentencesOf(text: string, offset: number): readonly AnswerSentence[] {
  const found: AnswerSentence[] = []
  let isItem = false
  for (const match of text.matchAll(sentence)) {
    const written = match[0]
    const isLineStart = match.index === 0 || text[match.index - 1] === '\n'
    const marker = isLineStart ? (item.exec(written)?.[0] ?? null) : null
    // "1." is a sentence by its full stop: what follows is the item.
    if (isLineStart && /^\s*\d{1,2}$/.test(written.replace(/[.!?]+$/, ''))) {
      isItem = true
      continue
    }
    const name = isLineStart && marker === null ? (speaker.exec(written)?.[0] ?? '') : ''
    const words = written.slice(Math.max(marker?.length ?? 0, name.length))
    if (!/[\p{L}\p{N}]/u.test(words)) continue
    const start = offset + match.index
    const kind = kindOf(words.trim())
    found.push({
      start,
      end: start + written.length,
      kind,
      isItem: isItem || marker !== null,
    })
    isItem = false
    if (found.length >= sentencesMax) break
  }
  return found
}

/** Whether a sentence is an item of a list that is offered instead, e.g. after "What I can do for you:". */
export function isOffered(sentences: readonly AnswerSentence[], one: AnswerSentence): boolean {
  if (!one.isItem) return false
  const head = sentences.slice(0, sentences.indexOf(one)).findLast(({ isItem }) => !isItem)
  return head?.kind === 'offers'
}

/** How many lines begin with the name of a speaker, e.g. `[DAN]` or `GPT:`. Of the first 6,000 units. */
export function speakersOf(text: string): number {
  const lines = text.slice(0, headUnits).split('\n')
  return lines.filter((line) => !item.test(line) && speaker.test(line)).length
}

/** What a single sentence does, by its words. */
export function kindOf(words: string): SentenceKind {
  const text = folded(words.slice(0, sentenceUnits))
  const classes = beyondLatin.test(text) ? otherClasses : latinClasses
  if (classes.refuses.test(text)) return 'refuses'
  if (classes.offers.test(text)) return 'offers'
  if (classes.warns.test(text)) return 'warns'
  return classes.begins.test(text) ? 'begins' : 'plain'
}

/** A letter of a script whose phrases are listed apart. */
const beyondLatin = /[\u0370-\u05ff\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

const latinClasses = compile(phrasesOfLatin)
const otherClasses = compile(phrasesOfOtherScripts)

type Classes = Readonly<Record<Exclude<SentenceKind, 'plain'>, RegExp>>

function compile(languages: readonly AnswerPhrases[]): Classes {
  const joined = (sources: readonly (readonly string[])[]): string => folded(sources.flat().join('|'))
  return {
    refuses: new RegExp(joined(languages.map(({ refuses }) => refuses)), 'iu'),
    offers: new RegExp(joined(languages.map(({ offers }) => offers)), 'iu'),
    warns: new RegExp(joined(languages.map(({ warns }) => warns)), 'iu'),
    begins: new RegExp(`^[^\\p{L}\\p{N}]*(?:${joined(languages.map(({ begins }) => begins))})`, 'iu'),
  }
}

/** Without accents on Latin letters, so that word boundaries are those of ASCII; quotation marks straight, case lower. */
function folded(text: string): string {
  const straight = text.replace(/[’‘ʼ`´]/g, "'")
  if (/^[\0-\x7f]*$/.test(straight)) return straight
  return straight
    .normalize('NFD')
    .replace(/([A-Za-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
}
