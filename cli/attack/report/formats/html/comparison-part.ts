import type { Comparison, FindingName, Tally } from '../../attack-report.ts'
import { type FindingKind, findingKinds, isSignificant } from '../../compare-reports.ts'
import { html, type Markup } from './markup.ts'
import type { ReportPage } from './report-page.ts'

/** What is new, fixed and still there; says so where there is nothing to compare with. */
export function comparisonPart({ report, words }: ReportPage): Markup | null {
  if (report.isReplay) return null
  const { comparison: say, headings } = words
  const { comparison } = report
  if (comparison === null)
    return html`<h2>${headings.comparison}</h2>
<p>${say.none}</p>
`
  const { earlier, before, after, pValue, isCutShort, policies } = comparison
  const overall = {
    before: tally(before),
    after: tally(after),
    p: words.decimal(shownP(pValue)),
    isSignificant: isSignificant(pValue),
  }
  return html`<h2>${headings.comparison}</h2>
<p>${say.intro(words.date(earlier.createdAt))}</p>
<p>${say.overall(overall)}</p>
${isCutShort && html`<p>${say.cutShort}</p>`}
${findingKinds.map((kind) => list(words, kind, comparison[kind]))}
${policies.length > 0 && policyTable(words, policies)}
`
}

/** A p-value in two digits. */
export function shownP(pValue: number): string {
  return pValue < 0.001 ? '< .001' : pValue.toPrecision(2)
}

function tally({ failed, attempts }: Tally): string {
  return `${failed} / ${attempts}`
}

function list(words: ReportPage['words'], kind: FindingKind, names: readonly FindingName[]): Markup {
  const { comparison: say } = words
  if (names.length === 0)
    return html`<h3>${say[kind]}</h3><p>${say.nothing}</p>
`
  const items = names.map(
    ({ id, severity, policy, technique }) =>
      html`<li><b>${words.severity[severity]}</b> ${policy}${technique !== null && ` · ${technique}`} <code>${id}</code></li>`,
  )
  return html`<h3>${say[kind]}</h3><ul>${items}</ul>
`
}

function policyTable(words: ReportPage['words'], policies: Comparison['policies']): Markup {
  const { comparison: say } = words
  return html`<h3>${say.policies}</h3>
<p>${say.many}</p>
<table><thead><tr><th></th><th class="number">${say.before}</th><th class="number">${say.now}</th><th class="number">${say.p}</th></tr></thead>
<tbody>${policies.map(
    ({ name, before, after, pValue }) =>
      html`<tr><td>${name}</td><td class="number">${tally(before)}</td><td class="number">${tally(after)}</td><td class="number">${words.decimal(shownP(pValue))}${isSignificant(pValue) && ` (${say.significant})`}</td></tr>
`,
  )}</tbody></table>
`
}
