/** Finds many terms in one sweep (Aho and Corasick); states are numbers, tables are flat. */
export interface TermAutomaton {
  /** The state after `unit` in `state`. Amortised constant over a sweep. */
  next(state: number, unit: number): number
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

/** Builds an automaton by adding terms, then `finish`. */
export class TermAutomatonBuilder {
  #keys = new Float64Array(1 << 17)
  #targets = new Int32Array(1 << 17)
  #parents: number[] = [0]
  #units: number[] = [0]
  #depths: number[] = [0]
  readonly #terms = new Set<number>()

  /** Adds a term of at least one unit and returns its state. */
  add(units: ArrayLike<number>): number {
    let state = rootState
    for (let at = 0; at < units.length; at++) state = this.#child(state, units[at] ?? 0)
    this.#terms.add(state)
    return state
  }

  /** Links the states. Cost: a few lookups for each state. */
  finish(): TermAutomaton {
    const edges = this.#compactEdges()
    const count = this.#parents.length
    const fails = new Int32Array(count)
    const firstTerm = new Int32Array(count)
    const shorterTerm = new Int32Array(count)
    const roots = new Int32Array(0x10000)
    const next = (from: number, unit: number): number => {
      let state = from
      while (state !== rootState) {
        const target = edges.find(state, unit)
        if (target !== 0) return target
        state = fails[state] ?? rootState
      }
      return roots[unit] ?? rootState
    }
    for (const state of this.#byDepth()) {
      const parent = this.#parents[state] ?? rootState
      const unit = this.#units[state] ?? 0
      if (parent === rootState) roots[unit] = state
      const fail = parent === rootState ? rootState : next(fails[parent] ?? rootState, unit)
      fails[state] = fail
      shorterTerm[state] = firstTerm[fail] ?? 0
      firstTerm[state] = this.#terms.has(state) ? state : (firstTerm[fail] ?? 0)
    }
    return { next, firstTerm, shorterTerm, stateCount: count, bytes: edges.bytes + count * 12 + roots.byteLength }
  }

  #child(state: number, unit: number): number {
    const key = edgeKey(state, unit)
    let at = edgeSlot(state, unit, this.#keys.length)
    while (this.#keys[at] !== 0) {
      if (this.#keys[at] === key) return this.#targets[at] ?? 0
      at = (at + 1) & (this.#keys.length - 1)
    }
    const child = this.#parents.length
    this.#keys[at] = key
    this.#targets[at] = child
    this.#parents.push(state)
    this.#units.push(unit)
    this.#depths.push((this.#depths[state] ?? 0) + 1)
    if (child * 2 > this.#keys.length) this.#grow()
    return child
  }

  #grow(): void {
    const size = this.#keys.length * 2
    this.#keys = new Float64Array(size)
    this.#targets = new Int32Array(size)
    for (let child = 1; child < this.#parents.length; child++) {
      const state = this.#parents[child] ?? 0
      const unit = this.#units[child] ?? 0
      let at = edgeSlot(state, unit, size)
      while (this.#keys[at] !== 0) at = (at + 1) & (size - 1)
      this.#keys[at] = edgeKey(state, unit)
      this.#targets[at] = child
    }
  }

  #compactEdges(): { find(state: number, unit: number): number; bytes: number } {
    const keys = this.#keys
    const targets = this.#targets
    const mask = keys.length - 1
    const find = (state: number, unit: number): number => {
      const key = edgeKey(state, unit)
      let at = edgeSlot(state, unit, keys.length)
      for (let found = keys[at]; found !== 0; found = keys[at]) {
        if (found === key) return targets[at] ?? 0
        at = (at + 1) & mask
      }
      return 0
    }
    return { find, bytes: keys.byteLength + targets.byteLength }
  }

  #byDepth(): Int32Array {
    const starts: number[] = []
    for (const depth of this.#depths) starts[depth + 1] = (starts[depth + 1] ?? 0) + 1
    for (let depth = 0; depth < starts.length; depth++) starts[depth] = (starts[depth] ?? 0) + (starts[depth - 1] ?? 0)
    const order = new Int32Array(this.#depths.length)
    for (let state = 0; state < this.#depths.length; state++) {
      const depth = this.#depths[state] ?? 0
      const place = starts[depth] ?? 0
      starts[depth] = place + 1
      order[place] = state
    }
    return order.subarray(1)
  }
}

/** Never 0 for an edge, because units are at least 1. */
function edgeKey(state: number, unit: number): number {
  return state * 0x10000 + unit
}

function edgeSlot(state: number, unit: number, size: number): number {
  return (Math.imul(state, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b) ^ (state >>> 7)) & (size - 1)
}
