import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService, projectBody } from '../service.ts'
import { savePolicyWithoutDetector } from './policy-without-detector.ts'

const path = '/public/guard/v1/project'

eachService((service) => {
  test('200: a project needs a name, a description, the organization and the security guardrails only', async () => {
    const { call, organizationId } = service()
    const answer = await call({ path, body: projectBody(organizationId) })
    assert.equal(answer.status, 200)
    assert.match(answer.json.projectId, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.deepEqual(Object.keys(answer.json), ['projectId'])
  })

  test('200: the bare path answers alike, and a trailing slash is served directly', async () => {
    const { call, organizationId } = service()
    for (const alias of ['/project', '/project/', `${path}/`]) {
      assert.equal((await call({ path: alias, body: projectBody(organizationId) })).status, 200, alias)
    }
  })

  test('200: fields that the service does not know are ignored', async () => {
    const { call, organizationId } = service()
    assert.equal((await call({ path, body: { ...projectBody(organizationId), colour: 'red' } })).status, 200)
  })

  test('400: every missing or wrong field is named', async () => {
    const { call, organizationId } = service()
    const problem = assertProblem(
      await call({
        path,
        body: { organizationId, name: 5, securityGuardrails: { securityGuardrailBlockInput: 'yes' } },
      }),
      400,
      'invalid-request',
    )
    const paths = problem.errors.map((error: { path: string }) => error.path)
    assert.deepEqual(paths.sort(), ['description', 'name', 'securityGuardrails.securityGuardrailBlockInput'])
  })

  test('400: an unknown policy or topic is named with its place', async () => {
    const { call, organizationId } = service()
    const unknown = '019a0000-0000-7000-8000-000000000000'
    const problem = assertProblem(
      await call({
        path,
        body: {
          ...projectBody(organizationId),
          policies: [{ metricId: unknown, blockInput: true, blockOutput: true }],
          topics: [{ topicId: 'weather', enableInput: true, enableOutput: false }],
        },
      }),
      400,
      'invalid-request',
    )
    assert.deepEqual(
      problem.errors.map((error: { path: string }) => error.path),
      ['policies[0].metricId', 'topics[0].topicId'],
    )
    assert.match(problem.errors[0].message, new RegExp(unknown))
  })

  test('400: a policy of another organization is as unknown as one that does not exist', async () => {
    const { call, organizationId, newOrganization } = service()
    const other = await newOrganization()
    const listed = await call({ path: '/api/v1/policies', key: other.key })
    const metricId = listed.json.items[0].id
    const body = { ...projectBody(organizationId), policies: [{ metricId, blockInput: true, blockOutput: true }] }
    assertProblem(await call({ path, body }), 400, 'invalid-request')
  })

  test('403: another organization in the body is refused before anything else in it is looked at', async () => {
    const { call, newOrganization } = service()
    const other = await newOrganization()
    assertProblem(await call({ path, body: { organizationId: other.organizationId } }), 403, 'organization-mismatch')
  })

  test('403: a key without the permission "manage" cannot create a project', async () => {
    const { call, organizationId, newKey } = service()
    const { key } = await newKey(['guard'])
    assertProblem(await call({ path, body: projectBody(organizationId), key }), 403, 'missing-permission')
  })

  test('409: a policy whose detector does not exist cannot be switched on, and is named', async () => {
    const { app, call, organizationId } = service()
    const id = await savePolicyWithoutDetector(app.store, organizationId)
    const { json } = await call({ path: `/api/v1/policies/${id}` })
    assert.equal(json.is_available, false)
    const policies = [{ metricId: id, blockInput: true, blockOutput: false }]
    const problem = assertProblem(
      await call({ path, body: { ...projectBody(organizationId), policies } }),
      409,
      'precondition-missing',
    )
    assert.match(problem.detail, new RegExp(`${json.name}.*${id}`))
  })

  test('200: a policy without patterns is judged by its definition', async () => {
    const { call, organizationId } = service()
    const created = await call({
      path: '/api/v1/policies',
      body: { name: 'Tone', description: 'content that is rude' },
    })
    assert.equal(created.status, 201)
    const policies = [{ metricId: created.json.id, blockInput: true, blockOutput: true }]
    const answer = await call({ path, body: { ...projectBody(organizationId), policies } })
    assert.equal(answer.status, 200, answer.text)
  })
})
