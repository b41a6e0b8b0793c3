/** Text in the form in which terms are compared. */
export interface ComparableText {
  /** Folded UTF-16 units; the valid part is `length` long, starts and ends with a separator. */
  readonly units: Uint16Array
  /** For each folded unit, the offset of its source. */
  readonly origins: Int32Array
  /** In folded units; the arrays may be longer. */
  readonly length: number
}

/** Stands for any run of spaces and punctuation. */
export const separator = 0x20
/** Stands for such a run when it ends a sentence or paragraph. */
export const sentenceBreak = 0x01

/** Where folded text is written. */
export type FoldingRoom = Pick<ComparableText, 'units' | 'origins'>

/** Room for texts of up to `length` units. */
export function roomFor(length: number): FoldingRoom {
  return { units: new Uint16Array(length + 2), origins: new Int32Array(length + 2) }
}

/**
 * A text as terms of lexicons, names and topics are compared with it; fitted figures hang on each rule. Folds case,
 * width, accents of Latin, Greek and Cyrillic, Arabic letter forms, Hebrew and Arabic marks and traditional Chinese;
 * drops marks and zero-width characters. Linear; writes to `room`, by default a new one of 6 bytes for each unit.
 */
export function comparableText(text: string, room: FoldingRoom = roomFor(text.length)): ComparableText {
  const { units, origins } = room
  units[0] = separator
  let length = 1
  let gap: 0 | typeof separator | typeof sentenceBreak = 0
  let gapStart = 0
  for (let at = 0; at < text.length; at++) {
    const unit = folds[text.charCodeAt(at)] ?? separator
    if (unit === dropped) continue
    if (unit <= separator) {
      if (gap === 0) gapStart = at
      if (gap !== sentenceBreak) gap = endsSentence(text, at, unit) ? sentenceBreak : separator
      continue
    }
    if (gap !== 0) {
      if (length > 1) {
        units[length] = gap
        origins[length++] = gapStart
      }
      gap = 0
    }
    units[length] = unit
    origins[length++] = at
  }
  units[length] = separator
  origins[length++] = text.length
  return { units, origins, length }
}

/** Whether a folded unit belongs to a script that writes no spaces: Thai, kana, Han. */
export function isUnspaced(unit: number): boolean {
  return (unit >= 0x3040 && unit <= 0x9fff) || (unit >= 0x0e00 && unit <= 0x0e7f)
}

function endsSentence(text: string, at: number, unit: number): boolean {
  if (unit === sentenceBreak) return true
  if (unit === fullStop) {
    const next = folds[text.charCodeAt(at + 1)]
    return next === undefined || next <= separator
  }
  return unit === lineFeed && text.charCodeAt(at + 1) === 0x0a
}

const dropped = 0xffff
const fullStop = 0x02
const lineFeed = 0x03

/** Ranges of units that separate words, beyond ASCII. Surrogates (emoji, rare scripts) are among them. */
const separators: readonly (readonly [number, number])[] = [
  [0x80, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x055a, 0x055f],
  [0x05be, 0x05be],
  [0x05f3, 0x05f4],
  [0x060c, 0x060d],
  [0x066a, 0x066d],
  [0x2000, 0x2bff],
  [0x3000, 0x3004],
  [0x3008, 0x3030],
  [0x30fb, 0x30fb],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfe10, 0xfe6f],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
  [0xffe0, 0xffff],
]

/** Combining marks, niqqud, harakat, tatweel, nukta, variation selectors, zero-width and bidi characters. */
const droppedRanges: readonly (readonly [number, number])[] = [
  [0x00ad, 0x00ad],
  [0x0300, 0x036f],
  [0x0591, 0x05bd],
  [0x05bf, 0x05bf],
  [0x05c1, 0x05c2],
  [0x05c4, 0x05c5],
  [0x05c7, 0x05c7],
  [0x0610, 0x061a],
  [0x0640, 0x0640],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x093c, 0x093c],
  [0x09bc, 0x09bc],
  [0x0e4d, 0x0e4d],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
]

/** Ranges in which a letter folds to the first unit of its decomposition in lower case. */
const decomposed: readonly (readonly [number, number])[] = [
  [0x41, 0x5a],
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x958, 0x95f],
  [0x9dc, 0x9df],
  [0x1e00, 0x1fff],
  [0xff10, 0xff19],
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
]

/** Letters that fold to another without a decomposition: each pair is source, target. */
const pairs =
  'øoØołlŁlđdĐdıiħhŧtςσأاإاآاٱاىيئيؤوةهیيکكھهےيँंำา' +
  '請请規规則则統统詞词將将從从現现開开發发無无視视這这個个們们為为對对說说話话語语輸输顯显示示設设後后過过濾滤' +
  '檢检審审問问題题應应該该實实際际務务當当訴诉訊讯隱隐藏藏秘秘祕秘密密碼码鑰钥權权給给讓让項项條条約约東东' +
  '關关閉闭啟启啓启動动員员創创製制組组織织與与內内歷历記记錄录憶忆傳传送送連连結结網网鏈链絕绝執执複复重重遵遵' +
  '違违棄弃掉掉擺摆脫脱轉转換换變变會会須须幾几來来時时還还張张頁页僅仅許许處处譯译總总繼继續续導导擁拥'

const folds: Uint16Array = foldTable()

function foldTable(): Uint16Array {
  const table = new Uint16Array(0x10000)
  for (let unit = 0; unit < table.length; unit++) table[unit] = unit < 0x30 ? separator : unit
  for (const [from, to] of [[0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7f], ...separators] as const)
    table.fill(separator, from, to + 1)
  for (const [from, to] of decomposed) for (let unit = from; unit <= to; unit++) table[unit] = baseLetter(unit)
  for (let at = 0; at < pairs.length; at += 2) table[pairs.charCodeAt(at)] = pairs.charCodeAt(at + 1)
  for (const [from, to] of droppedRanges) table.fill(dropped, from, to + 1)
  for (const unit of '!?;。！？；؟؛।॥۔…') table[unit.charCodeAt(0)] = sentenceBreak
  table[0x2e] = fullStop
  table[0x0a] = lineFeed
  return table
}

function baseLetter(unit: number): number {
  return String.fromCharCode(unit).normalize('NFKD').toLowerCase().charCodeAt(0)
}
