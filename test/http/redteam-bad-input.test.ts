import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, type Call, eachService } from '../service.ts'

const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

/** A method and a path, a body, and the field that the refusal names. */
type BadInput = readonly [path: string, body: unknown, field: string]

const ofTests: readonly BadInput[] = [
  ['', {}, 'project_id'],
  ['', { certifications: ['ISO_9'] }, 'certifications[0]'],
  ['', { metadata: { certifications: ['ISO_9'] } }, 'metadata.certifications[0]'],
  ['', { policies: [''] }, 'policies[0]'],
  ['', { policies: ['Never lie', ' \n'] }, 'policies[1]'],
  ['', { metadata: { policies: [{ policy: ' ' }] } }, 'metadata.policies[0]'],
  ['', { policies: ['half \ud800'] }, 'policies[0]'],
  ['', { language: 'xx' }, 'language'],
  ['', { name: 'NUL \0' }, 'name'],
  ['', { checks: { patterns: ['('] } }, 'checks.patterns[0]'],
]

const ofOneTest: readonly BadInput[] = [
  ['POST generate', { certifications: ['FOO'] }, 'certifications[0]'],
  ['POST generate', { policies: [{ policy: '\t' }] }, 'policies[0]'],
  ['POST generate', { max_prompts_per_policy: 1_000 }, 'max_prompts_per_policy'],
  ['POST reconnaissance/evaluate', { items: [{ probe_id: 'x', response: 'y' }] }, 'items[0].probe_id'],
  ['PATCH reconnaissance', { probes: [{ id: 'x', prompt: 'y' }] }, 'probes[0].id'],
  ['PATCH scenarios', { items: [{ scenario: 's', policy: 'nobody' }] }, 'items[0].policy'],
  ['PATCH scenarios', { items: [{ id: 'x', scenario: 's', policy: 'Never lie' }] }, 'items[0].id'],
  [
    'PATCH scenarios',
    { items: [{ scenario: 's', policy: 'Never lie', maximum_multi_turn: 16 }] },
    'items[0].maximum_multi_turn',
  ],
  ['PATCH scenarios', { items: [{ scenario: '\udc00', policy: 'Never lie' }] }, 'items[0].scenario'],
  ['PATCH attack-methods', { technique_ids: ['nope'] }, 'technique_ids[0]'],
  ['PATCH attack-methods', { technique_ids: ['plain.ask'], dimension2: { attempts: 6 } }, 'dimension2.attempts'],
]

eachService(
  (service) => {
    const { call, readyTest, begin, next, reply } = attackCalls(service)

    const refuses = async (request: Call, field: string) => {
      const { errors, detail } = assertProblem(await call(request), 400, 'invalid-request')
      assert.equal(errors[0].path, field, detail)
    }

    test('bad settings are refused by the name of the field, and no test is made', async () => {
      const project_id = await service().newProject()
      const total = async () => (await call({ path: '/tests/' })).json.total
      const before = await total()
      for (const [, body, field] of ofTests) {
        await refuses(
          { path: '/tests/', body: field === 'project_id' ? body : { project_id, ...(body as object) } },
          field,
        )
      }
      assert.equal(await total(), before)
    })

    test('bad changes of a test are refused by the name of the field, and the test stays as it was', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      const before = (await call({ path: `/tests/${id}` })).json
      for (const [place, body, field] of ofOneTest) {
        const [method = '', path] = place.split(' ')
        await refuses({ method, path: `/tests/${id}/${path}`, body }, field)
      }
      assert.deepEqual((await call({ path: `/tests/${id}` })).json, before)
    })

    test('an id in a path is unknown however long it is, and a key is asked for first', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      for (const unknown of ['x'.repeat(700), 'y'.repeat(12_000)]) {
        assertProblem(await call({ path: `/tests/${unknown}` }), 404, 'test-not-found')
        assertProblem(await call({ path: `/tests/${unknown}/attack-run/next` }), 404, 'test-not-found')
        assertProblem(await call({ path: `/tests/${id}/cases/${unknown}/nothing` }), 404, 'route-not-found')
        assertProblem(await call({ path: `/tests/${unknown}`, key: null }), 401, 'invalid-api-key')
      }
    })

    test('while a run is active what it is made of cannot be changed; an unknown turn or attempt says which', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      await begin(id)
      const move = (await next(id)).json
      for (const [path, body] of [
        ['scenarios', { items: [] }],
        ['attack-methods', { technique_ids: ['plain.ask'] }],
        ['reconnaissance', { probes: [] }],
      ] as const)
        assertProblem(await call({ method: 'PATCH', path: `/tests/${id}/${path}`, body }), 409, 'conflict')
      const status = (query: Record<string, string>) => call({ path: `/tests/${id}/attack-run/eval-status`, query })
      const turn = await status({ attempt_id: move.attempt_id, turn_index: '99' })
      assert.match(assertProblem(turn, 404, 'attempt-not-found').detail, /no turn 99/)
      const attempt = await status({ attempt_id: 'nobody', turn_index: '0' })
      assert.match(assertProblem(attempt, 404, 'attempt-not-found').detail, /no attempt/)
      const long = await reply(id, move, { response: 'x'.repeat(5_000_000) })
      assert.equal(assertProblem(long, 400, 'invalid-request').errors[0].path, 'response')
      assert.deepEqual((await next(id)).json, move, 'nothing was taken')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
