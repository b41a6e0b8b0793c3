import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Compiler } from '../../server/domain/policy/compiler.ts'
import { createCompiledStore } from '../../server/services/configuration/compiled-artifacts.ts'
import { eachStore } from '../each-store.ts'
import { aPolicy, newOrganization, noon, sha256, stillClock } from './fixtures.ts'

const compiler: Compiler = {
  version: '1',
  compilePolicy: async () => ({ model: null, warnings: [], expectedAlarms: null, tests: [] }),
  compileTopic: async () => ({ sentences: { count: 0, rows: '', scales: [] } }),
  waitingOf: () => 0,
  close: async () => {},
}

eachStore((_name, open) => {
  test('a policy whose threshold was moved without compiling is stored anew when it is read', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const policy = aPolicy(organizationId, { detector: 'compiled', detectionThreshold: 0.5 })
    await store.write((repositories) => repositories.policies.insertMany([policy]))
    const clock = stillClock()
    const storedOf = async () =>
      (
        await store.read((repositories) => repositories.compiledArtifacts.findPolicies(organizationId, [policy.id]))
      ).get(policy.id)
    const onFailed = (_subject: string, error: unknown) => assert.fail(String(error))
    const compiled = createCompiledStore({ store, clock, sha256, compiler, onFailed })
    assert.deepEqual(await compiled.readPolicy(policy), await storedOf())
    const moved = { ...policy, detectionThreshold: 0.37 }
    await store.write((repositories) =>
      repositories.policies.replace(moved, { policy, replacedAtMs: noon, replacedBy: 'test' }),
    )
    const before = await storedOf()
    const made = await compiled.readPolicy(moved)
    assert.deepEqual(await storedOf(), made)
    assert.notEqual(made?.id, before?.id)
  })
})
