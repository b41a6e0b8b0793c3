import { nameOfList } from '../../../../../client/run-summary/list-names.ts'
import { shortestText, stabilityText } from '../../confirmation-text.ts'
import type { Finding } from '../../findings/findings.ts'
import { nameOfPolicy, techniqueName } from '../../report-names.ts'
import { conversation, request } from './conversation.ts'
import { html, type Markup } from './markup.ts'
import { howOften, type ReportPage, wayOf, waysText } from './report-page.ts'
import { adviceOf } from './summary-part.ts'

/** Every finding, what matters most first, each with its shortest conversation. */
export function findingsPart(page: ReportPage): Markup {
  const { report, findings, words } = page
  const { findings: say, headings } = words
  const left = report.breachesLeftOut === 0 ? null : html`<p>${say.leftOut(report.breachesLeftOut)}</p>`
  if (findings.length === 0)
    return html`<h2>${headings.findings}</h2>
${left ?? html`<p class="good">${say.none}</p>`}
`
  return html`<h2>${headings.findings}</h2>
<p>${say.intro}</p>
${findings.map((finding) => findingArticle(page, finding))}${left}
`
}

function findingArticle(page: ReportPage, finding: Finding): Markup {
  const { report, words } = page
  const { findings: say } = words
  const { id, policyId, policy, severity, ease, count, ways, rule, breach, taxonomy } = finding
  const advice = report.recommendations.find((one) => one.policyId === policyId)
  const risks = taxonomy
    .map(({ framework, id: place, name }) => `${nameOfList(framework)} ${place} ${name}`)
    .join(' · ')
  return html`<article id="finding-${id}">
<h3>${policy} <span class="tag">${wayOf(page, finding)}</span></h3>
<p><b class="bad">${say.severity}: ${words.severity[severity]}</b> · ${say.ease}: ${words.ease[ease]} · ${howOften(words, finding)} <code>${id}</code></p>
${rule !== '' && html`<p><b>${say.rule}:</b> ${rule}</p>`}
<p><b>${say.why}:</b> ${words.reason(breach.reason)} <span class="soft">${say.decided(words.decidedBy(breach.decidedBy), breach.score.toFixed(2))}</span></p>
${breach.goal !== undefined && html`<p><b>${say.goal}:</b> ${breach.goal}</p>`}
${breach.aimedPolicyId !== null && html`<p>${say.aimedAt(nameOfPolicy(report, breach.aimedPolicyId))}</p>`}
${ways.length > 1 && html`<p><b>${say.ways}:</b> ${waysText(page, finding)}</p>`}
<p><b>${say.doNow}:</b> ${adviceOf(words, finding)}</p>
${advice !== undefined && html`<p>${say.fromService}: ${advice.text}</p>`}
<p><b>${say.guard}:</b> ${guardText(page, finding)}</p>
${risks !== '' && html`<p class="soft">${risks}</p>`}
<details open><summary>${policy} · ${wayOf(page, finding)}</summary><div class="inside">
${conversation(words, breach.turns)}</div></details>
${confirmed(words, finding)}${count > 1 && html`<p class="soft">${say.others(count - 1)}</p>`}
${breach.reproKey !== null && html`<p class="soft">${say.again}: <code>redoubt attack ${report.configFile} --repro ${breach.reproKey}</code></p>`}
</article>
`
}

/** How stable it is, and its shortest form as it was sent. */
function confirmed(words: ReportPage['words'], { confirmation }: Finding): Markup | null {
  if (confirmation === null) return null
  const { confirmed: say } = words
  const { shortest } = confirmation
  return html`<p><b>${say.heading}</b> <span class="soft">(${say.intro})</span>: ${stabilityText(words, confirmation)}</p>
${
  shortest !== null &&
  html`<details open><summary>${say.shortestHeading}: ${shortestText(words, confirmation)}</summary><div class="inside">
${shortest.turns.map((turn) => request(words, turn, [...(turn.messages ?? []), { role: 'user', content: turn.prompt }]))}</div></details>
`
}`
}

/**
 * What an export proved about a finding. The service names what still passes, not what it replayed: unless that was each breach
 * of the report, nothing is said of one finding alone. An id that stands for several breaches passes as long as one of them does.
 */
function guardText({ report, words }: ReportPage, { policyId, caseIds }: Finding): string {
  const { guardProof, breaches, breachesLeftOut } = report
  const { guardText: none, guardProved, guardPartly } = words.findings
  if (guardProof === null) return none
  const { mode, createdAt, leftOut, replayed, blockedAfter } = guardProof
  const date = words.date(createdAt)
  if (leftOut > 0 || replayed !== breaches.length + breachesLeftOut)
    return guardPartly({ mode, date, blocked: blockedAfter, total: replayed })
  const passing = new Set(guardProof.passing)
  const blocked = caseIds.filter((id) => !passing.has(id) && !passing.has(`${id}/${policyId}`)).length
  return guardProved({ mode, date, blocked, total: caseIds.length })
}

/** Some attempts that did not break their policy. */
export function samplePart(page: ReportPage): Markup {
  const { report, words } = page
  const { sample: say, headings } = words
  const techniqueOf = (techniqueId: string | null) => {
    if (techniqueId === report.baseline?.id) return words.ways.baseline
    return techniqueName(report, techniqueId) ?? words.namelessTechnique
  }
  if (report.sample.length === 0)
    return html`<h2>${headings.sample}</h2>
<p>${say.none}</p>
`
  return html`<h2>${headings.sample}</h2>
<p>${say.intro}</p>
${report.sample.map(
  ({
    outcome,
    policyId,
    techniqueId,
    reason,
    turns,
  }) => html`<details open><summary><b>${say[outcome]}</b> · ${nameOfPolicy(report, policyId)} · ${techniqueOf(techniqueId)}</summary><div class="inside">
${reason !== '' && html`<p>${page.words.reason(reason)}</p>`}
${conversation(words, turns)}</div></details>
`,
)}`
}
