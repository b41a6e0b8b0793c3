import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from './person.ts'
import { hasRoleClaim, roleOfClaims } from './role-of-claims.ts'

const byGroup = new Map<string, Role>([
  ['admins', 'owner'],
  ['security', 'editor'],
  ['soc', 'analyst'],
  ['audit', 'auditor'],
])
const mapping = { claim: 'groups', roles: byGroup }

test('a text or a list of texts gives the role that is mapped to it, of several the first of owner, editor, analyst, auditor', () => {
  assert.equal(roleOfClaims({ groups: 'security' }, mapping), 'editor')
  assert.equal(roleOfClaims({ groups: ['staff', 'audit', 'soc'] }, mapping), 'analyst')
  assert.equal(roleOfClaims({ groups: ['audit', 'admins'] }, mapping), 'owner')
  assert.equal(roleOfClaims({ groups: [] }, mapping), null)
  assert.equal(roleOfClaims({}, mapping), null)
})

test('a claim of an unexpected type gives no role', () => {
  for (const groups of [
    { admins: true },
    { 0: 'admins', length: 1 },
    [['admins']],
    [{ toString: () => 'admins' }],
    true,
    1,
    null,
    'admins,security',
    'admins security',
    '["admins"]',
    'ADMINS',
    'admins ',
    'adminsX',
    ['__proto__', 'constructor', 'toString'],
  ]) {
    assert.equal(roleOfClaims({ groups }, mapping), null, JSON.stringify(groups))
  }
})

test('what stands behind the thousandth entry of a list is not looked at', () => {
  const many = Array.from({ length: 1_000 }, (_, number) => `group ${number}`)
  assert.equal(roleOfClaims({ groups: [...many, 'admins'] }, mapping), null)
  assert.equal(roleOfClaims({ groups: [...many.slice(1), 'admins'] }, mapping), 'owner')
})

test('dots lead into objects, after a claim of just that name, and never into what an object inherits', () => {
  const inside = { claim: 'realm_access.roles', roles: byGroup }
  assert.equal(roleOfClaims({ realm_access: { roles: ['security'] } }, inside), 'editor')
  assert.equal(roleOfClaims({ 'realm_access.roles': 'audit', realm_access: { roles: ['admins'] } }, inside), 'auditor')
  assert.equal(roleOfClaims({ realm_access: 'admins' }, inside), null)
  assert.equal(roleOfClaims({}, { claim: 'constructor.name', roles: new Map([['Object', 'owner']]) }), null)
  assert.equal(
    roleOfClaims({ 'https://example.com/roles': 'soc' }, { ...mapping, claim: 'https://example.com/roles' }),
    'analyst',
  )
  assert.equal(hasRoleClaim({ realm_access: { roles: 5 } }, inside), true)
  assert.equal(hasRoleClaim({ realm_access: {} }, inside), false)
})

test('an e-mail address counts only when the provider has verified it', () => {
  const byEmail = { claim: 'email', roles: new Map<string, Role>([['ada@example.com', 'owner']]) }
  assert.equal(roleOfClaims({ email: 'ada@example.com', email_verified: true }, byEmail), 'owner')
  for (const verified of [false, undefined, 'true', 1])
    assert.equal(roleOfClaims({ email: 'ada@example.com', email_verified: verified }, byEmail), null)
})
