import { BoundedMap } from '../domain/bounded-map.ts'
import type { Clock, Sha256 } from '../domain/ports.ts'
import type { Opinion, OpinionFailure, OpinionQuestion, SecondOpinions } from '../domain/second-opinion.ts'
import type { RandomBytes } from './service-scope.ts'

/** What an LLM is asked with, and how often it may be. */
export interface SecondOpinionsOptions {
  /** Asks the LLM. Rejects only for a fault of this program. */
  readonly ask: (
    question: OpinionQuestion,
    options: { readonly nonce: Uint8Array; readonly signal: AbortSignal },
  ) => Promise<Opinion | OpinionFailure>
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** A keyed hash: what the cache remembers a question by tells nobody what was asked. */
  readonly reference: Sha256
  /** Questions of one organization in a UTC day, 1 or more. */
  readonly questionsPerDay: number
  /** Told of each question that is sent. */
  readonly onAsked: () => void
}

/** Questions of one organization at a time, so that none takes all that the LLM can do. */
const underWayMax = 8
/** What an LLM said is believed for this long. */
const freshMs = 3_600_000
const dayMs = 86_400_000
/** Said without asking the LLM. */
const neverSent: ReadonlySet<Opinion | OpinionFailure> = new Set(['budget-spent', 'busy', 'circuit-open'])

interface Known {
  readonly askedAtMs: number
  /** Shared by all who ask the same meanwhile. */
  readonly opinion: Promise<Opinion | OpinionFailure>
}

/** What an organization has asked; kept for the 10,000 that asked last. Begins anew at a restart. */
interface Account {
  day: number
  asked: number
  underWay: number
}

/** Asks an LLM within bounds: a budget for each organization, few questions at a time, none twice in an hour. */
export function createSecondOpinions(options: SecondOpinionsOptions): SecondOpinions {
  const known = new BoundedMap<string, Known>(10_000)
  const accounts = new BoundedMap<string, Account>(10_000)
  const closing = new AbortController()

  function accountOf(organizationId: string): Account {
    const day = Math.floor(options.clock.nowMs() / dayMs)
    const account = accounts.get(organizationId) ?? { day, asked: 0, underWay: 0 }
    if (account.day !== day) Object.assign(account, { day, asked: 0 })
    accounts.set(organizationId, account)
    return account
  }

  async function askAnew(organizationId: string, question: OpinionQuestion): Promise<Opinion | OpinionFailure> {
    const account = accountOf(organizationId)
    if (account.asked >= options.questionsPerDay) return 'organization-budget-spent'
    if (account.underWay >= underWayMax) return 'organization-busy'
    const { day } = account
    account.asked += 1
    account.underWay += 1
    const said = await options
      .ask(question, { nonce: options.randomBytes(16), signal: closing.signal })
      // Whatever is wrong with an opinion, the detector's verdict stands.
      .catch((): OpinionFailure => 'failed')
    account.underWay -= 1
    if (!neverSent.has(said)) options.onAsked()
    // What was never sent has cost nothing.
    else if (account.day === day) account.asked -= 1
    return said
  }

  function askOne(organizationId: string, question: OpinionQuestion): Promise<Opinion | OpinionFailure> {
    const key = options.reference(JSON.stringify(['opinion', organizationId, question]))
    const nowMs = options.clock.nowMs()
    const before = known.get(key)
    if (before && nowMs >= before.askedAtMs && nowMs - before.askedAtMs < freshMs) return before.opinion
    const opinion = askAnew(organizationId, question)
    const entry = { askedAtMs: nowMs, opinion }
    known.set(key, entry)
    void opinion.then((said) => {
      // A failure is nothing to remember; what took its place meanwhile stays.
      if (said !== 'violates' && said !== 'allowed' && known.get(key) === entry) known.delete(key)
    })
    return opinion
  }

  return {
    isConfigured: true,
    ask: (organizationId, questions) => Promise.all(questions.map((question) => askOne(organizationId, question))),
    close: () => closing.abort(),
  }
}

/** Stands where this server has no LLM. */
export const noSecondOpinions: SecondOpinions = {
  isConfigured: false,
  ask: async (_, questions) => questions.map(() => 'not-configured'),
  close: () => undefined,
}
