import type { AttackReport } from './attack-report.ts'

/** When what a report tells was judged last; when it was made, where a report of an older version does not tell. */
export function attackedAtOf({ attackedAt, createdAt }: Pick<AttackReport, 'attackedAt' | 'createdAt'>): string {
  return attackedAt ?? createdAt
}
