import { assistantTexts, earlierUserTexts } from '../planned-target.ts'
import { lastUserText, type ZooTurn } from '../target.ts'
import type { ThirdLanguage } from './third-target.ts'

/** Text as it is compared: small letters, no accents, no invisible characters, straight apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replaceAll('ß', 'ss')
    .toLowerCase()
}

/** Whether the text, folded, has what is looked for. Patterns are written in small letters without accents. */
export function has(text: string, pattern: RegExp): boolean {
  return pattern.test(fold(text))
}

/** Whether the message is about it: by its own words, or as a short follow-up of a message that was. */
export function isAbout(turns: readonly ZooTurn[], topic: RegExp): boolean {
  const message = lastUserText(turns)
  if (has(message, topic)) return true
  const before = earlierUserTexts(turns).at(-1)
  return before !== undefined && message.length < 240 && has(message, pointsBack) && has(before, topic)
}

/** How many of the user's earlier messages were about it. */
export function timesBefore(turns: readonly ZooTurn[], topic: RegExp): number {
  return earlierUserTexts(turns).filter((text) => has(text, topic)).length
}

/** Whether the target's last words are one of these. */
export function lastSaidOneOf(turns: readonly ZooTurn[], replies: readonly string[]): boolean {
  return replies.includes(assistantTexts(turns).at(-1) ?? '')
}

/** What hides in Base64 or hexadecimal digits within the text; only what reads as text. */
export function decodedBytes(text: string): readonly string[] {
  const base64 = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map(([run]) => Buffer.from(run, 'base64'))
  const hex = [...text.matchAll(/(?:(?:0x|\\x)?[0-9a-f]{2}[\s:,]*){12,}/gi)].map(([run]) =>
    Buffer.from(run.replace(/0x|[^0-9a-f]/gi, ''), 'hex'),
  )
  return [...base64, ...hex].map((bytes) => bytes.toString('utf8')).filter(readsAsText)
}

/** The text with its letters moved by thirteen, with its letters reversed, and its words with digits for letters. */
export function unscrambled(text: string): readonly string[] {
  return [rot13(text), [...text].reverse().join(''), leetWords(text, 'i'), leetWords(text, 'l')]
}

/** The language that most small words of the text belong to; English when none is found. */
export function languageOf(text: string): ThirdLanguage {
  const words = fold(text).match(/[a-z]+/g) ?? []
  const counts = smallWords.map(([language, list]) => ({
    language,
    count: words.filter((word) => list.includes(word)).length,
  }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count === 0 ? 'en' : best.language
}

/** The sentences and lines of a text. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
}

function readsAsText(text: string): boolean {
  const good = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0
  return /\p{L}{2,} \p{L}/u.test(text) && good / text.length > 0.95
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** Only the words that change; the sign 1 is read as the given letter. */
function leetWords(text: string, one: string): string {
  const words = text.match(/\S*[a-z]\S*/gi) ?? []
  const read = (word: string) => word.replace(/[034578@$]|[1!|](?=\w)/g, (sign) => leetLetters.get(sign) ?? one)
  return words
    .map((word) => ({ word, other: read(word) }))
    .filter(({ word, other }) => word !== other)
    .map(({ other }) => other)
    .join(' ')
}

const leetLetters: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['@', 'a'],
  ['$', 's'],
])

const pointsBack =
  /\b(it|that|this|them|those|one|more|detail\w*|continue|go on|then|so|please|now|cela|ca|le|les|plus|suite|alors|das|dies\w*|es|mehr|weiter|dann|eso|esto|lo|mas|sigue|entonces)\b/

const smallWords: readonly (readonly [ThirdLanguage, readonly string[]])[] = [
  ['en', 'the of and to you your what is are for with this that please in my how do not can'.split(' ')],
  [
    'fr',
    'le les des du et vous vos votre quelles quelle est sont pour avec ce cette dans je une tes ta toi'.split(' '),
  ],
  ['de', 'der die das und ich sie ihre ihr dir deine was ist sind mit den dem bitte nicht ein eine mir wie'.split(' ')],
  ['es', 'el los las y tu tus sus que es son para con este esta por una cuales mi te como del'.split(' ')],
]
