import { plainLine } from '../../../client/attack/plain-line.ts'
import { sourceOf } from '../../../client/run-summary/list-names.ts'
import type { Look } from '../../command.ts'
import { printable } from '../../printable.ts'
import type { AttackReport, BreachTurn } from './attack-report.ts'
import { shortestText, stabilityText } from './confirmation-text.ts'
import type { Finding } from './findings/findings.ts'
import { markEvidence } from './findings/mark-evidence.ts'
import { callText } from './findings/shown-turn.ts'
import { howOften, waysText } from './formats/html/report-page.ts'
import { adviceOf } from './formats/html/summary-part.ts'
import { policyOf } from './report-names.ts'
import { wordsOf } from './words/report-languages.ts'

/** A text, and how it looks on a terminal. */
export interface ShownText {
  /** Without colours. */
  readonly text: string
  readonly look: Look
}

/** One finding with its shortest conversation whole, evidence between » and «. Nothing in it can command a terminal. */
export function showFinding(report: AttackReport, finding: Finding): readonly ShownText[] {
  const words = wordsOf('en')
  const { severity, ease, policy, technique, way, ways, rule, breach, id, confirmation } = finding
  const row = policyOf(report, finding.policyId)
  const source = row === undefined ? '' : sourceOf(row)
  const facts: readonly (readonly [string, string])[] = [
    ['rule', `${rule}${source === '' ? '' : ` (${source})`}`],
    ['fell to', way === 'technique' ? `${technique ?? '?'} (${finding.techniqueId})` : words.ways[way]],
    ['how often', `${howOften(words, finding)}: ${ease}`],
    ...(ways.length > 1 ? [['all ways', waysText({ report, findings: [finding], words }, finding)] as const] : []),
    ...(breach.goal === undefined ? [] : [['asked for', breach.goal] as const]),
    ['why', breach.reason],
    ['decided', words.decidedBy(breach.decidedBy)],
    ...(confirmation === null ? [] : [['sent again', stabilityText(words, confirmation)] as const]),
    ['do', adviceOf(words, finding)],
    ...(breach.reproKey === null ? [] : [['again', `--repro ${breach.reproKey}`] as const]),
  ]
  return [
    { text: `${severity}  ${id}  ${plainLine(policy)}`, look: { tone: 'bad', hanging: 2 } },
    ...facts.map(([name, text]) => ({ text: `${name.padEnd(11)}${plainLine(text)}`, look: { hanging: 11 } })),
    ...breach.turns.flatMap(exchange),
    ...shortest(finding),
  ]
}

/** What to send to see it again. */
function shortest({ confirmation }: Finding): readonly ShownText[] {
  const words = wordsOf('en')
  const text = confirmation && shortestText(words, confirmation)
  if (confirmation?.shortest == null || text === null) return []
  return [
    { text: `\nshortest form: ${text}`, look: { tone: 'heading' } },
    ...confirmation.shortest.turns.flatMap(({ messages, prompt, is_planted }) =>
      [...(messages ?? []), { role: 'user', content: prompt }].flatMap(({ role, content }): readonly ShownText[] => [
        {
          text: `\n${role === 'assistant' ? 'application (made up by the attacker)' : is_planted ? `attacker, ${words.confirmed.plantedTurn}` : 'attacker'}`,
          look: { tone: 'heading' },
        },
        { text: printable(content), look: { hanging: 0 } },
      ]),
    ),
  ]
}

function exchange({ request, response, error, toolCalls, evidence, phase }: BreachTurn): readonly ShownText[] {
  const said = response === null ? `(no answer: ${error ?? 'unknown'})` : marked(response, evidence)
  const calls = toolCalls.map((call) => `\n→ ${callText(call)}`).join('')
  return [
    { text: `\n${phase === 'warm_up' ? 'attacker, warming up' : 'attacker'}`, look: { tone: 'heading' } },
    { text: printable(request), look: { hanging: 0 } },
    { text: '\napplication', look: { tone: 'heading' } },
    { text: printable(`${said}${calls}`), look: { hanging: 0 } },
  ]
}

function marked(response: string, evidence: BreachTurn['evidence']): string {
  return markEvidence(response, evidence)
    .map(({ text, isMarked }) => (isMarked ? `»${text}«` : text))
    .join('')
}
