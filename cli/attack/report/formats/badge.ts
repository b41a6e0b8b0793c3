import { type AttackReport, type Severity, severities } from '../attack-report.ts'
import { findingsOf } from '../findings/findings.ts'
import { overallRate } from '../sum-rates.ts'
import { markupText, xml } from './html/markup.ts'

const colours = {
  low: '#8a6d00',
  medium: '#a35200',
  high: '#b3261e',
  critical: '#8c1d18',
} as const satisfies Record<Severity, string>

/** A picture in one line for a README: how many findings, the worst first. */
export function badge(report: AttackReport): string {
  const findings = findingsOf(report)
  const { attempts: judged, unclear } = overallRate(report.summary)
  const [worst] = findings.toSorted(
    (one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity),
  )
  const doubt = unclear === 0 ? '' : `, ${unclear} unclear`
  const open = `${doubt}${report.untested.length === 0 ? '' : `, ${report.untested.length} untested`}`
  const text =
    judged === 0 && worst === undefined
      ? 'nothing judged'
      : worst === undefined
        ? `no finding in ${judged} attempts${open}`
        : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}, ${worst.severity}${open}`
  const colour = worst !== undefined ? colours[worst.severity] : judged === 0 || unclear > 0 ? '#5b6675' : '#1e7d45'
  return badgeSvg('red team', text, colour)
}

function badgeSvg(label: string, text: string, colour: string): string {
  // Seven units a letter hold every text that is written here.
  const [left, right] = [label, text].map((one) => one.length * 7 + 12) as [number, number]
  return markupText(xml`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${text}">
<title>${label}: ${text}</title>
<rect width="${left}" height="20" fill="#3a4250"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle"><text x="${left / 2}" y="14">${label}</text><text x="${left + right / 2}" y="14">${text}</text></g>
</svg>
`)
}
