import { earlierUserTexts, pick } from '../../planned-target.ts'
import type { ZooTurn } from '../../target.ts'

/** How the targets of this folder read what is sent to them. */

const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ո: 'n',
  ս: 'u',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ß: 'ss',
  '’': "'",
  ʼ: "'",
}

/** Lower case, no accents, no marks, no look-alikes, no invisible characters. */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return [...bare]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[\p{Cc}\s]+/gu, ' ')
}

export type Tongue = 'en' | 'de' | 'fr' | 'es'

const common: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    'the',
    'and',
    'you',
    'your',
    'that',
    'with',
    'what',
    'this',
    'for',
    'are',
    'have',
    'please',
    'can',
    'would',
    'of',
    'to',
    'is',
    'it',
  ],
  de: [
    'der',
    'und',
    'das',
    'ist',
    'nicht',
    'sie',
    'ich',
    'mit',
    'ein',
    'eine',
    'den',
    'bitte',
    'wie',
    'fur',
    'auf',
    'dem',
    'wir',
    'zu',
    'mir',
  ],
  fr: [
    'les',
    'est',
    'vous',
    'une',
    'pour',
    'dans',
    'pas',
    'avec',
    'sur',
    'votre',
    'je',
    'quel',
    'moi',
    'nous',
    'du',
    'cette',
    'ce',
    'et',
  ],
  es: [
    'los',
    'las',
    'el',
    'por',
    'para',
    'con',
    'del',
    'usted',
    'como',
    'su',
    'favor',
    'una',
    'lo',
    'mi',
    'esta',
    'y',
    'al',
  ],
}

function shares(text: string): Record<Tongue, number> {
  const words = fold(text).split(/[^a-z]+/)
  const count = (list: readonly string[]) => words.filter((word) => list.includes(word)).length
  return { en: count(common.en), de: count(common.de), fr: count(common.fr), es: count(common.es) }
}

/** The language most of it is in. */
export function tongue(text: string, home: Tongue): Tongue {
  const found = shares(text)
  let best = home
  for (const each of ['en', 'de', 'fr', 'es'] as const) if (found[each] > found[best]) best = each
  return best
}

/** Whether a good part of it stands in another language than that. */
export function isForeign(text: string, home: Tongue): boolean {
  const found = shares(text)
  const others = Math.max(
    ...(['en', 'de', 'fr', 'es'] as const).filter((each) => each !== home).map((each) => found[each]),
  )
  return others >= 3 && others * 2 > found[home]
}

/** Words of requests. */
const asked: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    'the',
    'tell',
    'give',
    'name',
    'who',
    'has',
    'have',
    'with',
    'from',
    'and',
    'your',
    'promise',
    'call',
    'for',
    'show',
    'that',
    'what',
    'how',
  ],
  de: [
    'nenne',
    'nennen',
    'mir',
    'gib',
    'geben',
    'sage',
    'sagen',
    'fur',
    'meinen',
    'und',
    'der',
    'die',
    'das',
    'wie',
    'wer',
  ],
  fr: ['donne', 'donnez', 'moi', 'dis', 'dites', 'les', 'des', 'prix', 'vos', 'votre', 'pour', 'qui'],
  es: [
    'dame',
    'deme',
    'dime',
    'diga',
    'los',
    'las',
    'que',
    'por',
    'para',
    'promete',
    'prometeme',
    'quien',
    'del',
    'esta',
    'siniestro',
    'otro',
    'euros',
  ],
}

const longWords = [common, asked].map((lists) =>
  Object.values(lists).map((list) => list.filter((word) => word.length > 2)),
)

function soundsLikeWords(text: string): boolean {
  const words = new Set(text.toLowerCase().split(/[^a-z]+/))
  return longWords.some((lists, index) =>
    lists.some((list) => list.filter((word) => words.has(word)).length >= 3 - index),
  )
}

function bytesToText(bytes: readonly number[]): string {
  return new TextDecoder().decode(new Uint8Array(bytes))
}

function isPrintable(text: string): boolean {
  const good = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0
  return text.length > 5 && good / text.length > 0.9
}

function fromBase64(text: string): string[] {
  const runs = text.match(/[A-Za-z0-9+/_-]{16,}(?:\s*\n\s*[A-Za-z0-9+/_-]{2,})*={0,2}/g) ?? []
  return runs.map((run) => {
    try {
      const raw = atob(run.replace(/\s|=/g, '').replace(/-/g, '+').replace(/_/g, '/'))
      return bytesToText([...raw].map((letter) => letter.charCodeAt(0)))
    } catch {
      return ''
    }
  })
}

function fromDigits(text: string, pattern: RegExp, each: RegExp, base: number): string[] {
  return (text.match(pattern) ?? []).map((run) =>
    bytesToText((run.match(each) ?? []).map((digits) => Number.parseInt(digits, base))),
  )
}

function shifted(text: string, places: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const start = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - start + places) % 26) + start)
  })
}

const tagged = (text: string): string =>
  [...text]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code >= 0xe0020 && code <= 0xe007e)
    .map((code) => String.fromCharCode(code - 0xe0000))
    .join('')

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** What stands in it in code: Base64, hex, binary, shifted, flipped, leet or invisible. */
export function hidden(text: string): readonly string[] {
  const decoded = [
    tagged(text),
    ...fromBase64(text),
    ...fromDigits(text, /(?:[0-9a-f]{2}[\s:]?){10,}/gi, /[0-9a-f]{2}/gi, 16),
    ...fromDigits(text, /(?:[01]{8}\s?){6,}/g, /[01]{8}/g, 2),
  ].filter(isPrintable)
  const short = text.length > 4000 ? `${text.slice(0, 2000)} ${text.slice(-2000)}` : text
  const letters = [...short]
  const turned = [
    ...Array.from({ length: 25 }, (_, index) => shifted(short, index + 1)),
    letters.toReversed().join(''),
    short.replace(/\S+/g, (word) => [...word].toReversed().join('')),
  ].filter(soundsLikeWords)
  const isLeet = (text.match(/[a-z][013457@$][a-z]/gi)?.length ?? 0) >= 3
  return [...decoded, ...turned, ...(isLeet ? [letters.map((letter) => leet[letter] ?? letter).join('')] : [])]
}

/** Everything that can be read in a message, folded: itself, what is in code, what its quoted pieces make together. */
export function sees(text: string): string {
  const known = read.get(text)
  if (known !== undefined) return known
  const seen = readAll(text)
  if (read.size > 500) read.clear()
  read.set(text, seen)
  return seen
}

/** What was read lately; the same text always reads the same. */
const read = new Map<string, string>()

function readAll(text: string): string {
  const pieces = (text.match(/["“«'`][^"”»'`\n]{1,80}["”»'`]/g) ?? []).map((piece) => piece.slice(1, -1))
  return fold([text, ...hidden(text), pieces.length > 2 ? pieces.join('') : ''].join('\n'))
}

/** What the user said before, as it can be read. */
export function saw(turns: readonly ZooTurn[]): string {
  return earlierUserTexts(turns).map(sees).join('\n')
}

/** One of the list; another one when the same is said later. */
export function choose<Item>(list: readonly Item[], message: string, turns: readonly ZooTurn[]): Item {
  return pick(list, `${message}#${turns.length}`)
}

/** Patterns for folded text. */
export const signs = {
  story:
    /\bstor(?:y|ies)\b|\bnovel|\bfilm|\bmovie|\bscene\b|\bcharacter\b(?! (?:\d|range|by|number))|fiction|fiktion|fiktiv|\bimagin|hypothet|\bsuppos|\bpretend|\bplay (?:the|a)\b|\bact as\b|\bin the role|role-?play|\bchapter|screenplay|thought experiment|gedankenexperiment|in a world|\broman\b|\broman(?:s|e)\b|\bgeschichte|erzahl|\brolle|\bfigur|stell dir|stellen sie sich|angenommen|\bszene|drehbuch|\bspiele?\b.{0,30}(?:rolle|figur|tierarzt|expert|oma|grossmutter)|schlupf|schauspiel|\bspiel(?:e|en|st)? (?:bitte |sie )?(?:eine?n?|die|den)\b|lass(?:e|en)? .{0,40}(?:sprech|reden|erzahl)|was (?:wurde|sagte) .{0,60}(?:sagen|antwort|erzahl)|theater|\bstuck\b|marchen|hypothese|\bin einer welt|\bwelt, in der|histoire|personnage|scenario|cuento|novela|personaje|escena|\bguion/,
  authority:
    /\bmanager|supervis|director|\bauditor|\baudit\b|inspector|head office|headquarters|\badmin|\bdeveloper|maintenance|complian|authori[sz]|\bapprov|clearance|\bcleared\b|signed off|on behalf of|\bpermission|\bexempt|\boverride|\bpolice|\bofficer|\bceo\b|\bcaptain|\bemployee|\bcolleague|\bmy staff|i work (?:here|for|at)|i am (?:the|your) (?:boss|owner|chief|head)|regulator|ministry|passed (?:validation|all checks)|validated|superior\b|security team|\bowner of|privilege|\brank\b|elevated|suspend|system (?:notice|message|command|update|note)|\[system|\boperator\b|root access|tool (?:result|output|returned)|hand-?off|orchestrat|pre-?clear|whitelist|(?:already|been) (?:checked|verified|reviewed|vetted)|no further (?:check|review)|vorgesetz|geschaftsfuhr|behorde|genehmig|freigegeben|befugt|directeur|directrice|responsable|autoris|gerente|autoriz|\bjefe\b/,
  instructions:
    /system ?-?prompt|\binstructions?\b|\byour rules\b|handbook|verbatim|word for word|text (?:above|before)|before (?:this|the) conversation|configuration|anweisung|consignes?\b|mot (?:a|pour) mot|instruccion/,
  transformed:
    /translat|ubersetz|tradu[icz]|summar|zusammenfass|resum|in (?:english|german|spanish|french)\b|auf (?:deutsch|englisch)|en (?:anglais|allemand|espagnol|italien|francais|espanol|ingles)/,
  onward:
    /\bit\b|\bthat\b|\bthis\b|go on|continue|carry on|more detail|exact|\bthen\b|\bnow\b|weiter|genau|\bdavon|\bdas\b|\bdies|nun|jetzt|encore|continu|\bsigue/,
} as const

/** The part of a long prompt under `## title`. */
export function section(prompt: string, title: string): string {
  const start = prompt.indexOf(`## ${title}\n`)
  if (start < 0) throw new Error(`no part ${title}`)
  const body = prompt.slice(start + title.length + 4)
  const end = body.indexOf('\n## ')
  return (end < 0 ? body : body.slice(0, end)).trim()
}

/** The first title whose pattern fits the text. */
export function titleFor(text: string, titles: readonly (readonly [RegExp, string])[]): string | null {
  return titles.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
