import { groupBy } from '../../../client/group-by.ts'
import type { AttackReport } from './attack-report.ts'
import { nameOfPolicy, techniqueName } from './report-names.ts'

/** Techniques that were planned against a tested policy and never tried on it: the run ended before. */
export interface NotTried {
  readonly policyId: string
  /** Its name. */
  readonly policy: string
  /** Those that were not tried on it. */
  readonly techniques: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Where an attempt was planned and none was made, by policy. Policies of which nothing was tried are not among them: they are
 * `untested`. Empty for a breach that is played again.
 */
export function notTriedIn(report: AttackReport): readonly NotTried[] {
  if (report.isReplay) return []
  const missing = report.pairs.filter((pair) => isNotTried(pair))
  const byPolicy = groupBy(missing, ({ policyId }) => policyId)
  return report.policies.flatMap(({ id }) => {
    const techniques = (byPolicy.get(id) ?? []).map(({ techniqueId }) => ({
      id: techniqueId,
      name: techniqueName(report, techniqueId) ?? techniqueId,
    }))
    return techniques.length === 0 ? [] : [{ policyId: id, policy: nameOfPolicy(report, id), techniques }]
  })
}

/** Whether none of its planned attempts was made. */
export function isNotTried({ attempts, notRun = 0 }: AttackReport['pairs'][number]): boolean {
  return attempts > 0 && notRun === attempts
}
