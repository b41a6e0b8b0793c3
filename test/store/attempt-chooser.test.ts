import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttackPlan } from '../../server/domain/attack-run/attack-plan.ts'
import type { AttemptChange } from '../../server/domain/attack-run/attack-run-repository.ts'
import { workCountOf } from '../../server/domain/attack-run/attempt-order.ts'
import { type AttackRun, nothingEnded } from '../../server/domain/attack-run/run-header.ts'
import type { Attempt } from '../../server/domain/attempt/attempt-state.ts'
import { unknownTarget } from '../../server/domain/red-team-test/reconnaissance.ts'
import { noChecks } from '../../server/domain/red-team-test/test-policy.ts'
import { systemIds } from '../../server/process-ports.ts'
import { createAttemptPlanner } from '../../server/redteam/planner/create-attempt-planner.ts'
import { AttemptChooser, type ChosenAttempt } from '../../server/services/attempt/attempt-chooser.ts'
import { eachStore, type OpenStore } from '../each-store.ts'
import { noon } from './fixtures.ts'

const organizationId = '01900000-0000-7000-8000-000000000001'

const plan: AttackPlan = {
  scenarios: Array.from({ length: 4 }, (_, place) => ({
    ...{
      id: `s${place}`,
      policyId: `p${place % 2}`,
      scenario: '',
      maximumMultiTurn: 5,
      enabled: true,
      checks: noChecks,
    },
    ...{ goal: '', goals: {}, expectedYield: 1 },
  })),
  policies: [],
  methods: { techniqueIds: ['enc.a', 'enc.b', 'mt.c', 'mt.d', 'mt.e'], warmUpTurns: 0, attempts: 3 },
  ...{ profile: unknownTarget, businessContext: '', useCase: '', language: 'en', seed: 'seed' },
}

const runOf = (id: string): AttackRun => ({
  ...{
    id,
    organizationId,
    testId: `test of ${id}`,
    status: 'running',
    workCount: workCountOf(plan),
    scenariosTotal: 4,
  },
  ...{
    techniqueIds: plan.methods.techniqueIds,
    creditsCharged: 1,
    counters: nothingEnded,
    stopRequestedAtMs: null,
    pausedAtMs: null,
  },
  ...{ replay: null, confirmation: null, startedAtMs: 1, completedAtMs: null },
})

const asked: Attempt['state'] = {
  kind: 'asked',
  turn: {
    ...{ turnIndex: 0, phase: 'attack', prompt: 'p', engine: 'template', strategy: '', transforms: [], step: 1 },
    ...{ history: null, needsNewSession: true },
  },
  errors: 0,
  toldError: null,
}

const isBreach = ({ combination }: Pick<Attempt, 'combination'>) => combination.techniqueId === 'mt.d'

const attemptOf = (runId: string, { id, index, combination, reason }: ChosenAttempt): Attempt => ({
  ...{ id, runId, index, combination, reason, policyId: 'p0', conversationId: 'c', state: asked, lease: null },
  ...{ warmUpTurns: 0, attackTurnsMax: 3, dropped: [], attackTurns: 0, breachStep: null, byTheWay: [] },
  ...{ startedAtMs: 1, endedAtMs: null },
})

const changeOf = (attempt: Attempt, versionBefore: number): AttemptChange => ({
  ...{ organizationId, versionBefore, attempt, answered: [], decided: [], counters: nothingEnded, nowMs: 9 },
})

async function running(open: OpenStore, run: AttackRun) {
  const store = await open()
  await store.write(async ({ organizations, attackRuns }) => {
    await organizations.insert({ id: organizationId, name: 'Acme', createdAtMs: noon })
    await attackRuns.insert(run, plan)
  })
  const server = (planAttempts = createAttemptPlanner) =>
    new AttemptChooser({ store, engine: { planAttempts }, ids: systemIds })
  const standing = async () => {
    const state = await store.read(({ attackRuns }) => attackRuns.findLatestWithOpen(organizationId, run.testId))
    if (state === null) throw new Error('The run is gone.')
    return { ...state, plan }
  }
  const begin = async (chooser: AttemptChooser, chosen: ChosenAttempt) => {
    const change = { ...changeOf(attemptOf(run.id, chosen), 0), followsId: chosen.followsId }
    const kept = await store.write(({ attackRuns }) => attackRuns.keep([change]))
    if (kept.has(chosen.id)) chooser.keep(run.id, chosen)
    else chooser.withdraw(run.id, chosen)
    return kept.has(chosen.id)
  }
  const end = async (chosen: ChosenAttempt) => {
    const attempt = attemptOf(run.id, chosen)
    const outcome = isBreach(attempt) ? 'failed' : 'passed'
    await store.write(({ attackRuns }) =>
      attackRuns.keep([changeOf({ ...attempt, state: { kind: 'ended', outcome } }, 1)]),
    )
  }
  const begun = () =>
    store.read(({ attackRuns }) => attackRuns.listBegun(organizationId, run.id, { fromIndex: 0, limit: 1_000 }))
  return { server, standing, begin, end, begun }
}

eachStore((name, open) => {
  test('two servers that choose at once never begin the same attempt, and begin all', async () => {
    const { server, standing, begin, end, begun } = await running(open, runOf('race'))
    const servers = [server(), server()]
    let lost = 0
    for (let round = 0; (await begun()).length < workCountOf(plan); round += 1) {
      assert.ok(round < 200, 'the run goes on')
      // Both choose before either has begun anything.
      const state = await standing()
      const chosen = await Promise.all(servers.map((chooser) => chooser.choose({ ...state, count: 3 })))
      const first = round % 2
      for (const place of [first, 1 - first]) {
        const chooser = servers[place]
        if (chooser === undefined) continue
        for (const one of chosen[place] ?? []) {
          if (await begin(chooser, one)) await end(one)
          else lost += 1
        }
      }
    }
    const combinations = (await begun()).map(({ combination }) => JSON.stringify(combination))
    assert.equal(new Set(combinations).size, workCountOf(plan))
    assert.ok(lost > 0, 'the servers were in each other’s way')
    const state = await standing()
    for (const chooser of servers) assert.deepEqual(await chooser.choose({ ...state, count: 3 }), [])
  })

  test('a server that starts anew chooses what the one before it would have chosen', async () => {
    const { server, standing, begin, end } = await running(open, runOf('restart'))
    let chooser = server()
    for (let index = 0; index < 40; index += 1) {
      const state = await standing()
      const [[chosen], [again]] = await Promise.all([
        chooser.choose({ ...state, count: 1 }),
        server().choose({ ...state, count: 1 }),
      ])
      if (chosen === undefined) throw new Error('nothing was chosen')
      const { combination, reason, followsId } = chosen
      assert.deepEqual([again?.combination, again?.reason, again?.followsId], [combination, reason, followsId])
      assert.equal(chosen.index, index)
      assert.ok(await begin(chooser, chosen))
      await end(chosen)
      if (index % 10 === 9) chooser = server()
    }
  })

  test('what was chosen before a choice failed is chosen again, and a changed verdict is heard', async () => {
    const { server, standing, begin, end, begun } = await running(open, runOf('failing'))
    let fails = true
    let planned = 0
    const planAttempts: typeof createAttemptPlanner = (shape) => {
      planned += 1
      const planner = createAttemptPlanner(shape)
      const next: typeof planner.next = (index) => {
        if (fails && index === 2) throw new Error('The third choice fails.')
        return planner.next(index)
      }
      return { ...planner, next }
    }
    const chooser = server(planAttempts)
    await assert.rejects(chooser.choose({ ...(await standing()), count: 4 }), /third choice/)
    fails = false
    const chosen = await chooser.choose({ ...(await standing()), count: 4 })
    assert.deepEqual(
      chosen.map(({ index }) => index),
      [0, 1, 2, 3],
    )
    for (const one of chosen) if (await begin(chooser, one)) await end(one)
    assert.equal((await begun()).length, 4)
    assert.equal(planned, 1)
    chooser.forget('failing')
    const [next] = await chooser.choose({ ...(await standing()), count: 1 })
    assert.deepEqual([next?.index, planned], [4, 2], 'all that is stored is read anew')
  })

  test('an attempt that was chosen after another one than is stored is not kept, nor what was chosen after it', async () => {
    const { server, standing, begin, begun } = await running(open, runOf('chain'))
    const [one, other] = [server(), server()]
    const state = await standing()
    const mine = await one.choose({ ...state, count: 2 })
    const theirs = await other.choose({ ...state, count: 2 })
    const [first] = mine
    const [, second] = theirs
    if (first === undefined || second === undefined) throw new Error('nothing was chosen')
    assert.ok(await begin(one, first))
    assert.equal(await begin(other, second), false, `${name}: its index is free, and what it follows is not there`)
    assert.deepEqual(
      (await begun()).map(({ id }) => id),
      [first.id],
    )
  })
})
