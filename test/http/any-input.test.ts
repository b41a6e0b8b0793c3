import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/routes.ts'
import { redTeamCalls } from '../red-team-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

/** Values of every JSON kind, with the texts that hurt parsers and databases. */
const anyJson = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    'a\u0000b',
    '%00',
    "' OR 1=1 --",
    '🏳️‍🌈',
    '\u202e',
    'x'.repeat(3_000),
    '{{7*7}}',
    '../../etc/passwd',
  ),
)

/** Bodies that come near a schema: right in some fields, wrong in others. */
function near(schema: TSchema): fc.Arbitrary<unknown> {
  const shape = schema as {
    type?: string
    properties?: Record<string, TSchema>
    items?: TSchema
    enum?: unknown[]
    anyOf?: TSchema[]
  }
  const good = goodOrNear(shape)
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: hostileText },
  )
}

function goodOrNear(shape: {
  type?: string
  properties?: Record<string, TSchema>
  items?: TSchema
  enum?: unknown[]
  anyOf?: TSchema[]
}): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(near))
  if (shape.type === 'object' && shape.properties) {
    const fields = Object.fromEntries(Object.entries(shape.properties).map(([name, field]) => [name, near(field)]))
    return fc.record(fields, { requiredKeys: [] })
  }
  if (shape.type === 'array' && shape.items) return fc.array(near(shape.items), { maxLength: 4 })
  if (shape.type === 'number' || shape.type === 'integer')
    return fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, 1, -1, 1e308))
  if (shape.type === 'boolean') return fc.boolean()
  return fc.oneof(fc.string({ maxLength: 30 }), hostileText)
}

eachService(
  (service, database) => {
    const redTeam = redTeamCalls(service)

    for (const operation of Object.values(operations) as Operation[]) {
      test(`${operation.name}: whatever is sent, the answer is an expected one and nothing hangs`, async () => {
        const projectId = await service().newProject()
        const conversationId = await service().newConversation(projectId)
        const testId = operation.path.includes('{test_id}') ? (await redTeam.preparedTest()).id : projectId
        const body = operation.body ? near(operation.body) : fc.constant(undefined)
        const names = Object.keys(operation.query?.properties ?? {})
        // With nothing to vary each run would send the same; the second finds what the first one left.
        const isOneRequest = operation.body === null && names.length === 0
        const query = fc.record(
          Object.fromEntries(
            names.map((name) => [
              name,
              fc.oneof(fc.constant(name === 'conversation_id' ? conversationId : projectId), hostileText, fc.string()),
            ]),
          ),
          { requiredKeys: [] },
        )
        // Counted again only after a request was accepted: one that is refused leaves the number as it was.
        let known: number | null = null
        await fc.assert(
          fc.asyncProperty(body, query, async (sent, asked) => {
            known ??= await countMessages()
            const before = known
            const path = operation.path.replace('{test_id}', testId).replaceAll(/\{\w+\}/g, projectId)
            const given = Object.fromEntries(
              Object.entries(asked).map(([name, value]) => [name, (value ?? '').toWellFormed()]),
            )
            const { method } = operation
            const answer = await redTeam.call({
              method,
              path,
              query: given,
              ...(method !== 'GET' && { body: sent ?? {} }),
            })
            assert.ok(answer.status < 500, `${answer.status}: ${answer.text}`)
            if (answer.status >= 400) {
              assert.match(answer.headers.get('content-type') ?? '', /problem\+json/)
              assert.equal(await countMessages(), before, 'a refused request left something behind')
            } else known = null
          }),
          { numRuns: isOneRequest ? 2 : database === 'embedded' ? 60 : 30, interruptAfterTimeLimit: 20_000 },
        )

        async function countMessages(): Promise<number> {
          const { json } = await service().call({ path: '/monitoring/messages', query: { project_id: projectId } })
          return json.meta.messageCount
        }
      })
    }
  },
  {},
  { redTeamEngine: fixtureEngine },
)
