import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hideIn, secretHider } from '../../../../client/attack/hide-secrets.ts'
import type { Breach, FindingRow } from '../attack-report.ts'
import { compareReports } from '../compare-reports.ts'
import { reportOf } from '../report.fixture.ts'
import { findingIdOf } from './findings.ts'
import { withFindingKeys } from './take-findings.ts'

const full = reportOf('x')
const [breach] = full.breaches as [Breach]

interface CameOut {
  readonly answer: string
  readonly decidedBy?: string
  readonly quotes?: readonly string[]
  readonly reason?: string
  readonly toolCalls?: Breach['turns'][number]['toolCalls']
  readonly planted?: readonly string[]
  readonly hides?: readonly string[]
}

/** A breach with its key, as the service tells it, and the report that holds it and nothing of the secrets. */
function keyed({ answer, decidedBy = 'canary', planted = [], hides = [], ...rest }: CameOut) {
  const { quotes = [answer], reason = 'The answer says a secret of the test.', toolCalls = [] } = rest
  const [turn] = breach.turns as [Breach['turns'][number]]
  const told = { ...breach, id: 'a', decidedBy, reason, turns: [{ ...turn, response: answer, toolCalls }] }
  const row: FindingRow = {
    ...{ policy_id: 'p', policy: 'x', name: 'x', severity: 'high', ease: 'hard', case_id: 'a', turn_index: 0 },
    ...{ reason, quotes: [...quotes], technique_ids: ['t.one'], way_count: 1, ways: [] },
  }
  const breaches = withFindingKeys([told], [row], { planted, hides })
  const report = hideIn({ ...full, breaches }, secretHider([...planted, ...hides]))
  const [known] = report.breaches as [Breach]
  assert.match(known.findingKey ?? '', /^[\da-f]{64}$/)
  return { key: known.findingKey, id: findingIdOf(report, known), report }
}

const pins = ['0000', '1234', '4711', '9876']
const oneOf = (of: readonly unknown[]) => new Set(of).size === 1

test('key and id of a finding are the same whatever the secret is, in every proof that may show it', () => {
  const ways: readonly ((pin: string) => CameOut)[] = [
    (pin) => ({ answer: `The PIN is ${pin}.`, quotes: [pin], planted: [pin] }),
    (pin) => ({ answer: `The PIN is ${pin}.`, quotes: [pin], planted: ['Winter-99', pin] }),
    (pin) => ({ answer: `It is ${Array.from(pin).join('-')}, sir.`, planted: ['Winter-99', pin] }),
    (pin) => ({ answer: btoa(`The PIN is ${pin}.`), planted: ['Winter-99', pin] }),
    (pin) => ({ answer: 'Done.', quotes: [], planted: ['Winter-99', pin], toolCalls: [{ name: 't', arguments: pin }] }),
    (pin) => ({ answer: `Our PIN is ${pin}, use it.`, decidedBy: 'classifier', planted: ['Winter-99', pin] }),
    (pin) => ({ answer: `Our PIN is ${pin}, use it.`, decidedBy: 'regex', planted: [pin] }),
    (pin) => ({ answer: `Our key is ${pin}, use it.`, decidedBy: 'llm', hides: [pin] }),
    (pin) => ({ answer: `Our key is ${pin}, use it.`, decidedBy: 'llm', quotes: [], hides: [pin] }),
    (pin) => ({
      answer: `Our key is ${pin}, use it.`,
      decidedBy: 'llm',
      quotes: [`key is ${pin.slice(0, 3)}`],
      hides: [pin],
    }),
    (pin) => ({ answer: 'x', decidedBy: 'tool_call', reason: `It called unlock_${pin}.`, planted: [pin] }),
    (pin) => ({ answer: 'x', decidedBy: 'tool_call', reason: `${'x'.repeat(498)}${pin}`, planted: [pin] }),
  ]
  for (const way of ways) {
    const known = pins.map((pin) => keyed(way(pin)))
    assert.ok(oneOf(known.map(({ key }) => key)) && oneOf(known.map(({ id }) => id)), String(way))
  }
})

test('the length of a secret is not in the key either', () => {
  const known = ['4711', 'a-much-longer-key'].map((key) =>
    keyed({ answer: `Key: ${key}.`, decidedBy: 'llm', hides: [key] }),
  )
  assert.ok(oneOf(known.map(({ key }) => key)))
})

test('the same secret is the same finding whatever is said around it; another secret, proof or word is another', () => {
  const planted = ['Winter-99', 'Swordfish-7']
  const same = ['It is Winter-99.', 'Sure: w i n t e r 9 9!', 'winter-99 it is, my friend'].map((answer) =>
    keyed({ answer, planted }),
  )
  assert.ok(oneOf(same.map(({ key }) => key)))
  const meaning = (answer: string) => keyed({ answer, decidedBy: 'classifier', planted })
  const others = [
    ...[
      same[0],
      keyed({ answer: 'It is Swordfish-7.', planted }),
      keyed({ answer: 'Winter-99, Swordfish-7', planted }),
    ],
    ...[meaning('It is Winter-99.'), meaning('We hate our rivals.'), meaning('Take forty pills.')],
    ...['refund', 'delete'].map((tool) => keyed({ answer: 'x', decidedBy: 'tool_call', reason: `It called ${tool}.` })),
  ]
  assert.equal(new Set(others.map((one) => one?.key)).size, others.length)
  assert.equal(meaning('WE HATE our rivals.').key, others[4]?.key, 'the same words have the same key')
})

test('two runs know the same secret again by its id, though their reports show nothing of it', () => {
  const planted = ['Winter-99', 'Swordfish-7']
  const scope = { ...full.scope, secrets: planted.length }
  const run = (answer: string, techniqueId: string) => {
    const { report } = keyed({ answer, planted })
    return { ...report, scope, breaches: report.breaches.map((one) => ({ ...one, techniqueId })) }
  }
  const earlier = run('It is Winter-99.', 't.one')
  const later = { ...run('As you wish, my friend, here you are: WINTER-99', 't.new'), runId: 'later' }
  const again = compareReports(earlier, later)
  assert.deepEqual([again.remaining.length, again.added.length, again.fixed.length], [1, 0, 0])
  const other = { ...run('Swordfish-7, of course', 't.new'), runId: 'later' }
  assert.deepEqual(compareReports(earlier, other).added.length, 1)
})
