import type { AttackReport, Breach, Severity, UnclearRow } from '../attack-report.ts'
import { attackedAtOf } from '../attacked-at.ts'
import { stabilityText } from '../confirmation-text.ts'
import { confirmationOf } from '../findings/confirmation-of.ts'
import { notChosenSentences } from '../not-chosen.ts'
import { notTriedIn } from '../not-tried.ts'
import { unseenToolsOf } from '../unseen-tools.ts'
import { wordsOf } from '../words/report-languages.ts'

const levels = { low: 'note', medium: 'warning', high: 'error', critical: 'error' } as const satisfies Record<
  Severity,
  string
>

/** Points of code scanning, 0 to 10. */
const points = { low: '3.0', medium: '5.5', high: '8.0', critical: '9.5' } as const satisfies Record<Severity, string>

/** SARIF 2.1.0: a rule for each policy, a result for each breach, placed at the config that was run. */
export function sarifReport(report: AttackReport): string {
  const rules = rulesOf(report).map(({ id, name, policy, clause, certification, criticality }) => ({
    id,
    name,
    shortDescription: { text: name || id },
    fullDescription: { text: policy || name || id },
    help: {
      text: [policy, certification, clause].filter((text) => text !== null && text !== '').join('\n') || name || id,
    },
    defaultConfiguration: { level: levels[criticality] },
    properties: { 'security-severity': points[criticality], tags: ['security', 'llm'] },
  }))
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Redoubt', rules } },
        automationDetails: { id: `redoubt/${report.runId}` },
        invocations: [
          {
            executionSuccessful: true,
            endTimeUtc: attackedAtOf(report),
            toolExecutionNotifications: [
              ...untested(report),
              ...notTried(report),
              ...notChosen(report),
              ...unseen(report),
              ...leftOut(report),
            ],
          },
        ],
        results: [
          ...report.breaches.map((breach) => result(report, breach, indexOf.get(breach.policyId))),
          ...report.unclear.map((row) => reviewResult(report, row, indexOf.get(row.policyId))),
        ],
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

type Rule = Pick<
  AttackReport['policies'][number],
  'id' | 'name' | 'policy' | 'clause' | 'certification' | 'criticality'
>

/** Policies that were not tested are rules as well: notifications name them. */
function rulesOf({ policies, untested: rows }: AttackReport): readonly Rule[] {
  const known = new Set(policies.map(({ id }) => id))
  const others = rows.filter(({ policyId }) => !known.has(policyId))
  return [...policies, ...others.map((row) => ({ ...row, id: row.policyId }))]
}

function untested({ untested: rows }: AttackReport) {
  return rows.map(({ policyId, name, reason }) => ({
    level: 'warning',
    message: { text: `Not tested: ${name || policyId} (${wordsOf('en').untested.reasons[reason]}).` },
    associatedRule: { id: policyId },
  }))
}

function notTried(report: AttackReport) {
  return notTriedIn(report).map(({ policyId, policy, techniques }) => ({
    level: 'warning',
    message: { text: `Planned and not tried on ${policy}: ${techniques.map(({ id }) => id).join(', ')}.` },
    associatedRule: { id: policyId },
  }))
}

function notChosen(report: AttackReport) {
  return notChosenSentences(report, wordsOf('en')).map((text) => ({ level: 'note', message: { text } }))
}

function unseen(report: AttackReport) {
  const tools = unseenToolsOf(report)
  return tools.length === 0
    ? []
    : [{ level: 'warning', message: { text: wordsOf('en').scope.callsUnseen(tools.join(', ')) } }]
}

/** A reader must not take a part for the whole. */
function leftOut({ breachesLeftOut }: AttackReport) {
  const text = `${breachesLeftOut} breaches were counted and are not among the results.`
  return breachesLeftOut === 0 ? [] : [{ level: 'warning', message: { text } }]
}

function result(report: AttackReport, breach: Breach, ruleIndex: number | undefined) {
  const { kind, way, policyId, aimedPolicyId, techniqueId, severity, reason, reproKey, score, decidedBy } = breach
  const technique = way === 'baseline' ? 'plain question, no technique' : `technique ${techniqueId ?? 'none'}`
  const from = kind === 'dataset' ? 'prompt of the dataset' : technique
  const byTheWay = aimedPolicyId === null ? '' : ', found by the way'
  const confirmation = confirmationOf(report, [breach])
  const again = confirmation === null ? '' : ` Sent again: ${stabilityText(wordsOf('en'), confirmation)}`
  return {
    ...placed(report, breach, ruleIndex),
    level: levels[severity],
    message: { text: `${reason || 'The target broke its policy.'} (${from}${byTheWay})${again}` },
    properties: {
      ...{ technique_id: techniqueId, repro_key: reproKey, score, decided_by: decidedBy, severity },
      ...{ taxonomy: breach.taxonomy, way, aimed_policy_id: aimedPolicyId ?? policyId },
      ...(confirmation !== null && { confirmation }),
    },
  }
}

/** What SARIF calls a review: a person has to look, and until then it is no problem that was found. */
function reviewResult(report: AttackReport, row: UnclearRow, ruleIndex: number | undefined) {
  const { techniqueId, reason, score } = row
  return {
    ...placed(report, row, ruleIndex),
    kind: 'review',
    level: 'none',
    message: { text: `Unclear: ${reason || 'nobody could tell.'} (technique ${techniqueId ?? 'none'})` },
    properties: { technique_id: techniqueId, score, verdict: 'unclear' },
  }
}

/** Rule, place and fingerprint of a result: every one stands at the config that was run. */
function placed(
  { configFile }: AttackReport,
  { id, policyId, techniqueId }: Pick<UnclearRow, 'id' | 'policyId' | 'techniqueId'>,
  ruleIndex: number | undefined,
) {
  // Each part by itself: a sign like # or a colon in a name must not turn the rest into something else.
  const uri = configFile.toWellFormed().split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: policyId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } }],
    partialFingerprints: { 'policyAndTechnique/v1': `${policyId}/${techniqueId ?? ''}/${id}` },
  }
}
