/**
 * Finds many terms in one sweep (Aho and Corasick). States are numbered breadth first, so the states after one state
 * stand in a row: an edge needs no table of its own, and the states that texts visit most lie close together.
 */
export interface TermAutomaton {
  /** For each state, the first state after it; the next value is their end. */
  readonly childrenStart: Int32Array
  /** For each state, its last unit. */
  readonly units: Uint16Array
  /** For each state, the longest proper suffix that is a state. */
  readonly fails: Int32Array
  /** For each unit, the state after it at the root. */
  readonly roots: Int32Array
  /** The state after the opening unit, at which most terms start; 0 = none. */
  readonly openState: number
  /** For each unit, the state after it at `openState`. */
  readonly openings: Int32Array
  /** For each state: itself or the longest proper suffix that is a term; 0 = none. */
  readonly firstTerm: Int32Array
  /** For each state that is a term: the next shorter suffix that is a term; 0 = none. */
  readonly shorterTerm: Int32Array
  readonly stateCount: number
  /** Memory of all tables. */
  readonly bytes: number
}

/** The state before any unit. */
export const rootState = 0

/** The state after `unit` in `from`. Amortised constant over a sweep: each step down was paid for by a step up. */
export function nextState(automaton: TermAutomaton, from: number, unit: number): number {
  const { childrenStart, units, fails, openState } = automaton
  let state = from
  while (state !== rootState) {
    if (state === openState) return automaton.openings[unit] ?? rootState
    const end = childrenStart[state + 1] ?? 0
    for (let child = childrenStart[state] ?? 0; child < end; child++) if (units[child] === unit) return child
    state = fails[state] ?? rootState
  }
  return automaton.roots[unit] ?? rootState
}

/** What a builder gives: the automaton, and for each number that `add` returned the state of that term. */
export interface FinishedAutomaton {
  readonly automaton: TermAutomaton
  /** By the number that `add` returned. */
  readonly stateOf: Int32Array
}

/** Builds an automaton: `add` the terms, then `finish` once. `openingUnit` is the unit with which most terms start. */
export class TermAutomatonBuilder {
  #openNode = -1
  readonly #roots = new Int32Array(0x10000)
  readonly #openings = new Int32Array(0x10000)
  #units = new Uint16Array(1 << 17)
  #firstChildren = new Int32Array(1 << 17)
  #nextSiblings = new Int32Array(1 << 17)
  #isTerm = new Uint8Array(1 << 17)
  #nodeCount = 1

  constructor(openingUnit: number) {
    this.#openNode = this.#child(rootState, openingUnit)
  }

  /** Adds the term that `units` holds from `start` to `end` (exclusive), at least 1 unit; returns its number for `stateOf`. */
  add(units: Uint16Array, start: number, end: number): number {
    let node = rootState
    for (let at = start; at < end; at++) node = this.#child(node, units[at] ?? 0)
    this.#isTerm[node] = 1
    return node
  }

  /** Numbers and links the states. Cost: a few look-ups for each state. */
  finish(): FinishedAutomaton {
    const stateCount = this.#nodeCount
    const { nodeOf, stateOf, parents, childrenStart } = this.#breadthFirst()
    const units = Uint16Array.from(nodeOf, (node) => this.#units[node] ?? 0)
    const roots = this.#roots.map((node) => stateOf[node] ?? 0)
    const fails = new Int32Array(stateCount)
    const firstTerm = new Int32Array(stateCount)
    const shorterTerm = new Int32Array(stateCount)
    const openings = new Int32Array(0x10000)
    const tables = { childrenStart, units, fails, roots, openings, firstTerm, shorterTerm }
    const bytes = Object.values(tables).reduce((sum, table) => sum + table.byteLength, 0)
    const unopened: TermAutomaton = { ...tables, openState: rootState, stateCount, bytes }
    for (let state = 1; state < stateCount; state++) {
      const parent = parents[state] ?? rootState
      const fail = parent === rootState ? rootState : nextState(unopened, fails[parent] ?? rootState, units[state] ?? 0)
      fails[state] = fail
      shorterTerm[state] = firstTerm[fail] ?? 0
      firstTerm[state] = this.#isTerm[nodeOf[state] ?? 0] === 1 ? state : (firstTerm[fail] ?? 0)
    }
    for (let unit = 0; unit < openings.length; unit++) {
      const node = this.#openings[unit] ?? 0
      openings[unit] = (node === 0 ? roots[unit] : stateOf[node]) ?? rootState
    }
    return { automaton: { ...unopened, openState: stateOf[this.#openNode] ?? rootState }, stateOf }
  }

  #child(node: number, unit: number): number {
    const direct = node === rootState ? this.#roots : node === this.#openNode ? this.#openings : undefined
    if (direct !== undefined) {
      const known = direct[unit] ?? 0
      if (known !== 0) return known
      const child = this.#addChild(node, unit)
      direct[unit] = child
      return child
    }
    for (let child = this.#firstChildren[node] ?? 0; child !== 0; child = this.#nextSiblings[child] ?? 0) {
      if (this.#units[child] === unit) return child
    }
    return this.#addChild(node, unit)
  }

  #addChild(node: number, unit: number): number {
    const child = this.#nodeCount++
    if (child === this.#units.length) this.#grow()
    this.#units[child] = unit
    this.#nextSiblings[child] = this.#firstChildren[node] ?? 0
    this.#firstChildren[node] = child
    return child
  }

  #breadthFirst() {
    const nodeOf = new Int32Array(this.#nodeCount)
    const stateOf = new Int32Array(this.#nodeCount)
    const parents = new Int32Array(this.#nodeCount)
    const childrenStart = new Int32Array(this.#nodeCount + 1)
    let found = 1
    for (let state = 0; state < this.#nodeCount; state++) {
      childrenStart[state] = found
      for (let node = this.#firstChildren[nodeOf[state] ?? 0] ?? 0; node !== 0; node = this.#nextSiblings[node] ?? 0) {
        nodeOf[found] = node
        stateOf[node] = found
        parents[found++] = state
      }
    }
    childrenStart[this.#nodeCount] = found
    return { nodeOf, stateOf, parents, childrenStart }
  }

  #grow(): void {
    const size = this.#units.length * 2
    this.#units = copied(this.#units, new Uint16Array(size))
    this.#firstChildren = copied(this.#firstChildren, new Int32Array(size))
    this.#nextSiblings = copied(this.#nextSiblings, new Int32Array(size))
    this.#isTerm = copied(this.#isTerm, new Uint8Array(size))
  }
}

function copied<Table extends Int32Array | Uint16Array | Uint8Array>(from: Table, into: Table): Table {
  into.set(from)
  return into
}
