/** What an entry takes beside its text, in UTF-16 units. */
const entryUnits = 128

/**
 * Remembers how texts were redacted, so that a history which is sent again with every turn is redacted once. Keeps a text
 * only where redaction changed it; of the others that nothing was found. Forgets what was not used for longest.
 * Memory: at most 2 bytes for each of `unitsMax`.
 */
export class RedactionMemory {
  readonly #unitsMax: number
  /** Oldest use first; null: nothing was found. */
  readonly #forms = new Map<string, string | null>()
  #units = 0

  constructor(unitsMax: number) {
    this.#unitsMax = unitsMax
  }

  /** The redacted form of a text; undefined when it is not known. */
  find(key: string, text: string): string | undefined {
    const form = this.#forms.get(key)
    if (form === undefined) return undefined
    // A Map keeps insertion order, so putting it back makes it the youngest.
    this.#forms.delete(key)
    this.#forms.set(key, form)
    return form ?? text
  }

  /** Keeps how a text was redacted; null: nothing was found in it. */
  keep(key: string, form: string | null): void {
    if (unitsOf(form) > this.#unitsMax) return
    this.#forget(key)
    this.#forms.set(key, form)
    this.#units += unitsOf(form)
    for (const oldest of this.#forms.keys()) {
      if (this.#units <= this.#unitsMax) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const form = this.#forms.get(key)
    if (form === undefined) return
    this.#forms.delete(key)
    this.#units -= unitsOf(form)
  }
}

function unitsOf(form: string | null): number {
  return entryUnits + (form?.length ?? 0)
}
