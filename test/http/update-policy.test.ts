import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMovedClock } from '../moved-clock.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies'
const { clock, later } = createMovedClock()

eachService(
  (service, database) => {
    const patch = (id: string, body: unknown, key?: string) =>
      service().call({ method: 'PATCH', path: `${path}/${id}`, body, ...(key !== undefined && { key }) })
    const defaultPolicy = async () =>
      (await service().call({ path, query: { limit: '1' } })).json.items[0] as { readonly id: string }

    test('200: the named fields change, all others stay', async () => {
      const { call, newPatternPolicy } = service()
      const id = await newPatternPolicy(['apollo'], { examples: { violating: ['a'], allowed: ['b'] } })
      const before = (await call({ path: `${path}/${id}` })).json
      const body = {
        name: 'Code names',
        criticality: 'critical',
        detection_threshold: 0.25,
        violation_message: 'No code names.',
        examples: { allowed: ['c'] },
        patterns: { allow: ['apollo 13'] },
      }
      const answer = await patch(id, body)
      assert.equal(answer.status, 200, answer.text)
      const { updated_at, compiled: _, ...changed } = answer.json
      const { updated_at: updatedBefore, compiled: __, ...unchanged } = before
      assert.deepEqual(changed, {
        ...unchanged,
        ...body,
        examples: { violating: ['a'], allowed: ['c'] },
        patterns: { deny: ['apollo'], allow: ['apollo 13'] },
      })
      assert.ok(updated_at >= updatedBefore)
      assert.deepEqual((await call({ path: `${path}/${id}` })).json, answer.json)
    })

    test('200: a change shows in the very next check, and the message keeps the configuration that decided', async () => {
      const { call, newPatternPolicy, newProject, newConversation } = service()
      const id = await newPatternPolicy(['apollo'])
      const projectId = await newProject({ policies: [{ metricId: id, blockInput: true, blockOutput: false }] })
      const conversation_id = await newConversation(projectId)
      const isSafe = async (content: string) => {
        const body = { messages_history: [{ role: 'user', content }] }
        return (await call({ path: '/public/guard/v1/input_guardrails', query: { conversation_id }, body })).json
          .is_safe
      }
      assert.deepEqual([await isSafe('apollo'), await isSafe('gemini')], [false, true])
      await patch(id, { patterns: { deny: ['gemini'] }, criticality: 'critical' })
      assert.deepEqual([await isSafe('apollo'), await isSafe('gemini')], [true, false])
      const { json } = await call({ path: '/monitoring/messages', query: { project_id: projectId } })
      const rows = json.messages.map(
        (message: { policies: { criticality: string }[] }) => message.policies[0]?.criticality,
      )
      assert.deepEqual(rows, ['critical', 'critical', 'medium', 'medium'])
    })

    test('200: of a default policy threshold, criticality, message and examples can be changed', async () => {
      const { id } = await defaultPolicy()
      const body = {
        detection_threshold: 0.75,
        criticality: 'low',
        violation_message: 'Please be kind.',
        examples: { violating: ['x'], allowed: ['y'] },
      }
      const answer = await patch(id, body)
      assert.equal(answer.status, 200, answer.text)
      for (const [name, value] of Object.entries(body)) assert.deepEqual(answer.json[name], value, name)
      assert.equal(answer.json.is_default, true)
    })

    test('200: a default policy sent back as it is changes nothing', async () => {
      const policy = await defaultPolicy()
      const answer = await patch(policy.id, policy)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(answer.json, (await service().call({ path: `${path}/${policy.id}` })).json)
    })

    test('400: other fields of a default policy are refused, each named, and nothing changes', async () => {
      const { call } = service()
      const { id } = await defaultPolicy()
      const before = (await call({ path: `${path}/${id}` })).json
      const body = { name: 'x', description: 'y', patterns: { deny: ['z'] }, is_archived: true, criticality: 'high' }
      const problem = assertProblem(await patch(id, body), 400, 'invalid-request')
      const paths = problem.errors.map((error: { path: string }) => error.path)
      assert.deepEqual(paths, ['name', 'description', 'patterns', 'is_archived'])
      assert.deepEqual((await call({ path: `${path}/${id}` })).json, before)
    })

    test('400: wrong fields and patterns are named', async () => {
      const id = await service().newPatternPolicy(['apollo'])
      const wrong = assertProblem(await patch(id, { name: '', detection_threshold: 2 }), 400, 'invalid-request')
      const paths = wrong.errors.map((error: { path: string }) => error.path)
      assert.deepEqual(paths.sort(), ['detection_threshold', 'name'])
      const pattern = assertProblem(await patch(id, { patterns: { deny: ['fine', '('] } }), 400, 'invalid-request')
      assert.equal(pattern.errors[0].path, 'patterns.deny[1]')
    })

    test('403: a key without the permission "manage" changes nothing', async () => {
      const { newKey, newPatternPolicy } = service()
      const id = await newPatternPolicy(['apollo'])
      assertProblem(await patch(id, { name: 'x' }, (await newKey(['guard'])).key), 403, 'missing-permission')
    })

    test('404: a policy of another organization answers like one that does not exist', async () => {
      const { newPatternPolicy, newOrganization } = service()
      const id = await newPatternPolicy(['apollo'])
      const { key } = await newOrganization()
      assertProblem(await patch(id, { name: 'x' }, key), 404, 'policy-not-found')
      assertProblem(await patch('nothing', { name: 'x' }, key), 404, 'policy-not-found')
    })

    test('200: a policy that loses its patterns is judged by its definition', async () => {
      const id = await service().newPatternPolicy(['apollo'])
      const { detector, compiled } = (await patch(id, { patterns: { deny: [] } })).json
      assert.equal(detector, 'compiled')
      assert.equal(compiled.warnings[0].code, 'definition-only')
    })

    test('two changes at once are both kept', async () => {
      const { call, newPatternPolicy } = service()
      const id = await newPatternPolicy(['apollo'])
      await Promise.all([
        patch(id, { name: 'Renamed' }),
        patch(id, { criticality: 'high' }),
        patch(id, { detection_threshold: 0.9 }),
        patch(id, { violation_message: 'No.' }),
      ])
      const { name, criticality, detection_threshold, violation_message } = (await call({ path: `${path}/${id}` })).json
      assert.deepEqual([name, criticality, detection_threshold, violation_message], ['Renamed', 'high', 0.9, 'No.'])
      const versions = (await call({ path: `${path}/${id}/versions` })).json
      assert.deepEqual(
        versions.items.map((item: { version: number }) => item.version),
        [4, 3, 2, 1],
      )
    })

    if (database === 'postgres') {
      test('a change through another server shows within 2 seconds', async () => {
        const { call, newPatternPolicy, newProject, startSibling } = service()
        const sibling = await startSibling()
        try {
          const id = await newPatternPolicy(['apollo'])
          const project_id = await newProject({ policies: [{ metricId: id, blockInput: true, blockOutput: false }] })
          const isSafe = async () =>
            (await sibling.call({ path: '/api/v1/check', body: { project_id, text: 'gemini', store: false } })).json
              .is_safe
          assert.equal(await isSafe(), true)
          await call({ method: 'PATCH', path: `${path}/${id}`, body: { patterns: { deny: ['gemini'] } } })
          await later(2_000, async () => assert.equal(await isSafe(), false))
        } finally {
          await sibling.close()
        }
      })
    }

    test('409: with `if_updated_at` nothing is changed that was changed since; of simultaneous changes on one state one is made', async () => {
      const { call, newPatternPolicy } = service()
      const id = await newPatternPolicy(['apollo'])
      const read = async () => (await call({ path: `${path}/${id}` })).json
      const change = (body: object) => call({ method: 'PATCH', path: `${path}/${id}`, body })
      const { updated_at: first } = await read()
      const mine = await change({ name: 'Mine', if_updated_at: first })
      assert.equal(mine.status, 200, mine.text)
      assert.ok(mine.json.updated_at > first)
      assertProblem(await change({ name: 'Theirs', if_updated_at: first }), 409, 'conflict')
      assert.equal((await read()).name, 'Mine')
      const names = Array.from({ length: 5 }, (_, index) => `At once ${index}`)
      const answers = await Promise.all(names.map((name) => change({ name, if_updated_at: mine.json.updated_at })))
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
      assert.equal((await read()).name, answers.find(({ status }) => status === 200)?.json.name)
      assert.equal((await change({ name: 'Whatever it is' })).status, 200)
    })

    test('400: `if_updated_at` that is no moment is named', async () => {
      const { call, newPatternPolicy } = service()
      const id = await newPatternPolicy(['apollo'])
      for (const if_updated_at of ['yesterday', '2026-12-31T23:59:60Z']) {
        const answer = await call({ method: 'PATCH', path: `${path}/${id}`, body: { if_updated_at } })
        assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, 'if_updated_at')
      }
    })
  },
  {},
  { clock },
)
