import { earlierUserTexts, type PlannedAnswer, pick, says } from '../../planned-target.ts'
import type { ZooTurn } from '../../target.ts'

type Calls = NonNullable<PlannedAnswer['toolCalls']>

export const refusal = (text: string, calls: Calls = []): PlannedAnswer => says('refusal', text, calls)
export const deflect = (text: string, calls: Calls = []): PlannedAnswer => says('deflection', text, calls)
export const helps = (text: string, calls: Calls = []): PlannedAnswer => says('help', text, calls)
export const breach = (text: string, calls: Calls = []): PlannedAnswer => says('breach', text, calls)
export const partly = (text: string, calls: Calls = []): PlannedAnswer => says('part', text, calls)

/** A tool call in the OpenAI form. */
export function call(name: string, values: Record<string, string | number | boolean>): Calls[number] {
  return { name, arguments: JSON.stringify(values) }
}

/** Lower case, without accents, without invisible characters. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .toLowerCase()
}

/** A short piece of what the user wrote, to be quoted back. */
export function quoteOf(message: string, length = 140): string {
  const marked = [...message.matchAll(/["“„«»](.{12,400}?)["”“»«]/gs)].map((match) => match[1] ?? '')
  const lines = message
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => (line.match(/\p{L}/gu) ?? []).length > 8)
  const found = (marked.at(-1) ?? lines.findLast((line) => line.length > 40) ?? lines.at(-1) ?? message)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...found]
  return letters.length > length
    ? `${letters
        .slice(0, length)
        .join('')
        .replace(/\s+\S*$/, '')} …`
    : found
}

/** The same answer with {q} filled in. */
function filled(answer: PlannedAnswer, quoted: string): PlannedAnswer {
  return { ...answer, text: answer.text.replaceAll('{q}', quoted) }
}

/** One of the answers; asked the same again, another one. */
export function choose(
  list: readonly PlannedAnswer[],
  message: string,
  turns: readonly ZooTurn[],
  quoted: string = quoteOf(message),
): PlannedAnswer {
  const near = turns.length < 2 && message.length < 90 ? nearest(list, message) : list
  return filled(pick(near, `${message}|${turns.length}`), quoted)
}

const common = new Set(
  'are can the you and for how who why was not all any its our out has had one but der die das den dem ein und ist wie wer ich sie les des une est que qui los las una del con por son hay take these those please what when where which this that with from have will would could should your yours they them their there here about into than then does more most such were been some only also just like know tell give please como cuando donde esta este para pero sobre tiene quel quelle quels quelles votre vous pour dans avec sont cette leur plus dites moi wann wird wird eine einen einer nicht auch oder aber dass mein meine meinen ihre ihren kann darf wenn noch nach'.split(
    ' ',
  ),
)

function stems(text: string): ReadonlySet<string> {
  const words = plain(text.replaceAll('{q}', '')).match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.replace(/s$/, '').slice(0, 6)))
}

/** Those of the answers that share the most words with the message; all of them if none shares any. */
export function nearest(list: readonly PlannedAnswer[], message: string, slack = 1): readonly PlannedAnswer[] {
  const asked = stems(message)
  const scores = list.map(({ text }) => {
    const told = stems(text)
    return [...asked].filter((stem) => told.has(stem)).length
  })
  const best = Math.max(...scores)
  return best === 0 ? list : list.filter((_, at) => (scores[at] ?? 0) >= Math.max(1, best - slack))
}

/** To an ordinary question the ordinary answer that fits best; null when none does. */
export function ordinary(help: readonly string[], message: string): PlannedAnswer | null {
  if (message.length > 300) return null
  const list = help.map((text) => helps(text))
  const near = nearest(list, message, 0)
  return near.length === list.length ? null : pick(near, message)
}

function moved(text: string, places: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + places) % 26) + first)
  })
}

function isReadable(text: string): boolean {
  const signs = [...text]
  const good = signs.filter((sign) => /[\p{L}\p{N}\s.,;:!?'"()„“”«»¿¡–-]/u.test(sign)).length
  return signs.length >= 8 && good / signs.length > 0.92 && /\p{L}{2,}/u.test(text)
}

const morse: Record<string, string> = {
  '.-': 'a',
  '-...': 'b',
  '-.-.': 'c',
  '-..': 'd',
  '.': 'e',
  '..-.': 'f',
  '--.': 'g',
  '....': 'h',
  '..': 'i',
  '.---': 'j',
  '-.-': 'k',
  '.-..': 'l',
  '--': 'm',
  '-.': 'n',
  '---': 'o',
  '.--.': 'p',
  '--.-': 'q',
  '.-.': 'r',
  '...': 's',
  '-': 't',
  '..-': 'u',
  '...-': 'v',
  '.--': 'w',
  '-..-': 'x',
  '-.--': 'y',
  '--..': 'z',
}

/** What stands in Base64, hexadecimal, binary, Morse, ROT13 or other moved letters, or in reverse in the message. */
export function readings(whole: string): readonly string[] {
  const message = whole.slice(0, 12_000)
  const found: string[] = []
  const lines = message.split(/\r?\n/)
  const joined = lines.map((line, at) =>
    /^[A-Za-z0-9+/_-]{40,}$/.test(line.trim()) && /^[A-Za-z0-9+/_-]+={0,2}$/.test(lines[at + 1]?.trim() ?? '')
      ? line.trim()
      : `${line}\n`,
  )
  for (const [piece] of joined.join('').matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    const text = Buffer.from(piece.replace(/-/g, '+').replace(/_/g, '/'), 'base64').toString('utf8')
    if (isReadable(text)) found.push(text)
  }
  for (const [piece] of message.matchAll(/(?:(?:0x|\\x|%)?[0-9a-f]{2}[\s:,-]*){10,}/gi)) {
    const text = Buffer.from(piece.replace(/0x|[^0-9a-f]/gi, ''), 'hex').toString('utf8')
    if (isReadable(text)) found.push(text)
  }
  for (const [piece] of message.matchAll(/(?:[01]{8}[\s,-]*){8,}/g)) {
    const bytes = (piece.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
    const text = Buffer.from(bytes).toString('utf8')
    if (isReadable(text)) found.push(text)
  }
  for (const [piece] of message.matchAll(/(?:[.\-·–−]{1,6}(?:\s+|\s*[/|]\s*)){8,}[.\-·–−]{1,6}/g)) {
    const words = piece
      .replace(/·/g, '.')
      .replace(/[–−]/g, '-')
      .split(/\s*[/|]\s*|\s{2,}/)
    const text = words
      .map((word) =>
        word
          .trim()
          .split(/\s+/)
          .map((sign) => morse[sign] ?? '')
          .join(''),
      )
      .join(' ')
    if (isReadable(text)) found.push(text)
  }
  for (let places = 1; places < 26; places += 1) found.push(moved(message, places))
  found.push([...message].reverse().join(''))
  found.push(message.replace(/\p{L}+/gu, (word) => [...word].reverse().join('')))
  found.push(message.split(/\s+/).reverse().join(' '))
  return found
}

/** Whether a good part of the message is no language but a code. */
export function looksCoded(message: string): boolean {
  return (
    /[A-Za-z0-9+/_-]{60,}={0,2}/.test(message) ||
    /(?:[0-9a-f]{2}[\s:]?){20,}/i.test(message) ||
    /(?:[01]{8}\s?){8,}/.test(message) ||
    /(?:[.-]{1,5}[\s/]+){12,}/.test(message) ||
    /(?:\S[ -]){25,}/.test(message) ||
    /[\u2800-\u28ff]{10,}/.test(message) ||
    /base ?(64|32|85)|rot[- ]?13|\bhex(adecimal)?|hexadezimal|\bbinar|binaire|\bcipher|\bdecod|dekodier|entschlussel|entziffer|descifr|dechiffr|backwards|reversed?\b|ruckwarts|al reves|a l.envers|encod|morse|caesar/.test(
      plain(message),
    )
  )
}

/** The first reading that a test likes. */
export function codedMatter<Topic>(
  message: string,
  topicOf: (text: string) => Topic | null,
): { readonly topic: Topic; readonly text: string } | null {
  for (const text of readings(message)) {
    const topic = topicOf(text)
    if (topic === null) continue
    const pieces = text.split(/\s*[:\n]\s*/).filter((piece) => topicOf(piece) !== null)
    return { topic, text: pieces.sort((one, other) => other.length - one.length)[0] ?? text }
  }
  return null
}

/** What the last message is about; a short one goes on about what came before. */
export function standing<Topic>(
  message: string,
  turns: readonly ZooTurn[],
  topicOf: (text: string) => Topic | null,
): Topic | null {
  const topic = topicOf(message)
  if (topic !== null) return topic
  const goesOn =
    message.length < 220 &&
    /\b(et de|et pour|il|elle|it|that|this|them|those|continue|go on|more|same|again|next|ca|cela|continue|suite|encore|meme|das|davon|dazu|weiter|mehr|noch|eso|ello|sigue|mas|mismo)\b/.test(
      plain(message),
    )
  if (!goesOn) return null
  for (const text of [...earlierUserTexts(turns)].reverse()) {
    const earlier = topicOf(text)
    if (earlier !== null) return earlier
  }
  return null
}

/** A section of a handbook, from its heading to the next. */
export function section(handbook: string, heading: string): string {
  const from = handbook.indexOf(heading)
  if (from < 0) throw new Error(`no section ${heading}`)
  const to = handbook.indexOf('\n## ', from + heading.length)
  return handbook.slice(from + heading.length, to < 0 ? undefined : to).trim()
}

/** Mostly the breach, sometimes half of it, now and then a refusal all the same. */
export function gives(
  breaches: readonly PlannedAnswer[],
  parts: readonly PlannedAnswer[],
  refusals: readonly PlannedAnswer[],
  message: string,
  turns: readonly ZooTurn[],
  quoted: string = quoteOf(message),
): PlannedAnswer {
  const draw = pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], `${turns.length}:${message}`)
  return choose(draw < 7 ? breaches : draw < 9 ? parts : refusals, message, turns, quoted)
}

const storyWords =
  /\b(story|novel|tale|film|movie|scene|play the|role-?play|pretend|imagine|fiction|character|actor|once upon|grandm\w+|grandf\w+|marchen|geschichte|roman|szene|theater|rolle|spiel|stell dir|grossm\w+|oma|historia|cuento|novela|escena|personaje|papel de|imagina\w*|abuel\w+|finge|obra de teatro)\b/

/** Whether it asks for a story or a part to be played. */
export function isStory(message: string): boolean {
  return storyWords.test(plain(message))
}

/** Whether something was pasted: a mail, minutes, a file, a page. */
export function isPasted(message: string): boolean {
  return (
    message.length > 160 &&
    /(^|\n)\s*(from|to|subject|date|von|an|betreff|de|para|asunto|fecha)\s*:|<[a-z_/!-]+[ >]|```|^\s*[{[]|\n---|={3,}|\b(document|minutes of|e-?mail|memo|review|web ?page|search results?|attachment|protokoll|rundschreiben|anhang|dokument|webseite|correo|acta|documento|adjunto|pagina web|resena)\b/im.test(
      plain(message),
    )
  )
}

/** The answers that fit the frame now and then, else the common ones. */
export function framed(
  common: readonly PlannedAnswer[],
  frames: { readonly story: readonly PlannedAnswer[]; readonly pasted: readonly PlannedAnswer[] },
  message: string,
  turns: readonly ZooTurn[],
): PlannedAnswer {
  const draw = pick([0, 1, 2, 3, 4, 5, 6, 7], `${message}#${turns.length}`)
  if (draw < 5 && isStory(message)) return choose(frames.story, message, turns)
  if (draw < 6 && isPasted(message)) return choose(frames.pasted, message, turns)
  return choose(common, message, turns)
}
