import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '../../contract/operation.ts'
import { type OperationName, operations } from '../../contract/routes.ts'
import { projectReach } from '../../server/http/session/project-reach.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { type Answer, assertProblem, eachService, type Service } from '../service.ts'
import { type Kind, placesOf } from './tenants/id-places.ts'
import { type Owner, Things } from './tenants/requests.ts'

/** Things that belong to one project. */
const kindsOfProject: ReadonlySet<Kind | null> = new Set<Kind>([
  'project',
  'conversation',
  'message',
  'output',
  'erasure',
  'calibration',
  'test',
])
const everyPermission = ['guard', 'redteam', 'manage', 'admin']
const unknownUuid = '019a0000-0000-7000-8000-000000000000'

/** A key of the first organization that is bound to projects. */
async function boundKey({ call }: Service, ...project_ids: readonly string[]): Promise<string> {
  const body = { name: 'bound', permissions: everyPermission, project_ids }
  const { status, json, text } = await call({ path: '/api/v1/api-keys', body })
  assert.equal(status, 201, text)
  assert.deepEqual(json.project_ids, project_ids)
  return json.key
}

// Made from the table of operations: an operation that forgets to look at the projects of a key fails here.
eachService(
  (service) => {
    for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
      if (projectReach[name] === 'organization') {
        test(`403: ${name} reaches beyond projects, so a bound key may not call it, and its body is not read`, async () => {
          const key = await boundKey(service(), await service().newProject())
          const { method, path } = operation
          const headers = { 'x-organization-id': service().organizationId }
          const body = method === 'POST' ? '{broken' : undefined
          assertProblem(await service().call({ method, path, key, headers, body }), 403, 'missing-permission')
        })
        continue
      }
      // To be bound to a project is a wish that can be refused: 400, see below.
      const places = name === 'createApiKey' ? [] : placesOf(operation)
      for (const place of places.filter(({ kind }) => kindsOfProject.has(kind))) {
        const where = `${place.part}.${place.path.join('.')}`
        test(`${name}: to a bound key ${where} of another project answers exactly like an unknown one`, async () => {
          const things = new Things(service())
          const own: Owner = service()
          const id = await things.make(place.kind ?? 'project', own)
          const elsewhere = await boundKey(service(), await service().newProject())
          const ask = (asked: string, key: string) => things.send(operation, own, { place, id: asked }, key)
          const expected = await ask(unknownUuid, elsewhere)
          assert.deepEqual(comparable(await ask(id, elsewhere), id), comparable(expected, unknownUuid))
          if (name !== 'listTests') assert.equal(expected.status, 404, expected.text)
          const held = await ask(id, await boundKey(service(), things.projectOf(id)))
          assert.ok(held.status < 300, `a key that holds its project may: ${held.status} ${held.text.slice(0, 500)}`)
        })
      }
    }

    test('lists show a bound key what belongs to its projects and nothing else', async () => {
      const { call, organizationId } = service()
      const headers = { 'x-organization-id': organizationId }
      const things = new Things(service())
      const message = await things.make('message', service())
      const projectId = things.projectOf(message)
      const test = await things.make('test', service())
      const erasure = await things.make('erasure', service())
      await call({ path: `/api/v1/messages/${message}/feedback`, body: { kind: 'missed', security: true } })
      const ofMessage = await boundKey(service(), projectId)
      const both = await boundKey(service(), things.projectOf(test), things.projectOf(erasure))
      const list = async (key: string, path: string) => {
        const { status, json, text } = await call({ path, key, headers, query: { limit: '500' } })
        assert.equal(status, 200, text)
        assert.equal(json.total, json.items.length)
        return json.items
      }
      const idsOf = async (key: string, path: string) => (await list(key, path)).map((item: { id: string }) => item.id)
      assert.deepEqual(await idsOf(ofMessage, '/api/v1/projects'), [projectId])
      assert.deepEqual(await idsOf(both, '/api/v1/projects'), [things.projectOf(test), things.projectOf(erasure)])
      const conversations = await list(ofMessage, '/api/v1/conversations')
      assert.deepEqual(
        new Set(conversations.map((one: { project_id: string }) => one.project_id)),
        new Set([projectId]),
      )
      assert.equal((await list(ofMessage, '/api/v1/feedback')).length, 1)
      assert.equal((await list(both, '/api/v1/feedback')).length, 0)
      assert.deepEqual(await idsOf(ofMessage, '/api/v1/erasures'), [])
      assert.deepEqual(await idsOf(both, '/api/v1/erasures'), [erasure])
      assert.deepEqual(await idsOf(ofMessage, '/api/v1/tests/'), [])
      assert.deepEqual(await idsOf(both, '/api/v1/tests/'), [test])
    })

    test('404: a check by a bound key names its project; the sample project and those of single items count too', async () => {
      const { call, newProject } = service()
      const [held, other] = [await newProject(), await newProject()]
      const key = await boundKey(service(), held)
      const ask = (body: object) => call({ path: '/api/v1/check', key, body: { store: false, ...body } })
      assert.equal((await ask({ text: 'hello', project_id: held })).status, 200)
      assert.equal((await ask({ project_id: held, items: [{ text: 'hello' }] })).status, 200)
      for (const body of [
        { text: 'hello' },
        { text: 'hello', project_id: other },
        { items: [{ text: 'hello', project_id: held }, { text: 'hello' }] },
        { project_id: held, items: [{ text: 'hello' }, { text: 'hello', project_id: other }] },
      ]) {
        assertProblem(await ask(body), 404, 'project-not-found')
      }
    })

    test('403: a bound key moves no threshold of a policy, which other projects use too', async () => {
      const { call, newProject } = service()
      const projectId = await newProject()
      const key = await boundKey(service(), projectId)
      const body = { texts: ['hello'], apply_policies: true }
      const asked = await call({ path: `/api/v1/projects/${projectId}/calibrations`, key, body })
      assertProblem(asked, 403, 'missing-permission')
    })

    test('a bound key issues keys for its own projects only, and finds none that reaches further', async () => {
      const { call, newProject, newKey } = service()
      const path = '/api/v1/api-keys'
      const [held, other] = [await newProject(), await newProject()]
      const key = await boundKey(service(), held)
      const wish = { name: 'x', permissions: ['guard'] }
      const inherited = await call({ path, key, body: wish })
      assert.deepEqual([inherited.status, inherited.json.project_ids], [201, [held]])
      const foreign = await call({ path, key, body: { ...wish, project_ids: [held, other] } })
      const unknown = await call({ path, key, body: { ...wish, project_ids: [held, unknownUuid] } })
      assert.equal(assertProblem(foreign, 400, 'invalid-request').errors[0].path, 'project_ids[1]')
      assert.deepEqual(comparable(foreign, other), comparable(unknown, unknownUuid))
      const everywhere = await newKey(['guard'])
      const { json: elsewhere } = await call({ path, body: { ...wish, project_ids: [other] } })
      for (const { id } of [everywhere, elsewhere]) {
        assertProblem(await call({ method: 'DELETE', path: `${path}/${id}`, key }), 404, 'api-key-not-found')
        assertProblem(await call({ path: `${path}/${id}/rotate`, key, body: {} }), 404, 'api-key-not-found')
      }
      const rotated = await call({ path: `${path}/${inherited.json.id}/rotate`, key, body: {} })
      assert.deepEqual([rotated.status, rotated.json.project_ids], [201, [held]])
      assert.equal((await call({ method: 'DELETE', path: `${path}/${rotated.json.id}`, key })).status, 200)
    })

    test('400: a key is bound to projects that are there, one of them at least', async () => {
      const { call, newOrganization } = service()
      const things = new Things(service())
      const foreign = await things.make('project', await newOrganization())
      const wish = { name: 'x', permissions: ['guard'] }
      for (const [project_ids, field] of [
        [[], 'project_ids'],
        [[unknownUuid], 'project_ids[0]'],
        [[foreign], 'project_ids[0]'],
      ] as const) {
        const answer = await call({ path: '/api/v1/api-keys', body: { ...wish, project_ids } })
        assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, field)
      }
    })
  },
  {},
  { redTeamEngine: fixtureEngine },
)

/** What must be alike: everything but fresh ids and times, and the id that was asked about. */
function comparable({ status, text }: Answer, asked: string) {
  const shown = text.replaceAll(asked, '<id>').replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
  return { status, text: shown }
}
