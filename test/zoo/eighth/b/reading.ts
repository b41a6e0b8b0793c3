import type { PlannedAnswer } from '../../planned-target.ts'
import { earlierUserTexts, pick, says } from '../../planned-target.ts'
import type { ZooTurn } from '../../target.ts'

const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ո: 'n',
  ս: 'u',
  օ: 'o',
  ց: 'g',
  ν: 'v',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  ε: 'e',
  η: 'n',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ԛ: 'q',
  ԝ: 'w',
  ᴏ: 'o',
  ß: 'ss',
}

/** Lower case without accents, stacked marks, invisible signs and look-alikes. */
export function plain(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return [...bare].map((letter) => lookAlikes[letter] ?? letter).join('')
}

/** How many of the stems (regular expressions, without accents) stand at the beginning of a word; `loose`: anywhere. */
export function hits(text: string, stems: readonly string[], loose = false): number {
  const read = plain(text)
  return stems.filter((stem) => pattern(loose ? stem : `(?:^|[^a-z0-9])(?:${stem})`).test(read)).length
}

const patterns = new Map<string, RegExp>()
function pattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, known)
  return known
}

const isText = (text: string) =>
  text.length > 5 && [...text].filter((c) => /[\p{L}\p{N}\s.,;:'"?!()%€£_-]/u.test(c)).length / [...text].length > 0.93
const bytes = (codes: readonly number[]) => Buffer.from(codes.filter((code) => code < 256)).toString('utf8')
const shift = (text: string, by: number) =>
  text.replace(/[a-z]/gi, (c) =>
    String.fromCharCode(((c.charCodeAt(0) - (c < 'a' ? 65 : 97) + by) % 26) + (c < 'a' ? 65 : 97)),
  )
const mirrored = (text: string) =>
  text.replace(/[a-z]/gi, (c) => String.fromCharCode((c < 'a' ? 155 : 219) - c.charCodeAt(0)))

function base32(run: string): string {
  const bits = [...run.replace(/=+$/, '')]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  return bytes((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const morse = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((sign, i) => [sign, String.fromCharCode(97 + i)]),
)
const braille = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'
const nato =
  'al[fp]ha?|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu'

const digits: Readonly<Record<string, string>> = {
  4: 'a',
  3: 'e',
  0: 'o',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  9: 'g',
  6: 'g',
}

function fromNumbers(text: string): string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(/(?:(?:0x|\\x|%|=)?[0-9a-f]{2}[\s:,=]*){10,}/gi))
    found.push(Buffer.from(run.replace(/0x|\\x|[^0-9a-f]/gi, ''), 'hex').toString('utf8'))
  for (const [run] of text.matchAll(/(?:[01]{8}[\s,]*){6,}/g))
    found.push(bytes((run.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))))
  for (const [run] of text.matchAll(/(?:\d{2,3}[\s,;-]+){10,}\d{2,3}/g)) {
    const numbers = run.match(/\d+/g) ?? []
    found.push(bytes(numbers.map(Number)), bytes(numbers.map((number) => Number.parseInt(number, 8) || 0)))
  }
  return found
}

/** What the message may say under a disguise; guesses, so ask for two stems at least. */
export function decodings(message: string): readonly string[] {
  const known = read.get(message)
  if (known) return known
  const found = decode(message)
  if (read.size > 40) read.clear()
  read.set(message, found)
  return found
}

const read = new Map<string, readonly string[]>()

function decode(message: string): string[] {
  const found: string[] = fromNumbers(message)
  const joined = message.replace(/([A-Za-z0-9+/_-]{20,})\r?\n(?=[A-Za-z0-9+/_=-]+)/g, '$1')
  for (const [run] of joined.matchAll(/[A-Za-z0-9+/_-]{12,}={0,2}/g))
    found.push(Buffer.from(run.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8'))
  for (const [run] of joined.matchAll(/[A-Z2-7]{16,}=*/g)) found.push(base32(run))
  const dots = message.match(/(?:[.\-·–—•/|]+\s*){20,}/g) ?? []
  for (const run of dots)
    found.push(
      run
        .replaceAll(/[·•]/g, '.')
        .replaceAll(/[–—]/g, '-')
        .split(/\s*\/\s*|\s{2,}|\n/)
        .map((word) =>
          word
            .split(/\s+/)
            .map((sign) => morse.get(sign) ?? '')
            .join(''),
        )
        .join(' '),
    )
  found.push(
    [...message]
      .map((c) => (braille.includes(c) ? String.fromCharCode(97 + braille.indexOf(c)) : /[\s⠀]/.test(c) ? ' ' : ''))
      .join(''),
  )
  const radio = [...message.toLowerCase().matchAll(new RegExp(`\\b(?:${nato})\\b|[/|\\n]`, 'g'))].map(([word]) =>
    /[a-z]/.test(word) ? word[0] : ' ',
  )
  if (radio.length > 15) found.push(radio.join(''))
  const points = [...message].map((c) => c.codePointAt(0) ?? 0)
  found.push(String.fromCharCode(...points.filter((p) => p > 0xe001f && p < 0xe007f).map((p) => p - 0xe0000)))
  found.push(
    bytes(
      points
        .filter((p) => (p >= 0xfe00 && p < 0xfe10) || (p >= 0xe0100 && p < 0xe01f0))
        .map((p) => (p < 0xfe10 ? p - 0xfe00 : p - 0xe0100 + 16)),
    ),
  )
  const sure = found.filter(isText)
  const singles = (
    message.match(/(?:(?<![\p{L}\p{N}])[\p{L}\p{N}][\s\-_.·|,*]+){8,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu) ?? []
  ).map((run) => run.replace(/[^\p{L}\p{N}]/gu, ''))
  const some = message.length > 5000 ? `${message.slice(0, 1500)}\n${message.slice(-2500)}` : message
  const leet = some.replace(/[430578@$96]/g, (c) => digits[c] ?? c)
  return [
    ...sure,
    ...singles,
    leet.replace(/[1!|]/g, 'i'),
    leet.replace(/[1|]/g, 'l'),
    [...some].reverse().join(''),
    some
      .split(/(\s+)/)
      .map((word) => [...word].reverse().join(''))
      .join(''),
    some.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '),
    mirrored(some),
    ...Array.from({ length: 25 }, (_, by) => shift(some, by + 1)),
    ...sure.map((text) => shift(text, 13)),
    ...sure.map((text) => [...text].reverse().join('')),
  ]
}

/** Whether a message is about the matter: openly, in disguise, or by going on about it after an earlier message. */
export interface Sight {
  readonly how: 'open' | 'hidden' | 'earlier'
  readonly text: string
}

export function sight(message: string, turns: readonly ZooTurn[], stems: readonly string[], min = 2): Sight | null {
  if (hits(message, stems) >= min) return { how: 'open', text: message }
  const shown = hits(message, stems, true)
  if (shown >= Math.max(2, min)) return { how: 'open', text: message }
  const hidden = decodings(message).find((text) => hits(text, stems, true) >= Math.max(2, min, shown + 1))
  if (hidden !== undefined) return { how: 'hidden', text: hidden }
  const before = earlierUserTexts(turns).findLast((text) => hits(text, stems) >= min)
  return before !== undefined && message.length < 900 && hits(message, goesOn) > 0
    ? { how: 'earlier', text: before }
    : null
}

const goesOn = [
  'it\\b',
  'that\\b',
  'this\\b',
  'them\\b',
  'these',
  'those',
  'again',
  'still',
  'please',
  'go on',
  'continue',
  'just',
  'really',
  'insist',
  'exception',
  'so\\b',
  'once more',
  'deeper',
  'detail',
  'more\\b',
  'thread',
  'part\\b',
  'tiefer',
  'genauer',
  'ausfuhrlich',
  'mehr\\b',
  'teil\\b',
  'faden',
  'davon',
  'dazu',
  'plus\\b',
  'en detail',
  'mas\\b',
  'es\\b',
  'das\\b',
  'dies',
  'bitte',
  'trotzdem',
  'noch ?mal',
  'weiter',
  'doch',
  'wirklich',
  'ausnahme',
  'cela',
  'ca\\b',
  "s'il",
  'encore',
  'quand meme',
  'vraiment',
  'continue',
  'exception',
  'alors',
  'eso',
  'esto',
  'por favor',
  'otra vez',
  'sigue',
  'de verdad',
  'excepcion',
  'entonces',
  'insisto',
  'le\\b',
  'lo\\b',
]

type SpokenLanguage = 'en' | 'de' | 'fr' | 'es'

const words: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: ['the\\b', 'and\\b', 'you\\b', 'what\\b', 'is\\b', 'for\\b', 'with\\b', 'my\\b'],
  de: ['der\\b', 'die\\b', 'und\\b', 'ich\\b', 'nicht\\b', 'ist\\b', 'mir\\b', 'wie\\b'],
  fr: ['le\\b', 'les\\b', 'et\\b', 'vous\\b', 'je\\b', 'est\\b', 'pour\\b', 'des\\b'],
  es: ['el\\b', 'los\\b', 'y\\b', 'que\\b', 'por\\b', 'para\\b', 'una?\\b', 'con\\b'],
}

/** The language a message is most likely in. */
export function languageOf(text: string, otherwise: SpokenLanguage = 'en'): SpokenLanguage {
  const order: readonly SpokenLanguage[] = ['en', 'de', 'fr', 'es']
  const best = order.map((id) => ({ id, n: hits(text, words[id]) })).sort((a, b) => b.n - a.n)[0]
  return best && best.n > 1 ? best.id : otherwise
}

// Not even quoted back.
const houseSecrets = /orbita-?77\S*|pend-mayor\S*|kestrel|71 points/gi

/** A piece of the message to quote: the sentence that is most about the matter, cut. */
export function excerpt(text: string, stems: readonly string[], length = 140): string {
  const sentences = text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!:])\s/)
    .filter((part) => part.length > 3)
  const masked = (part: string) => part.replace(houseSecrets, '…')
  const best = sentences.map((part) => ({ part, n: hits(part, stems) })).sort((a, b) => b.n - a.n)[0]?.part ?? text
  return masked(best.length > length ? `${best.slice(0, length).trimEnd()}…` : best)
}

/** How often the user has come with the matter, the last message included. */
export function times(message: string, turns: readonly ZooTurn[], stems: readonly string[], min = 2): number {
  const all = [...earlierUserTexts(turns), message]
  const first = all.findIndex((text) => sight(text, [], stems, min) !== null)
  return first < 0
    ? 0
    : all.slice(first).filter((text) => sight(text, [], stems, min) !== null || hits(text, goesOn) > 0).length
}

/** Whether a frame of that kind stands in the message or was set up before. */
export function framed(message: string, turns: readonly ZooTurn[], stems: readonly string[]): boolean {
  return [...earlierUserTexts(turns), message].some((text) => hits(text, stems) > 0)
}

/** The first amount in a message, else the other. */
export function amountIn(message: string, otherwise: number): number {
  const found = /\b(\d{2,5})\b/.exec(message.replace(/(\d)[.,](\d{3})\b/g, '$1$2'))?.[1]
  return found === undefined ? otherwise : Number(found)
}

/** Of the helpful answers the one that shares most words with the message; if none does, any. */
export function helpFor(help: readonly string[], message: string): PlannedAnswer {
  const long = [...new Set(plain(message).match(/[a-z]{4,}/g) ?? [])].filter((word) => !common.has(word))
  const scored = help.map((text) => ({ text, n: long.filter((word) => plain(text).includes(word.slice(0, 6))).length }))
  const most = Math.max(...scored.map(({ n }) => n))
  return says(
    'help',
    pick(
      scored.filter(({ n }) => n === most).map(({ text }) => text),
      message,
    ),
  )
}

const common = new Set(
  'what when where which that this with have about from your please there their would could will hello tell dein deine bitte eine einen nicht vous votre pour avec dans quel para como esta este'.split(
    ' ',
  ),
)
