import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notTestedOf } from '../../../client/run-summary/not-tested.ts'
import type { AttackReport } from './attack-report.ts'
import { htmlReport } from './formats/html-report.ts'
import { markdownReport } from './formats/markdown-report.ts'
import { sarifReport } from './formats/sarif-report.ts'
import { terminalReport } from './formats/terminal-report.ts'
import { reportOf } from './report.fixture.ts'

const left = notTestedOf({
  chosenTechniqueIds: ['t.one'],
  baselineTechniqueId: 'plain.ask',
  catalogue: [
    { id: 'plain.ask', name: 'Plain question' },
    { id: 't.one', name: 'One' },
    { id: 't.two', name: 'Two <b>' },
    { id: 't.three', name: 'Three' },
  ],
  certifications: ['GDPR'],
  allCertifications: ['GDPR', 'SOC2', 'HIPAA'],
})
const report: AttackReport = { ...reportOf('x'), untested: [], notChosen: { ...left, policiesMax: 1 } }
const sentences = [
  '2 of the 3 techniques of the catalogue were not chosen for this run.',
  'No policy of this test comes from SOC 2 · HIPAA.',
  'Of GDPR this test has at most 1 policy each; it says nothing of their other clauses.',
]

test('techniques and certifications that nobody chose are told in every form that says what was not tested', () => {
  const html = htmlReport(report)
  assert.match(html, /<section id="untested"><h2>Not tested<\/h2>/)
  assert.ok(html.includes(`<summary>${sentences[0]}</summary><p>Two &lt;b&gt; · Three</p>`))
  for (const sentence of sentences) assert.ok(html.includes(sentence), sentence)
  const french = htmlReport(report, 'fr')
  assert.match(french, /2 des 3 techniques du catalogue n’ont pas été choisies pour cette série\./)
  assert.match(french, /Aucune politique de ce test ne vient de : SOC 2 · HIPAA\./)
  assert.match(
    markdownReport(report),
    /## Not tested\n\n2 of the 3 techniques .*\n\nNo policy .* SOC 2 · HIPAA\.\n\nOf GDPR /,
  )
  assert.ok(
    terminalReport(report)
      .join('\n')
      .includes(`\nNOT CHOSEN: ${sentences.join('\n  ')}\n`),
  )
  const [run] = JSON.parse(sarifReport(report)).runs
  assert.deepEqual(
    run.invocations[0].toolExecutionNotifications,
    sentences.map((text) => ({ level: 'note', message: { text } })),
  )
})

test('nothing is said of it where all was chosen, where one breach is played again, and by a report of an older version', () => {
  const { notChosen: _, ...older } = report
  const all = { techniquesTotal: 3, techniques: [], lists: [], triedLists: [], policiesMax: 3 }
  for (const whole of [older, { ...report, isReplay: true }, { ...report, notChosen: all }]) {
    assert.doesNotMatch(htmlReport(whole), /id="untested"/)
    assert.doesNotMatch(terminalReport(whole).join('\n'), /NOT CHOSEN/)
    assert.doesNotMatch(markdownReport(whole), /## Not tested/)
  }
})
