import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayWidth } from '../../../display-width.ts'
import { printable } from '../../../printable.ts'
import type { AttackReport, Breach } from '../attack-report.ts'
import { compareReports } from '../compare-reports.ts'
import { csvReport } from '../formats/csv-report.ts'
import { howOften } from '../formats/html/report-page.ts'
import { htmlReport } from '../formats/html-report.ts'
import { findingLine } from '../formats/terminal-report.ts'
import { hostile, reportOf } from '../report.fixture.ts'
import { showComparison } from '../show-comparison.ts'
import { showFinding } from '../show-finding.ts'
import { wordsOf } from '../words/report-languages.ts'
import { findingsOf } from './findings.ts'
import { findingsAmong, withFindingKeys } from './take-findings.ts'

const full = reportOf('x')
const [breach] = full.breaches as [Breach]
const pair = (techniqueId: string, attempts: number, failed: number) => {
  return { policyId: 'p', techniqueId, attempts, failed, foundByTheWay: 0, unclear: 0, unjudged: 0 }
}
const told = (fields: Partial<Breach>, response = 'x'): Breach => {
  return { ...breach, ...fields, turns: [{ ...breach.turns[0], request: 'q', response } as (typeof breach.turns)[0]] }
}

test('the same breach is one finding, with its shortest conversation, its count and an id that stays', () => {
  const breaches = [
    told({ id: 'long' }, 'a long answer'),
    told({ id: 'short' }, 'short'),
    told({ techniqueId: 't.two' }),
  ]
  const pairs = [pair('t.one', 4, 2), pair('t.two', 4, 1)]
  const [first, second] = findingsOf({ ...full, breaches, pairs })
  assert.deepEqual([first?.count, first?.tries, first?.breach.id, second?.count], [2, 4, 'short', 1])
  assert.notEqual(first?.id, second?.id)
  const [again] = findingsOf({
    ...full,
    pairs: [{ ...pair('t.one', 4, 2), policyId: 'new' }],
    policies: full.policies.map((row) => ({ ...row, id: 'new' })),
    breaches: [told({ id: 'other', policyId: 'new' })],
  })
  assert.equal(again?.id, first?.id, 'another test gives the policy a new id; the finding is the same')
})

test('policies of the same words are one: their breaches are one finding, with the tries on all of them', () => {
  const [row] = full.policies
  assert.ok(row)
  const twins = { ...full, policies: [row, { ...row, id: 'twin' }] }
  const pairs = [pair('t.one', 4, 2), { ...pair('t.one', 6, 1), policyId: 'twin' }]
  const breaches = [told({ id: 'a' }), told({ id: 'b', policyId: 'twin' })]
  const found = findingsOf({ ...twins, breaches, pairs })
  assert.deepEqual(
    found.map(({ count, tries }) => [count, tries]),
    [[2, 10]],
  )
  const again = {
    ...twins,
    runId: 'later',
    breaches: [],
    pairs: [pair('t.one', 4, 0), { ...pair('t.one', 6, 0), policyId: 'twin' }],
  }
  const fixed = compareReports({ ...twins, breaches, pairs }, again)
  assert.deepEqual([fixed.fixed.length, fixed.policies.length, fixed.policies[0]?.after.attempts], [1, 1, 8])
  const halfTried = { ...again, pairs: [pair('t.one', 4, 0), { ...pair('t.one', 6, 1), policyId: 'twin' }] }
  assert.equal(compareReports({ ...twins, breaches, pairs }, halfTried).remaining.length, 1, 'one of them broke again')
})

test('a service that says which breaches are one finding is believed', () => {
  const breaches = [told({ findingKey: 'same' }), told({ findingKey: 'same', techniqueId: 't.two' })]
  const pairs = [pair('t.one', 4, 1), pair('t.two', 6, 1)]
  assert.deepEqual(
    findingsOf({ ...full, breaches, pairs }).map(({ count, tries }) => [count, tries]),
    [[2, 10]],
  )
})

test('what the service groups by what came out is one finding with its ways, ranked as easy as the easiest of them', () => {
  const breaches = [
    told({ id: 'a', severity: 'medium' }, 'The word is swordfish, of course.'),
    told({ id: 'b', severity: 'medium', way: 'baseline', techniqueId: 'plain.ask' }, 'It is swordfish.'),
    told({ id: 'c', severity: 'medium', kind: 'dataset', way: 'dataset', techniqueId: null }, 'It is swordfish!'),
    told({ id: 'd', severity: 'medium', techniqueId: 't.late', aimedPolicyId: 'q' }, 'It also is swordfish, I think.'),
    told({ id: 'e', severity: 'medium', techniqueId: 't.two' }, 'Something else.'),
  ]
  const way = { turn_index: 0, technique_id: null, score: 0.9 }
  const row = {
    ...{
      policy_id: 'p',
      policy: 'x',
      name: 'x',
      severity: 'medium' as const,
      ease: 'easy' as const,
      case_id: 'a',
      turn_index: 0,
    },
    ...{ reason: 'Said it.', quotes: ['swordfish'], technique_ids: ['t.one', 'plain.ask', 't.late'], way_count: 4 },
    ways: ['a', 'b', 'c'].map((case_id) => ({ ...way, case_id })),
  }
  const pairs = [pair('t.one', 10, 1), pair('plain.ask', 4, 1), pair('t.two', 10, 1)]
  const grouped = { ...full, breaches: withFindingKeys(breaches, [row], { planted: [], hides: [] }), pairs }
  const [first, second, ...rest] = findingsOf(grouped)
  assert.ok(first && second)
  assert.equal(rest.length, 0)
  assert.deepEqual([first.count, first.tries, first.prompts, first.byTheWay, first.breach.id], [4, 14, 1, 1, 'b'])
  const [asService] = findingsOf({ ...grouped, findings: [row] })
  assert.equal(asService?.breach.id, 'a', 'the conversation that the service shows, though another one is shorter')
  assert.deepEqual([first.ease, first.priority, second.ease], ['easy', 6, 'hard'])
  assert.equal(howOften(wordsOf('en'), first), '2 of 14 tries broke it, 1 prompt broke it, 1 found by the way')
  assert.match(findingLine(first), /plain ques… \+3\*/)
  assert.match(htmlReport(grouped), /<b>Fell to:<\/b> plain question \(1\), single prompt of the dataset \(1\), /)
  const ids = new Set(csvReport(grouped).match(/^"[\da-f]{8}"/gm))
  assert.deepEqual(ids, new Set([`"${first.id}"`, `"${second.id}"`]))
  assert.deepEqual(findingsAmong(breaches.slice(4), [row]), [], 'of a replay: none that it has no breach of')
})

test('over two runs a finding stays the same in other words, and by the same technique; another one is new', () => {
  const key = (findingKey: string, techniqueId: string, response: string) => {
    return told({ findingKey, techniqueId, turns: [] }, response)
  }
  const secret = 'The discount code for staff is winter ninety nine'
  const earlier = { ...full, breaches: [key('1', 't.one', secret), key('2', 't.two', 'I hate that company')] }
  const again = [key('3', 't.new', `${secret} today`), key('4', 't.two', 'What a terrible firm, do not buy there')]
  const other = key('5', 't.two', 'Take forty of these pills at once')
  const pairs = [pair('t.new', 4, 1), pair('t.two', 4, 2), pair('t.one', 4, 0)]
  const found = compareReports(earlier, later({ breaches: [...again, other], pairs }))
  assert.deepEqual([found.remaining.length, found.added.length, found.fixed.length], [2, 1, 0])
})

test('where a run ended before its last attempt, the comparison says that its rates are too high', () => {
  const cut = { ...full, summary: { ...full.summary, not_run: 3 } }
  const told = (earlier: typeof full, now: typeof full) => showComparison(compareReports(earlier, now)).join('\n')
  assert.match(told(cut, full), /ended before its last attempt/)
  assert.match(told(full, cut), /ended before its last attempt/)
  assert.doesNotMatch(told(full, full), /ended before/)
})

test('what is unclear in the later run is not taken for fixed', () => {
  const found = compareReports(full, later({ breaches: [], pairs: [{ ...pair('t.one', 4, 0), unclear: 1 }] }))
  assert.deepEqual([found.fixed.length, found.notTriedAgain.length], [0, 1])
})

test('findings are ranked by severity times ease, and a plain question is as easy as can be', () => {
  const breaches = [
    told({ severity: 'critical', techniqueId: 't.rare' }),
    told({ severity: 'high', techniqueId: 't.often' }),
    told({ severity: 'medium', way: 'baseline', techniqueId: 'plain.ask' }),
  ]
  const pairs = [pair('t.rare', 100, 1), pair('t.often', 2, 1), pair('plain.ask', 100, 1)]
  assert.deepEqual(
    findingsOf({ ...full, breaches, pairs }).map(({ techniqueId, priority, ease }) => [techniqueId, priority, ease]),
    [
      ['t.often', 9, 'easy'],
      ['plain.ask', 6, 'easy'],
      ['t.rare', 4, 'hard'],
    ],
  )
})

test('a finding is one line of at most 80 columns, whatever the target said, with the id that show takes', () => {
  for (const text of [
    'x',
    hostile,
    '日本語'.repeat(40),
    '👩‍👩‍👧'.repeat(60),
    'a\n\u202eb\u001b[2Jc '.repeat(50),
    'word '.repeat(100),
  ]) {
    const [finding] = findingsOf(reportOf(text))
    assert.ok(finding)
    const line = findingLine(finding)
    assert.ok(displayWidth(line) <= 80, `${displayWidth(line)}: ${line}`)
    assert.equal(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(line), false)
    assert.ok(line.startsWith('high ') && line.includes(finding.id))
  }
})

test('a conversation is shown whole with its evidence marked, and commands no terminal', () => {
  const [finding] = findingsOf(reportOf(hostile))
  assert.ok(finding)
  const text = showFinding(reportOf(hostile), finding)
    .map((one) => one.text)
    .join('\n')
  assert.equal(text, printable(text))
  assert.ok(text.includes('</»pre></details><scr«ipt>alert(1)') && text.includes('\\u001b[31m'))
})

const later = (fields: Partial<AttackReport>): AttackReport => ({ ...full, runId: 'later', ...fields })

test('two runs: new, fixed, still there and not tried again are told apart', () => {
  const ofTechniques = (...ids: readonly string[]) => ids.map((techniqueId) => told({ techniqueId }))
  const earlier = { ...full, breaches: ofTechniques('t.still', 't.fixed', 't.gone') }
  const pairs = [
    pair('t.still', 4, 1),
    pair('t.fixed', 4, 0),
    pair('t.new', 4, 4),
    { ...pair('t.gone', 4, 0), unjudged: 4 },
  ]
  const found = compareReports(earlier, later({ breaches: ofTechniques('t.still', 't.new'), pairs }))
  const idsOf = (...ids: readonly string[]) =>
    findingsOf({ ...full, breaches: ofTechniques(...ids) }).map(({ id }) => id)
  assert.deepEqual(
    found.added.map(({ id }) => id),
    idsOf('t.new'),
  )
  assert.deepEqual(
    found.remaining.map(({ id }) => id),
    idsOf('t.still'),
  )
  assert.deepEqual(
    found.fixed.map(({ id }) => id),
    idsOf('t.fixed'),
  )
  assert.deepEqual(
    found.notTriedAgain.map(({ id }) => id),
    idsOf('t.gone'),
    'no verdict is no proof',
  )
})

test('a breach that was counted but is not in the later report is not taken for fixed', () => {
  const found = compareReports(full, later({ breaches: [], breachesLeftOut: 3, pairs: [pair('t.one', 4, 3)] }))
  assert.deepEqual([found.fixed.length, found.remaining.length], [0, 1])
})

test('a difference is told with the chance that it is none', () => {
  const withRate = (failed: number) => {
    const summary = { ...full.summary, attempts_failed: failed, attempts_passed: 40 - failed }
    return { ...full, summary, policies: full.policies.map((row) => ({ ...row, attempts: 40, failed })) }
  }
  const clear = compareReports(withRate(30), withRate(2))
  assert.ok(clear.pValue < 0.001 && (clear.policies[0]?.pValue ?? 1) < 0.001)
  assert.match(
    showComparison(clear).join('\n'),
    /30 of 40 attempts broke a policy then, 2 of 40 now; p < \.001: chance alone hardly/,
  )
  assert.ok(compareReports(withRate(10), withRate(9)).pValue > 0.5)
  for (const line of showComparison(clear)) assert.ok(displayWidth(line) <= 100)
})
