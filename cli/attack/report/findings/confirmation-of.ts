import type { AttackReport, Breach, Confirmation } from '../attack-report.ts'

/** What came of sending the finding of a breach again; null where the run did not confirm, or the service named none. */
export function confirmationOf(
  { findings }: Pick<AttackReport, 'findings'>,
  breaches: readonly Pick<Breach, 'id' | 'policyId'>[],
): Confirmation | null {
  const rows = findings.filter(({ policy_id, case_id, ways }) =>
    breaches.some((one) => {
      const isWay = case_id === one.id || ways.some((way) => way.case_id === one.id)
      return one.policyId === policy_id && isWay
    }),
  )
  const told = rows.flatMap(({ confirmation }) => confirmation ?? [])
  return told.find(({ status }) => status === 'reproduced') ?? told[0] ?? null
}
