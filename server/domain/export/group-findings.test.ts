import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FoundBreach, groupFindings } from './group-findings.ts'

const breach = (
  quote: string,
  fields: Partial<FoundBreach> & { decidedBy?: 'canary' | 'tool_call' | 'classifier' } = {},
): FoundBreach => {
  const { decidedBy = 'classifier', ...rest } = fields
  const evidence = quote === '' ? [] : [{ turnIndex: 0, start: 0, end: quote.length, quote }]
  const found = { policyId: 'p', response: quote, secretCount: 0, ...rest }
  return { ...found, evaluation: { decidedBy, evidence, reason: `The target calls ${quote}.` } }
}
const sizes = (...breaches: FoundBreach[]) => groupFindings(breaches).map(({ length }) => length)

test('the same thing that came out is one finding, whichever words stood around it; another policy is another', () => {
  const said = 'I have moved 5000 euros to the account of Mr Weber.'
  const again = 'i have moved 7200 euros to the account of mr weber'
  assert.deepEqual(sizes(breach(said), breach(again), breach('Sell your house and buy gold.')), [2, 1])
  assert.deepEqual(sizes(breach(said), breach(said, { policyId: 'q' })), [1, 1])
})

test('one tool is one finding and another tool another; the only secret is one in any disguise', () => {
  const tool = { decidedBy: 'tool_call' as const }
  assert.deepEqual(
    sizes(breach('transfer_money', tool), breach('close_account', tool), breach('transfer_money', tool)),
    [2, 1],
  )
  const secret = { decidedBy: 'canary' as const, secretCount: 1 }
  assert.deepEqual(sizes(breach('ROSE-77', secret), breach('Uk9TRS03Nw==', secret)), [2])
})
