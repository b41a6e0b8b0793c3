/**
 * Text as a row of shapes: letters of any script become one of two symbols (upper case or not), digits one, white space
 * two (line feed or not), each ASCII punctuation mark its own, all else one. A run of one shape counts once, a run of one
 * punctuation mark at most twice. So words vanish and the joints between them remain.
 */
export interface ShapeRow {
  /** Codes 0 to `shapeCount` − 1; the valid part is `length` long. */
  readonly symbols: Uint8Array
  /** Where each symbol starts in the text. */
  readonly offsets: Int32Array
  /** In symbols; the arrays may be longer. */
  readonly length: number
}

/** How many different shapes there are. */
export const shapeCount = 38
/** The shape of white space without line feed. */
export const spaceShape = 3
/** The shape of letters that are not upper case. */
export const letterShape = 0

/** Turns a text into its shapes, one for each unit at most. Linear. */
export function shapesOf(text: string): ShapeRow {
  const symbols = new Uint8Array(text.length)
  const offsets = new Int32Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const shape = shapeOf(text.charCodeAt(at))
    const isRun = length > 0 && symbols[length - 1] === shape
    if (isRun && (shape <= 5 || (length > 1 && symbols[length - 2] === shape))) continue
    symbols[length] = shape
    offsets[length++] = at
  }
  return { symbols, offsets, length }
}

function shapeOf(unit: number): number {
  if (unit >= 0x80) return isOtherMark(unit) ? 5 : letterShape
  return asciiShapes[unit] ?? 5
}

/** General punctuation, symbols, dingbats, full-width marks; surrogates too (emoji mostly). */
function isOtherMark(unit: number): boolean {
  return (
    unit < 0xc0 ||
    (unit >= 0x2000 && unit < 0x2c00) ||
    (unit >= 0x3000 && unit < 0x3040) ||
    (unit >= 0xd800 && unit < 0xf900) ||
    unit >= 0xfe00
  )
}

const asciiShapes = makeAsciiShapes()

function makeAsciiShapes(): Uint8Array {
  const shapes = new Uint8Array(128).fill(5)
  let next = 6
  for (let unit = 0x21; unit < 0x7f; unit++) {
    const character = String.fromCharCode(unit)
    if (/[a-z]/.test(character)) shapes[unit] = letterShape
    else if (/[A-Z]/.test(character)) shapes[unit] = 1
    else if (/[0-9]/.test(character)) shapes[unit] = 2
    else shapes[unit] = next++
  }
  shapes[0x20] = spaceShape
  shapes[0x09] = spaceShape
  shapes[0x0a] = 4
  shapes[0x0d] = 4
  return shapes
}
