/**
 * A map that forgets what was not used for longest when it grows beyond its bound: a cache whose size is certain.
 * Cost: constant time a call.
 */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** The value, which counts as a use. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      // A Map keeps insertion order, so putting it back makes it the youngest.
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  /** Keeps a value as the one used last. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#max) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }

  /** Forgets one entry. */
  delete(key: Key): void {
    this.#entries.delete(key)
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear()
  }

  /** How many entries are kept. */
  get size(): number {
    return this.#entries.size
  }
}
