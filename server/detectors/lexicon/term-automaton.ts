/**
 * Finds many terms in one sweep (Aho and Corasick); states are numbers, tables are flat. An edge is found by hashing
 * its state and unit; the table holds target states, whose `parents` and `units` tell whether the edge is the right one.
 */
export interface TermAutomaton {
  /** Hash table of target states; 0 = empty; its length is a power of two. */
  readonly edges: Int32Array
  /** For each state, the state before its last unit. */
  readonly parents: Int32Array
  /** For each state, its last unit. */
  readonly units: Uint16Array
  /** For each state, the longest proper suffix that is a state. */
  readonly fails: Int32Array
  /** For each unit, the state after it at the root. */
  readonly roots: Int32Array
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
  const { edges, parents, units, fails } = automaton
  const mask = edges.length - 1
  let state = from
  while (state !== rootState) {
    let at = edgeHash(state, unit) & mask
    for (let target = edges[at] ?? 0; target !== 0; target = edges[at] ?? 0) {
      if (parents[target] === state && units[target] === unit) return target
      at = (at + 1) & mask
    }
    state = fails[state] ?? rootState
  }
  return automaton.roots[unit] ?? rootState
}

/** Builds an automaton: `add` the terms, then `finish` once. */
export class TermAutomatonBuilder {
  #edges = new Int32Array(1 << 18)
  #parents = new Int32Array(1 << 17)
  #units = new Uint16Array(1 << 17)
  #depths = new Uint8Array(1 << 17)
  #isTerm = new Uint8Array(1 << 17)
  #stateCount = 1

  /** Adds the term that `units` holds from `start` to `end` (exclusive), 1 to 255 units, and returns its state. */
  add(units: Uint16Array, start: number, end: number): number {
    let state = rootState
    for (let at = start; at < end; at++) state = this.#child(state, units[at] ?? 0)
    this.#isTerm[state] = 1
    return state
  }

  /** Links the states. Cost: a few look-ups for each state. */
  finish(): TermAutomaton {
    const stateCount = this.#stateCount
    const parents = this.#parents.slice(0, stateCount)
    const units = this.#units.slice(0, stateCount)
    const fails = new Int32Array(stateCount)
    const firstTerm = new Int32Array(stateCount)
    const shorterTerm = new Int32Array(stateCount)
    const roots = new Int32Array(0x10000)
    const tables = { edges: this.#edges, parents, units, fails, roots, firstTerm, shorterTerm }
    const bytes = Object.values(tables).reduce((sum, table) => sum + table.byteLength, 0)
    const automaton: TermAutomaton = { ...tables, stateCount, bytes }
    for (const state of this.#byDepth()) {
      const parent = parents[state] ?? rootState
      const unit = units[state] ?? 0
      if (parent === rootState) roots[unit] = state
      const fail = parent === rootState ? rootState : nextState(automaton, fails[parent] ?? rootState, unit)
      fails[state] = fail
      shorterTerm[state] = firstTerm[fail] ?? 0
      firstTerm[state] = this.#isTerm[state] === 1 ? state : (firstTerm[fail] ?? 0)
    }
    return automaton
  }

  #child(state: number, unit: number): number {
    const mask = this.#edges.length - 1
    let at = edgeHash(state, unit) & mask
    for (let target = this.#edges[at] ?? 0; target !== 0; target = this.#edges[at] ?? 0) {
      if (this.#parents[target] === state && this.#units[target] === unit) return target
      at = (at + 1) & mask
    }
    const child = this.#stateCount++
    if (child === this.#parents.length) this.#grow()
    this.#parents[child] = state
    this.#units[child] = unit
    this.#depths[child] = (this.#depths[state] ?? 0) + 1
    this.#place(child)
    return child
  }

  #place(child: number): void {
    const mask = this.#edges.length - 1
    let at = edgeHash(this.#parents[child] ?? 0, this.#units[child] ?? 0) & mask
    while (this.#edges[at] !== 0) at = (at + 1) & mask
    this.#edges[at] = child
  }

  #grow(): void {
    const size = this.#parents.length * 2
    this.#parents = doubled(this.#parents, new Int32Array(size))
    this.#units = doubled(this.#units, new Uint16Array(size))
    this.#depths = doubled(this.#depths, new Uint8Array(size))
    this.#isTerm = doubled(this.#isTerm, new Uint8Array(size))
    this.#edges = new Int32Array(size * 2)
    for (let child = 1; child < size / 2; child++) this.#place(child)
  }

  #byDepth(): Int32Array {
    const starts = new Int32Array(257)
    for (let state = 0; state < this.#stateCount; state++) count(starts, (this.#depths[state] ?? 0) + 1)
    for (let depth = 1; depth < starts.length; depth++) starts[depth] = (starts[depth] ?? 0) + (starts[depth - 1] ?? 0)
    const order = new Int32Array(this.#stateCount)
    for (let state = 0; state < this.#stateCount; state++) order[count(starts, this.#depths[state] ?? 0)] = state
    return order.subarray(1)
  }
}

function doubled<Table extends Int32Array | Uint16Array | Uint8Array>(from: Table, into: Table): Table {
  into.set(from)
  return into
}

/** Adds one to a counter and returns what it was. */
function count(counters: Int32Array, index: number): number {
  const before = counters[index] ?? 0
  counters[index] = before + 1
  return before
}

function edgeHash(state: number, unit: number): number {
  let hash = Math.imul(state, 0x9e3779b1) + Math.imul(unit, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}
