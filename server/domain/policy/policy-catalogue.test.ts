import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultPolicies, policyCatalogue } from './policy-catalogue.ts'

test('the catalogue has the 23 names of the interface, in its order', () => {
  const names =
    'hate · harassment · sexual content · sexual content involving minors · violence · self-harm · weapons · illegal drugs · cyber-crime · fraud and deception · extremism · personal data (PII) · health data (PHI) · payment card data · credentials and secrets · medical advice · legal advice · financial advice · misinformation · intellectual property · system-prompt disclosure · competitor mention · profanity'
  assert.deepEqual(
    policyCatalogue.map(({ name }) => name),
    names.split(' · '),
  )
})

test('detector keys are kebab-case and unique, descriptions begin with "content that"', () => {
  assert.equal(new Set(policyCatalogue.map(({ detector }) => detector)).size, policyCatalogue.length)
  for (const { detector, description } of policyCatalogue) {
    assert.match(detector, /^[a-z]+(?:-[a-z]+)*$/)
    assert.match(description, /^content that \S.*[^.]$/)
  }
})

test('default policies are records of the organization with fresh ids and the calibrated threshold', () => {
  let made = 0
  const policies = defaultPolicies({ organizationId: 'org', nextId: () => `id-${++made}`, nowMs: 7 })
  assert.equal(new Set(policies.map(({ id }) => id)).size, 23)
  for (const policy of policies) {
    assert.equal(policy.organizationId, 'org')
    assert.equal(policy.detectionThreshold, 0.5)
    assert.equal(policy.violationMessage, null)
    assert.equal(policy.isDefault, true)
    assert.deepEqual([policy.createdAtMs, policy.updatedAtMs, policy.archivedAtMs], [7, 7, null])
  }
})
