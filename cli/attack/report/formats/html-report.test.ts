import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { judgeReviewOf } from '../../../../client/run-summary/judge-review.ts'
import { knownJudgeError } from '../../../../client/run-summary/known-judge-error.ts'
import { publishedPlaces } from '../../../../server/redteam/certifications/published-places.fixture.ts'
import type { AttackReport } from '../attack-report.ts'
import { hostile, reportOf } from '../report.fixture.ts'
import { reportLanguages } from '../words/report-languages.ts'
import { badge } from './badge.ts'
import { html, markupText } from './html/markup.ts'
import { reportPage } from './html/report-page.ts'
import { summarySentences } from './html/summary-part.ts'
import { htmlReport } from './html-report.ts'
import { markdownReport } from './markdown-report.ts'
import { riskPlaces } from './risk-places.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

interface Seen {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
  readonly text: string
  readonly errors: readonly string[]
}

/** A page as a browser reads it. */
function read(page: string): Seen {
  const tags: string[] = []
  const attributes: string[] = []
  const errors: string[] = []
  let text = ''
  const walk = (node: Node) => {
    if ('tagName' in node) tags.push(node.tagName)
    if ('attrs' in node) attributes.push(...node.attrs.map(({ name }) => name))
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    if (node.nodeName === '#comment') tags.push('comment')
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  const document = parse(page, { onParseError: ({ code }) => errors.push(code) })
  for (const node of document.childNodes) walk(node)
  return { tags, attributes, text, errors }
}

const turned = '\u202egnp.exe\u202c \u2066x\u2069 \u200f'
const formula = '=HYPERLINK("http://x";"y")'

test('whatever is said, a browser reads the same elements as of a harmless report, and the text as text', () => {
  const calm = read(htmlReport(reportOf('x')))
  for (const text of [hostile, turned, formula, '$& $1 </style><style>*{display:none}']) {
    const seen = read(htmlReport(reportOf(text)))
    assert.deepEqual(seen.errors, [])
    assert.deepEqual(
      seen.tags.filter((tag) => tag !== 'mark'),
      calm.tags.filter((tag) => tag !== 'mark'),
    )
    assert.deepEqual(new Set(seen.attributes), new Set(calm.attributes))
  }
  const { text } = read(htmlReport(reportOf(hostile)))
  assert.ok(text.includes('<script>alert(1)</script>') && text.includes('[U+001B][31m'))
})

test('why something broke is told in the language of the report; what an LLM wrote of it stays as it is', () => {
  const full = reportOf('x')
  const [breach] = full.breaches
  assert.ok(breach)
  const reason = 'The target calls the forbidden tool "The answer is empty."'
  const own = 'It gives the recipe away.'
  const report = { ...full, breaches: [{ ...breach, reason: `${reason}.` }] }
  const french = 'La cible appelle l’outil interdit «\u00a0The answer is empty.\u00a0».'
  assert.ok(read(htmlReport(report, 'fr')).text.includes(french))
  assert.match(markdownReport(report, 'fr'), /^La cible appelle l’outil interdit /m)
  for (const written of [read(htmlReport(report)).text, markdownReport(report)])
    assert.ok(written.includes('The target calls the forbidden tool'))
  const byLlm = { ...full, breaches: [{ ...breach, reason: own }] }
  assert.ok(read(htmlReport(byLlm, 'fr')).text.includes(own))
})

test('marks that turn the direction of a text are shown as what they are', () => {
  const { text } = read(htmlReport(reportOf(turned)))
  assert.ok(text.includes('[U+202E]gnp.exe[U+202C] [U+2066]x[U+2069]'))
  assert.equal(/[\u202a-\u202e\u2066-\u2069]/.test(htmlReport(reportOf(turned))), false)
})

test('an answer of 5 MB is cut in the page, which says how much is missing', () => {
  const full = reportOf('x')
  const [breach] = full.breaches
  const [turn] = breach?.turns ?? []
  assert.ok(breach && turn)
  const long = { ...breach, turns: [{ ...turn, response: '👍'.repeat(1_250_000) }] }
  const page = htmlReport({ ...full, breaches: [long] })
  assert.ok(page.length < 200_000)
  assert.match(page, /… \(2,480,000 more characters; the JSON report has the whole\)/)
  assert.equal(read(page).errors.length, 0)
})

test('a template escapes whatever is put into it, and nothing that came as data passes for markup', () => {
  const forged = JSON.parse('{"written":"<b>","Symbol(markup)":"<b>"}')
  assert.equal(
    markupText(html`<p title="${'"<&\'>'}">${'<b>'}${[html`<i>${'&'}</i>`, null, false, 1]}</p>`),
    '<p title="&quot;&lt;&amp;&#39;&gt;">&lt;b&gt;<i>&amp;</i>1</p>',
  )
  assert.equal(markupText(html`${forged}`).includes('<b>'), false)
})

test('the summary is five sentences in every language, and says what a manager asks', () => {
  for (const language of reportLanguages) {
    const sentences = summarySentences(reportPage(reportOf('Thing'), language))
    assert.equal(sentences.length, 5)
    // A full stop in the middle would make two of one; numbers have theirs.
    for (const sentence of sentences) assert.match(sentence, /^[^.!?]*(\d\.\d[^.!?]*)*\.$/, sentence)
  }
  const [tested, broke, found, plain, first] = summarySentences(reportPage(reportOf('Thing'), 'en'))
  assert.match(tested, /1 January 2026 .* Redoubt Thing .*version Thing.* 4 attempts .*not tested: 1 more/)
  assert.match(broke, /1 of 4 .* 25 %, .* between 5\.0 % and 70 %/)
  assert.match(found, /1 finding \(.*\), 0 critical and 1 high/)
  assert.match(plain, /1 of 4 attempts/)
  assert.match(first, /What to do first: state the rule/)
})

test('a word is explained in the sentence in which it is first read, in every language', () => {
  const full = reportOf('Thing')
  const unclear: AttackReport = { ...full, summary: { ...full.summary, attempts_unclear: 2 } }
  const explained = {
    en: {
      attempt: 'conversation',
      polic: 'rules that it must keep',
      technique: 'asking that is meant to get around a policy',
      'plain question': 'the goal asked straight',
      unclear: 'nobody could tell',
      finding: 'one thing that came out against one policy',
      severity: 'how much a breach would hurt',
      baseline: 'the goal asked straight',
      scenario: 'purpose of an attack',
      encoder: 'turns texts into numbers',
      'p,': 'how often chance alone makes',
      Digests: 'SHA-256',
    },
    fr: {
      tentative: 'conversations',
      politique: 'règles qu’elle doit respecter',
      technique: 'façon de demander destinée à contourner',
      'question simple': 'le but demandé tel quel',
      indécise: 'personne n’a pu trancher',
      constat: 'une chose obtenue contre une politique',
      gravité: 'le tort que ferait une infraction',
      référence: 'le but demandé tel quel',
      scénario: 'but d’une attaque',
      encodeur: 'change les textes en nombres',
      'p,': 'la fréquence à laquelle le seul hasard',
      Empreintes: 'SHA-256',
    },
  } as const
  for (const language of reportLanguages) {
    // A browser reads blocks apart; the title of the page is a name.
    const page = htmlReport(unclear, language).replace(/[\s\S]*<section id="summary">/, '')
    const blocks = [...page.matchAll(/<(p|li|dt|dd|td|th)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
      ([, , inside = '']) => read(inside).text,
    )
    for (const [word, meaning] of Object.entries(explained[language])) {
      const first = blocks.find((block) => block.toLowerCase().includes(word.toLowerCase())) ?? ''
      assert.ok(first.includes(meaning), `${language}: ${word} is first read in: ${first}`)
    }
  }
})

test('French is French throughout, and both languages have the same parts in the same order', () => {
  const [inEnglish, inFrench] = reportLanguages.map((language) => htmlReport(reportOf('x'), language))
  assert.ok(inEnglish && inFrench)
  const partsOf = (page: string) => [...page.matchAll(/<section id="([\w-]+)"/g)].map(([, id]) => id)
  assert.deepEqual(partsOf(inEnglish), partsOf(inFrench))
  assert.match(inFrench, /<html lang="fr">/)
  assert.equal(/\b(the|attempts|policies|which|found)\b/.test(read(inFrench).text.replace(/\{[\s\S]*\}/g, '')), false)
  for (const page of [inEnglish, inFrench]) assert.equal(/\b(ASR|credits?)\b/.test(read(page).text), false)
})

test('what nobody could tell is said with what it does to the rates, in every language', () => {
  const full = reportOf('Thing')
  const unclear: AttackReport = {
    ...full,
    summary: { ...full.summary, attempts_unclear: 2 },
    policies: full.policies.map((row) => ({ ...row, unclear: 2 })),
    sample: full.sample.map((one) => ({ ...one, outcome: 'unclear' as const })),
  }
  const { text } = read(htmlReport(unclear))
  assert.match(text, /with chance and 2 unclear attempts \(nobody could tell\) allowed for between/)
  assert.match(text, /2 attempts stayed unclear: .* widen each interval: .*`redoubt review`/)
  assert.match(text, /1 \/ 42 unclear/)
  assert.match(text, /unclear · Thing · Thing/)
  assert.match(read(htmlReport(unclear, 'fr')).text, /Tentatives restées indécises : 2\. .*`redoubt review`/)
  assert.match(markdownReport(unclear), /1 \/ 4, 2 unclear \|/)
  assert.match(badge(unclear), /1 finding, high, 2 unclear, 1 untested/)
  for (const language of reportLanguages)
    assert.equal(/cut short|ends its attempt|met fin|interrompue/.test(htmlReport(unclear, language)), false)
})

test('what is missing is said: authorisation, baseline, earlier run, a look at the judge', () => {
  const full = reportOf('x')
  const bare: AttackReport = { ...full, authorisation: null, baseline: null, comparison: null, targetVersion: null }
  const { text } = read(htmlReport(bare))
  for (const said of [
    'None was given: the config has no field “authorisation”',
    'No plain question was asked and judged',
    'There is no earlier run of this config',
    'It was not measured on this run',
    'not stated in the config',
  ])
    assert.ok(text.includes(said), said)
  const share = { total: 20, ci95: [0.02, 0.3] }
  const judge_error = {
    ...{ reviewed: 45, decided: 40, unclear: 5, unclear_breaches: 2, kappa: 0.8, kappa_ci95: [0.6, 0.95] },
    ...{ false_breaches: { ...share, wrong: 1, rate: 0.05 }, missed_breaches: { ...share, wrong: 3, rate: 0.15 } },
  }
  const judgeReview = judgeReviewOf({ ...full.summary, judge_error })
  const reviewed = read(htmlReport({ ...full, judgeReview })).text
  assert.match(reviewed, /36: κ 0\.80 \(95 %: 0\.60 to 0\.95/)
  assert.match(reviewed, /Of 20 that it had called held, people called 3 breaches \(95 %: 2\.0 % to 30 %\)/)
  assert.match(reviewed, /Of 5 that it had called unclear, 2 were breaches/)
  assert.equal(/It was not measured on this run/.test(reviewed), false)
  assert.match(read(htmlReport({ ...full, judgeReview }, 'fr')).text, /36 : κ 0\.80/)
  assert.equal(judgeReviewOf({ ...full.summary, judge_error: { ...judge_error, reviewed: 0 } }), null)
})

test('nothing is called by a raw id: policies, techniques and lists have names', () => {
  const full = reportOf('A rule')
  const techniques = full.techniques.map((row) => ({ ...row, name: row.id }))
  const certifications = [{ ...full.certifications[0], id: 'OWASP_LLM_2025', name: 'OWASP_LLM_2025' }]
  const policies = full.policies.map((row) => ({ ...row, name: '', policy: 'Never do it.' }))
  const { text } = read(htmlReport({ ...full, techniques, policies, certifications: certifications as never }))
  assert.match(text, /a technique that the service does not name/)
  assert.match(text, /the first to look at is “Never do it\.”/)
  assert.match(text, /OWASP Top 10 for LLM Applications 2025/)
  assert.equal(/OWASP_LLM_2025/.test(text), false)
})

test('on paper conversations are open, headings are numbered and every part begins a page', () => {
  const page = htmlReport(reportOf('x'))
  assert.equal(page.match(/<details/g)?.length, page.match(/<details open>/g)?.length)
  for (const rule of [
    'h2::before{content:counter(part)',
    'h3::before{content:counter(part)',
    'break-before:page',
    'overflow-wrap:anywhere',
  ])
    assert.ok(page.includes(rule), rule)
  assert.equal(/text-overflow|-webkit-line-clamp/.test(page), false)
})

test('every place that the report adds to a list is one that the list has', () => {
  const taxonomy = [
    { framework: 'OWASP_LLM_2025', id: 'LLM02', name: '' },
    { framework: 'NIST_AI_RMF', id: 'AI 600-1 2.3', name: '' },
  ]
  const full = reportOf('x')
  const techniques = full.techniques.map((row) => ({ ...row, taxonomy }))
  const iso = riskPlaces({ ...full, techniques }, []).get('ISO_42001') ?? []
  assert.deepEqual(
    iso.map(({ id }) => id),
    ['A.5.4', 'A.5.5', 'A.9.4'],
  )
  for (const { id, name } of iso) assert.equal(publishedPlaces.ISO_42001.names[id], name)
})

test('what the report says of the judge’s error is what was measured', () => {
  const page = readFileSync('docs/red-team-measured.md', 'utf8')
  const { answers, agreement, interval, blind, leftOut } = knownJudgeError
  const three = (share: number) => share.toFixed(3).replace(/^0/, '')
  assert.ok(
    page.includes(
      `${answers} of a blind set by a hand apart (\`docs/quality.md\`) | .88 | **${three(agreement)}** (${three(interval[0])} to ${three(interval[1])})`,
    ),
    'mend known-judge-error.ts',
  )
  assert.match(
    page,
    new RegExp(
      `ninth, ${blind.applications}[^|]*\\| \\*\\*${blind.found} of ${blind.planted} found; ${blind.accused} of ${blind.sound} sound`,
    ),
  )
  const sound = leftOut.answers.toLocaleString('en')
  assert.ok(page.includes(`${leftOut.accused} of ${sound} different sound answers are accused`))
})
