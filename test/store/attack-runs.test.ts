import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttemptChange } from '../../server/domain/attack-run/attack-run-repository.ts'
import { type AttackRun, nothingEnded } from '../../server/domain/attack-run/run-header.ts'
import type { Attempt, RecordedTurn } from '../../server/domain/attempt/attempt-state.ts'
import { eachStore } from '../each-store.ts'
import { noon } from './fixtures.ts'

const organizationId = '01900000-0000-7000-8000-000000000001'

function runOf(id: string, workCount: number): AttackRun {
  return {
    ...{
      id,
      organizationId,
      testId: `test of ${id}`,
      status: 'running',
      workCount,
      scenariosTotal: 1,
      techniqueIds: ['t'],
    },
    ...{
      creditsCharged: 1,
      counters: nothingEnded,
      stopRequestedAtMs: null,
      pausedAtMs: null,
      replay: null,
      confirmation: null,
      startedAtMs: 1,
      completedAtMs: null,
    },
  }
}

function attemptOf(runId: string, index: number, state: Attempt['state']): Attempt {
  return {
    ...{ id: `${runId} ${index}`, runId, index, policyId: 'p', conversationId: 'c', state, lease: null },
    combination: { scenarioId: 's', techniqueId: 't', tryIndex: 0 },
    reason: null,
    ...{
      warmUpTurns: 0,
      attackTurnsMax: 3,
      dropped: [],
      attackTurns: 0,
      breachStep: null,
      byTheWay: [],
      startedAtMs: 1,
      endedAtMs: null,
    },
  }
}

const asked: Attempt['state'] = {
  kind: 'asked',
  turn: {
    ...{ turnIndex: 0, phase: 'attack', prompt: 'NUL \0', engine: 'template', strategy: '', transforms: [], step: 1 },
    ...{ history: null, needsNewSession: true },
  },
  errors: 0,
  toldError: null,
}

function answeredTurn(turnIndex: number): RecordedTurn {
  return {
    ...{ turnIndex, phase: 'attack', prompt: 'p', engine: 'template', strategy: '', transforms: [], step: 1 },
    ...{ history: null, decision: 'continue', request: 'p', response: 'no', toolCalls: [], error: null, latencyMs: 1 },
    ...{ endsConversation: false, evaluation: null, isDropped: false, answeredAtMs: 9 },
  }
}

function changeOf(attempt: Attempt, versionBefore: number): AttemptChange {
  const isPassed = attempt.state.kind === 'ended' && attempt.state.outcome === 'passed'
  const counters = { ...nothingEnded, passed: isPassed ? 1 : 0 }
  return { organizationId, versionBefore, attempt, answered: [], decided: [], counters, nowMs: 9 }
}

eachStore((name, open) => {
  const withRun = async (run: AttackRun) => {
    const store = await open()
    await store.write(async ({ organizations, attackRuns }) => {
      await organizations.insert({ id: organizationId, name: 'Acme', createdAtMs: noon })
      // The plan is only carried.
      await attackRuns.insert(run, { scenarios: [] } as never)
    })
    const keep = (...changes: AttemptChange[]) =>
      store.write(async ({ attackRuns }) => [...(await attackRuns.keep(changes))].sort())
    return { store, keep }
  }

  test('attempts begin without gaps: one that does not follow what is there is not kept', async () => {
    const { store, keep } = await withRun(runOf('gaps', 9))
    const fresh = (index: number) => changeOf(attemptOf('gaps', index, asked), 0)
    assert.deepEqual(await keep(fresh(1)), [])
    assert.deepEqual(await keep(fresh(1), fresh(0), fresh(3)), ['gaps 0', 'gaps 1'])
    assert.deepEqual(await keep(fresh(1)), [], 'nor one that was begun')
    const found = await store.read(({ attackRuns }) => attackRuns.findLatestWithOpen(organizationId, 'test of gaps'))
    assert.deepEqual([found?.begun, found?.open.length], [2, 2])
  })

  test('a change is kept once: who read an older version changes nothing, not even a counter', async () => {
    const { store, keep } = await withRun(runOf('versions', 2))
    await keep(changeOf(attemptOf('versions', 0, asked), 0))
    const passed = changeOf(attemptOf('versions', 0, { kind: 'ended', outcome: 'passed' }), 1)
    const kept = await Promise.all([keep(passed), keep(passed), keep(passed)])
    assert.deepEqual(kept.flat(), ['versions 0'])
    const run = await store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of versions', 'versions'))
    assert.deepEqual([run?.counters.passed, run?.status], [1, 'running'])
  })

  test('the last attempt that ends completes the run; a run that stops takes no new one and adds up', async () => {
    const one = await withRun(runOf('last', 1))
    await one.keep(changeOf(attemptOf('last', 0, { kind: 'ended', outcome: 'passed' }), 0))
    const done = await one.store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of last', 'last'))
    assert.deepEqual([done?.status, done?.completedAtMs, done?.counters.passed], ['completed', 9, 1])
    const { store, keep } = await withRun(runOf('stops', 5))
    const judging: Attempt['state'] = { kind: 'judging', turnIndex: 0, failures: 0, dueMs: 7 }
    await keep(changeOf(attemptOf('stops', 0, asked), 0), changeOf(attemptOf('stops', 1, judging), 0))
    const runs = <Result>(
      work: (repository: Parameters<Parameters<typeof store.write>[0]>[0]['attackRuns']) => Promise<Result>,
    ) => store.write(({ attackRuns }) => work(attackRuns))
    assert.equal(await runs((attackRuns) => attackRuns.requestStop(organizationId, 'stops', 10)), true)
    assert.deepEqual(await keep(changeOf(attemptOf('stops', 2, asked), 0)), [])
    assert.equal(await runs((attackRuns) => attackRuns.stop(organizationId, 'stops', 11)), false, 'one is being judged')
    await keep(changeOf(attemptOf('stops', 1, { kind: 'ended', outcome: 'passed' }), 1))
    assert.equal(await runs((attackRuns) => attackRuns.stop(organizationId, 'stops', 12)), true)
    const over = await store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of stops', 'stops'))
    assert.deepEqual(
      [over?.status, over?.counters],
      ['completed', { failed: 0, passed: 1, unclear: 0, errored: 0, notRun: 4 }],
    )
  })

  test('a paused run takes no new attempt but every change of those that are open; its end ends the pause', async () => {
    const { store, keep } = await withRun(runOf('paused', 3))
    const find = () => store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of paused', 'paused'))
    const setPause = (at: number | null) =>
      store.write(({ attackRuns }) => attackRuns.setPause(organizationId, 'paused', at))
    const lastTurn = () => store.read(({ attackRuns }) => attackRuns.findLastTurn(organizationId, 'paused'))
    const open = attemptOf('paused', 0, asked)
    await keep(changeOf(open, 0))
    await setPause(20)
    assert.equal((await find())?.pausedAtMs, 20)
    assert.deepEqual(
      await keep(changeOf(attemptOf('paused', 1, asked), 0)),
      [],
      'whoever read it before comes too late',
    )
    assert.equal(await lastTurn(), null)
    const passed = changeOf(attemptOf('paused', 0, { kind: 'ended', outcome: 'passed' }), 1)
    assert.deepEqual(await keep({ ...passed, answered: [answeredTurn(0), answeredTurn(1)] }), ['paused 0'])
    assert.deepEqual(await lastTurn(), { attemptId: 'paused 0', turnIndex: 1 })
    await setPause(null)
    assert.deepEqual(await keep(changeOf(attemptOf('paused', 1, asked), 0)), ['paused 1'])
    assert.deepEqual(await lastTurn(), { attemptId: 'paused 0', turnIndex: 1 }, 'of those with an answer')
    await setPause(30)
    await store.write(({ attackRuns }) => attackRuns.requestStop(organizationId, 'paused', 31))
    assert.equal((await find())?.pausedAtMs, null)
    await setPause(32)
    assert.equal((await find())?.pausedAtMs, null, 'what is being ended is not paused')
    await store.write(({ attackRuns }) => attackRuns.stop(organizationId, 'paused', 33))
    await setPause(34)
    const over = await find()
    assert.deepEqual([over?.status, over?.pausedAtMs, over?.counters.notRun], ['completed', null, 2])

    const one = await withRun({ ...runOf('last of paused', 1), pausedAtMs: 5 })
    const found = () =>
      one.store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of last of paused', 'last of paused'))
    await one.store.write(({ attackRuns }) => attackRuns.setPause(organizationId, 'last of paused', null))
    await one.keep(changeOf(attemptOf('last of paused', 0, asked), 0))
    await one.store.write(({ attackRuns }) => attackRuns.setPause(organizationId, 'last of paused', 6))
    await one.keep(changeOf(attemptOf('last of paused', 0, { kind: 'ended', outcome: 'passed' }), 1))
    const done = await found()
    assert.deepEqual([done?.status, done?.pausedAtMs], ['completed', null])
  })

  test('a breach by the way is counted when its attempt is cut off, and unclear attempts end a run like others', async () => {
    const { store, keep } = await withRun(runOf('strays', 3))
    const stray = { ...attemptOf('strays', 0, asked), policyId: 'q', breachStep: 1, byTheWay: ['q', 'r'] }
    const unclear = changeOf(attemptOf('strays', 1, { kind: 'ended', outcome: 'unclear' }), 0)
    await keep(changeOf(stray, 0))
    await keep({ ...unclear, counters: { ...nothingEnded, unclear: 1 } })
    await store.write(({ attackRuns }) => attackRuns.stop(organizationId, 'strays', 12))
    const over = await store.read(({ attackRuns }) => attackRuns.find(organizationId, 'test of strays', 'strays'))
    const counters = { failed: 1, passed: 0, unclear: 1, errored: 0, notRun: 1 }
    assert.deepEqual([over?.status, over?.counters], ['completed', counters])
    const outcomes = await store.read(({ attackRuns }) => attackRuns.countOutcomes(organizationId, 'strays'))
    const told = outcomes.map(({ policyId, outcome, byTheWay }) => [policyId, outcome, byTheWay])
    assert.deepEqual(told.sort(), [
      ['p', 'unclear', []],
      ['q', 'failed', ['q', 'r']],
    ])
  })

  test('a test has one running run', async () => {
    const { store } = await withRun(runOf('only', 1))
    const second = { ...runOf('second', 1), testId: 'test of only' }
    await assert.rejects(
      store.write(({ attackRuns }) => attackRuns.insert(second, { scenarios: [] } as never)),
      name,
    )
  })
})
