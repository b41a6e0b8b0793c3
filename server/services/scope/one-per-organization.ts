import { Problem } from '../../domain/problem.ts'

/**
 * Lets one piece of work of a kind run at a time for each organization; a further one is refused at once. State with the
 * lifetime of a process: every server counts for itself.
 */
export class OnePerOrganization {
  readonly #detail: string
  readonly #running = new Set<string>()

  /** `detail` tells whoever is refused what is running already. */
  constructor(detail: string) {
    this.#detail = detail
  }

  /** Settles as `work` does. Rejects with Problem `overloaded` while other work of the organization runs. */
  async run<Result>(organizationId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running.has(organizationId)) {
      throw new Problem('overloaded', this.#detail, { retryAfterSeconds })
    }
    this.#running.add(organizationId)
    try {
      return await work()
    } finally {
      this.#running.delete(organizationId)
    }
  }
}

/** Most of what runs alone takes seconds. */
const retryAfterSeconds = 5
