import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { AttemptChange } from '../../server/domain/attack-run/attack-run-repository.ts'
import { type AttackRun, nothingEnded } from '../../server/domain/attack-run/run-header.ts'
import type { RecordedTurn } from '../../server/domain/attempt/attempt-state.ts'
import { eachStore } from '../each-store.ts'
import { noon } from './fixtures.ts'

const organizationId = randomUUID()
const megabyte = 2 ** 20

const run: AttackRun = {
  ...{ id: 'long', organizationId, testId: 't', status: 'running', workCount: 60, scenariosTotal: 1 },
  ...{
    techniqueIds: ['t'],
    creditsCharged: 0,
    counters: nothingEnded,
    stopRequestedAtMs: null,
    pausedAtMs: null,
    replay: null,
    confirmation: null,
  },
  ...{ startedAtMs: 1, completedAtMs: null },
}

const turnOf = (response: string): RecordedTurn => ({
  ...{ turnIndex: 0, phase: 'attack', prompt: 'p', request: 'p', engine: 'template', strategy: '', transforms: [] },
  ...{ step: 1, history: null, toolCalls: [], error: null, latencyMs: null, evaluation: null, isDropped: false },
  ...{ response, decision: 'exhausted', endsConversation: false, answeredAtMs: 2 },
})

const changeOf = (index: number, response: string): AttemptChange => ({
  ...{ organizationId, versionBefore: 0, answered: [turnOf(response)], decided: [], counters: nothingEnded, nowMs: 9 },
  attempt: {
    ...{ id: `a${index}`, runId: run.id, index, policyId: 'p', conversationId: 'c', lease: null, dropped: [] },
    combination: { scenarioId: 's', techniqueId: 't', tryIndex: index },
    reason: null,
    ...{
      warmUpTurns: 0,
      attackTurnsMax: 1,
      attackTurns: 1,
      breachStep: null,
      byTheWay: [],
      startedAtMs: 1,
      endedAtMs: 2,
    },
    state: { kind: 'ended', outcome: 'passed' },
  },
})

eachStore((_name, open) => {
  test('of sixty attempts with answers of a megabyte only as many are read at once as hold the bytes that are asked for', async () => {
    const store = await open()
    await store.write(async ({ organizations, attackRuns }) => {
      await organizations.insert({ id: organizationId, name: 'Acme', createdAtMs: noon })
      await attackRuns.insert(run, { scenarios: [] } as never)
    })
    for (let index = 0; index < 60; index += 1) {
      const isKept = await store.write(({ attackRuns }) =>
        attackRuns.keep([changeOf(index, 'x'.repeat(index < 59 ? megabyte : 20 * megabyte))]),
      )
      assert.equal(isKept.size, 1)
    }
    const seen: number[] = []
    const read = (fromIndex: number, bytesMax: number) =>
      store.read(({ attackRuns }) =>
        attackRuns.listAttempts(organizationId, run.id, { fromIndex, limit: 500, bytesMax }),
      )
    while (seen.length < 60) {
      const page = await read(seen.length, 16 * megabyte)
      const bytes = page.flatMap(({ turns }) => turns).reduce((sum, { response }) => sum + (response?.length ?? 0), 0)
      assert.ok(page.length > 0)
      assert.ok(bytes <= 16 * megabyte || page.length === 1, `${bytes} bytes in ${page.length} attempts`)
      seen.push(...page.map(({ attempt }) => attempt.index))
    }
    assert.deepEqual(seen, [...Array(60).keys()])
    assert.equal((await read(0, 1)).length, 1, 'one is read however long it is')
    assert.deepEqual(await read(60, megabyte), [])
    assert.equal(await store.read(({ attackRuns }) => attackRuns.countBegun(organizationId, run.id)), 60)
    assert.equal(await store.read(({ attackRuns }) => attackRuns.countBegun(organizationId, 'none')), 0)
  })
})
