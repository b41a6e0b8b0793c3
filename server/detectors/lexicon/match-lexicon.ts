import { type ComparableText, comparableText, sentenceBreak, separator } from '../../text/folding/comparable-text.ts'
import { type CompiledEntry, type CompiledLexicon, compileLexicon, startsPosition } from './compile-lexicon.ts'
import { languages } from './languages/catalogue.ts'
import type { LexiconMatches } from './lexicon-match.ts'
import { MatchCollector } from './match-collector.ts'
import { nextState, rootState } from './term-automaton.ts'

/**
 * Finds override, extraction, role-breaking and related phrases of all languages in one sweep.
 *
 * Source: own phrases, strengths set by their rate in harmless training texts. Known misses: paraphrases without the
 * listed words, misspellings, words split or disguised (give the undone view), patterns spread over several sentences.
 *
 * Cost: linear in the length whatever the text, 6 bytes for each unit while it runs. The first call builds the tables.
 */
export function matchLexicon(text: string): LexiconMatches {
  compiled ??= compileLexicon(languages)
  sweep ??= new LexiconSweep(compiled)
  const collector = new MatchCollector()
  sweep.run(comparableText(text), collector)
  return collector.finish(text)
}

/** Codes and English names of all languages, in the order of their files. */
export const lexiconLanguages: readonly { readonly code: string; readonly name: string }[] = languages.map(
  ({ code, name }) => ({
    code,
    name,
  }),
)

let compiled: CompiledLexicon | undefined
let sweep: LexiconSweep | undefined

/** Positions between two sentences: most patterns do not reach across. */
const sentencePositions = 8
/** How many positions before a match a negation may end. */
const negationReach = 2
/** How far the end of a prefix match is moved to the end of its word. */
const wordRestMax = 40
/** No pattern joins terms that lie further apart, in positions. */
const joinReach = 120
const never = -1_000_000_000

/** The working memory of a sweep, used again for the next text; texts are swept one after the other. */
class LexiconSweep {
  readonly #lexicon: CompiledLexicon
  /** For each slot: where its last term (ordered: the chain up to it) starts and ends, in positions and folded units. */
  readonly #startPositions: Int32Array
  readonly #endPositions: Int32Array
  readonly #startUnits: Int32Array
  readonly #negationEnds: Int32Array

  constructor(lexicon: CompiledLexicon) {
    const slots = lexicon.entryOfSlot.length
    this.#lexicon = lexicon
    this.#startPositions = new Int32Array(slots)
    this.#endPositions = new Int32Array(slots)
    this.#startUnits = new Int32Array(slots)
    this.#negationEnds = new Int32Array(lexicon.languages.length)
  }

  run(folded: ComparableText, collector: MatchCollector): void {
    const { automaton } = this.#lexicon
    const { firstTerm, shorterTerm } = automaton
    const { units, length } = folded
    this.#endPositions.fill(never)
    this.#negationEnds.fill(never)
    let state = rootState
    let position = 0
    let before = separator
    for (let at = 0; at < length; at++) {
      const unit = units[at] ?? separator
      if (unit > separator && startsPosition(before, unit)) position++
      before = unit
      state = nextState(automaton, state, Math.max(unit, separator))
      for (let term = firstTerm[state] ?? 0; term !== 0; term = shorterTerm[term] ?? 0) {
        this.#hit(term, at, position, folded, collector)
      }
      if (unit === sentenceBreak) {
        position += sentencePositions
        state = nextState(automaton, rootState, separator)
      }
    }
  }

  #hit(term: number, at: number, position: number, folded: ComparableText, collector: MatchCollector): void {
    const { usesStart, uses, unitsOfTerm, positionsOfTerm, closedTerm, entryOfSlot } = this.#lexicon
    const endUnit = at - (closedTerm[term] ?? 0)
    const startUnit = endUnit - (unitsOfTerm[term] ?? 0) + 1
    const startPosition = position - (positionsOfTerm[term] ?? 1) + 1
    const usesEnd = usesStart[term + 1] ?? 0
    for (let use = usesStart[term] ?? 0; use < usesEnd; use++) {
      const slot = uses[use] ?? 0
      const entry = slot < 0 ? undefined : entryOfSlot[slot]
      if (entry === undefined) this.#negationEnds[-1 - slot] = position
      else if (
        entry.ordered
          ? this.#extend(entry, slot, startPosition, startUnit, position)
          : this.#join(entry, slot, startPosition, startUnit, position)
      ) {
        this.#report(entry, endUnit, folded, collector)
      }
    }
  }

  /** Ordered patterns: a slot holds the chain of all slots up to it. Returns whether the pattern is complete. */
  #extend(entry: CompiledEntry, slot: number, startPosition: number, startUnit: number, endPosition: number): boolean {
    if (slot === entry.firstSlot) {
      this.#startPositions[slot] = startPosition
      this.#startUnits[slot] = startUnit
    } else {
      const gap = startPosition - (this.#endPositions[slot - 1] ?? never) - 1
      if (gap < 0 || gap > entry.gap) return false
      this.#startPositions[slot] = this.#startPositions[slot - 1] ?? 0
      this.#startUnits[slot] = this.#startUnits[slot - 1] ?? 0
    }
    this.#endPositions[slot] = endPosition
    return slot === entry.lastSlot
  }

  /** Unordered patterns: a slot holds its last term. Returns whether all lie close together and apart from one another. */
  #join(entry: CompiledEntry, slot: number, startPosition: number, startUnit: number, endPosition: number): boolean {
    this.#startPositions[slot] = startPosition
    this.#startUnits[slot] = startUnit
    this.#endPositions[slot] = endPosition
    let first = startPosition
    let covered = 0
    for (let one = entry.firstSlot; one <= entry.lastSlot; one++) {
      const end = this.#endPositions[one] ?? never
      if (end + joinReach < startPosition) return false
      const start = this.#startPositions[one] ?? 0
      for (let other = entry.firstSlot; other < one; other++) {
        if (start <= (this.#endPositions[other] ?? 0) && (this.#startPositions[other] ?? 0) <= end) return false
      }
      first = Math.min(first, start)
      covered += end - start + 1
    }
    return endPosition - first + 1 - covered <= entry.gap * (entry.lastSlot - entry.firstSlot)
  }

  #report(
    { entry, language, languageIndex, firstSlot, lastSlot }: CompiledEntry,
    endUnit: number,
    folded: ComparableText,
    collector: MatchCollector,
  ): void {
    let startUnit = this.#startUnits[lastSlot] ?? 0
    let startPosition = this.#startPositions[lastSlot] ?? 0
    for (let slot = firstSlot; slot <= lastSlot; slot++) {
      startUnit = Math.min(startUnit, this.#startUnits[slot] ?? 0)
      startPosition = Math.min(startPosition, this.#startPositions[slot] ?? 0)
      this.#endPositions[slot] = never
    }
    const distance = startPosition - (this.#negationEnds[languageIndex] ?? never)
    const negated = distance > 0 && distance <= negationReach * language.gapScale
    collector.add({
      concept: entry.concept,
      language: language.code,
      start: folded.origins[startUnit] ?? 0,
      end: (folded.origins[wordEnd(folded, endUnit, language.unspaced)] ?? 0) + 1,
      gloss: entry.gloss,
      strength: negated ? 'weak' : entry.strength,
      negated,
    })
  }
}

function wordEnd({ units }: ComparableText, unit: number, unspaced: boolean): number {
  let end = unit
  while (!unspaced && end - unit < wordRestMax && (units[end + 1] ?? separator) > separator) end++
  return end
}
