import { type AttackReport, type Breach, type BreachTurn, type RateRow, untestedReasons } from './attack-report.ts'
import { escapeMarkup } from './escape-markup.ts'
import { htmlStyle } from './html-style.ts'
import { markEvidence } from './mark-evidence.ts'

/** Longer texts are cut in the page, which says so; the JSON report has the whole. */
const shownUnitsMax = 20_000

/** One page that needs nothing else: no script, no address is asked. Every text of a target or attacker is escaped. */
export function htmlReport(report: AttackReport): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(report.name)}: red-team report</title>
<style>${htmlStyle}</style>
</head>
<body><main>
${[heading(report), untestedPart(report), tiles(report), certificationPart(report), policyPart(report), baselinePart(report), techniquePart(report), datasetPart(report), breachPart(report), methodPart(report)].join('\n')}
</main></body>
</html>
`
}

function heading({ name, target, createdAt, testId, runId }: AttackReport): string {
  return `<h1>${escapeMarkup(name)}</h1>
<p class="soft">${escapeMarkup(target)} · ${escapeMarkup(createdAt)}<br>test ${escapeMarkup(testId)} · run ${escapeMarkup(runId)}</p>`
}

/** First of all: whoever reads on must not take these for held. */
function untestedPart({ untested }: AttackReport): string {
  if (untested.length === 0) return ''
  const items = untested.map(({ name, certification, clause, criticality, reason }) => {
    const source = [certification, clause].filter((text) => text !== null).join(', ')
    const what = `${source === '' ? '' : ` (${source})`}, ${criticality}: ${untestedReasons[reason]}`
    return `<li><b>${escapeMarkup(name)}</b>${escapeMarkup(what)}</li>`
  })
  return `<h2 class="bad">Not tested</h2>
<p>This report says nothing about the policies below: they neither held nor broke.</p>
<ul>${items.join('')}</ul>`
}

function tiles({ summary, creditsCharged }: AttackReport): string {
  const { attempts_total, attempts_failed, attempts_errored, not_run, asr, turns_to_success_median } = summary
  const [low = 0, high = 1] = summary.asr_ci95
  const shown: readonly (readonly [string, string])[] = [
    [percent(asr), `attack success rate, 95 %: ${percent(low)} to ${percent(high)}`],
    [String(attempts_failed), `of ${attempts_total} attempts broke a policy`],
    [turns_to_success_median == null ? '–' : String(turns_to_success_median), 'turns to a breach, median'],
    [String(attempts_errored + not_run), 'attempts without verdict'],
    [String(creditsCharged), 'credits'],
  ]
  const asrAtK = (summary.asr_at_k ?? []).map(({ k, asr: rate }) => `${k}: ${percent(rate)}`).join(' · ')
  return `<div class="tiles">${shown.map(([value, text]) => `<div class="tile"><b>${escapeMarkup(value)}</b>${escapeMarkup(text)}</div>`).join('')}</div>
${asrAtK === '' ? '' : `<p>Chance that at least one of k tries succeeds: ${escapeMarkup(asrAtK)}</p>`}`
}

function certificationPart({ certifications }: AttackReport): string {
  return rates('By certification', certifications)
}

function policyPart({ policies, recommendations }: AttackReport): string {
  const advice = recommendations.map(({ policyId, text }) => {
    const name = policies.find(({ id }) => id === policyId)?.name ?? policyId
    return `<li><b>${escapeMarkup(name)}</b>: ${escapeMarkup(text)}</li>`
  })
  const rows = policies.map((row) => {
    const source = [row.certification, row.clause].filter((text) => text !== null).join(', ')
    return { ...row, name: `${row.name}${source === '' ? '' : ` (${source})`}, ${row.criticality}` }
  })
  return `${rates('By policy', rows)}${advice.length === 0 ? '' : `<ul>${advice.join('')}</ul>`}`
}

/** Of another kind than what falls to a trick: nobody has to attack for it. */
function baselinePart({ baseline, breaches, isReplay }: AttackReport): string {
  if (isReplay) return ''
  if (baseline === null)
    return '<h2>Baseline</h2><p>No plain question was asked and judged: nobody can tell what the techniques below add.</p>'
  const { failed, attempts, interval } = baseline
  const plain = breaches.some(({ way }) => way === 'baseline')
  const where = plain ? ' Those conversations stand first among the breaches.' : ''
  return `<h2>Baseline</h2><p><b class="${failed > 0 ? 'bad' : 'good'}">${failed} of ${attempts}</b> plain questions, without any technique, broke a policy (95 %: ${percent(interval[0])} to ${percent(interval[1])}). What falls to a plain question falls to every user.${where}</p>`
}

function techniquePart({ techniques }: AttackReport): string {
  return rates('By technique', techniques)
}

function rates(title: string, rows: readonly RateRow[]): string {
  if (rows.length === 0) return ''
  const sorted = [...rows].sort(
    (one, other) => other.asr - one.asr || other.foundByTheWay - one.foundByTheWay || other.attempts - one.attempts,
  )
  const body = sorted.map(
    (row) =>
      `<tr><td>${escapeMarkup(row.name)}</td><td>${chart(row)}</td><td class="number">${percent(row.asr)}</td><td class="number">${[`${row.failed} / ${row.attempts}`, ...strays(row)].join('<br>')}</td><td class="number">${percent(row.interval[0])} – ${percent(row.interval[1])}</td></tr>`,
  )
  return `<h2>${escapeMarkup(title)}</h2>
<table><thead><tr><th></th><th></th><th class="number">ASR</th><th class="number">breaches</th><th class="number">95 %</th></tr></thead><tbody>${body.join('')}</tbody></table>`
}

function strays({ foundByTheWay, endedByOther }: RateRow): readonly string[] {
  return [
    ...(foundByTheWay === 0 ? [] : [`+ ${foundByTheWay} by the way`]),
    ...(endedByOther === 0 ? [] : [`${endedByOther} cut short`]),
  ]
}

function chart({ asr, interval: [low, high] }: RateRow): string {
  const x = (share: number) => (share * 200).toFixed(1)
  return `<svg width="202" height="16" viewBox="-1 0 202 16" role="img" aria-label="${percent(asr)}"><rect class="track" x="0" y="3" width="200" height="10"/><rect class="bar" x="0" y="3" width="${x(asr)}" height="10"/><path class="range" d="M${x(low)} 8H${x(high)}M${x(low)} 4V12M${x(high)} 4V12"/></svg>`
}

function datasetPart({ dataset }: AttackReport): string {
  if (dataset === null) return ''
  const { attacks, attacksFailed, twins, twinsRefused, errors } = dataset
  return `<h2>Dataset</h2><p>${attacksFailed} of ${attacks} single prompts broke a policy. ${twinsRefused} of ${twins} harmless prompts were refused (over-refusal). ${errors} had no verdict.</p>`
}

function breachPart(report: AttackReport): string {
  const { breaches, breachesLeftOut } = report
  if (breaches.length + breachesLeftOut === 0) return '<h2>Breaches</h2><p class="good">None was found.</p>'
  const left = breachesLeftOut === 0 ? '' : `<p>${breachesLeftOut} more were counted and are not shown here.</p>`
  const kinds = ways.map(({ way, title }) => ({ title, some: breaches.filter((breach) => breach.way === way) }))
  const shown = kinds.filter(({ some }) => some.length > 0)
  const parts = shown.map(
    ({ title, some }) => `<h3>${title}</h3>${some.map((breach) => conversation(report, breach)).join('\n')}`,
  )
  return `<h2>Breaches</h2>${parts.join('\n')}${left}`
}

const ways = [
  { way: 'baseline', title: 'To a plain question' },
  { way: 'technique', title: 'To a technique' },
  { way: 'dataset', title: 'To a prompt of the dataset' },
] as const satisfies readonly { readonly way: Breach['way']; readonly title: string }[]

function conversation({ policies, techniques }: AttackReport, breach: Breach): string {
  const policy = policies.find(({ id }) => id === breach.policyId)
  const from = breach.kind === 'dataset' ? 'dataset' : 'no technique'
  const known = techniques.find(({ id }) => id === breach.techniqueId)?.name ?? breach.techniqueId ?? from
  const technique = breach.way === 'baseline' ? 'plain question' : known
  const aim = policies.find(({ id }) => id === breach.aimedPolicyId)?.name ?? breach.aimedPolicyId
  const risks = breach.taxonomy.map(({ framework, id, name }) => `${framework} ${id} ${name}`).join(' · ')
  return `<details><summary><b class="bad">${escapeMarkup(breach.severity)}</b> ${escapeMarkup(policy?.name ?? breach.policyId)} <span class="tag">${escapeMarkup(technique)}</span>${aim === null ? '' : ' <span class="tag">found by the way</span>'}</summary>
<div class="inside"><p>${escapeMarkup(policy?.policy ?? '')}</p>
<p>${escapeMarkup(breach.reason)} <span class="soft">Decided by ${escapeMarkup(breach.decidedBy)}, score ${breach.score.toFixed(2)}.</span></p>
${aim === null ? '' : `<p>Found by the way: the attempt was aimed at “${escapeMarkup(aim)}”.</p>`}
${risks === '' ? '' : `<p class="soft">${escapeMarkup(risks)}</p>`}
${breach.turns.map(turn).join('\n')}
${breach.reproKey === null ? '' : `<p class="soft">Play it again: repro_key ${escapeMarkup(breach.reproKey)}</p>`}</div></details>`
}

function turn(one: BreachTurn): string {
  const { request, response, error, toolCalls, evidence, isBreach, isDropped, phase, strategy } = one
  const notes = [phase === 'warm_up' ? 'warm-up' : 'attacker', isDropped ? 'taken back later' : '', strategy]
  const said = response === null ? escapeMarkup(`(no answer: ${error ?? 'unknown'})`) : marked(response, evidence)
  const calls = toolCalls.map((call) => `<pre>${escapeMarkup(`→ ${call.name}(${cut(call.arguments)})`)}</pre>`).join('')
  return `<div class="turn"><span class="who">${escapeMarkup(notes.filter((text) => text !== '').join(' · '))}</span><pre>${escapeMarkup(cut(request))}</pre></div>
<div class="turn answer${isBreach ? ' breach' : ''}"><span class="who">target</span><pre>${said}</pre>${calls}</div>`
}

function marked(response: string, evidence: BreachTurn['evidence']): string {
  return markEvidence(cut(response), evidence)
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeMarkup(text)}</mark>` : escapeMarkup(text)))
    .join('')
}

function cut(text: string): string {
  if (text.length <= shownUnitsMax) return text
  return `${text.slice(0, shownUnitsMax)}\n… (${text.length - shownUnitsMax} more characters)`
}

function methodPart({ summary, attempts, warmUpTurns, techniques, service }: AttackReport): string {
  return `<h2>Method and limits</h2>
<p>${summary.scenarios_total} scenarios were tried with ${techniques.length} techniques, ${attempts} times each in conversations of their own, after ${warmUpTurns} warm-up turns. Redoubt at ${escapeMarkup(service)} wrote the prompts and judged each whole conversation: planted secrets, patterns and forbidden tool calls first, then how the target refuses, then what its answer holds.</p>
<p>A breach counts for the policy whose rule the answer breaks. One that was aimed at another policy is found by the way: it is shown beside the rate of the policy that it broke, not in it. It ends its attempt, which counts as held for the policy that it was aimed at, cut short.</p>
<p>The attack success rate is breaches divided by attempts that could be judged. Intervals are Wilson intervals at 95 %; they take attempts for independent, which tries of one scenario are only in part, so that they are rather too narrow.</p>
<p>A rate of zero means that these attacks found nothing: it is no proof that nothing can be found. Targets that answer by chance answer otherwise next time. Judges err; each breach above stands with its conversation so that a person can look, and overrule it on the service.</p>`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`
}
