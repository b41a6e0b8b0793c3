import type { HarmKey } from '../../domain/policy/harm-key.ts'
import { attackLanguages, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { aimOf, aimWording } from '../aims/aim.ts'
import { aimsNamedIn } from '../aims/aim-keywords.ts'
import { certificationClauses } from '../certifications/catalogue.ts'
import { type AimId, aimIds } from '../wordings/asks/aim-wording.ts'

/**
 * What attackers of a policy are after, most typical first; empty when nothing is known. Certifications say it
 * themselves, policies of the context by their names, all others by their words, else by their harms.
 */
export function aimsOfPolicy(policy: TestPolicy): readonly AimId[] {
  const { certification, clause, source } = policy
  if (certification !== null) {
    const entry = certificationClauses(certification).find((known) => known.clause === clause)
    if (entry !== undefined) return entry.aims
  }
  if (source === 'business_context') {
    const named = aimIds.find((id) =>
      attackLanguages.some((language) => isNameOf(policy.name, aimWording(id, language).name)),
    )
    if (named !== undefined) return [named]
  }
  const byWords = aimsNamedIn(policy.policy)
  return byWords.length > 0 ? byWords : aimsOfHarms(policy.harms)
}

function isNameOf(name: string, known: string): boolean {
  return name === known || name.startsWith(`${known} (`)
}

function aimsOfHarms(harms: readonly HarmKey[]): readonly AimId[] {
  return aimIds.filter((id) => aimOf(id).harms.some((harm) => harms.includes(harm))).slice(0, 3)
}
