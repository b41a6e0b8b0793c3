import type { RunAttackOptions } from '../../client/attack/run-attack.ts'
import { type AttackConfig, confirmingRequestsDefault } from './config/attack-config.ts'

/** The most attempts that the service takes. */
const attemptsMax = 1_000

/**
 * How findings are confirmed within what `max_requests` leaves beside `turnsMax`, the most that the attack itself may take; null
 * where the config switches it off, or nothing is left.
 */
export function confirmingBudget(
  { confirm_breaches = {}, max_requests }: NonNullable<AttackConfig['attack']>,
  turnsMax: number,
): (NonNullable<RunAttackOptions['confirmBreaches']> & { readonly max_turns: number }) | null {
  const { replays = 3, minimise = true, max_requests: wanted = confirmingRequestsDefault } = confirm_breaches
  const max_turns = Math.min(wanted, (max_requests ?? Number.POSITIVE_INFINITY) - turnsMax)
  if (replays === 0 || max_turns < 1) return null
  return { replays, minimise, max_attempts: Math.min(attemptsMax, max_turns), max_turns }
}
