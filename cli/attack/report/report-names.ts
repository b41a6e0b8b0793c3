import type { AttackReport, PolicyRow, UntestedRow } from './attack-report.ts'

/** A policy of a report, tested or not; undefined where the report does not know it. */
export function policyOf(
  { policies, untested }: Pick<AttackReport, 'policies' | 'untested'>,
  policyId: string,
): PolicyRow | UntestedRow | undefined {
  return policies.find(({ id }) => id === policyId) ?? untested.find((row) => row.policyId === policyId)
}

/** A name for people: of the policy, else the beginning of its rule. */
export function nameOfPolicy(report: AttackReport, policyId: string): string {
  const known = policyOf(report, policyId)
  return known?.name || firstWords(known?.policy ?? '') || '?'
}

/** The name of a technique; null where the report has none of that id. */
export function techniqueName({ techniques }: AttackReport, techniqueId: string | null): string | null {
  return techniques.find(({ id }) => id === techniqueId)?.name ?? null
}

/** What a policy is known by over several runs, whose tests give it new ids. */
export function policyKeyOf(report: AttackReport, policyId: string): string {
  const known = policyOf(report, policyId)
  if (known === undefined) return policyId
  return JSON.stringify([known.certification, known.clause, known.policy || known.name])
}

/** The tested policies that are known by a key: several, where a test was given the same words more than once. */
export function policyIdsLike(report: AttackReport, key: string): readonly string[] {
  return report.policies.map(({ id }) => id).filter((id) => policyKeyOf(report, id) === key)
}

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, 10).join(' ')
  return words.length < text.trim().length ? `${words} …` : words
}
