import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService, projectBody } from '../service.ts'
import { Things } from './tenants/requests.ts'

const oddNumbers = ['0x10', '0b1', '1e1', '+5', ' 5', '5 ', '5.0', 'Infinity', '', '٥']
const oddNames = [
  'a\nb',
  'a\tb',
  '\u001b[31mred',
  'a\u0000',
  'a\u007fb',
  'a\u009b31m',
  'a\u2028b',
  '\u202eevil',
  'a\u2067b',
]

eachService(
  (service) => {
    const headers = () => ({ 'x-organization-id': service().organizationId })

    test('400: a number of the query is written in decimal digits, everywhere', async () => {
      const { call, newProject } = service()
      const project_id = await newProject()
      for (const odd of oddNumbers) {
        for (const [path, query] of [
          ['/api/v1/projects', {}],
          ['/api/v1/tests/', {}],
          ['/public/guard/v1/monitoring/messages', { project_id }],
        ] as const) {
          const answer = await call({ path, query: { ...query, limit: odd }, headers: headers() })
          assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, 'query.limit', odd)
        }
      }
      assert.equal((await call({ path: '/api/v1/projects', query: { limit: '10', offset: '0' } })).status, 200)
    })

    test('400: a name that holds control characters or turns its direction, wherever names are given', async () => {
      const { call, newProject, organizationId } = service()
      const query = { project_id: await newProject() }
      for (const name of oddNames) {
        for (const request of [
          { path: '/api/v1/api-keys', body: { name, permissions: ['guard'] } },
          { path: '/api/v1/policies', body: { name, description: 'x' } },
          { path: '/api/v1/topics', body: { name, state: 'safe', sentences: ['x'] } },
          { path: '/api/v1/organizations', body: { name } },
          { path: '/api/v1/organization', body: { name }, method: 'PATCH' },
          { path: `/api/v1/projects/${query.project_id}`, body: { name }, method: 'PATCH' },
          { path: '/public/guard/v1/project', body: { ...projectBody(organizationId), name } },
          { path: '/public/guard/v1/conversation', body: { name }, query },
          { path: '/api/v1/tests/', body: { name, project_id: query.project_id }, headers: headers() },
        ]) {
          const { errors } = assertProblem(await call(request), 400, 'invalid-request')
          assert.deepEqual(errors, [{ path: 'name', message: 'must not hold control characters or ends of lines' }])
        }
      }
      const fine = 'Größe 漢字 👩‍👩‍👧 "quoted" العربية'
      assert.equal((await call({ path: '/api/v1/organization', method: 'PATCH', body: { name: fine } })).status, 200)
    })

    test('an id in upper case names the same thing, in path, query and body', async () => {
      const { call, organizationId } = service()
      const things = new Things(service())
      const message = await things.make('message', service())
      const projectId = things.projectOf(message)
      const up = (text: string) => text.toUpperCase()
      const project_id = up(projectId)
      for (const request of [
        { path: `/api/v1/projects/${project_id}` },
        { path: `/api/v1/messages/${up(message)}` },
        { path: '/public/guard/v1/monitoring/messages', query: { project_id } },
        { path: '/api/v1/check', body: { text: 'hello', project_id, store: false } },
        { path: '/api/v1/check', body: { items: [{ text: 'hello', project_id, store: false }] } },
        { path: '/public/guard/v1/project', body: projectBody(up(organizationId)) },
        { path: '/api/v1/tests/', body: { project_id }, headers: { 'x-organization-id': up(organizationId) } },
      ]) {
        const { status, text } = await call(request)
        assert.ok(status < 300, `${request.path}: ${text}`)
      }
    })

    test('the id of a chat elsewhere is any string: its case counts', async () => {
      const { call, newProject } = service()
      const project_id = await newProject()
      const ids = ['019A0000-0000-7000-8000-00000000ABCD', '019a0000-0000-7000-8000-00000000abcd']
      const made = await Promise.all(
        ids.map((conversation_linked_id) =>
          call({
            path: '/public/guard/v1/conversation_linked',
            query: { project_id, conversation_linked_id },
            body: {},
          }),
        ),
      )
      assert.notEqual(made[0]?.json.id, made[1]?.json.id)
    })

    test('405: OPTIONS on a path that is there, with the methods that it takes', async () => {
      const { call } = service()
      for (const [path, allow] of [
        ['/api/v1/check', 'POST'],
        ['/api/v1/projects', 'GET, HEAD'],
      ] as const) {
        const answer = await call({ method: 'OPTIONS', path })
        assertProblem(answer, 405, 'method-not-allowed')
        assert.equal(answer.headers.get('allow'), allow)
      }
    })

    test('eval-status of a test without a run is 409, and the documentation says so', async () => {
      const { call, newProject } = service()
      const body = { project_id: await newProject(), policies: ['Never insult'] }
      const { json: made } = await call({ path: '/api/v1/tests/', body, headers: headers() })
      const path = `/api/v1/tests/${made.id}/attack-run/eval-status`
      const query = { attempt_id: 'x', turn_index: '0' }
      assertProblem(await call({ path, query, headers: headers() }), 409, 'precondition-missing')
      const { json } = await call({ path: '/openapi.json', key: null })
      const { responses } = json.paths['/api/v1/tests/{test_id}/attack-run/eval-status'].get
      assert.match(responses['409'].description, /precondition-missing/)
    })

    test('turns: without response, tool calls and error 400; tool calls alone are an answer', async () => {
      const { call } = service()
      const things = new Things(service())
      const id = await things.make('test', service())
      const at = `/tests/${id}/attack-run`
      const { json: next } = await call({ path: `${at}/next`, headers: headers() })
      const turn = { run_id: next.run_id, attempt_id: next.attempt_id, request: next.prompt }
      const post = (more: object) => call({ path: `${at}/turns`, body: { ...turn, ...more }, headers: headers() })
      for (const nothing of [
        {},
        { response: null },
        { tool_calls: [] },
        { error: '' },
        { response: null, tool_calls: [], error: '' },
        { messages: [{ role: 'user', content: next.prompt }] },
      ]) {
        assert.equal(assertProblem(await post(nothing), 400, 'invalid-request').errors[0].path, 'response')
      }
      const taken = await post({ tool_calls: [{ type: 'function', function: { name: 'look_up', arguments: '{}' } }] })
      assert.equal(taken.status, 200, taken.text)
    })

    test('every reply is to be taken for what it says it is, and the documentation runs nothing but what this server sends', async () => {
      const { call } = service()
      for (const path of ['/docs', '/docs/', '/docs/static/index.html', '/docs/errors/conflict', '/docs/nothing']) {
        const { headers: told } = await call({ path, key: null })
        assert.equal(told.get('x-content-type-options'), 'nosniff', path)
        const policy = told.get('content-security-policy') ?? ''
        assert.match(policy, /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/, path)
        assert.doesNotMatch(policy, /https?:|\*|script-src[^;]*unsafe/)
      }
      const page = await call({ path: '/docs/static/index.html', key: null })
      assert.doesNotMatch(page.text, /<script(?![^>]*\ssrc=)/, 'a script in the page would not run')
      for (const path of ['/openapi.json', '/health/live', '/api/v1/projects', '/nope']) {
        assert.equal((await call({ path })).headers.get('x-content-type-options'), 'nosniff', path)
      }
    })

    test('the audit log tells of tests, runs, calibrations, feedback and exports of personal data, and of who did it', async () => {
      const { call, newKey } = service()
      const { id: keyId, key } = await newKey(['guard', 'redteam', 'manage', 'admin'])
      const owner = { organizationId: service().organizationId, key }
      const things = new Things(service())
      const id = await things.make('test', owner)
      const message = await things.make('message', owner)
      const calibration = await things.make('calibration', owner)
      const projectId = things.projectOf(message)
      const done = async (path: string, body?: object, query?: Record<string, string>) => {
        const { status, json, text } = await call({
          path,
          key,
          headers: headers(),
          ...(body && { body }),
          ...(query && { query }),
        })
        assert.ok(status < 300, `${path}: ${text}`)
        return json
      }
      await done(`/tests/${id}/attack-run/complete`, {})
      await done(`/tests/${id}/attack-run/complete`, {})
      await done(`/tests/${id}/agent-run/complete`, {})
      await done(`/api/v1/messages/${message}/feedback`, { kind: 'missed', security: true, note: 'my secret note' })
      const { conversation_id: conversation } = await done(`/api/v1/messages/${message}`)
      await done(`/api/v1/conversations/${conversation}/export`)
      await done(`/api/v1/conversations/${conversation}/messages`)
      await done('/public/guard/v1/monitoring/messages', undefined, { project_id: projectId })
      const { items } = await done('/api/v1/audit-log', undefined, { limit: '100' })
      const own = items.filter(({ actor }: { actor: string }) => actor === `api_key:${keyId}`)
      for (const [action, target] of [
        ['test.create', `test:${id}`],
        ['attack-run.begin', `test:${id}`],
        ['attack-run.complete', `test:${id}`],
        ['agent-run.begin', `test:${id}`],
        ['agent-run.complete', `test:${id}`],
        ['calibration.create', `calibration:${calibration}`],
        ['feedback.create', `message:${message}`],
        ['conversation.export', `conversation:${conversation}`],
        ['conversation.read', `conversation:${conversation}`],
        ['monitoring.export', `project:${projectId}`],
      ] as const) {
        const told = own.filter(
          (one: { action: string; target: string }) => one.action === action && one.target === target,
        )
        assert.equal(told.length, 1, `${action} ${target}`)
        assert.ok(told[0].after !== null)
      }
      assert.ok(!JSON.stringify(items).includes('my secret note'))
    })
  },
  {},
  { redTeamEngine: fixtureEngine },
)
