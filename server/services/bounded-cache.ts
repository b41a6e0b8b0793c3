/**
 * Remembers up to `entriesMax` values and forgets the one that was not asked for longest.
 * State with a lifetime: one per server, emptied with it. Cost: constant time a call.
 */
export class BoundedCache<Key, Value> {
  readonly #entriesMax: number
  readonly #entries = new Map<Key, Value>()

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    // A Map keeps insertion order, so putting it back makes it the youngest.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#entriesMax) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
