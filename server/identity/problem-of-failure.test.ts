import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientError } from 'openid-client'
import { providerFailureOf } from './problem-of-failure.ts'

test('what is logged and told of a failure holds neither token nor claim, which the library keeps beside it', () => {
  const cause = { claims: { sub: 'ada' }, code: 'secret-code', id_token: 'secret-token' }
  for (const code of ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_INVALID_RESPONSE', 'OAUTH_TIMEOUT', undefined]) {
    const { problem, reason } = providerFailureOf(new ClientError('something', { cause, ...(code && { code }) }))
    assert.equal(/secret|ada/.test(`${problem.message}${reason}`), false)
    assert.notEqual(reason, '')
  }
})

test('what nobody expected is told as the provider’s failure, with the reason of the network in the log alone', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:443'), { code: 'ECONNREFUSED' })
  const { problem, reason } = providerFailureOf(new TypeError('fetch failed', { cause }))
  assert.equal(problem.code, 'identity-provider-failed')
  assert.equal(reason, 'fetch failed (ECONNREFUSED)')
  assert.equal(problem.message.includes('ECONNREFUSED'), false)
  assert.equal(providerFailureOf('thrown').problem.code, 'identity-provider-failed')
})
