import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFailedCheck } from './has-failed-check.ts'
import type { MessageVerdict } from './message.ts'
import type { CheckStatus } from './verdict.ts'

const check = (status: CheckStatus) => ({
  status,
  value: 0,
  isAboveThreshold: false,
  isSafe: true,
  reason: null,
  spans: [],
  unjudged: [],
  detector: { id: 'patterns', version: '1' },
})
const policy = (status: CheckStatus, shadow: boolean) => ({
  ...check(status),
  policyId: 'p',
  name: 'Weapons',
  criticality: 'low' as const,
  detectionThreshold: 0.5,
  shadow,
})
const document = (status: CheckStatus) => ({
  ...check(status),
  kind: 'document' as const,
  index: 0,
  id: null,
  title: null,
})

const verdicts = (status: CheckStatus): Record<string, MessageVerdict> => {
  const none = { isSafe: true, security: check('success'), policies: [policy('success', false)] }
  return {
    security: { ...none, security: check(status) },
    policy: { ...none, policies: [policy('success', false), policy(status, false)] },
    'policy in shadow': { ...none, policies: [policy(status, true)] },
    topics: { ...none, topics: { status, reason: null, topics: [], isSafe: true } },
    document: { ...none, material: [document('success'), document(status)] },
  }
}

test('any check that could not be made is an error of its message; one that was made in part is none', () => {
  for (const [what, verdict] of Object.entries(verdicts('error'))) assert.equal(hasFailedCheck(verdict), true, what)
  for (const status of ['success', 'warning'] as const)
    for (const [what, verdict] of Object.entries(verdicts(status))) assert.equal(hasFailedCheck(verdict), false, what)
  assert.equal(hasFailedCheck({ isSafe: true, security: null, policies: [] }), false, 'nothing was to be checked')
})
