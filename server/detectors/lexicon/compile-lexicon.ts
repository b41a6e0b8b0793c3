import { foldText, isUnspaced, separator } from './fold-text.ts'
import { entriesOf } from './language-entries.ts'
import type { LexiconEntry, LexiconLanguage } from './lexicon-language.ts'
import { type TermAutomaton, TermAutomatonBuilder } from './term-automaton.ts'

/** An entry with what the sweep needs to know of it. */
export interface CompiledEntry {
  readonly entry: LexiconEntry
  readonly language: LexiconLanguage
  /** Number of its language in the list that was compiled. */
  readonly languageIndex: number
  /** Number of its first slot among all slots. */
  readonly firstSlot: number
  /** Uncovered positions allowed between neighbouring slots. */
  readonly gap: number
}

/** All terms of all languages, ready for one sweep. */
export interface CompiledLexicon {
  readonly automaton: TermAutomaton
  readonly languages: readonly LexiconLanguage[]
  readonly entries: readonly CompiledEntry[]
  /** For each slot, the number of its entry. */
  readonly entryOfSlot: Int32Array
  /** For each state of the automaton, where its uses start in `uses`; the next value is their end. */
  readonly usesStart: Int32Array
  /** What a term serves: a slot, or a negation of language `-1 - value`. Later slots of an entry come first. */
  readonly uses: Int32Array
  /** For each state that is a term, its folded units without boundaries. */
  readonly unitsOfTerm: Uint8Array
  /** For each state that is a term, the positions that it covers. */
  readonly positionsOfTerm: Uint8Array
  /** For each state that is a term: 1 when it ends with a word boundary. */
  readonly closedTerm: Uint8Array
  readonly termCount: number
  /** Memory of the flat tables. */
  readonly bytes: number
}

/** Builds the tables. Cost: a few lookups for each letter of each term. */
export function compileLexicon(languages: readonly LexiconLanguage[]): CompiledLexicon {
  const terms = new TermTable()
  const entries: CompiledEntry[] = []
  const entryOfSlot: number[] = []
  languages.forEach((language, languageIndex) => {
    for (const entry of entriesOf(language)) {
      const firstSlot = entryOfSlot.length
      for (const slot of entry.slots) {
        terms.add(slot, entryOfSlot.length, language.unspaced)
        entryOfSlot.push(entries.length)
      }
      entries.push({ entry, language, languageIndex, firstSlot, gap: Math.round(entry.gap * language.gapScale) })
    }
    terms.add(language.negations, -1 - languageIndex, language.unspaced)
  })
  return { languages, entries, entryOfSlot: Int32Array.from(entryOfSlot), ...terms.finish() }
}

interface Term {
  readonly units: number
  readonly positions: number
  readonly closed: boolean
  readonly uses: number[]
}

class TermTable {
  readonly #builder = new TermAutomatonBuilder()
  readonly #terms = new Map<number, Term>()
  readonly #slots = new Map<string, readonly Term[]>()

  add(slot: string, use: number, unspaced: boolean): void {
    let terms = this.#slots.get(slot)
    if (terms === undefined) {
      terms = slot.split('|').flatMap((written) => this.#addTerm(written, unspaced))
      this.#slots.set(slot, terms)
    }
    for (const term of terms) if (term.uses.at(-1) !== use) term.uses.push(use)
  }

  #addTerm(written: string, unspaced: boolean): readonly Term[] {
    const opens = unspaced || written.startsWith('*')
    const continues = unspaced || written.endsWith('*')
    const terms: Term[] = []
    for (const spelling of spellings(written.replaceAll('*', ''))) {
      const folded = foldText(spelling)
      const units = folded.units.subarray(1, folded.length - 1)
      if (units.length === 0) continue
      const state = this.#builder.add([...(opens ? [] : [separator]), ...units, ...(continues ? [] : [separator])])
      const term = this.#terms.get(state) ?? {
        units: units.length,
        positions: positionsIn(units),
        closed: !continues,
        uses: [],
      }
      this.#terms.set(state, term)
      terms.push(term)
    }
    return terms
  }

  finish() {
    const automaton = this.#builder.finish()
    const usesStart = new Int32Array(automaton.stateCount + 1)
    const unitsOfTerm = new Uint8Array(automaton.stateCount)
    const positionsOfTerm = new Uint8Array(automaton.stateCount)
    const closedTerm = new Uint8Array(automaton.stateCount)
    const uses: number[] = []
    for (let state = 0; state < automaton.stateCount; state++) {
      usesStart[state] = uses.length
      const term = this.#terms.get(state)
      if (term === undefined) continue
      uses.push(...term.uses.sort((left, right) => right - left))
      unitsOfTerm[state] = term.units
      positionsOfTerm[state] = term.positions
      closedTerm[state] = term.closed ? 1 : 0
    }
    usesStart[automaton.stateCount] = uses.length
    const bytes = automaton.bytes + automaton.stateCount * 7 + uses.length * 4
    const termCount = this.#terms.size
    return {
      automaton,
      usesStart,
      uses: Int32Array.from(uses),
      unitsOfTerm,
      positionsOfTerm,
      closedTerm,
      termCount,
      bytes,
    }
  }
}

/** A term as written and as people type it without their national keyboard. */
function spellings(term: string): readonly string[] {
  const sharp = term.replaceAll('ß', 'ss')
  const spelled = sharp.replace(/[äöüøåæœ]/g, (letter) => asciiPairs[letter] ?? letter)
  return [...new Set([term, sharp, spelled])]
}

const asciiPairs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
}

/** How many positions units cover: words, and single characters of scripts without spaces. */
function positionsIn(units: Uint16Array): number {
  let positions = 0
  let before = separator
  for (const unit of units) {
    if (unit > separator && startsPosition(before, unit)) positions++
    before = unit
  }
  return positions
}

/** Whether `unit`, a letter after `before`, starts another position. */
export function startsPosition(before: number, unit: number): boolean {
  return before <= separator || isUnspaced(unit) || isUnspaced(before)
}
