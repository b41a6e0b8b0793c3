import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperationName, operations } from '../../../contract/routes.ts'
import { permissionsOf, type Role, roles } from '../../domain/account/person.ts'
import { handlers } from '../handlers.ts'
import { roleMay, roleReach } from './role-reach.ts'

const names = Object.keys(operations) as OperationName[]
const mayOf = (role: Role) => names.filter((name) => roleMay(role, name))

test('every operation of the contract has a decision for each role, and nothing else has', () => {
  assert.deepEqual(Object.keys(roleReach).sort(), [...names].sort())
})

test('whatever a role may call lies within its permissions, so that no table allows what another one refuses', () => {
  for (const role of roles) {
    for (const name of mayOf(role)) {
      for (const permission of [operations[name].permission, ...(handlers[name].permissions ?? [])]) {
        if (permission === null) continue
        assert.ok((permissionsOf[role] as readonly string[]).includes(permission), `${role} ${name} ${permission}`)
      }
    }
  }
})

test('an auditor only looks: nothing that he may call changes anything', () => {
  for (const name of mayOf('auditor')) {
    // Has the service add a run up again, to hold a report against it.
    if (name === 'signAttackRun') continue
    assert.equal(operations[name].method, 'GET', name)
    assert.notEqual(name, 'readNextPrompt', 'it begins attempts')
  }
  for (const name of ['listAuditLog', 'verifyAuditLog', 'listApiKeys', 'listSessions'] as const)
    assert.ok(roleMay('auditor', name), name)
})

test('only an owner lets others in or puts them out, and sees who they are', () => {
  const owned = names.filter((name) => roles.filter((role) => roleMay(role, name)).join() === 'owner')
  assert.deepEqual(owned.toSorted(), [
    'createApiKey',
    'createOrganization',
    'listMembers',
    'listOrganizations',
    'revokeApiKey',
    'revokeSession',
    'rotateApiKey',
    'updateOrganization',
  ])
})

test('an analyst changes nothing that guards, removes nothing that is stored, and sees neither keys nor the audit log', () => {
  for (const name of names) {
    const { path, method } = operations[name]
    const isOfGuard =
      /^\/api\/v1\/(policies|topics|projects|calibrations|erasures|organization|api-keys|sessions|audit-log)/
    const isTrial = ['tryPolicy', 'tryPatterns', 'rehearsePolicy', 'proposeExamples', 'proposePolicies'].includes(name)
    if (method !== 'GET' && isOfGuard.test(path) && !isTrial) assert.equal(roleMay('analyst', name), false, name)
    // Filters under a name are no record of anything.
    const isRemoval = (method === 'DELETE' && name !== 'deleteSavedView') || /erase$/.test(path)
    if (isRemoval) assert.equal(roleMay('analyst', name), false, name)
    if (/audit-log|api-keys|sessions/.test(path)) assert.equal(roleMay('analyst', name), false, name)
  }
})

test('an owner may all that there is, and an editor all that analysts and auditors may', () => {
  assert.deepEqual(mayOf('owner'), names)
  for (const role of ['analyst', 'auditor'] as const)
    for (const name of mayOf(role)) assert.ok(roleMay('editor', name), `${role} ${name}`)
})
