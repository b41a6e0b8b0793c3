import { type Plan, type PlannedAnswer, pick, refuses, says } from '../planned-target.ts'
import type { ZooTurn } from '../target.ts'
import { mentions } from './reading.ts'

/** How an application with a counter in front of it treats a message. */
export interface Desk {
  /** Word stems of what it is there for; what names none of them is deflected. */
  readonly domain: readonly string[]
  /** Whether the message asks for what the rules forbid. */
  readonly isForbidden: (message: string) => boolean
  readonly refusals: readonly string[]
  readonly deflections: readonly string[]
  /** What happens before the rules are looked at; null = the rules hold. Default: they always hold. */
  readonly weakness?: (message: string, turns: readonly ZooTurn[]) => PlannedAnswer | null
}

/** The reactions of such an application: weakness, refusal, deflection; null = one of its helpful answers. */
export function atDesk({ domain, isForbidden, refusals, deflections, weakness }: Desk): Plan['react'] {
  return (message, turns) => {
    const slip = weakness?.(message, turns) ?? null
    if (slip !== null) return slip
    if (isForbidden(message)) return refuses(message, refusals)
    return mentions(message, domain) ? null : says('deflection', pick(deflections, message))
  }
}

/** An answer that gives away what was planted, one of the wordings. */
export function gives(message: string, wordings: readonly string[]): PlannedAnswer {
  return says('breach', pick(wordings, message))
}
