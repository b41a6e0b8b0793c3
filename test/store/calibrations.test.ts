import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Calibration, GuardrailCalibration } from '../../server/domain/calibration/calibration.ts'
import type { Store } from '../../server/domain/ports.ts'
import { policyGuardrail } from '../../server/services/calibration/calibration-guardrails.ts'
import { readOperatingPoints } from '../../server/services/calibration/read-operating-points.ts'
import type { GuardScope } from '../../server/services/scope/guard-scope.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { eachStore } from '../each-store.ts'
import { aPolicy, aProject, newOrganization, noon, sha256, stillClock } from './fixtures.ts'

const day = 86_400_000
const nothing = { alarms: 0, rate: 0, low: 0, high: 0 }

function calibrationOf(organizationId: string, projectId: string, given: Partial<Calibration> = {}): Calibration {
  return {
    id: randomUUID(),
    organizationId,
    projectId,
    status: 'completed',
    request: {
      guardrails: [],
      targetRate: 0.05,
      isDryRun: true,
      appliesPolicies: false,
      acceptsAlarms: false,
      source: 'texts',
      texts: 100,
      repeated: 0,
      actor: 'a test',
    },
    measured: 100,
    reason: null,
    suspects: [],
    results: [],
    project: null,
    createdAtMs: noon,
    advancedAtMs: noon,
    finishedAtMs: noon,
    appliedAtMs: null,
    revertedAtMs: null,
    ...given,
  }
}

function resultOf(guardrail: GuardrailCalibration['guardrail'], version: string): GuardrailCalibration {
  const detector = { id: 'hate', version }
  const rates = { before: nothing, after: nothing, judged: 100, unjudged: 0 }
  const rest = { alarming: [], problem: null, isApplied: false, limitedBy: null }
  return { ...rates, ...rest, guardrail, detector, threshold: 0.5, values: [0.8, 0.61, 0.2] }
}

async function keep(store: Store, calibrations: readonly Calibration[]) {
  for (const calibration of calibrations)
    await store.write(async (all) => {
      const open = { status: 'pending', finishedAtMs: null, results: [] } as const
      await all.calibrations.insert({ ...calibration, ...open }, [{ index: 0, text: 'hello' }])
      if (calibration.finishedAtMs !== null) await all.calibrations.settle(calibration)
    })
}

eachStore((name, open, place) => {
  test('a list of calibrations leaves out the values, which one calibration has, also one of an early version', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const organizationId = await newOrganization(store)
    const project = aProject(organizationId)
    await store.write(({ projects }) => projects.insert(project))
    const result = resultOf(policyGuardrail(sha256, aPolicy(organizationId)), '1')
    const calibration = calibrationOf(organizationId, project.id, { results: [result] })
    await keep(store, [calibration])
    const read = () => store.read((all) => all.calibrations.find(organizationId, calibration.id))
    const list = () => store.read((all) => all.calibrations.list(organizationId, project.id, { offset: 0, limit: 10 }))
    const { values: _, ...summary } = result
    assert.deepEqual(await read(), calibration)
    assert.deepEqual((await list()).items, [{ ...calibration, results: [summary] }])
    assert.equal(await store.read((all) => all.calibrations.findWork(organizationId, calibration.id)), null)
    await store.write((all) => all.calibrations.settle({ ...calibration, revertedAtMs: noon }))
    assert.deepEqual((await read())?.results, [result], 'a change keeps them')

    const [row] = await place.raw(database, 'SELECT outcome, progress FROM calibrations')
    const { outcome, progress } = row as { readonly outcome: Uint8Array; readonly progress: Uint8Array }
    assert.doesNotMatch(new TextDecoder().decode(outcome), /0\.61/)
    assert.match(new TextDecoder().decode(progress), /0\.61/)
    const early = Buffer.from(JSON.stringify({ reason: null, suspects: [], results: [result] })).toString('hex')
    const hex = name === 'postgres' ? `'\\x${early}'::bytea` : `x'${early}'`
    await place.raw(database, `UPDATE calibrations SET outcome = ${hex}, progress = NULL`)
    assert.deepEqual((await read())?.results, [result])
    assert.deepEqual((await list()).items[0]?.results, [summary])
  })

  test('calibrations go after 90 days, and of each project all but the newest 50; open ones stay', async () => {
    const clock = stillClock()
    const store = await open({ clock })
    const organizationId = await newOrganization(store)
    const [busy, calm] = [aProject(organizationId), aProject(organizationId)]
    await store.write(async ({ projects }) => {
      await projects.insert(busy)
      await projects.insert(calm)
    })
    const many = Array.from({ length: 53 }, (_, number) => {
      const at = { createdAtMs: noon + number, finishedAtMs: noon + 60 * day }
      return calibrationOf(organizationId, busy.id, at)
    })
    const old = calibrationOf(organizationId, calm.id, { createdAtMs: noon - 1 })
    const waiting = calibrationOf(organizationId, calm.id, { status: 'pending', finishedAtMs: null })
    await keep(store, [...many, old, waiting])
    const retain = () => applyRetention({ store, clock }, new AbortController().signal)
    const ids = async (projectId: string) => {
      const page = { offset: 0, limit: 100 }
      const { items } = await store.read((all) => all.calibrations.list(organizationId, projectId, page))
      return items.map(({ id }) => id)
    }

    clock.move(90 * day)
    assert.equal((await retain()).calibrations, 3)
    assert.deepEqual(
      await ids(busy.id),
      many
        .slice(3)
        .map(({ id }) => id)
        .reverse(),
    )
    assert.deepEqual(await ids(calm.id), [waiting.id, old.id])
    clock.move(1)
    assert.equal((await retain()).calibrations, 1)
    assert.deepEqual(await ids(calm.id), [waiting.id])
  })

  test('what a calibration saw is shown only while the same version of the detector judges the same policy', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const policy = aPolicy(organizationId, { detector: 'hate' })
    const project = aProject(organizationId, {
      policies: [{ policyId: policy.id, blockInput: true, blockOutput: true }],
    })
    await store.write(async ({ policies, projects }) => {
      await policies.insertMany([policy])
      await projects.insert(project)
    })
    const result = resultOf(policyGuardrail(sha256, policy), '1')
    const calibration = calibrationOf(organizationId, project.id, { results: [result] })
    await keep(store, [calibration])
    const pointsWith = async (version: string) => {
      const detectors = {
        securityDetector: { id: 'security', version: '1' },
        policyDetector: (id: string) => ({ id, version }),
      }
      const scope = { store, sha256, detectors } as unknown as GuardScope
      const asked = { organizationId, projectId: project.id, threshold: 0.6 }
      const [, points] = await readOperatingPoints(scope, asked)
      assert.ok(points)
      return { ...points, at: points.points.find(({ threshold }) => threshold === 0.6)?.observed?.alarms ?? null }
    }
    const same = await pointsWith('1')
    assert.deepEqual([same.at, same.observedBy?.calibrationId, same.outdated], [2, calibration.id, null])
    const other = await pointsWith('2')
    assert.deepEqual([other.at, other.observedBy], [null, null])
    assert.match(other.outdated ?? '', /^The detector was changed since the newest calibration\./)
    const changed = { ...policy, description: 'content about something else' }
    const before = { policy, replacedAtMs: noon, replacedBy: 'a test' }
    await store.write(({ policies }) => policies.replace(changed, before))
    assert.match((await pointsWith('1')).outdated ?? '', /^The policy was changed/)
  })
})
