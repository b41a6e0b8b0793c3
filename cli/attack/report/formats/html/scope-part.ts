import { sourceOf } from '../../../../../client/run-summary/list-names.ts'
import type { PolicyRow } from '../../attack-report.ts'
import { attackedAtOf } from '../../attacked-at.ts'
import { unseenToolsOf } from '../../unseen-tools.ts'
import { html, type Markup, type Shown } from './markup.ts'
import { nameInCatalogue, type ReportPage } from './report-page.ts'

/** What was tested, who allowed it, and every policy and technique. */
export function scopePart({ report, words }: ReportPage): Markup {
  const { scope: say, headings } = words
  const { scope } = report
  const facts: readonly (readonly [string, Shown])[] = [
    [say.application, report.name],
    [say.version, report.targetVersion ?? say.noVersion],
    [say.target, report.target],
    [say.time, words.date(attackedAtOf(report))],
    [say.business, scope.businessContext || say.notStated],
    [say.useCase, scope.useCase || say.notStated],
    [say.authorisation, report.authorisation ?? html`<b class="bad">${say.noAuthorisation}</b>`],
    [say.checks, checks(report, words)],
  ]
  return html`<h2>${headings.scope}</h2>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<h3>${say.policies}</h3>
<p>${say.policiesIntro}</p>
<ol class="policies">${policiesOf(report).map((row) => policyItem(row, words))}</ol>
<h3>${say.techniques}</h3>
<p>${say.techniquesIntro}</p>
<ul>${report.techniques.map((row) => html`<li><b>${nameInCatalogue(words, row)}</b>${row.mechanism === '' ? '' : `: ${row.mechanism}`} <code>${row.id}</code></li>`)}</ul>
`
}

/** A tool that was called unseen broke nothing that this report could tell. */
function checks(report: ReportPage['report'], { scope: say }: ReportPage['words']): Markup {
  const { secrets, forbiddenTools, patterns } = report.scope
  const text = say.checksText(secrets, forbiddenTools, patterns)
  const unseen = unseenToolsOf(report)
  return html`${text}${unseen.length > 0 && html`. <b class="bad">${say.callsUnseen(unseen.join(', '))}</b>`}`
}

type PolicyText = Pick<PolicyRow, 'name' | 'policy' | 'certification' | 'clause' | 'criticality'>

/** Those that were tested, then those that were not; a clause of which no policy was made has no rule to show. */
function policiesOf({ policies, untested }: ReportPage['report']): readonly PolicyText[] {
  const known = new Set(policies.map(({ id }) => id))
  const others = untested.filter(({ policyId, reason }) => !known.has(policyId) && reason !== 'no_policy')
  return [...policies, ...others]
}

function policyItem(row: PolicyText, words: ReportPage['words']): Markup {
  const { name, policy, criticality } = row
  const source = sourceOf(row) || words.scope.ownPolicies
  return html`<li><b>${name || policy}</b> <span class="soft">${source}; ${words.findings.severity} ${words.severity[criticality]}</span>${policy !== `${name}.` && html`<br>${policy || words.scope.ruleMissing}`}</li>`
}
