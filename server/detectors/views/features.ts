import { letterIndex } from './decoding/character-model.ts'

/** What one pass over a text tells about which views it can have. */
export interface Features {
  /** 1 for each unit below 128 that occurs. */
  readonly seen: Uint8Array
  /** Whether any unit beyond ASCII occurs. */
  readonly beyondAscii: boolean
  /** Capitals that follow a letter or digit, and letters beside digits: encodings have many, prose few. */
  readonly codeLikeUnits: number
  /** The longest run without white space, in units. */
  readonly tokenLengthMax: number
  /** The most letters in a row that stand alone, apart by at most three other characters. */
  readonly loneLettersMax: number
  /** Places where a digit or a sign stands directly between or beside letters, as in `1gn0r3`. */
  readonly letterSignMixes: number
  /** Places where one mark stands between two letters, as in `ig.no.re`. */
  readonly marksBetweenLetters: number
  /** Whether two words are apart by more than one blank, or by another blank than a space or line break. */
  readonly wideBlanks: boolean
}

const other = 0
const letter = 1
const digit = 2
const sign = 3
const blank = 4
const classes = new Uint8Array(128)
for (let unit = 0; unit < 128; unit++) {
  if ((letterIndex[unit] ?? 0) > 0) classes[unit] = letter
  else if (unit >= 48 && unit <= 57) classes[unit] = digit
  else if (unit === 32 || (unit >= 9 && unit <= 13)) classes[unit] = blank
  else if ('@$!+|'.includes(String.fromCharCode(unit))) classes[unit] = sign
}

/** One pass over `text`; linear, about 2 ns a unit. */
export function featuresOf(text: string): Features {
  const seen = new Uint8Array(128)
  const lone = new LoneLetters()
  let beyondAscii = false
  let tokenLengthMax = 0
  let tokenLength = 0
  let letterSignMixes = 0
  let innerCapitals = 0
  let marksBetweenLetters = 0
  let wideBlanks = false
  let lineHasText = false
  let previous = blank
  let beforePrevious = blank
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    let kind = letter
    if (unit < 128) {
      seen[unit] = 1
      kind = classes[unit] ?? other
    } else {
      beyondAscii = true
      if (isMark(unit)) kind = other
    }
    if (kind === blank) {
      if (tokenLength > tokenLengthMax) tokenLengthMax = tokenLength
      tokenLength = 0
      if (unit === 10) lineHasText = false
      else if (lineHasText && (previous === blank || unit === 9)) wideBlanks = true
    } else {
      tokenLength++
      lineHasText = true
      if (kind === letter) {
        if (unit < 91 && (previous === letter || previous === digit)) innerCapitals++
        if (previous === digit || previous === sign) letterSignMixes++
        if ((previous === other || previous === sign) && beforePrevious === letter) marksBetweenLetters++
      } else if (kind === digit && previous === letter) letterSignMixes++
    }
    lone.next(kind === letter || kind === digit)
    beforePrevious = previous
    previous = kind
  }
  lone.next(false)
  if (tokenLength > tokenLengthMax) tokenLengthMax = tokenLength
  return {
    seen,
    beyondAscii,
    codeLikeUnits: innerCapitals + letterSignMixes,
    tokenLengthMax,
    loneLettersMax: lone.longest,
    letterSignMixes,
    marksBetweenLetters,
    wideBlanks,
  }
}

/** Counts letters that stand alone, one after another with at most three other characters between. */
class LoneLetters {
  longest = 0
  #inARow = 0
  #letters = 0
  #others = 0

  next(isLetter: boolean): void {
    if (isLetter) {
      if (this.#others > 3) this.#inARow = 0
      this.#letters++
      this.#others = 0
      return
    }
    if (this.#letters === 1) {
      this.#inARow++
      if (this.#inARow > this.longest) this.longest = this.#inARow
    } else if (this.#letters > 1) this.#inARow = 0
    this.#letters = 0
    this.#others++
  }
}

/** Whether `character` (ASCII) occurs in the text. */
export function occurs(features: Features, character: string): boolean {
  return features.seen[character.charCodeAt(0)] === 1
}

/** Punctuation and signs of Latin-1, general punctuation, CJK punctuation. */
function isMark(unit: number): boolean {
  return unit < 0xc0 || (unit >= 0x2000 && unit < 0x2070) || (unit >= 0x3000 && unit < 0x3040)
}
