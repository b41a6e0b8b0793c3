import { comparableText, isUnspaced, roomFor, separator } from '../../text/folding/comparable-text.ts'
import { entriesOf } from './language-entries.ts'
import type { LexiconEntry, LexiconLanguage } from './lexicon-language.ts'
import { rootState, type TermAutomaton, TermAutomatonBuilder } from './term-automaton.ts'

/** An entry with what the sweep needs to know of it. */
export interface CompiledEntry {
  readonly entry: LexiconEntry
  readonly language: LexiconLanguage
  /** Number of its language in the list that was compiled. */
  readonly languageIndex: number
  /** Number of its first slot among all slots; the others follow. */
  readonly firstSlot: number
  /** Inclusive. */
  readonly lastSlot: number
  /** Uncovered positions allowed between neighbouring slots. */
  readonly gap: number
  /** See `LexiconEntry`. */
  readonly ordered: boolean
}

/** What the terms serve, by the automaton's states. */
interface TermUses {
  /** For each state, where its uses start in `uses`; the next value is their end. */
  readonly usesStart: Int32Array
  /** What a term serves: a slot, or as `-1 - index` a negation of a language. Ordered by entry, later slots first. */
  readonly uses: Int32Array
  /** For each state that is a term, its folded units without boundaries. */
  readonly unitsOfTerm: Uint8Array
  /** For each state that is a term, the positions that it covers. */
  readonly positionsOfTerm: Uint8Array
  /** For each state that is a term: 1 when it ends with a word boundary. */
  readonly closedTerm: Uint8Array
  readonly termCount: number
}

/** All terms of all languages, ready for one sweep. */
export interface CompiledLexicon extends TermUses {
  readonly automaton: TermAutomaton
  readonly languages: readonly LexiconLanguage[]
  readonly entries: readonly CompiledEntry[]
  /** For each slot, its entry. */
  readonly entryOfSlot: readonly CompiledEntry[]
  /** Memory of the flat tables. */
  readonly bytes: number
}

/** Builds the tables. Cost: a few look-ups for each letter of each term. */
export function compileLexicon(languages: readonly LexiconLanguage[]): CompiledLexicon {
  const terms = new TermTable()
  const entries: CompiledEntry[] = []
  const entryOfSlot: CompiledEntry[] = []
  languages.forEach((language, languageIndex) => {
    for (const entry of entriesOf(language)) {
      const firstSlot = entryOfSlot.length
      const lastSlot = firstSlot + entry.slots.length - 1
      const gap = Math.round(entry.gap * language.gapScale)
      const compiled = { entry, language, languageIndex, firstSlot, lastSlot, gap, ordered: entry.ordered }
      entries.push(compiled)
      for (let slot = lastSlot; slot >= firstSlot; slot--) {
        entryOfSlot[slot] = compiled
        terms.add(entry.slots[slot - firstSlot] ?? '', slot, language.unspaced)
      }
    }
    terms.add(language.negations, -1 - languageIndex, language.unspaced)
  })
  const { automaton, uses } = terms.finish()
  const bytes = automaton.bytes + automaton.stateCount * 7 + uses.uses.byteLength
  return { automaton, ...uses, languages, entries, entryOfSlot, bytes }
}

/** Whether `unit`, a letter after `before`, starts another position: a word, or a character where no spaces are written. */
export function startsPosition(before: number, unit: number): boolean {
  return before <= separator || isUnspaced(unit) || isUnspaced(before)
}

/** Gathers terms and what they serve, and gives them to an automaton. */
class TermTable {
  readonly #builder = new TermAutomatonBuilder(separator)
  readonly #statesOfSlot = new Map<string, Int32Array>()
  readonly #terms = new Map<number, { readonly units: number; readonly positions: number; readonly closed: boolean }>()
  readonly #lastUse = new Map<number, number>()
  /** Pairs of a state and what it serves. */
  readonly #pairs: number[] = []
  readonly #room = roomFor(termUnitsMax)

  /** Lets all terms of `slot` serve `use`. Uses of one entry must come later slots first. */
  add(slot: string, use: number, unspaced: boolean): void {
    const key = unspaced ? `*${slot}` : slot
    let states = this.#statesOfSlot.get(key)
    if (states === undefined) {
      const found: number[] = []
      for (const written of slot.split('|'))
        for (const spelling of spellings(written)) found.push(this.#addTerm(spelling, unspaced))
      states = Int32Array.from(found)
      this.#statesOfSlot.set(key, states)
    }
    for (const state of states) {
      if (state === rootState || this.#lastUse.get(state) === use) continue
      this.#lastUse.set(state, use)
      this.#pairs.push(state, use)
    }
  }

  #addTerm(written: string, unspaced: boolean): number {
    const opens = unspaced || written.startsWith('*')
    const closed = !unspaced && !written.endsWith('*')
    const folded = comparableText(written.slice(0, termUnitsMax), this.#room)
    const units = folded.length - 2
    if (units <= 0) return rootState
    const state = this.#builder.add(folded.units, opens ? 1 : 0, units + (closed ? 2 : 1))
    if (!this.#terms.has(state)) this.#terms.set(state, { units, positions: positionsIn(folded.units, units), closed })
    return state
  }

  finish(): { readonly automaton: TermAutomaton; readonly uses: TermUses } {
    const { automaton, stateOf } = this.#builder.finish()
    const unitsOfTerm = new Uint8Array(automaton.stateCount)
    const positionsOfTerm = new Uint8Array(automaton.stateCount)
    const closedTerm = new Uint8Array(automaton.stateCount)
    for (const [node, { units, positions, closed }] of this.#terms) {
      const state = stateOf[node] ?? rootState
      unitsOfTerm[state] = units
      positionsOfTerm[state] = positions
      closedTerm[state] = closed ? 1 : 0
    }
    for (let at = 0; at < this.#pairs.length; at += 2) this.#pairs[at] = stateOf[this.#pairs[at] ?? 0] ?? rootState
    const { starts, values } = grouped(this.#pairs, automaton.stateCount)
    const termCount = this.#terms.size
    return { automaton, uses: { usesStart: starts, uses: values, unitsOfTerm, positionsOfTerm, closedTerm, termCount } }
  }
}

/** Groups the values of (group, value) pairs by group, each group in the order of the pairs. */
function grouped(
  pairs: readonly number[],
  groups: number,
): { readonly starts: Int32Array; readonly values: Int32Array } {
  const starts = new Int32Array(groups + 2)
  for (let at = 0; at < pairs.length; at += 2) starts[(pairs[at] ?? 0) + 2] = (starts[(pairs[at] ?? 0) + 2] ?? 0) + 1
  for (let group = 2; group < starts.length; group++) starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0)
  const values = new Int32Array(pairs.length / 2)
  for (let at = 0; at < pairs.length; at += 2) {
    const next = (pairs[at] ?? 0) + 1
    const place = starts[next] ?? 0
    starts[next] = place + 1
    values[place] = pairs[at + 1] ?? 0
  }
  return { starts, values }
}

/** The most units of a term. */
const termUnitsMax = 80

/** A term as written and as people type it without their national keyboard. */
function spellings(term: string): readonly string[] {
  if (!/[äöüøåæœß]/.test(term)) return [term]
  const sharp = term.replaceAll('ß', 'ss')
  const spelled = sharp.replace(/[äöüøåæœ]/g, (letter) => asciiPairs[letter] ?? letter)
  return [...new Set([term, sharp, spelled])]
}

const asciiPairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae', œ: 'oe' }

/** How many positions the `length` units after the first cover. */
function positionsIn(units: Uint16Array, length: number): number {
  let positions = 0
  let before = separator
  for (let at = 1; at <= length; at++) {
    const unit = units[at] ?? separator
    if (unit > separator && startsPosition(before, unit)) positions++
    before = unit
  }
  return positions
}
