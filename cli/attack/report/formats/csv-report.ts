import { plainLine } from '../../../../client/attack/plain-line.ts'
import type { AttackReport, Breach, Confirmation } from '../attack-report.ts'
import { confirmationOf } from '../findings/confirmation-of.ts'
import { findingIdOf } from '../findings/findings.ts'
import { callText, shownTurn } from '../findings/shown-turn.ts'
import { notTriedIn } from '../not-tried.ts'
import { nameOfPolicy, policyOf } from '../report-names.ts'

/** The most characters that spreadsheets take in a cell; a longer text is cut, and says so. */
const cellUnitsMax = 32_000

const columns = [
  ...['finding', 'severity', 'policy', 'certification', 'clause', 'way', 'technique', 'aimed_at', 'decided_by'],
  ...['score', 'reason', 'turns', 'request', 'answer', 'tool_calls', 'repro_key'],
  ...['confirmed', 'replays_broke', 'replays_judged', 'shortest_turns', 'shortest_prompts'],
] as const

/**
 * One line for each breach, in UTF-8 with the lines of RFC 4180. A text that a spreadsheet would take for a formula begins
 * with an apostrophe. Untested policies have a line of their own, with the way `not tested`; so has a
 * technique that was planned and not tried on a policy: `not tried`.
 */
export function csvReport(report: AttackReport): string {
  const untested = report.untested.map((row) => ({
    ...none,
    ...{ severity: row.criticality, policy: row.name || row.policy, way: 'not tested', reason: row.reason },
    ...{ certification: row.certification ?? '', clause: row.clause ?? '' },
  }))
  const notTried = notTriedIn(report).flatMap(({ policy, techniques }) =>
    techniques.map(({ id }) => ({ ...none, policy, way: 'not tried', technique: plainLine(id), reason: 'not_run' })),
  )
  const rows = [...untested, ...notTried, ...report.breaches.map((breach) => rowOf(report, breach))]
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return [columns.map(cell).join(','), ...lines, ''].join('\r\n')
}

/** A text in quotes that no spreadsheet takes for a formula, and no reader for the end of a cell. */
export function cell(text: string): string {
  const seen = text
    .replaceAll('\r\n', '\n')
    // Marks that turn the direction of a text would show another one in a cell.
    .replaceAll(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
    .toWellFormed()
  const short = seen.length > cellUnitsMax ? `${seen.slice(0, cellUnitsMax)} … (cut)` : seen
  const safe = /^[\s\ufffd]*[=+\-@|%＝＋－＠]/u.test(short) ? `'${short}` : short
  return `"${safe.replaceAll('"', '""')}"`
}

type Row = Readonly<Record<(typeof columns)[number], string>>

const none = Object.fromEntries(columns.map((column) => [column, ''])) as Row

function rowOf(report: AttackReport, breach: Breach): Row {
  const policy = policyOf(report, breach.policyId)
  const turn = shownTurn(breach)
  const { aimedPolicyId, techniqueId, decidedBy, score, turns, way, severity, reason, reproKey } = breach
  return {
    finding: findingIdOf(report, breach),
    ...{ severity, way, reason, decided_by: decidedBy, score: score.toFixed(2), turns: String(turns.length) },
    policy: nameOfPolicy(report, breach.policyId),
    certification: policy?.certification ?? '',
    clause: policy?.clause ?? '',
    technique: plainLine(techniqueId ?? ''),
    aimed_at: aimedPolicyId === null ? '' : nameOfPolicy(report, aimedPolicyId),
    request: turn?.request ?? '',
    answer: turn?.response ?? turn?.error ?? '',
    tool_calls: (turn?.toolCalls ?? []).map(callText).join('\n'),
    repro_key: reproKey ?? '',
    ...confirmedCells(confirmationOf(report, [breach])),
  }
}

function confirmedCells(confirmation: Confirmation | null) {
  const { status = '', broke = '', tried = '', shortest = null } = confirmation ?? {}
  return {
    ...{ confirmed: status, replays_broke: String(broke), replays_judged: String(tried) },
    shortest_turns: String(shortest?.turns.length ?? ''),
    shortest_prompts: (shortest?.turns ?? []).map(({ prompt }) => prompt).join('\n\n'),
  }
}
