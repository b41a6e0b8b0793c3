import { BoundedMap } from '../../domain/bounded-map.ts'
import type { OpinionFailure } from '../../domain/opinion-failure.ts'
import type { Clock } from '../../domain/ports.ts'

/** What each organization may ask an LLM for, beside red-team tests. */
export interface LlmAllowance {
  /**
   * Does a piece of work that asks the LLM one question, or says why not. Never rejects. The signal is aborted when the
   * service stops.
   */
  spend<Result>(
    organizationId: string,
    work: (signal: AbortSignal) => Promise<Result | OpinionFailure>,
  ): Promise<Result | OpinionFailure>
  /** Calls off what is under way. */
  close(): void
}

/** How much an organization may ask. */
export interface LlmAllowanceOptions {
  readonly clock: Clock
  /** Questions of one organization in a UTC day, 1 or more. */
  readonly questionsPerDay: number
  /** Told of each question that was sent. */
  readonly onAsked: () => void
}

/** Questions of one organization at a time, so that none takes all that the LLM can do. */
const underWayMax = 8
const dayMs = 86_400_000
/** Said without asking the LLM. */
const neverSent: ReadonlySet<unknown> = new Set<OpinionFailure>(['budget-spent', 'busy', 'circuit-open'])

/** What an organization has asked. */
interface Account {
  day: number
  asked: number
  underWay: number
}

/** Counts for the 10,000 organizations that asked last. Begins anew at a restart. */
export function createLlmAllowance({ clock, questionsPerDay, onAsked }: LlmAllowanceOptions): LlmAllowance {
  const accounts = new BoundedMap<string, Account>(10_000)
  const closing = new AbortController()

  function accountOf(organizationId: string): Account {
    const day = Math.floor(clock.nowMs() / dayMs)
    const account = accounts.get(organizationId) ?? { day, asked: 0, underWay: 0 }
    if (account.day !== day) Object.assign(account, { day, asked: 0 })
    accounts.set(organizationId, account)
    return account
  }

  return {
    async spend(organizationId, work) {
      const account = accountOf(organizationId)
      if (account.asked >= questionsPerDay) return 'organization-budget-spent'
      if (account.underWay >= underWayMax) return 'organization-busy'
      const { day } = account
      account.asked += 1
      account.underWay += 1
      // Whatever is wrong with an LLM, those who asked go on without it.
      const said = await work(closing.signal).catch((): OpinionFailure => 'failed')
      account.underWay -= 1
      if (!neverSent.has(said)) onAsked()
      // What was never sent has cost nothing.
      else if (account.day === day) account.asked -= 1
      return said
    },
    close: () => closing.abort(),
  }
}
