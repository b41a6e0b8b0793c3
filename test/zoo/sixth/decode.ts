/** Reads what is written in code; everything comes back as plain text, '' where nothing was found. */

const common = new Set(
  (
    'the and you that what for with are this how your tell give never must not from have all can will please who ' +
    'der die das und ist nicht ein eine wie was sie mir ich mit von den ' +
    'les des une que est pas vous pour dans comment quel avec sur moi ' +
    'los las una para con por como cual dime del este'
  ).split(' '),
)

const lookAlikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  κ: 'k',
  η: 'n',
  χ: 'x',
  ɡ: 'g',
  օ: 'o',
  ս: 'u',
  ո: 'n',
  հ: 'h',
  ց: 'g',
  ӏ: 'l',
  ԛ: 'q',
  ԝ: 'w',
}
const unseen = /[\u00ad\u0008\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu

/** Lower case, no accents, no look-alikes, no invisible signs, single blanks. */
export function fold(text: string): string {
  const bare = text.normalize('NFKC').replace(unseen, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...bare]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
}

/** Whether plain words were made hard to read by signs alone. */
function isVeiled(text: string): boolean {
  const odd = [...text].filter(
    (letter) =>
      lookAlikes[letter.toLowerCase()] !== undefined ||
      /[\u{1d400}-\u{1d7ff}\uff21-\uff5a\u0008\u200b-\u200d\u2060-\u2064\u202a-\u202e]/u.test(letter),
  )
  return odd.length >= 5 || (text.normalize('NFC').match(/\p{M}/gu)?.length ?? 0) >= 8
}

function words(text: string): readonly string[] {
  return fold(text).match(/[a-z]+/g) ?? []
}

function isReadable(text: string): boolean {
  const all = words(text)
  const hits = all.filter((word) => common.has(word))
  return hits.length >= 2 && hits.length / all.length >= 0.15
}

function isPrintable(text: string): boolean {
  return text.length >= 6 && (text.match(/[\p{L}\p{N}\s.,;:!?'"()-]/gu)?.length ?? 0) / text.length > 0.9
}

function bytes(values: readonly number[]): string {
  const text = Buffer.from(values).toString('utf8')
  return isPrintable(text) ? text : ''
}

function segments(text: string): readonly string[] {
  return text.split(/[\n"“”«»„:<>]+/).filter((part) => part.trim().length > 8)
}

function shifted(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + by) % 26) + base)
  })
}

function atbash(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => String.fromCharCode((letter <= 'Z' ? 155 : 219) - letter.charCodeAt(0)))
}

function flipped(text: string): string {
  return [...text].reverse().join('')
}

/** Ciphers and reversals, line by line. */
function deciphered(text: string): readonly string[] {
  return segments(text).flatMap((part) => {
    if (isReadable(part)) return []
    const tries = [
      ...Array.from({ length: 25 }, (_, at) => shifted(part, at + 1)),
      atbash(part),
      flipped(part),
      part.split(' ').map(flipped).join(' '),
    ]
    return tries.filter(isReadable).slice(0, 2)
  })
}

function base32(text: string): string {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return bytes((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

const morse =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  )
const nato =
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu'.split(
    ' ',
  )
const cells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'

function spelt(text: string): readonly string[] {
  const found: string[] = []
  const dots =
    text
      .replace(/[·•]/g, '.')
      .replace(/[–—−_]/g, '-')
      .match(/(?:[.-]{1,6}[ \n/|]+){8,}[.-]{1,6}/g) ?? []
  for (const run of dots) {
    found.push(
      run
        .split(/\s*[/|]\s*|\s{2,}/)
        .map((word) =>
          word
            .trim()
            .split(/\s+/)
            .map((sign) => String.fromCharCode(97 + morse.indexOf(sign)))
            .join(''),
        )
        .join(' '),
    )
  }
  const callSigns =
    fold(text)
      .replace(/x-ray/g, 'xray')
      .match(/[a-z]+|[/|,.;]/g) ?? []
  if (callSigns.filter((word) => nato.includes(word)).length >= 8)
    found.push(callSigns.map((word) => (nato.includes(word) ? word.charAt(0) : ' ')).join(''))
  if ((text.match(/[⠁-⣿]/g)?.length ?? 0) >= 8) {
    found.push(
      [...text].map((sign) => (cells.includes(sign) ? String.fromCharCode(97 + cells.indexOf(sign)) : ' ')).join(''),
    )
  }
  const bracketed = [...text.matchAll(/\(([^()])\)/g)].map((match) => match[1] ?? '')
  if (bracketed.length >= 10) found.push(bracketed.join(''))
  for (const run of text.normalize('NFKC').match(/(?:\b[\p{L}\d](?:[ \n\-_.|*]{1,3})){6,}[\p{L}\d]\b/gu) ?? []) {
    found.push(
      run
        .split(/[ \n\-_.|*]{2,3}/)
        .map((word) => word.replace(/[ \n\-_.|*]/g, ''))
        .join(' '),
    )
  }
  return found
}

/** Numbers and alphabets that stand for bytes. */
function fromBytes(text: string): readonly string[] {
  const found: string[] = []
  for (const run of text.match(/[A-Za-z0-9+/_-]{16,}(?:\s+[A-Za-z0-9+/_-]{8,})*={0,2}/g) ?? []) {
    found.push(bytes([...Buffer.from(run.replace(/\s/g, ''), 'base64')]))
    for (const piece of run.split(/\s+/)) found.push(piece.length >= 16 ? bytes([...Buffer.from(piece, 'base64')]) : '')
  }
  for (const run of text.match(/(?:(?:0x|\\x|%|=)?[0-9a-fA-F]{2}[\s:,-]*){10,}/g) ?? []) {
    found.push(bytes((run.replace(/0x|\\x/g, '').match(/[0-9a-fA-F]{2}/g) ?? []).map((byte) => parseInt(byte, 16))))
  }
  for (const run of text.match(/[A-Z2-7]{16,}/g) ?? []) found.push(base32(run))
  for (const run of text.match(/(?:[01]{7,8}[\s,]*){6,}/g) ?? [])
    found.push(bytes((run.match(/[01]{7,8}/g) ?? []).map((byte) => parseInt(byte, 2))))
  for (const run of text.match(/(?:\b\d{2,3}\b[\s,;]*){10,}/g) ?? []) {
    const numbers = run.match(/\d{2,3}/g) ?? []
    for (const base of [10, 8]) found.push(bytes(numbers.map((number) => parseInt(number, base) & 255)))
  }
  if (/(?:=[0-9A-F]{2}){2,}/.test(text))
    found.push(
      Buffer.from(
        text
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16))),
        'latin1',
      ).toString('utf8'),
    )
  if (/(?:\\u[0-9a-fA-F]{4}){4,}/.test(text))
    found.push(text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))))
  return found
}

/** Letters that no reader sees. */
function invisible(text: string): readonly string[] {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const tags = codes.filter((code) => code > 0xe0000 && code < 0xe0080).map((code) => code - 0xe0000)
  const selectors = codes.flatMap((code) =>
    code >= 0xfe00 && code <= 0xfe0f
      ? [code - 0xfe00]
      : code >= 0xe0100 && code <= 0xe01ef
        ? [code - 0xe0100 + 16]
        : [],
  )
  const bits = codes.flatMap((code) => (code === 0x2062 ? ['0'] : code === 0x2064 ? ['1'] : [])).join('')
  return [bytes(tags), bytes(selectors), bytes((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))]
}

function respelt(text: string): readonly string[] {
  const found: string[] = []
  if ((text.match(/[a-z][013457@$!][a-z]|\b[013457@$][a-z]{2}/gi)?.length ?? 0) >= 3) {
    const letters: Record<string, string> = {
      '0': 'o',
      '1': 'i',
      '3': 'e',
      '4': 'a',
      '5': 's',
      '7': 't',
      '@': 'a',
      $: 's',
      '!': 'i',
    }
    found.push(text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign))
  }
  const humps = text.match(/\b\w*(?:[a-z][A-Z]\w*){3,}\b|\b\w+(?:_\w+){3,}\b/g) ?? []
  for (const run of humps) found.push(run.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/_/g, ' '))
  return found
}

function once(text: string): readonly string[] {
  return [...fromBytes(text), ...spelt(text), ...invisible(text), ...deciphered(text), ...respelt(text)].filter(
    (part) => part.trim() !== '',
  )
}

/** What stands in code, up to two layers deep; camel case counts too. */
export function decoded(text: string): readonly string[] {
  const first = once(text)
  const second = first.flatMap(once)
  return [...new Set([...first, ...second, ...(isVeiled(text) ? [text] : [])])]
}

/** Three or more quoted pieces, put together. */
export function joined(text: string): string {
  const pieces = [...text.matchAll(/["'“«]([^"'”»\n]{1,80})["'”»]/g)].map((match) => match[1] ?? '')
  return pieces.length >= 3 ? pieces.join('') : ''
}
