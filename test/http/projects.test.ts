import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createMovedClock } from '../moved-clock.ts'
import { assertProblem, eachService, projectBody } from '../service.ts'
import { savePolicyWithoutDetector } from './policy-without-detector.ts'

const path = '/api/v1/projects'
const guard = '/public/guard/v1'
const { clock, later } = createMovedClock()

eachService(
  (service, database) => {
    test('200: a project comes back as it was created, in the same names, with every default', async () => {
      const { call, newProject, organizationId } = service()
      const id = await newProject()
      const { status, json } = await call({ path: `${path}/${id}` })
      assert.equal(status, 200)
      const { createdAt, updatedAt, ...rest } = json
      assert.equal(createdAt, updatedAt)
      assert.deepEqual(rest, {
        id,
        projectId: id,
        organizationId,
        name: 'Support',
        description: 'a support assistant',
        policies: [],
        topics: [],
        securityGuardrails: {
          securityGuardrailBlockInput: true,
          securityGuardrailBlockOutput: true,
          securityGuardrailDetectionThreshold: 1,
          securityViolationMessage: null,
        },
        guardrailExecutionMode: 'normal',
        failureMode: 'closed',
        language: null,
        dataRetentionDays: null,
        storeText: 'full',
        secondOpinion: null,
        isArchived: false,
        archivedAt: null,
      })
    })

    test('200: what a project shows can be sent back as a change, and changes nothing', async () => {
      const { call, newProject, newPatternPolicy } = service()
      const metricId = await newPatternPolicy(['apollo'])
      const id = await newProject({
        policies: [{ metricId, blockInput: true, blockOutput: false }],
        securityGuardrails: { securityGuardrailBlockOutput: false, securityViolationMessage: 'No.' },
        guardrailExecutionMode: 'fast',
        failureMode: 'open',
        language: 'pt-BR',
        dataRetentionDays: 30,
      })
      const before = await call({ path: `${path}/${id}` })
      const after = await call({ method: 'PATCH', path: `${path}/${id}`, body: before.json })
      assert.equal(after.status, 200, after.text)
      assert.deepEqual(after.json, before.json)
    })

    test('200: a change touches the named fields only, each security setting for itself', async () => {
      const { call, newProject } = service()
      const id = await newProject({ failureMode: 'open', securityGuardrails: { securityGuardrailBlockOutput: false } })
      const { json } = await call({
        method: 'PATCH',
        path: `${path}/${id}`,
        body: { name: 'Renamed', securityGuardrails: { securityGuardrailDetectionThreshold: 0.5 }, language: 'de' },
      })
      assert.deepEqual([json.name, json.description, json.failureMode], ['Renamed', 'a support assistant', 'open'])
      assert.deepEqual(json.securityGuardrails, {
        securityGuardrailBlockInput: true,
        securityGuardrailBlockOutput: false,
        securityGuardrailDetectionThreshold: 0.5,
        securityViolationMessage: null,
      })
      assert.deepEqual((await call({ path: `${path}/${id}` })).json, json)
    })

    test('a change holds for the very next check', async () => {
      const { call, newProject, newConversation, newPatternPolicy } = service()
      const metricId = await newPatternPolicy(['apollo'])
      const id = await newProject()
      const conversation_id = await newConversation(id)
      const check = async () => {
        const body = { messages_history: [{ role: 'user', content: 'Where is apollo?' }] }
        return (await call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })).json.is_safe
      }
      assert.equal(await check(), true)
      const policies = [{ metricId, blockInput: true, blockOutput: false }]
      assert.equal((await call({ method: 'PATCH', path: `${path}/${id}`, body: { policies } })).status, 200)
      assert.equal(await check(), false)
      await call({ method: 'PATCH', path: `${path}/${id}`, body: { policies: [] } })
      assert.equal(await check(), true)
    })

    test('of simultaneous changes of one project nothing is lost', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const bodies = [
        { name: 'One' },
        { description: 'two' },
        { failureMode: 'open' },
        { language: 'fr' },
        { dataRetentionDays: 7 },
        { guardrailExecutionMode: 'fast' },
        { securityGuardrails: { securityGuardrailBlockInput: false } },
        { securityGuardrails: { securityGuardrailDetectionThreshold: 2 } },
      ]
      const answers = await Promise.all(bodies.map((body) => call({ method: 'PATCH', path: `${path}/${id}`, body })))
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      const { json } = await call({ path: `${path}/${id}` })
      const { name, description, failureMode, language, dataRetentionDays, guardrailExecutionMode } = json
      assert.deepEqual(
        { name, description, failureMode, language, dataRetentionDays, guardrailExecutionMode },
        Object.assign({}, ...bodies.slice(0, 6)),
      )
      assert.equal(json.securityGuardrails.securityGuardrailBlockInput, false)
      assert.equal(json.securityGuardrails.securityGuardrailDetectionThreshold, 2)
    })

    if (database === 'postgres') {
      test('a change through one server shows on another within 2 s', async () => {
        const { call, newProject, newConversation, startSibling } = service()
        const sibling = await startSibling()
        try {
          const id = await newProject()
          const conversation_id = await newConversation(id)
          const check = async () => {
            const body = { messages_history: [{ role: 'user', content: 'hello' }] }
            return (await sibling.call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })).status
          }
          assert.equal(await check(), 200)
          assert.equal((await call({ method: 'DELETE', path: `${path}/${id}` })).status, 200)
          await later(2_000, async () => assert.equal(await check(), 409))
        } finally {
          await sibling.close()
        }
      })

      test('of simultaneous changes through two servers nothing is lost', async () => {
        const { call, newProject, startSibling } = service()
        const sibling = await startSibling()
        try {
          const id = await newProject()
          const patch = (body: unknown) => ({ method: 'PATCH', path: `${path}/${id}`, body })
          const answers = await Promise.all(
            Array.from({ length: 10 }, (_, turn) => [
              call(patch({ name: `name ${turn}` })),
              sibling.call(patch({ description: `description ${turn}` })),
            ]).flat(),
          )
          assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
          const { json } = await call({ path: `${path}/${id}` })
          assert.match(json.name, /^name \d$/)
          assert.match(json.description, /^description \d$/)
        } finally {
          await sibling.close()
        }
      })
    }

    test('an archived project takes no new checks and conversations, exports what it holds, and can be put back', async () => {
      const { call, newProject, newConversation } = service()
      const id = await newProject()
      const conversation_id = await newConversation(id)
      const body = { messages_history: [{ role: 'user', content: 'hello' }] }
      const check = () => call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })
      const stored = await check()
      assert.equal(stored.status, 200)
      const archived = await call({ method: 'DELETE', path: `${path}/${id}` })
      assert.equal(archived.status, 200)
      assert.equal(archived.json.isArchived, true)
      assert.deepEqual((await call({ method: 'DELETE', path: `${path}/${id}` })).json, archived.json)
      assertProblem(await check(), 409, 'conflict')
      const input_id = stored.json.input_request.id
      const output = {
        path: `${guard}/output_guardrails`,
        query: { conversation_id },
        body: { input_id, output: 'hi' },
      }
      assertProblem(await call(output), 409, 'conflict')
      assertProblem(await call({ path: '/api/v1/check', body: { project_id: id, text: 'x' } }), 409, 'conflict')
      const conversation = { path: `${guard}/conversation`, query: { project_id: id }, body: {} }
      assertProblem(await call(conversation), 409, 'conflict')
      const linked = { ...conversation, path: `${guard}/conversation_linked` }
      const query = { project_id: id, conversation_linked_id: 'chat' }
      assertProblem(await call({ ...linked, query }), 409, 'conflict')
      const exported = await call({ path: `${guard}/monitoring/messages`, query: { project_id: id } })
      assert.equal(exported.json.meta.messageCount, 1)
      const back = await call({ method: 'PATCH', path: `${path}/${id}`, body: { archived: false } })
      assert.deepEqual([back.json.isArchived, back.json.archivedAt], [false, null])
      assert.equal((await check()).status, 200)
    })

    test('an archive during checks: each is stored or refused, none is lost or half-written', async () => {
      const { call, newProject, newConversation } = service()
      const id = await newProject()
      const conversation_id = await newConversation(id)
      const body = { messages_history: [{ role: 'user', content: 'hello' }] }
      const checks = Array.from({ length: 20 }, () =>
        call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body }),
      )
      const archived = call({ method: 'DELETE', path: `${path}/${id}` })
      const statuses = (await Promise.all(checks)).map(({ status }) => status)
      assert.equal((await archived).status, 200)
      assert.ok(statuses.every((status) => status === 200 || status === 409))
      const exported = await call({ path: `${guard}/monitoring/messages`, query: { project_id: id } })
      assert.equal(exported.json.meta.messageCount, statuses.filter((status) => status === 200).length)
    })

    test('200: the list is by age and in pages; archived projects on demand; foreign ones never', async () => {
      const { call, newOrganization } = service()
      const { organizationId, key } = await newOrganization()
      const create = async (name: string) => {
        const body = { ...projectBody(organizationId), name }
        return (await call({ path: `${guard}/project`, key, body })).json.projectId
      }
      const [first, second] = [await create('first'), await create('second')]
      await call({ method: 'DELETE', path: `${path}/${first}`, key })
      const idsOf = async (query: Record<string, string>) => {
        const { json } = await call({ path, key, query })
        return [json.total, json.offset, json.limit, json.items.map(({ name }: { name: string }) => name)]
      }
      assert.deepEqual(await idsOf({}), [2, 0, 50, ['Sample project', 'second']])
      assert.deepEqual(await idsOf({ include_archived: 'true' }), [3, 0, 50, ['Sample project', 'first', 'second']])
      assert.deepEqual(await idsOf({ offset: '1', limit: '1' }), [2, 1, 1, ['second']])
      const { json } = await call({ path, key })
      assert.deepEqual(json.items[1], (await call({ path: `${path}/${second}`, key })).json)
      assertProblem(await call({ path, query: { limit: '501' } }), 400, 'invalid-request')
    })

    test('400: every wrong field is named, a foreign policy and an unknown topic too', async () => {
      const { call, newProject, newOrganization } = service()
      const id = await newProject()
      const other = await newOrganization()
      const foreign = (await call({ path: '/api/v1/policies', key: other.key })).json.items[0].id
      const patch = (body: unknown) => call({ method: 'PATCH', path: `${path}/${id}`, body })
      for (const [body, field] of [
        [{ name: 5 }, 'name'],
        [{ failureMode: 'maybe' }, 'failureMode'],
        [{ language: 'not a tag' }, 'language'],
        [{ dataRetentionDays: 0 }, 'dataRetentionDays'],
        [{ archived: 'no' }, 'archived'],
        [
          { securityGuardrails: { securityGuardrailDetectionThreshold: -1 } },
          'securityGuardrails.securityGuardrailDetectionThreshold',
        ],
        [{ policies: [{ metricId: foreign, blockInput: true, blockOutput: true }] }, 'policies[0].metricId'],
        [{ topics: [{ topicId: randomUUID(), enableInput: true, enableOutput: true }] }, 'topics[0].topicId'],
      ] as const) {
        const problem = assertProblem(await patch(body), 400, 'invalid-request')
        assert.equal(problem.errors[0].path, field)
      }
      assert.equal((await call({ path: `${path}/${id}` })).json.name, 'Support')
    })

    test('a policy that was archived meanwhile may stay switched on, but cannot be switched on anew', async () => {
      const { call, newProject, newPatternPolicy } = service()
      const metricId = await newPatternPolicy(['apollo'])
      const policies = [{ metricId, blockInput: true, blockOutput: false }]
      const [has, lacks] = [await newProject({ policies }), await newProject()]
      assert.equal((await call({ method: 'DELETE', path: `/api/v1/policies/${metricId}` })).status, 200)
      const patch = (id: string) => call({ method: 'PATCH', path: `${path}/${id}`, body: { name: 'New', policies } })
      assert.deepEqual((await patch(has)).json.policies, [{ ...policies[0], shadow: false }])
      const problem = assertProblem(await patch(lacks), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'policies[0].metricId')
    })

    test('403: a body that names another organization', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const body = { organizationId: randomUUID(), name: 5 }
      assertProblem(await call({ method: 'PATCH', path: `${path}/${id}`, body }), 403, 'organization-mismatch')
    })

    test('404: a project of another organization answers like one that does not exist, and stays as it is', async () => {
      const { call, newProject, newOrganization } = service()
      const id = await newProject()
      const { key } = await newOrganization()
      for (const unknown of [id, randomUUID(), 'x']) {
        const at = `${path}/${unknown}`
        assertProblem(await call({ path: at, key }), 404, 'project-not-found')
        assertProblem(await call({ method: 'PATCH', path: at, key, body: { name: 'x' } }), 404, 'project-not-found')
        assertProblem(await call({ method: 'DELETE', path: at, key }), 404, 'project-not-found')
      }
      assert.equal((await call({ path: `${path}/${id}` })).json.isArchived, false)
    })

    test('409: a policy whose detector does not exist cannot be switched on, and is named', async () => {
      const { app, call, newProject, organizationId } = service()
      const id = await newProject()
      const missing = await savePolicyWithoutDetector(app.store, organizationId)
      const policies = [{ metricId: missing, blockInput: true, blockOutput: false }]
      const answer = await call({ method: 'PATCH', path: `${path}/${id}`, body: { policies } })
      assert.match(assertProblem(answer, 409, 'precondition-missing').detail, new RegExp(missing))
    })

    test('409: with `ifUpdatedAt` nothing is changed that was changed since; of simultaneous changes on one state one is made', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const read = async () => (await call({ path: `${path}/${id}` })).json
      const change = (body: object) => call({ method: 'PATCH', path: `${path}/${id}`, body })
      const { updatedAt: first } = await read()
      const mine = await change({ name: 'Mine', ifUpdatedAt: first })
      assert.equal(mine.status, 200, mine.text)
      assert.ok(mine.json.updatedAt > first)
      assertProblem(await change({ name: 'Theirs', ifUpdatedAt: first }), 409, 'conflict')
      assert.equal((await read()).name, 'Mine')
      const names = Array.from({ length: 5 }, (_, index) => `At once ${index}`)
      const answers = await Promise.all(names.map((name) => change({ name, ifUpdatedAt: mine.json.updatedAt })))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
      assert.equal((await read()).name, answers.find(({ status }) => status === 200)?.json.name)
      assert.equal((await change({ name: 'Whatever it is' })).status, 200)
    })

    test('400: `ifUpdatedAt` that is no moment is named', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      for (const ifUpdatedAt of ['yesterday', '2026-12-31T23:59:60Z']) {
        const answer = await call({ method: 'PATCH', path: `${path}/${id}`, body: { ifUpdatedAt } })
        assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, 'ifUpdatedAt')
      }
    })
  },
  {},
  { clock },
)
