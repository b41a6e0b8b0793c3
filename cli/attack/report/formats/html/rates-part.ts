import { nameOfList, sourceOf } from '../../../../../client/run-summary/list-names.ts'
import type { RateRow } from '../../attack-report.ts'
import { overallRate } from '../../sum-rates.ts'
import { html, type Markup } from './markup.ts'
import { nameInCatalogue, type ReportPage } from './report-page.ts'

/** The baseline and every rate with its interval. */
export function ratesPart(page: ReportPage): Markup {
  const { report, words } = page
  const { rates: say, headings } = words
  const { summary } = report
  const policies = report.policies.map((row) => {
    const source = sourceOf(row)
    return {
      ...row,
      name: `${row.name || row.policy}${source === '' ? '' : ` (${source})`}, ${words.severity[row.criticality]}`,
    }
  })
  const certifications = report.certifications.map((row) => {
    return { ...row, name: row.id === '' ? words.scope.ownPolicies : nameOfList(row.id) }
  })
  const clauses = report.clauses.map((row) => {
    const [list = '', ...clause] = row.id.split(' ')
    return { ...row, name: `${nameOfList(list)}, ${clause.join(' ')}` }
  })
  const languages = report.languages.map((row) => ({ ...row, name: words.language(row.id) }))
  const techniques = report.techniques.map((row) => {
    return { ...row, name: nameInCatalogue(words, row) }
  })
  const unjudged = summary.attempts_errored + summary.not_run
  const overall = overallRate(summary)
  const { unclear } = overall
  return html`<h2>${headings.rates}</h2>
<p>${say.intro}</p>
${table(page, say.overall, [{ id: '', name: say.overall, ...overall }])}
${unjudged > 0 && html`<p>${say.unjudged(unjudged)}</p>`}${unclear > 0 && html`<p>${say.unclear(unclear)}</p>`}
${summary.turns_to_success_median != null && html`<p>${say.turns(words.decimal(String(summary.turns_to_success_median)))}</p>`}${tries(page)}
${baseline(page)}
${table(page, say.policy, policies)}${strayNote(page)}
${table(page, say.certification, certifications)}
${table(page, say.clause, clauses)}
${table(page, say.technique, techniques)}
${table(page, say.language, languages)}
${report.dataset !== null && html`<p>${say.dataset(report.dataset)}</p>`}
`
}

function tries({ report: { summary }, words }: ReportPage): Markup | null {
  const list = (summary.asr_at_k ?? []).map(({ k, asr }) => `${k}: ${words.percent(asr)}`).join(' · ')
  return list === '' ? null : html`<p>${words.rates.tries(list)}</p>`
}

/** Of another kind than what falls to a trick: nobody has to attack for it. */
function baseline(page: ReportPage): Markup | null {
  const { report, words } = page
  if (report.isReplay) return null
  const { rates: say } = words
  if (report.baseline === null) return html`<h3>${say.baseline}</h3><p>${say.noBaseline}</p>`
  return html`<p>${say.baselineIntro}</p>${table(page, say.baseline, [{ ...report.baseline, name: words.ways.baseline }])}`
}

function strayNote({ report: { policies }, words }: ReportPage): Markup | null {
  const hasStrays = policies.some(({ foundByTheWay, endedByOther }) => foundByTheWay + endedByOther > 0)
  return hasStrays ? html`<p>${words.rates.byTheWayIntro}</p>` : null
}

function table({ words }: ReportPage, title: string, rows: readonly RateRow[]): Markup | null {
  if (rows.length === 0) return null
  const { rates: say } = words
  const sorted = rows.toSorted(
    (one, other) => other.asr - one.asr || other.foundByTheWay - one.foundByTheWay || other.attempts - one.attempts,
  )
  return html`<h3>${title}</h3>
<table><thead><tr><th></th><th></th><th class="number">${say.share}</th><th class="number">${say.count}</th><th class="number">${say.interval}</th></tr></thead>
<tbody>${sorted.map((row) => tableRow(row, words))}</tbody></table>
`
}

function tableRow(row: RateRow, { percent, rates: say }: ReportPage['words']): Markup {
  const { name, asr, failed, attempts, unclear, foundByTheWay, endedByOther, interval } = row
  const counts = [
    `${failed} / ${attempts}`,
    ...(unclear === 0 ? [] : [say.unclearOnes(unclear)]),
    ...(foundByTheWay === 0 ? [] : [say.byTheWay(foundByTheWay)]),
    ...(endedByOther === 0 ? [] : [say.brokeOthers(endedByOther)]),
  ]
  return html`<tr><td>${name}</td><td>${chart(row, percent(asr))}</td><td class="number">${percent(asr)}</td><td class="number">${counts.map((text, place) => html`${place > 0 && html`<br>`}${text}`)}</td><td class="number">${percent(interval[0])} – ${percent(interval[1])}</td></tr>
`
}

function chart({ asr, interval: [low, high] }: RateRow, label: string): Markup {
  const x = (share: number) => (share * 200).toFixed(1)
  return html`<svg width="202" height="16" viewBox="-1 0 202 16" role="img" aria-label="${label}"><rect class="track" x="0" y="3" width="200" height="10"/><rect class="bar" x="0" y="3" width="${x(asr)}" height="10"/><path class="range" d="M${x(low)} 8H${x(high)}M${x(low)} 4V12M${x(high)} 4V12"/></svg>`
}
