import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import type { Store } from '../../server/domain/ports.ts'
import type { DatasetCase } from '../../server/domain/red-team-test/dataset-case.ts'
import { sha256, stopwatchMs, systemClock, systemIds } from '../../server/process-ports.ts'
import { createOrganization } from '../../server/services/account/create-organization.ts'
import { continueGeneration } from '../../server/services/red-team-test/continue-generation.ts'
import { createTest } from '../../server/services/red-team-test/create-test.ts'
import { generateDataset } from '../../server/services/red-team-test/generate-dataset.ts'
import type { RedTeamScope } from '../../server/services/scope/red-team-scope.ts'
import { atOnceRedactor } from '../at-once-redactor.fixture.ts'
import { eachStore } from '../each-store.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'

/** The fixture's engine, which tells before each case which one it is about to write. */
function tellingEngine(onCase: (place: number) => void): RedTeamEngine {
  return {
    ...fixtureEngine,
    generateDataset(request) {
      const dataset = fixtureEngine.generateDataset(request)
      const cases = function* (): Generator<DatasetCase> {
        let place = 0
        for (const one of dataset.cases) {
          onCase(place++)
          yield one
        }
      }
      return { ...dataset, cases: { [Symbol.iterator]: cases } }
    },
  }
}

eachStore((_name, open) => {
  const scopeOf = (store: Store, engine = fixtureEngine): RedTeamScope => ({
    store,
    engine,
    clock: systemClock,
    ids: systemIds,
    sha256,
    reference: sha256,
    stopwatchMs,
    redactor: atOnceRedactor,
  })

  /** A test with a begun generation of 1,200 cases. */
  const begin = async (store: Store) => {
    const services = { store, clock: systemClock, ids: systemIds, sha256, randomBytes: () => new Uint8Array(32) }
    const { organization } = await createOrganization(services, { name: randomUUID() })
    const organizationId = organization.id
    const projectId = await store.read(async ({ projects }) => (await projects.findSample(organizationId))?.id ?? '')
    const command = { organizationId, actor: 'test', settle: () => null, clientMetadata: {} }
    const created = await createTest(scopeOf(store), {
      ...command,
      projectId,
      name: null,
      seed: null,
      settings: { givenPolicies: Array.from({ length: 10 }, (_, index) => `Rule ${index}`), maxPromptsPerPolicy: 20 },
    })
    const { test: begun, jobId } = await generateDataset(scopeOf(store), {
      ...command,
      testId: created.id,
      settings: {},
    })
    const { fileId } = begun.generation
    assert.ok(fileId)
    const dataset = { organizationId, testId: created.id, fileId }
    return { job: { organizationId, testId: created.id, jobId }, dataset }
  }

  const idsOf = (store: Store, dataset: Awaited<ReturnType<typeof begin>>['dataset']) =>
    store.read(({ datasetCases }) => datasetCases.listIds(dataset))

  const stageOf = (store: Store, { organizationId, testId }: { organizationId: string; testId: string }) =>
    store.read(async ({ redTeamTests }) => (await redTeamTests.find(organizationId, testId))?.generation)

  test('a generation that is cut off anywhere goes on after its last stored case: none is lost, none is doubled', async () => {
    const store = await open()
    const { job, dataset } = await begin(store)
    for (const cutAt of [3, 199, 200, 450, 451, 990]) {
      const cut = new AbortController()
      const engine = tellingEngine((place) => {
        if (place === cutAt) cut.abort()
      })
      assert.equal(await continueGeneration(scopeOf(store, engine), job, cut.signal), null)
      const ids = await idsOf(store, dataset)
      assert.ok(ids.length <= cutAt + 1, `${ids.length} cases are stored although the ${cutAt}th was never made`)
      assert.equal((await stageOf(store, job))?.status, 'running')
    }
    await continueGeneration(scopeOf(store), job, new AbortController().signal)
    const ids = await idsOf(store, dataset)
    assert.deepEqual([ids.length, new Set(ids).size], [1_200, 1_200])
    const stage = await stageOf(store, job)
    assert.deepEqual([stage?.status, stage?.caseCount, stage?.creditsCharged], ['completed', 1_200, 1_000])
    await continueGeneration(scopeOf(store), job, new AbortController().signal)
    assert.equal((await idsOf(store, dataset)).length, 1_200, 'a job that is repeated after its end does nothing')
    const charged = await store.read(({ credits }) => credits.chargedTotal(job.organizationId))
    assert.equal(charged, 1_000)
  })

  test('two processes that write the same dataset at once write it once', async () => {
    const store = await open()
    const { job, dataset } = await begin(store)
    const { signal } = new AbortController()
    await Promise.all([1, 2, 3].map(() => continueGeneration(scopeOf(store), job, signal)))
    const ids = await idsOf(store, dataset)
    assert.deepEqual([ids.length, new Set(ids).size], [1_200, 1_200])
    assert.equal((await stageOf(store, job))?.status, 'completed')
  })

  test('a job that another took over leaves the newer dataset alone', async () => {
    const store = await open()
    const { job, dataset } = await begin(store)
    const overtaken = { ...job, jobId: randomUUID() }
    await continueGeneration(scopeOf(store), overtaken, new AbortController().signal)
    assert.equal((await idsOf(store, dataset)).length, 0)
    assert.equal((await stageOf(store, job))?.status, 'pending')
  })

  test('cases come in pages, one by one, and by kind', async () => {
    const store = await open()
    const { job, dataset } = await begin(store)
    await continueGeneration(scopeOf(store), job, new AbortController().signal)
    const ids = await idsOf(store, dataset)
    const { total, items } = await store.read(({ datasetCases }) =>
      datasetCases.list(dataset, { offset: 595, limit: 7, bytesMax: 1_000_000 }),
    )
    assert.deepEqual([total, items.map(({ id }) => id)], [1_200, ids.slice(595, 602)])
    const [first] = items
    assert.ok(first)
    assert.deepEqual(await store.read(({ datasetCases }) => datasetCases.find(dataset, first.id)), first)
    assert.equal(await store.read(({ datasetCases }) => datasetCases.find(dataset, 'nonsense')), null)
    assert.equal(await store.read(({ datasetCases }) => datasetCases.count(dataset, 'comply')), 200)
    const elsewhere = { ...dataset, organizationId: randomUUID() }
    assert.equal(await store.read(({ datasetCases }) => datasetCases.find(elsewhere, first.id)), null)
  })
})
