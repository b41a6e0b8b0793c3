import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/routes.ts'
import { once } from '../../server/domain/once.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { type Answer, eachService } from '../service.ts'
import { type Kind, placesOf } from './tenants/id-places.ts'
import { type Owner, Things } from './tenants/requests.ts'

// Made from the table of operations. An operation with a parameter that the tables in tenants/ do not know fails here,
// and so does one whose smallest request they cannot make.
eachService(
  (service) => {
    const foreign = once(async () => {
      const owner: Owner = await service().newOrganization()
      return { owner, things: new Things(service()) }
    })
    // One of each kind for all operations: nothing may reach it, so each finds it as it was made.
    const foreignIds = new Map<Kind, Promise<string>>()
    const foreignIdOf = (kind: Kind): Promise<string> => {
      const id = foreignIds.get(kind) ?? foreign().then(({ owner, things }) => things.make(kind, owner))
      foreignIds.set(kind, id)
      return id
    }
    for (const operation of Object.values(operations) as readonly Operation[]) {
      for (const place of placesOf(operation)) {
        const where = `${place.part}.${place.path.join('.')}`
        test(`${operation.name}: ${where} of another organization answers exactly like an unknown one`, async () => {
          const { kind } = place
          assert.ok(kind, `say in test/http/tenants/id-places.ts what ${where} of ${operation.path} names`)
          const things = new Things(service())
          const own: Owner = service()
          const ask = (id: string) => things.send(operation, own, { place, id })
          const unknownId = kind === 'linked conversation' ? 'a chat that nobody had' : unknownUuid
          const foreignId = await foreignIdOf(kind)
          const expected = await ask(unknownId)
          const got = await ask(foreignId)
          assert.deepEqual(comparable(got, foreignId), comparable(expected, unknownId))
          // Without this the request might be refused before anybody looks at the id.
          const valid = await ask(await things.make(kind, own))
          assert.ok(valid.status < 300, `an id of one's own is taken: ${valid.status} ${valid.text.slice(0, 500)}`)
        })
      }
    }
  },
  {},
  { redTeamEngine: fixtureEngine },
)

const unknownUuid = '019a0000-0000-7000-8000-000000000000'

/** What must be alike: everything but fresh ids and times, and the id that was asked about. */
function comparable({ status, text }: Answer, asked: string) {
  const shown = text
    .replaceAll(JSON.stringify(asked).slice(1, -1), '<id>')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"latency_ms":[\d.]+/g, '"latency_ms":0')
  return { status, text: shown }
}
