import type { UnitRanges } from '../mapped-text.ts'

/** How an encoding writes bytes in digits. */
export interface Layout {
  /** How many digits a full group has. */
  readonly digitsPerGroup: number
  /** How many bytes a full group of digits stands for. */
  readonly bytesPerGroup: number
  /** How many units at an offset belong to a digit: 1, more with a prefix such as `0x`, 0 for a separator or padding. */
  readonly digitLength: (encoded: string, at: number) => number
  /** Whether white space ends a group before it is full, as in binary digits by seven. */
  readonly blankEnds?: boolean
  /** Whether each byte hangs on every digit of its group. */
  readonly isWhole?: boolean
}

const digit = (encoded: string, at: number): number => (isBlankOrPadding(encoded.charCodeAt(at)) ? 0 : 1)

/** Four digits for three bytes. */
export const base64Layout: Layout = { digitsPerGroup: 4, bytesPerGroup: 3, digitLength: digit }
/** Eight digits for five bytes. */
export const base32Layout: Layout = { digitsPerGroup: 8, bytesPerGroup: 5, digitLength: digit }
/** Five digits for four bytes. Misses: `z` for four zero bytes, which no text has. */
export const base85Layout: Layout = {
  digitsPerGroup: 5,
  bytesPerGroup: 4,
  isWhole: true,
  digitLength: (encoded, at) => {
    const unit = encoded.charCodeAt(at)
    if (unit === 32 || (unit >= 9 && unit <= 13)) return 0
    const frames = encoded.startsWith('<~') && (at < 2 || at >= encoded.length - 2)
    return frames ? 0 : 1
  },
}
/** Seven or eight digits for a byte. */
export const binaryLayout: Layout = { digitsPerGroup: 8, bytesPerGroup: 1, blankEnds: true, digitLength: digit }
/** Two digits for a byte, perhaps behind `0x` or `\\x`. */
export const hexLayout: Layout = {
  digitsPerGroup: 2,
  bytesPerGroup: 1,
  digitLength: (encoded, at) => {
    const unit = encoded.charCodeAt(at)
    if ((unit === 48 || unit === 92) && (encoded.charCodeAt(at + 1) | 32) === 120) return 3
    const lower = unit | 32
    return (unit >= 48 && unit <= 57) || (lower >= 97 && lower <= 102) ? 1 : 0
  },
}

/**
 * Where each unit of `decoded` stands in `encoded`, moved on by `offset`: the digits that hold its bytes. Null when the bytes are not those of the
 * text in UTF-8 or UTF-16. Linear.
 */
export function unitsOf(
  encoded: string,
  decoded: string,
  { layout, offset }: { layout: Layout; offset: number },
): UnitRanges | null {
  const bytes = byteRanges(encoded, layout)
  const size = Buffer.byteLength(decoded) <= bytes.count && bytes.count < Buffer.byteLength(decoded) + 2 ? null : 2
  if (size === 2 && (bytes.count < 2 * decoded.length || bytes.count > 2 * decoded.length + 3)) return null
  const starts = new Int32Array(decoded.length)
  const ends = new Int32Array(decoded.length)
  // A byte-order mark stands before the first unit.
  let byte = size === 2 ? 2 * ((bytes.count >> 1) - decoded.length) : 0
  for (let i = 0; i < decoded.length; ) {
    const code = decoded.codePointAt(i) ?? 0
    const length = code > 0xffff ? 2 : 1
    const last = byte + (size === 2 ? 2 * length : utf8Length(code)) - 1
    for (let k = 0; k < length; k++, i++) {
      starts[i] = offset + (bytes.starts[byte] ?? 0)
      ends[i] = offset + (bytes.ends[last] ?? encoded.length)
    }
    byte = last + 1
  }
  return { starts, ends }
}

function byteRanges(encoded: string, layout: Layout): { starts: Int32Array; ends: Int32Array; count: number } {
  const { digitsPerGroup, bytesPerGroup } = layout
  const room = Math.ceil(encoded.length / digitsPerGroup) * bytesPerGroup + bytesPerGroup
  const starts = new Int32Array(layout.blankEnds === true ? encoded.length + 1 : room)
  const ends = new Int32Array(starts.length)
  const from: number[] = []
  const to: number[] = []
  let count = 0
  const finish = (): void => {
    const bytes = from.length === digitsPerGroup ? bytesPerGroup : bytesIn(from.length, layout)
    for (let byte = 0; byte < bytes; byte++) {
      const first = layout.isWhole === true ? 0 : Math.floor((byte * digitsPerGroup) / bytesPerGroup)
      const last = layout.isWhole === true ? from.length : Math.ceil(((byte + 1) * digitsPerGroup) / bytesPerGroup)
      starts[count] = from[first] ?? 0
      ends[count++] = to[Math.min(last, to.length) - 1] ?? encoded.length
    }
    from.length = 0
    to.length = 0
  }
  for (let i = 0; i < encoded.length; ) {
    const length = layout.digitLength(encoded, i)
    if (length > 0) {
      from.push(i)
      to.push(i + length)
    } else if (layout.blankEnds === true && from.length > 0) finish()
    if (from.length === digitsPerGroup) finish()
    i += Math.max(1, length)
  }
  if (from.length > 0) finish()
  return { starts, ends, count }
}

/** How many bytes a group that is not full holds. */
function bytesIn(digits: number, { digitsPerGroup, bytesPerGroup, blankEnds }: Layout): number {
  return blankEnds === true ? 1 : Math.floor((digits * bytesPerGroup) / digitsPerGroup)
}

function utf8Length(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

function isBlankOrPadding(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 61
}
