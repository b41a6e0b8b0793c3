import type { HarmKey } from '../../domain/policy/harm-key.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { aimOf } from '../aims/aim.ts'
import { aimsOfPolicy } from './aims-of-policy.ts'

/**
 * Of the harms of a policy those whose policy of the guard catalogue stops a breach of it, in their order. All of them where
 * nothing is known of what attackers of it are after.
 */
export function guardsOfPolicy(policy: TestPolicy): readonly HarmKey[] {
  const aims = aimsOfPolicy(policy)
  if (aims.length === 0) return policy.harms
  const guards = new Set(aims.flatMap((aim) => aimOf(aim).guards))
  return policy.harms.filter((harm) => guards.has(harm))
}
