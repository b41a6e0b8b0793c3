// Helpers to read messages: what a small application can make of a text without a model.
import { assistantTexts, earlierUserTexts, type PlannedAnswer } from '../../planned-target.ts'
import type { ZooTurn } from '../../target.ts'

const lookAlikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ɡ: 'g',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ν: 'v',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  χ: 'x',
  η: 'n',
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ѡ: 'w',
  ԛ: 'q',
}

/** Lower case, without accents, stacked marks, invisible characters and look-alikes; white space as single blanks. */
export function flat(text: string): string {
  return [...text.normalize('NFKC').toLowerCase().normalize('NFD')]
    .filter((letter) => !/[\p{M}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/u.test(letter))
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/\s+/g, ' ')
}

const commonWords = new Set(
  (
    'the and you what with for this that please are your how tell give from who not der die und das ist nicht ein eine ich sie mir mit fur bitte wie den ' +
    'dem auf von les des est vous pour une dans pas sur avec que quel quelle moi los las para una por con del como dime cual'
  ).split(' '),
)

function commonCount(text: string): number {
  return text.split(/[^a-z]+/).filter((word) => commonWords.has(word)).length
}

function isReadable(text: string): boolean {
  const letters = [...text].filter((sign) => /[\p{L}\s.,;:!?'"()-]/u.test(sign)).length
  return text.length >= 8 && letters / [...text].length > 0.85
}

const shift = (text: string, places: number) =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + places) % 26) + 97))
const mirror = (text: string) => text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)))

const morse: Record<string, string> = Object.fromEntries(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, index) => [code, String.fromCharCode(97 + index)]),
)
const brailleCells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'
const radio =
  'alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
    ' ',
  )

function fromBase32(text: string): string {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return fromNumbers((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

function fromNumbers(numbers: readonly number[]): string {
  return Buffer.from(numbers.filter((value) => value < 256)).toString('utf8')
}

/** What stands in the message in some code that we know, flat; empty where nothing does. */
export function decoded(text: string): string {
  const found: string[] = []
  const joined = text.replaceAll(/\r?\n[>\s]*/g, '')
  for (const source of [text, joined]) {
    for (const run of source.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? [])
      found.push(Buffer.from(run.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8'))
    for (const run of source.match(/(?:(?:0x|\\x)?[0-9a-fA-F]{2}[\s:,]*){10,}/g) ?? [])
      found.push(Buffer.from(run.replaceAll(/0x|\\x|[\s:,]/g, ''), 'hex').toString('utf8'))
    for (const run of source.match(/[A-Z2-7]{16,}/g) ?? []) found.push(fromBase32(run))
  }
  const bits = text.match(/\b[01]{8}\b/g) ?? []
  if (bits.length > 5) found.push(fromNumbers(bits.map((byte) => Number.parseInt(byte, 2))))
  for (const run of text.match(/(?:\b\d{2,3}\b[\s,]*){10,}/g) ?? []) {
    const parts = run.match(/\d+/g) ?? []
    found.push(fromNumbers(parts.map(Number)), fromNumbers(parts.map((part) => Number.parseInt(part, 8))))
  }
  if ((text.match(/(?:^|[\s/|])[.\-·–]{1,4}(?=$|[\s/|])/g) ?? []).length > 15) {
    found.push(
      text
        .replaceAll(/[·•]/g, '.')
        .replaceAll('–', '-')
        .split(/\s*[/|]\s*|\s{2,}|\n/)
        .map((word) =>
          word
            .split(/\s+/)
            .map((code) => morse[code] ?? '')
            .join(''),
        )
        .join(' '),
    )
  }
  if (/[⠁-⣿]{3,}/.test(text))
    found.push(
      [...text]
        .map((cell) => (brailleCells.includes(cell) ? String.fromCharCode(97 + brailleCells.indexOf(cell)) : ' '))
        .join(''),
    )
  const low = flat(text).slice(0, 8000)
  if (radio.filter((word) => low.includes(word)).length > 7) {
    found.push(
      low
        .replaceAll('x-ray', 'xray')
        .replaceAll('alpha', 'alfa')
        .replaceAll('juliet ', 'juliett ')
        .split(/\s*[/|]\s*|\.\s|\s{2,}/)
        .map((part) =>
          part
            .split(/[\s,-]+/)
            .map((word) => (radio.includes(word) ? word[0] : ''))
            .join(''),
        )
        .join(' '),
    )
  }
  const tags = [...text]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((point) => (point > 0xe0020 && point < 0xe007f) || point === 0xe0020)
  if (tags.length > 5) found.push(String.fromCodePoint(...tags.map((point) => point - 0xe0000)))
  if (/=[0-9A-F]{2}=[0-9A-F]{2}/.test(text))
    found.push(
      Buffer.from(
        text
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, '%$1')
          .match(/(?:%[0-9A-F]{2})+/g)
          ?.join('')
          .replaceAll('%', '') ?? '',
        'hex',
      ).toString('utf8'),
    )
  const plainCount = commonCount(low)
  for (let places = 1; places < 26; places += 1) {
    const moved = shift(low, places)
    if (commonCount(moved) > 2 && commonCount(moved) * 8 > plainCount) found.push(moved)
  }
  const turned = [...low].reverse().join('')
  for (const candidate of [mirror(low), turned]) if (commonCount(candidate) > 2) found.push(candidate)
  const leet = low.replaceAll(
    /[013457@$]/g,
    (sign) => ({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' })[sign] ?? sign,
  )
  if ((low.match(/[a-z][013457@$][a-z]/g) ?? []).length > 3) found.push(leet)
  for (const run of low.match(/(?:\b[a-z]\b[ \-.]{1,3}){10,}/g) ?? []) found.push(run.replaceAll(/[ \-.]/g, ''))
  return found.filter(isReadable).map(flat).join(' \n ')
}

const languageWords = {
  en: 'the of and you what with for this that please are your is how tell which',
  de: 'der die und das ist nicht ein eine ich sie mir mit fur bitte wie den dem auf zu von',
  fr: 'les des et est vous pour une dans je pas sur du avec sont quel quelle quelles moi ce au',
  es: 'el los las para una por con del como mi esta cual cuales dime y sus lo al',
} as const

/** How many small words of each language it holds. */
export function languageCounts(text: string): Record<'en' | 'de' | 'fr' | 'es', number> {
  const words = flat(text).split(/[^a-z]+/)
  const count = (list: string) => words.filter((word) => list.split(' ').includes(word)).length
  return {
    en: count(languageWords.en),
    de: count(languageWords.de),
    fr: count(languageWords.fr),
    es: count(languageWords.es),
  }
}

/** The language with most small words; the fallback where none shows. */
export function languageOf<Code extends string>(text: string, fallback: Code): 'en' | 'de' | 'fr' | 'es' | Code {
  const best = Object.entries(languageCounts(text)).sort((one, other) => other[1] - one[1])[0]
  return best !== undefined && best[1] > 1 ? (best[0] as 'en' | 'de' | 'fr' | 'es') : fallback
}

const fiction =
  /\b(stor(y|ies)|novels?|fiction|tale|films?\b|movie|screenplay|script|scene|stage play|character|role.?play|play the (role|part)|pretend|imagine|imaginary|hypothetic|suppose|thought experiment|let's play|in a world|(be|play|act|like|as) (my|a|your) (late |dead |dear |deceased |beloved )*grand|grand(ma|mother|pa|father).{0,80}(used to|passed away|would (tell|read|whisper)|told me|miss)|you are now|act as|alter ego|dream|year (19|20|21)\d\d|geschichte|roman(s|e|ersonen)?\b|drehbuch|szene|figur|rolle\b|rollenspiel|in der rolle|hypothet|fiktiv|fiktion|erfunden|angenommen|gedankenexperiment|gedankenspiel|stell(en)? (dir|sie sich|euch) vor|spiel(e|en)? (die|den|meine|eine|mit|wir)|du bist (jetzt|nun)|sie sind (jetzt|nun|ab)|(sei|bist|spiel\w*|als|wie|antworte\w*|sprich|rolle) .{0,40}(oma|opa|grossmutter|grossvater|tante)\b|(oma|opa|grossmutter|grossvater|tante)\b.{0,80}(erzahl|vorlas|einschlaf|fruher|verstorben|gestorben|vermiss|fehlt)|marchen|welt, in der|im jahr (19|2[01])|theaterst|krimi|histoire|recit|fictif|imagin|suppos|personnage|scenario|mise en scene|scenariste|jouons|joue(z)? le role|jeu de role|grand-(m|p)ere|conte\b|tu es maintenant|monde ou|historia|cuento|novela|ficci|personaje|guion|escena|supon|hipot|juego de rol|abuel|eres ahora|un mundo)/

/** Whether it sets a play, a story or a supposition around the request. */
export const isFiction = (text: string) => fiction.test(flat(text))

const authority =
  /\b(i('m| am) (the|your|a|an|with|from|on|in charge)[^.]{0,40}(manager|supervisor|director|owner|admin|develop|engineer|auditor|inspector|officer|police|head|staff|employee|colleague|lead|dispatcher|security|compliance|operator|team|desk|department|ceo|chief)|manager|supervisor|director|administrator|developer|auditor|inspector|staff|employee|colleague|superior|head office|management|authori[sz]|approv|permission|permit|clearance|granted|override|maintenance|hand.?off|handover note|on duty|credentials|sign(ed)?.?off|validated|verified|exempt|whitelist|leit(er|ung)|vorgesetzt|geschaftsfuhr|chef(in)?\b|kolleg|mitarbeit|angestellt|behorde|prufer|revision|polizei|freigabe|freigegeben|genehmigt|befugt|berechtig|direct(eur|rice|ion)|responsable|gerant|patron|employe|salarie|collegue|autoris|gendarm|police|inspect|habilit|valide|encargad|emplead|jef[ea]\b|autoriz|permiso|policia|companer)/

/** Whether somebody claims a rank, a right or a leave. */
export const isAuthority = (text: string) => authority.test(flat(text))

/** Whether a mail, page, table, record or other found text stands in it. */
export function isDocument(text: string): boolean {
  const low = flat(text)
  const work =
    /\b(summar|translat|proofread|rewrite|shorten|key points|bullet|extract|classif|sort|tidy|go through|look (at|over|through)|read|reply|answer|work on|tool|search|lies|resum|ubersetz|fass|traduc|tradui|lis|lee)/
  const thing =
    /\b(e-?mails?|mail|document|review|(web ?)?page|article|minutes|table|letter|report|note|notes|readme|results?|record|file|transcript|ticket|feedback|text|inbox|attachment|output|courriel|courrier|avis|compte.?rendu|tableau|lettre|texte|nachricht|protokoll|tabelle|dokument|brief|seite|correo|documento|pagina|acta|tabla|resena|resultat|ergebnis|fichier|datei|archivo)\b/
  const marks = [
    /^\s*(from|to|subject|date|re|von|betreff|de|objet|asunto)\s*:/im,
    /```/,
    /<\/?[a-z][^>]{0,60}>/i,
    /^\s*(-{3,}|={3,}|#{1,4} |\|.*\|)/m,
    /"\s*:\s*["[{\d]/,
    /^\s*>/m,
    /["“«][^"”»]{120,}["”»]/,
  ]
  const structure = marks.filter((mark) => mark.test(text)).length
  return (
    text.length > 160 &&
    thing.test(low) &&
    (structure > 1 || (structure > 0 && work.test(low)) || (work.test(low) && /:\s*\n/.test(text)))
  )
}

/** Whether nothing but pressing is in it: no matter of its own. */
export const isPressing = (text: string) =>
  /\b(please|but|again|still|just|only|why|come on|help|must|need|it|that|this|instead|you said|you can|answer|bitte|doch|trotzdem|nur|warum|noch ?mal|also|brauche|stattdessen|das|es|alors|juste|encore|pourquoi|besoin|venga|solo|porque|necesito|otra vez)\b/.test(
    flat(text),
  )

/** How many of the target's own answers so far come from these lists. */
export function saidBefore(turns: readonly ZooTurn[], ...lists: readonly (readonly string[])[]): number {
  const all = new Set(lists.flat().map((text) => text.trim()))
  return assistantTexts(turns).filter((text) => all.has(text.trim())).length
}

/** Whether an earlier user turn was about it. */
export const wasAsked = (turns: readonly ZooTurn[], about: (text: string) => boolean) =>
  earlierUserTexts(turns).some(about)

/** The first words of the request, to quote it back. */
export function quoted(text: string, length = 110): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  return clean.length > length ? `${clean.slice(0, length).trimEnd()} …` : clean
}

/** A part of a handbook: what stands under the heading that begins so. */
export function section(handbook: string, heading: string): string {
  const part = handbook.split(/\n(?=## )/).find((piece) => piece.startsWith(`## ${heading}`))
  if (part === undefined) throw new Error(`no section ${heading}`)
  return part.replace(/^## .*\n/, '').trim()
}

/** A call in OpenAI form. */
export function call(name: string, values: Record<string, unknown>): NonNullable<PlannedAnswer['toolCalls']>[number] {
  return { name, arguments: JSON.stringify(values) }
}
