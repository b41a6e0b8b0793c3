import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type OperationName, operations } from '../../contract/routes.ts'
import { roles } from '../../server/domain/account/person.ts'
import { roleMay } from '../../server/http/session/role-reach.ts'
import { providerAndSettings, type SignedInVisitor, signIn } from '../identity/signing-in.ts'
import { eachService } from '../service.ts'

const { provider, settings } = await providerAndSettings()
after(() => provider.close())
const groups = { owner: 'admins', editor: 'security', analyst: 'soc', auditor: 'audit' } as const
const names = Object.keys(operations) as OperationName[]

eachService(
  (service) => {
    const signedIn = new Map<string, SignedInVisitor>()
    before(async () => {
      for (const role of roles)
        signedIn.set(role, await signIn(service(), provider, role, { name: role, groups: [groups[role]] }))
    })
    const as = (role: string) => {
      const visitor = signedIn.get(role)
      assert.ok(visitor)
      return visitor
    }

    for (const role of roles) {
      test(`the service refuses whatever the role of ${role} may not do, whatever a page shows, and nothing else for its role`, async () => {
        for (const name of names) {
          const { method, path, body } = operations[name]
          const at = path.replaceAll(/\{\w+\}/g, () => randomUUID())
          const { status, json } = await as(role).ask(method, at, body === null ? undefined : {})
          const isRefused = status === 403 && json.code === 'missing-permission'
          assert.equal(isRefused, !roleMay(role, name), `${name}: ${status} ${JSON.stringify(json)}`)
          if (isRefused) assert.equal(json.detail, `The role "${role}" may not do this.`)
        }
      })

      test(`the session of ${role} names just what it may ask for`, () => {
        assert.deepEqual(
          as(role).own.operations,
          names.filter((name) => roleMay(role, name)),
        )
      })
    }

    test('the session of a key names what the key may ask for', async () => {
      const { key } = await service().newKey(['guard'])
      const begun = await service().call({ method: 'POST', path: '/api/v1/session', key: null, body: { api_key: key } })
      assert.deepEqual(
        begun.json.operations,
        names.filter((name) => ['guard', null].includes(operations[name].permission)),
      )
    })

    test('routes for programs take no person, whatever the role', async () => {
      for (const path of ['/v1/chat/completions', '/api/v1/check/stream']) {
        const { status, json } = await as('owner').ask('POST', path, {})
        assert.deepEqual([status, json.code ?? json.error?.code], [403, 'missing-permission'], path)
      }
    })

    test('an editor ends no session and an owner that of another owner; a key without the permission of an owner ends none of an owner', async () => {
      const owner = await signIn(service(), provider, 'second-owner', { name: 'Second', groups: ['admins'] })
      const path = `/api/v1/sessions/${owner.own.id}`
      assert.equal((await as('editor').ask('DELETE', path)).status, 403)
      const { key } = await service().newKey(['manage'])
      assert.equal((await service().call({ method: 'DELETE', path, key })).status, 403)
      const ended = await as('owner').ask('DELETE', path)
      assert.deepEqual([ended.status, ended.json.person.subject], [200, 'second-owner'])
      assert.equal((await owner.ask('GET', '/api/v1/session')).status, 401)
    })

    test('a person changes something with the proof alone that only a page of this service can read', async () => {
      const { visitor } = as('owner')
      const cookie = `redoubt_session=${visitor.cookiesOf(service().address).get('redoubt_session')}`
      const body = { name: 'Forged' }
      const call = { method: 'PATCH', path: '/api/v1/organization', key: null, headers: { cookie }, body }
      const { status, json } = await service().call(call)
      assert.deepEqual([status, json.code], [403, 'missing-csrf-token'])
    })

    test('an owner issues keys in his name; what they do is told of the keys', async () => {
      const issued = await as('owner').ask('POST', '/api/v1/api-keys', {
        name: 'For a program',
        permissions: ['manage'],
      })
      assert.equal(issued.status, 201, JSON.stringify(issued.json))
      const { items } = (await service().call({ path: '/api/v1/audit-log', query: { action: 'api_key.create' } })).json
      assert.deepEqual(items[0].person, { subject: 'owner', name: 'owner' })
      await service().call({ method: 'PATCH', path: '/api/v1/organization', key: issued.json.key, body: { name: 'K' } })
      const [entry] = (await service().call({ path: '/api/v1/audit-log', query: { limit: '1' } })).json.items
      assert.deepEqual([entry.actor, entry.person], [`api_key:${issued.json.id}`, null])
    })
  },
  settings,
  { catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href },
)
