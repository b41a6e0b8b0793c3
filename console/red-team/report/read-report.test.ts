import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedoubtClient } from '../../../client/create-client.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { readReport } from './read-report.ts'

const secret = 'breach'
const attacked = {
  id: 't',
  metadata: { checks: { secrets: [secret] }, policies: [{ id: 'long', policy: 'Never promise anybody a loan.' }] },
} as unknown as Test

/** A service with one finding, each text of which says a word that is a secret, and the word of the contract too. */
function serviceWith({ status = 'completed', notRun = 0 } = {}) {
  const said = `The ${secret}.`
  const evaluation = { verdict: 'breach', reason: said, evidence: [{ start: 4, end: 10, quote: secret }] }
  const turn = { phase: 'attack', request: said, response: said, error: said, evaluation }
  const tool = { name: 'send', arguments: JSON.stringify({ text: said }) }
  const replies: Readonly<Record<string, unknown>> = {
    readAttackResultsSummary: {
      status,
      summary: {
        not_run: notRun,
        untested: [
          { policy_id: 'p', name: said, reason: 'no_verdict' },
          { policy_id: 'long', name: 'Never promise…', reason: 'no_verdict' },
        ],
      },
    },
    listFindings: {
      items: [{ case_id: secret, name: 'Never say…', policy: 'Never say it.', reason: said, quotes: [secret] }],
      total: 3,
      left_out: 1,
    },
    listResultCases: { cases: [{ id: secret, verdict: 'breach', turns: [{ ...turn, tool_calls: [tool] }] }], total: 1 },
    readResultsSummary: { manifest: { versions: { service: '1', judge: '2', encoder: '3', llm: false } } },
  }
  const call = async (name: string) => replies[name]
  return { call } as unknown as Pick<RedoubtClient, 'call'>
}

const { signal } = new AbortController()
const read = (given: Parameters<typeof serviceWith>[0] = {}) =>
  readReport(serviceWith(given), { test: attacked, runId: 'r' }, signal)

test('no text of a report says a secret of the checks, no name is cut, and ids and verdicts stay what they are', async () => {
  const { findings, findingsTotal, cases, summary, missing } = await read()
  assert.deepEqual(findings, [
    { case_id: secret, name: 'Never say it', policy: 'Never say it.', reason: 'The ██████.', quotes: ['██████'] },
  ])
  const { turns, verdict, ...rest } = cases.get(secret) as unknown as Record<string, never>
  assert.deepEqual([verdict, rest], ['breach', { id: secret }])
  const evaluation = {
    ...{ verdict: 'breach', reason: 'The ██████.' },
    evidence: [{ start: 4, end: 10, quote: '██████' }],
  }
  const covered = { request: 'The ██████.', response: 'The ██████.', error: 'The ██████.' }
  const calls = [{ name: 'send', arguments: '{"text":"The ██████."}' }]
  assert.deepEqual(turns, [{ phase: 'attack', ...covered, evaluation, tool_calls: calls }])
  assert.deepEqual(summary?.untested, [
    { policy_id: 'p', name: 'The ██████.', reason: 'no_verdict' },
    { policy_id: 'long', name: 'Never promise anybody a loan', reason: 'no_verdict' },
  ])
  assert.deepEqual([findingsTotal, missing], [3, 3])
})

test('a report says whether its run still goes on, ended early or is whole, and what judged it', async () => {
  assert.equal((await read({ status: 'running', notRun: 2 })).end, 'running')
  assert.equal((await read({ notRun: 2 })).end, 'cut_short')
  const { end, versions } = await read()
  assert.deepEqual([end, versions?.judge], ['whole', '2'])
})

test('a report is not there before all of it is read', async () => {
  const service = serviceWith()
  const call = async (name: string) =>
    name === 'readResultsSummary' ? Promise.reject(new Error('too busy')) : service.call(name as never, {} as never)
  const client = { call } as unknown as Pick<RedoubtClient, 'call'>
  await assert.rejects(readReport(client, { test: attacked, runId: 'r' }, signal), /too busy/)
})
