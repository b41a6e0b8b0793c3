import { plainLine } from '../../../client/attack/plain-line.ts'
import { fitWidth, padWidth } from '../../display-width.ts'
import type { Comparison, Tally } from './attack-report.ts'
import { type FindingKind, findingKinds, isSignificant } from './compare-reports.ts'
import { shownP } from './formats/html/comparison-part.ts'

const titles = {
  added: 'new',
  remaining: 'still there',
  fixed: 'fixed: tried again and not found again',
  notTriedAgain: 'not tried again, or unclear now',
} as const satisfies Record<FindingKind, string>

const cutShort = 'one of the runs ended before its last attempt, and what breaks is tried first: its rates are too high'

/** Two runs side by side in lines for people. */
export function showComparison(comparison: Comparison): readonly string[] {
  const { before, after, pValue, isCutShort, policies, earlier } = comparison
  const chance = isSignificant(pValue) ? 'chance alone hardly makes that' : 'chance alone may make that'
  return [
    `against the run ${plainLine(earlier.runId)} of ${plainLine(earlier.createdAt)}`,
    `${tally(before)} attempts broke a policy then, ${tally(after)} now; p ${shownP(pValue)}: ${chance}`,
    ...(isCutShort ? [cutShort] : []),
    ...findingKinds.flatMap((kind) => [
      '',
      `${titles[kind]}: ${comparison[kind].length}`,
      ...comparison[kind].map(({ id, severity, policy, technique }) => {
        const what = `${plainLine(policy)}${technique === null ? '' : ` · ${plainLine(technique)}`}`
        return `  ${severity.padEnd(8)}  ${id}  ${fitWidth(what, 58)}`
      }),
    ]),
    ...(policies.length === 0 ? [] : ['', 'by policy (of twenty unchanged ones, one shows p below .05 by chance)']),
    ...policies.map((row) => {
      const name = padWidth(fitWidth(plainLine(row.name), 40), 40)
      return `  ${name}  ${tally(row.before).padStart(9)}  ${tally(row.after).padStart(9)}  p ${shownP(row.pValue)}`
    }),
  ]
}

function tally({ failed, attempts }: Tally): string {
  return `${failed} of ${attempts}`
}
