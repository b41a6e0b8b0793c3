import { type Features, featuresOf } from './features.ts'
import { cleanCharacters } from './letters/clean-characters.ts'
import type { DisguiseLog } from './letters/disguises.ts'
import { foldBlanks } from './letters/fold-blanks.ts'
import { foldHomoglyphs } from './letters/fold-homoglyphs.ts'
import { joinLetters } from './letters/join-letters.ts'
import { joinSplitWords } from './letters/join-split-words.ts'
import { partWords, runLengthMin } from './letters/part-words.ts'
import { undoLeet } from './letters/undo-leet.ts'
import type { MappedText } from './mapped-text.ts'

/** The two depths of normalisation: decoders work on `cleaned`, in which blanks and marks still stand; detectors read `folded`. */
export interface Normalised {
  /** NFKC without invisible characters and floods of marks. */
  readonly cleaned: MappedText
  /** `cleaned` with look-alikes, letter-spacing, leet and split words undone and white space folded. Case is kept. */
  readonly folded: MappedText
}

/** `source` without disguise of its characters and words; both are `source` itself where nothing is to be done. Linear. */
export function normalise(source: MappedText, features: Features, log: DisguiseLog): Normalised {
  const cleaned = features.beyondAscii ? cleanCharacters(source, log) : source
  const now = cleaned === source ? features : featuresOf(cleaned.text)
  let folded = now.beyondAscii ? foldHomoglyphs(cleaned, log) : cleaned
  const spaced = folded
  if (now.loneLettersMax >= 5) folded = joinLetters(folded, log)
  if (now.letterSignMixes > 0 || folded !== spaced) folded = undoLeet(folded, log)
  if (now.marksBetweenLetters > 1) folded = joinSplitWords(folded, log)
  if (now.tokenLengthMax >= runLengthMin) folded = partWords(folded, log)
  if (folded !== source || now.wideBlanks) folded = foldBlanks(folded)
  return { cleaned, folded }
}
