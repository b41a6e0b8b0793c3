import { type Checked, check } from '../../services/guard/check.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import type { LatestExchange } from './latest-exchange.ts'

/** An exchange that is to be judged as one check. */
export interface ExchangeCheck {
  readonly organizationId: string
  /** Null = the organization's sample project. */
  readonly projectId: string | null
  readonly exchange: LatestExchange
  /** Whether the message is kept. */
  readonly isStored: boolean
}

/** Judges an exchange as `POST /api/v1/check` does; resolves when it is durable, if it is to be kept. */
export async function checkExchange(guard: GuardScope, asked: ExchangeCheck): Promise<Checked> {
  const { organizationId, projectId, exchange, isStored } = asked
  const { turns, output, images, documents } = exchange
  const item = { projectId, turns, output, images, documents, isStored, executionMode: null, wantsRedactedText: false }
  const [checked] = await check(guard, { organizationId, items: [item], settle: () => null })
  if (checked === undefined) throw new Error('a check has a result')
  return checked
}
