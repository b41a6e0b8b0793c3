import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, type Call, eachService, projectBody } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const call = (request: Call) => service().call(request)

    /** Creates until the quota is met, and takes the last one out of use. */
    const meets = async (create: () => ReturnType<typeof call>, name: string, setting: string) => {
      const made: string[] = []
      for (;;) {
        const answer = await create()
        if (answer.status === 409) {
          const problem = assertProblem(answer, 409, 'quota-exceeded')
          assert.match(problem.detail, new RegExp(`has 30 ${name}.*quota is 30.*${setting}`))
          return made.at(-1) ?? assert.fail('nothing could be created')
        }
        assert.ok(answer.status < 300, answer.text)
        made.push(answer.json.id ?? answer.json.projectId)
        assert.ok(made.length <= 30)
      }
    }

    test('409: each quota is met by name, also by those who create at once; what is out of use makes room', async () => {
      const projectId = await service().newProject()
      const project = projectBody(service().organizationId)
      const policy = { name: 'P', description: 'content that insults somebody' }
      const topic = { name: 'T', state: 'unsafe', sentences: ['How will the weather be tomorrow?'] }
      const cases = [
        ['/public/guard/v1/project', project, 'projects', '/api/v1/projects'],
        ['/api/v1/policies', policy, 'policies', '/api/v1/policies'],
        ['/api/v1/topics', topic, 'topics', '/api/v1/topics'],
        ['/api/v1/api-keys', { name: 'K', permissions: ['guard'] }, 'API keys', '/api/v1/api-keys'],
        ['/api/v1/tests/', { project_id: projectId }, 'tests', '/api/v1/tests'],
      ] as const
      for (const [path, body, name, removed] of cases) {
        const headers = { 'x-organization-id': service().organizationId }
        const create = () => call({ path, body, headers })
        const last = await meets(create, name, `REDOUBT_QUOTA_${name.toUpperCase().replace(' ', '_')}`)
        const gone = await call({ method: 'DELETE', path: `${removed}/${last}`, headers })
        assert.equal(gone.status, 200, gone.text)
        const both = await Promise.all([create(), create()])
        assert.equal(both.filter(({ status }) => status === 409).length, 1, both.map(({ text }) => text).join())
      }
    })
  },
  Object.fromEntries(
    ['PROJECTS', 'POLICIES', 'TOPICS', 'API_KEYS', 'TESTS'].map((name) => [`REDOUBT_QUOTA_${name}`, '30']),
  ),
  { catalogueModule: calm },
)
