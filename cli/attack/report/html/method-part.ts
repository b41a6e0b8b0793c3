import { knownJudgeError } from '../known-judge-error.ts'
import { nameOfList } from '../list-names.ts'
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
${judgeErrorText(report, words).map((text) => html`<p>${text}</p>`)}
<p>${known(words)}</p>
${human > 0 && html`<p>${say.human(human)}</p>`}
<h3>${say.limits}</h3>
<ul>${say.limitList.map((limit) => html`<li>${limit}</li>`)}</ul>
<h3>${say.versions}</h3>
<p>${versions === null ? say.noVersions : say.versionsText(versions)}</p>
<p class="soft">${say.service(service, testId, runId)}</p>
`
}

/** How often the judge erred where people have looked; says plainly where nobody has. */
export function judgeErrorText(
  { judgeReview: review }: ReportPage['report'],
  { method: say, percent }: ReportPage['words'],
): readonly string[] {
  if (review === null) return [say.judgeUnmeasured]
  const { reviewed, decided, agreed, kappa, interval, falseBreaches, missedBreaches, unclear, unclearBreaches } = review
  const share = ({ wrong, total, interval: [low, high] }: typeof falseBreaches) => {
    return { wrong, total, low: percent(low), high: percent(high) }
  }
  const [low = 0, high = 1] = interval ?? []
  const shownKappa = kappa === null ? null : say.kappa(kappa.toFixed(2), low.toFixed(2), high.toFixed(2))
  return [
    say.judgeReviewed({ reviewed, decided, agreed, kappa: shownKappa }),
    ...(falseBreaches.total === 0 ? [] : [say.judgeFalse(share(falseBreaches))]),
    ...(missedBreaches.total === 0 ? [] : [say.judgeMissed(share(missedBreaches))]),
    ...(unclear === 0 ? [] : [say.judgeUnclear(unclearBreaches, unclear)]),
    say.judgeChosen,
  ]
}

function known({ method: say, percent }: ReportPage['words']): string {
  const { answers, agreement, interval, blind, leftOut } = knownJudgeError
  return say.judgeKnown({
    ...blind,
    ...{ accusedSince: leftOut.accused, answersSince: leftOut.answers },
    ...{ answers, agreement: percent(agreement), low: percent(interval[0]), high: percent(interval[1]) },
  })
}

/** The words of the report. */
export function glossaryPart({ words }: ReportPage): Markup {
  return html`<h2>${words.headings.glossary}</h2>
<dl>${words.glossary.map(([word, meaning]) => html`<dt>${word}</dt><dd>${meaning}</dd>`)}</dl>
`
}
