import type { Clock } from '../../domain/ports.ts'

const dayMs = 86_400_000

/** Tokens that this process may spend on an LLM in a UTC day. Forgets nothing but the day before; begins anew at a restart. */
export class TokenBudget {
  readonly #clock: Clock
  readonly #tokensMax: number | null
  #day = 0
  #spent = 0

  /** `tokensMax`: 1 or more; null = no bound. */
  constructor(clock: Clock, tokensMax: number | null) {
    this.#clock = clock
    this.#tokensMax = tokensMax
  }

  /** Whether anything is left today. */
  hasLeft(): boolean {
    this.#turnDay()
    return this.#tokensMax === null || this.#spent < this.#tokensMax
  }

  /** Notes what a call has used. A call may overdraw the budget by its own size. */
  spend(tokens: number): void {
    this.#turnDay()
    this.#spent += tokens
  }

  #turnDay(): void {
    const day = Math.floor(this.#clock.nowMs() / dayMs)
    if (day === this.#day) return
    this.#day = day
    this.#spent = 0
  }
}
