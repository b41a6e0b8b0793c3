const lookAlikes: Record<string, string> = {
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
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  ε: 'e',
  υ: 'u',
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
  ց: 'g',
  յ: 'j',
}

/** Small letters without accents; tricks with letters stay. */
export function visible(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replace(/[áàâäãéèêëíìîïóòôöõúùûüñç]/gu, (sign) => sign.normalize('NFD')[0] ?? sign)
}

/** As `visible`, and tricks with letters undone: wide forms, stacked marks, invisible signs, look-alikes. */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\p{M}\u200b-\u200f\u202a-\u202e\u2060\u00ad\ufeff]/gu, '')
  return visible([...bare.toLowerCase()].map((sign) => lookAlikes[sign] ?? sign).join(''))
}

const everyday =
  /\b(the|and|you|your|what|for|that|with|this|please|not|les|des|que|vos|vous|pour|dans|une|und|der|die|das|nicht|ihre?|bitte|mit|ein|los|las|por|una|sus|con|del|are|how|tell|who|does|which|give|una?|quel|est|sur|son|aux|ich|sie|soll|ist|wie|mir|meinem?|bei|ihnen|welche|geben|sin|para|otro|dos|its|was)\b/gu

/** Whether it reads as words of a language. */
function reads(text: string, atLeast = 2): boolean {
  return new Set(fold(text).match(everyday) ?? []).size >= atLeast
}

/** Whether bytes turned out to be text. */
function isText(part: string): boolean {
  const odd = [...part].filter((sign) => sign === '\ufffd' || (sign < ' ' && !/\s/u.test(sign))).length
  return part.length > 10 && odd * 20 < part.length && /[a-z]{3}/iu.test(part)
}

/** Whether a message is written so that a careful reader would first have to undo something. */
export function looksCoded(message: string): boolean {
  const words = fold(message).match(/\p{L}+/gu) ?? []
  return (
    /[\w+/-]{24,}/u.test(message) ||
    (message.length > 60 && words.join('').length * 2 < message.replace(/\s/gu, '').length) ||
    (words.length > 12 && !reads(message, 1))
  )
}

function utf8(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('utf8')
}

const morse: Record<string, string> = Object.fromEntries(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, index) => [code, String.fromCodePoint(97 + index)]),
)
const brailleCells = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'
const digits: Record<string, string> = {
  4: 'a',
  3: 'e',
  1: 'i',
  0: 'o',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
}
const spoken =
  /\b(al[fp]h?a|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)\b/giu

function shifted(text: string, by: number): string {
  return text.replace(/[a-z]/giu, (sign) => {
    const base = sign < 'a' ? 65 : 97
    return String.fromCodePoint(((sign.charCodeAt(0) - base + by) % 26) + base)
  })
}

function base32(run: string): string {
  const bits = [...run.replaceAll('=', '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return utf8((bits.match(/.{8}/gu) ?? []).map((bit) => Number.parseInt(bit, 2)))
}

function invisible(text: string): string[] {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const tags = points
    .filter((point) => point >= 0xe0020 && point <= 0xe007e)
    .map((point) => String.fromCodePoint(point - 0xe0000))
  const selectors = points.flatMap((point) =>
    point >= 0xfe00 && point <= 0xfe0f
      ? [point - 0xfe00]
      : point >= 0xe0100 && point <= 0xe01ef
        ? [point - 0xe0100 + 16]
        : [],
  )
  const bits = points
    .filter((point) => point === 0x2062 || point === 0x2064)
    .map((point) => (point === 0x2064 ? '1' : '0'))
    .join('')
  return [tags.join(''), utf8(selectors), utf8((bits.match(/.{8}/gu) ?? []).map((bit) => Number.parseInt(bit, 2)))]
}

/** What stands in a message in disguise, as far as simple code reads it. */
export function decoded(whole: string): readonly string[] {
  const text = whole.slice(0, 9000)
  const found: string[] = invisible(whole)
  const lines = text.split('\n').map((line) => line.trim().replace(/^[>|*`-]+\s?/u, ''))
  const blocks = lines.map((line) => (/^[\w+/=-]{4,}$/u.test(line) ? line : ' ')).join('')
  for (const run of [...(blocks.match(/[\w+/-]{16,}={0,2}/gu) ?? []), ...(text.match(/[\w+/-]{16,}={0,2}/gu) ?? [])])
    found.push(Buffer.from(run, 'base64').toString('utf8'), ...(/^[A-Z2-7]+=*$/u.test(run) ? [base32(run)] : []))
  for (const run of text.match(/(?:(?:0x|\\x|=|%)?[0-9a-f]{2}[\s:,]?){12,}/giu) ?? [])
    found.push(
      utf8((run.replace(/0x|\\x/giu, '').match(/[0-9a-f]{2}/giu) ?? []).map((pair) => Number.parseInt(pair, 16))),
    )
  for (const run of text.match(/(?:[01]{8}\s*){8,}/gu) ?? [])
    found.push(utf8((run.match(/[01]{8}/gu) ?? []).map((bit) => Number.parseInt(bit, 2))))
  for (const run of text.match(/(?:\d{2,3}[\s,;]+){12,}\d{2,3}/gu) ?? []) {
    const codes = run.match(/\d+/gu) ?? []
    found.push(utf8(codes.map(Number)), utf8(codes.map((code) => Number.parseInt(code, 8))))
  }
  for (const run of text.match(/[.\-/|\s]{40,}/gu) ?? [])
    found.push(
      run
        .trim()
        .split(/\s*[/|]\s*|\s{2,}|\n/u)
        .map((word) =>
          word
            .split(' ')
            .map((code) => morse[code] ?? '')
            .join(''),
        )
        .join(' '),
    )
  if (/[\u2801-\u28ff]{3}/u.test(text))
    found.push(
      [...text]
        .map((sign) =>
          brailleCells.includes(sign)
            ? String.fromCodePoint(97 + [...brailleCells].indexOf(sign))
            : sign === '⠀'
              ? ' '
              : sign,
        )
        .join(''),
    )
  if ((text.match(spoken) ?? []).length > 12)
    found.push(
      text
        .replace(spoken, (word) => word[0] ?? '')
        .replace(/(?<=\b\w) (?=\w\b)/gu, '')
        .replace(/\s*[/|,]\s*/gu, ' '),
    )
  if (/(?:=[0-9A-F]{2}){4}/u.test(text))
    found.push(
      utf8(
        [...text.replace(/=\r?\n/gu, '').matchAll(/=([0-9A-F]{2})|[\s\S]/gu)].map((part) =>
          part[1] ? Number.parseInt(part[1], 16) : part[0].charCodeAt(0),
        ),
      ),
    )
  const sure = found.filter(isText)
  found.length = 0
  const longLines = text.split('\n').filter((line) => line.length >= 12)
  for (const part of [...longLines.slice(0, 40), text]) {
    for (let by = 1; by < 26; by += 1) found.push(shifted(part, by))
    found.push(part.replace(/[a-z]/giu, (sign) => String.fromCodePoint((sign < 'a' ? 155 : 219) - sign.charCodeAt(0))))
  }
  for (const line of longLines) {
    found.push(
      [...line].reverse().join(''),
      line.split(' ').reverse().join(' '),
      line
        .split(' ')
        .map((word) => [...word].reverse().join(''))
        .join(' '),
    )
    found.push(
      line
        .split(/ {2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' '),
    )
    found.push(line.replace(/(?<=[a-z])(?=[A-Z])/gu, ' '), line.replace(/(?<=\p{L})[ .\-_*](?=\p{L}(?![\p{L}]))/gu, ''))
  }
  found.push(text.replace(/[431057@$€!]/gu, (sign) => digits[sign] ?? sign))
  const plain = visible(text)
  return [...sure, ...found.filter((part) => part.length > 10 && reads(part))].filter((part) => visible(part) !== plain)
}
