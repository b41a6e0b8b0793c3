import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedoubtClient } from '../../../client/create-client.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import { type FindingComparison, matchFindings, sortOutGone } from './compare-findings.ts'
import { countTries, type Tries } from './count-tries.ts'

function finding(
  name: string,
  {
    policy = 'p',
    quote = name,
    techniques = ['enc.base64'] as readonly (string | null)[],
    wayCount = techniques.length,
  } = {},
): Finding {
  const ways = techniques.map((technique_id) => ({ case_id: name, turn_index: 0, technique_id, score: 1 }))
  return {
    ...{ policy_id: policy, policy, name, severity: 'high', case_id: name, turn_index: 0, reason: '' },
    ...{ quotes: [quote], technique_ids: techniques.filter((one) => one !== null), way_count: wayCount, ways },
  }
}

/** An attempt of the later run: the policy `p` held against base64. */
const held: Partial<ResultCase> = {
  ...{ kind: 'attack', policy_id: 'p', technique_id: 'enc.base64', status: 'passed', verdict: 'held' },
}

async function triesAfter(...cases: readonly Partial<ResultCase>[]): Promise<Tries | null> {
  const client = { call: async () => ({ cases, total: cases.length }) } as unknown as Pick<RedoubtClient, 'call'>
  return countTries(client, { testId: 't', runId: 'r', signal: new AbortController().signal })
}

const names = (findings: readonly Finding[]) => findings.map(({ name }) => name)

/** What became of a finding that did not come out again, where the later run has these attempts. */
async function fateOf(gone: Finding, ...cases: readonly Partial<ResultCase>[]): Promise<keyof FindingComparison> {
  const found = sortOutGone(matchFindings([gone], []), await triesAfter(...cases))
  const lists = (['added', 'remaining', 'fixed', 'notShown'] as const).filter((list) => found[list].includes(gone))
  const [fate] = lists
  assert.ok(fate !== undefined && lists.length === 1)
  return fate
}

test('the same quote of the same policy is the same finding, whatever technique showed it', () => {
  const after = [finding('b', { quote: 'the code is zebra', techniques: ['lang.switch'] })]
  const found = matchFindings([finding('a', { quote: 'The code is  ZEBRA' })], after)
  assert.deepEqual([names(found.remaining), found.added, found.gone], [['b'], [], []])
})

test('other words to the same technique are the same finding; of another policy they are a new one', () => {
  const before = [finding('a', { quote: 'one' })]
  const same = matchFindings(before, [finding('b', { quote: 'two' })])
  assert.deepEqual(names(same.remaining), ['b'])
  const other = matchFindings(before, [finding('b', { quote: 'one', policy: 'q' })])
  assert.deepEqual([names(other.added), names(other.gone)], [['b'], ['a']])
})

test('each finding is matched once', () => {
  const found = matchFindings([finding('a')], [finding('b'), finding('c')])
  assert.deepEqual([names(found.remaining), names(found.added)], [['b'], ['c']])
})

test('what was tried again in every way and held is fixed', async () => {
  assert.equal(await fateOf(finding('a'), held), 'fixed')
  const both = finding('a', { techniques: ['enc.base64', 'lang.switch'] })
  assert.equal(await fateOf(both, held, { ...held, technique_id: 'lang.switch' }), 'fixed')
})

test('what was not tried again with the same policy and technique, or is unclear, is not called fixed', async () => {
  const a = finding('a')
  // Policy and technique were each tried, never together.
  const apart = [
    { ...held, technique_id: 'lang.switch' },
    { ...held, policy_id: 'q' },
  ]
  for (const cases of [
    [],
    apart,
    [held, { ...held, verdict: 'unclear' as const }],
    [{ ...held, status: 'error' as const }],
  ]) {
    assert.equal(await fateOf(a, ...cases), 'notShown')
  }
  assert.equal(await fateOf(finding('a', { techniques: ['enc.base64', 'lang.switch'] }), held), 'notShown')
  assert.equal(await fateOf(finding('a', { techniques: [null] }), held), 'notShown')
  assert.equal(await fateOf(finding('a', { wayCount: 2 }), held), 'notShown')
  const unknown = sortOutGone(matchFindings([a], []), null)
  assert.deepEqual([names(unknown.fixed), names(unknown.notShown)], [[], ['a']])
})

test('what the policy fell to again is still there, though no finding of the later run was matched with it', async () => {
  const breach = { ...held, status: 'failed', verdict: 'breach' } as const
  assert.equal(await fateOf(finding('a'), held, breach), 'remaining')
  const byTheWay = { ...breach, aimed_policy_id: 'q' }
  assert.equal(await fateOf(finding('a'), held, byTheWay), 'remaining')
})
