import type { Clock } from '../../domain/ports.ts'

/** When calls stop after failures, and for how long. */
export interface CircuitBreakerOptions {
  readonly clock: Clock
  /** Failures in a row after which no call is made, 1 or more. */
  readonly failuresMax: number
  /** For how long none is made then, in milliseconds; after it one call is let through to try. */
  readonly restMs: number
}

/** Keeps a service that fails from being asked on and on. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions
  #failures = 0
  #restUntilMs = 0

  constructor(options: CircuitBreakerOptions) {
    this.#options = options
  }

  /** Whether a call may be made now. Letting one through after the rest closes the door behind it until it reports. */
  admit(): boolean {
    const { clock, failuresMax, restMs } = this.#options
    if (this.#failures < failuresMax) return true
    const nowMs = clock.nowMs()
    if (nowMs < this.#restUntilMs) return false
    this.#restUntilMs = nowMs + restMs
    return true
  }

  /** The call was answered. */
  succeeded(): void {
    this.#failures = 0
  }

  /** The call failed. */
  failed(): void {
    this.#failures += 1
    if (this.#failures >= this.#options.failuresMax)
      this.#restUntilMs = this.#options.clock.nowMs() + this.#options.restMs
  }
}
