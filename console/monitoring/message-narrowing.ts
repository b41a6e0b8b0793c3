import type { RequestOf } from '../../client/wire.ts'
import { criticalities } from '../parts/criticalities.ts'
import type { Search } from '../search.ts'

type Narrowing = Pick<
  RequestOf<'listMessages'>['query'],
  'direction' | 'criticality' | 'latency_ms_min' | 'security_only' | 'errors_only'
>

/** What an address says of side, criticality, latency, security and failed checks, as the list and the export take it; what is none of theirs is left out. */
export function narrowedBy({ side, criticality, latency, security, errors }: Search): Narrowing {
  const direction = (['input', 'output'] as const).find((one) => one === side)
  const known = criticalities.find((one) => one === criticality)
  const least = Number(latency)
  return {
    ...(direction !== undefined && { direction }),
    ...(known !== undefined && { criticality: known }),
    ...(least > 0 && least <= latencyMsMax && { latency_ms_min: least }),
    ...(security === 'true' && { security_only: true }),
    ...(errors === 'true' && { errors_only: true }),
  }
}

/** The longest that can be asked for, in milliseconds. */
const latencyMsMax = 3_600_000
