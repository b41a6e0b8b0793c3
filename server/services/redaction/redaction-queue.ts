import { Problem } from '../../domain/problem.ts'

/** Texts that a thread works on together. */
export interface Portion<Thread> {
  readonly organizationId: string
  /** The length of its texts, in UTF-16 units. */
  readonly units: number
  /** Has the work done. Never rejects: whoever waits for it is told what became of it. */
  readonly work: (thread: Thread) => Promise<void>
}

/** How much may wait, in UTF-16 units. */
export interface QueueBounds {
  /** Of all organizations. */
  readonly unitsMax: number
  /** Of one organization, so that no other is kept out by it. */
  readonly unitsOfOneMax: number
}

/** Up to this length a text is short, in UTF-16 units: the slowest takes about .3 s. */
export const shortUnitsMax = 65_536

interface Share<Thread> {
  readonly portions: Portion<Thread>[]
  /** How much of this organization was redacted while others waited too. */
  servedUnits: number
}

/** What waits to be redacted. Organizations share by the amount of text: next is whoever was served the least. */
export class RedactionQueue<Thread> {
  readonly #bounds: QueueBounds
  readonly #shares = new Map<string, Share<Thread>>()
  #units = 0

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds
  }

  /** Adds what one request wants redacted, all of it or nothing. Throws Problem `overloaded`. */
  add(organizationId: string, portions: readonly Portion<Thread>[]): void {
    const { unitsMax, unitsOfOneMax } = this.#bounds
    const share = this.#shares.get(organizationId)
    const units = unitsOf(portions)
    // A single request is always taken, however large: its size is bounded at the edge.
    const isFullOfOne = share !== undefined && unitsOf(share.portions) + units > unitsOfOneMax
    if (isFullOfOne || (this.#units > 0 && this.#units + units > unitsMax)) {
      throw new Problem('overloaded', 'Too many texts wait to be redacted; try again shortly.', {
        retryAfterSeconds: 2,
      })
    }
    this.#units += units
    if (share !== undefined) share.portions.push(...portions)
    // Who comes anew has no claim on the time before.
    else this.#shares.set(organizationId, { portions: [...portions], servedUnits: this.#leastServed() })
  }

  /** How many portions of an organization wait. */
  waitingOf(organizationId: string): number {
    return this.#shares.get(organizationId)?.portions.length ?? 0
  }

  /** Takes out what is next of the portions up to a length; null when none waits. */
  take(unitsMax: number): Portion<Thread> | null {
    let next: { readonly share: Share<Thread>; readonly portion: Portion<Thread> } | null = null
    for (const share of this.#shares.values()) {
      if (next !== null && next.share.servedUnits <= share.servedUnits) continue
      const portion = share.portions.find(({ units }) => units <= unitsMax)
      if (portion !== undefined) next = { share, portion }
    }
    if (next === null) return null
    next.share.servedUnits += next.portion.units
    this.drop([next.portion])
    return next.portion
  }

  /** Takes out portions that nobody waits for any more. */
  drop(portions: readonly Portion<Thread>[]): void {
    for (const portion of portions) {
      const share = this.#shares.get(portion.organizationId)
      const at = share?.portions.indexOf(portion) ?? -1
      if (share === undefined || at === -1) continue
      share.portions.splice(at, 1)
      this.#units -= portion.units
      if (share.portions.length === 0) this.#shares.delete(portion.organizationId)
    }
  }

  #leastServed(): number {
    if (this.#shares.size === 0) return 0
    return Math.min(...Array.from(this.#shares.values(), ({ servedUnits }) => servedUnits))
  }
}

function unitsOf(portions: readonly Pick<Portion<unknown>, 'units'>[]): number {
  return portions.reduce((sum, { units }) => sum + units, 0)
}
