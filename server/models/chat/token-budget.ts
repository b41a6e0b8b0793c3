import type { Clock } from '../../domain/ports.ts'

const dayMs = 86_400_000

/** UTF-16 units of a token where a service does not count: fewer than in most languages, so that too much is counted. */
const unitsPerToken = 3

/** About how many tokens a text of so many UTF-16 units has; too many rather than too few. */
export function estimatedTokens(units: number): number {
  return Math.ceil(units / unitsPerToken)
}

/** Tokens that this process may spend on an LLM in a UTC day. Forgets nothing but the day before; begins anew at a restart. */
export class TokenBudget {
  readonly #clock: Clock
  readonly #tokensMax: number | null
  #day = 0
  #spent = 0
  #held = 0

  /** `tokensMax`: 1 or more; null = no bound. */
  constructor(clock: Clock, tokensMax: number | null) {
    this.#clock = clock
    this.#tokensMax = tokensMax
  }

  /** Whether anything is left today beside what is spent and held. */
  hasLeft(): boolean {
    this.#turnDay()
    return this.#tokensMax === null || this.#spent + this.#held < this.#tokensMax
  }

  /** Sets aside what a call may use at most, so that calls under way at once do not overdraw together what each may alone. */
  hold(tokens: number): void {
    this.#held += tokens
  }

  /** Gives back what was held for a call and notes what it has used. One call may overdraw the budget by its own size. */
  settle(held: number, used: number): void {
    this.#turnDay()
    this.#held -= held
    this.#spent += used
  }

  #turnDay(): void {
    const day = Math.floor(this.#clock.nowMs() / dayMs)
    if (day === this.#day) return
    this.#day = day
    this.#spent = 0
  }
}
