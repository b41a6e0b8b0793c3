import { judgeErrorText, knownErrorText } from '../../../../../client/run-summary/judge-error-text.ts'
import { nameOfList } from '../../../../../client/run-summary/list-names.ts'
import { type MappedPlace, riskPlaces } from '../risk-places.ts'
import { html, type Markup } from './markup.ts'
import type { ReportPage } from './report-page.ts'

/** Where the run stands in public lists of risks. */
export function frameworksPart({ report, findings, words }: ReportPage): Markup {
  const { frameworks: say, headings } = words
  const lists = [...riskPlaces(report, findings)]
  return html`<h2>${headings.frameworks}</h2>
<p>${say.intro}</p>
${lists.map(
  ([list, places]) => html`<h3>${nameOfList(list)}</h3>
${places.length === 0 ? html`<p>${say.none}</p>` : placeTable(words, places)}`,
)}`
}

function placeTable({ frameworks: say }: ReportPage['words'], places: readonly MappedPlace[]): Markup {
  return html`<table><thead><tr><th>${say.place}</th><th class="number">${say.attacked}</th><th class="number">${say.policies}</th><th class="number">${say.found}</th></tr></thead>
<tbody>${places.map(
    ({ id, name, techniques, policies, findings }) =>
      html`<tr><td>${id} ${name}</td><td class="number">${techniques}</td><td class="number">${policies}</td><td class="number">${findings}</td></tr>
`,
  )}</tbody></table>
`
}

/** How it was measured, how often the judge errs as far as that is known, and what the numbers do not say. */
export function methodPart({ report, findings, words }: ReportPage): Markup {
  const { method: say, headings } = words
  const { summary, techniques, attempts, warmUpTurns, scope, versions, service, testId, runId } = report
  const run = {
    ...{ scenarios: words.number(summary.scenarios_total), techniques: words.number(techniques.length), attempts },
    ...{ warmUp: warmUpTurns, turns: scope.turnsMax },
  }
  const human = findings.filter(({ breach }) => breach.decidedBy === 'human').length
  return html`<h2>${headings.method}</h2>
<p>${say.run(run)}</p>
<p>${say.booked}</p>
<h3>${say.judgeError}</h3>
${judgeErrorText(report.judgeReview, say, words.percent).map((text) => html`<p>${text}</p>`)}
<p>${knownErrorText(say, words.percent)}</p>
${human > 0 && html`<p>${say.human(human)}</p>`}
<h3>${say.limits}</h3>
<ul>${[...say.limitList, say.namesInEnglish].map((limit) => html`<li>${limit}</li>`)}</ul>
<h3>${say.versions}</h3>
<p>${versions === null ? say.noVersions : say.versionsText(versions)}</p>
<p class="soft">${say.service(service, testId, runId)}</p>
`
}

/** The words of the report. */
export function glossaryPart({ words }: ReportPage): Markup {
  return html`<h2>${words.headings.glossary}</h2>
<dl>${words.glossary.map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>
`
}
