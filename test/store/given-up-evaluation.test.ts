import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { jobAttemptsMax } from '../../server/domain/job/job.ts'
import type { Store } from '../../server/domain/ports.ts'
import { evaluateCases } from '../../server/jobs/evaluate-cases.ts'
import { jobGiveUps } from '../../server/jobs/give-ups.ts'
import { generateDataset as generateJob } from '../../server/jobs/red-team-stages.ts'
import { createJobRunner, type JobHandlers } from '../../server/jobs/runner.ts'
import { sha256, stopwatchMs, systemIds } from '../../server/process-ports.ts'
import { beginAgentRun } from '../../server/services/agent-run/begin-agent-run.ts'
import { ensureEvaluation } from '../../server/services/agent-run/ensure-evaluation.ts'
import { recordClientResponses } from '../../server/services/agent-run/record-client-responses.ts'
import { createTest } from '../../server/services/red-team-test/create-test.ts'
import { generateDataset } from '../../server/services/red-team-test/generate-dataset.ts'
import { listResultCases } from '../../server/services/results/list-result-cases.ts'
import { readResultsSummary } from '../../server/services/results/read-results-summary.ts'
import type { GuardScope } from '../../server/services/scope/guard-scope.ts'
import type { RedTeamScope } from '../../server/services/scope/red-team-scope.ts'
import { atOnceRedactor } from '../at-once-redactor.fixture.ts'
import { eachStore } from '../each-store.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { aProject, newOrganization, stillClock } from './fixtures.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** Its judge is not refused anywhere, but what it says about an answer with "poison" cannot be stored. */
const poisoned: RedTeamEngine = {
  ...fixtureEngine,
  async judge(subject, signal) {
    const evaluation = await fixtureEngine.judge(subject, signal)
    if (!subject.turns.at(-1)?.response?.includes('poison')) return evaluation
    return { ...evaluation, toJSON: () => assert.fail('it cannot be written down') }
  },
}

eachStore((_name, open) => {
  /** A run whose 12 cases are answered: 16 fit on a page, so the one with poison spoils all of them. */
  const answered = async (store: Store) => {
    const clock = stillClock()
    const scope: RedTeamScope = {
      store,
      clock,
      ids: systemIds,
      sha256,
      reference: sha256,
      stopwatchMs,
      redactor: atOnceRedactor,
      engine: poisoned,
    }
    const organizationId = await newOrganization(store)
    const project = aProject(organizationId)
    await store.write(({ projects }) => projects.insert(project))
    const command = { organizationId, actor: 'test', settle: () => null, clientMetadata: {} }
    const settings = { givenPolicies: ['Never lie'] }
    const { id: testId } = await createTest(scope, {
      ...command,
      ...{ projectId: project.id, name: null, seed: null, settings },
    })
    await generateDataset(scope, { ...command, testId, settings: {} })
    return { scope, clock, reference: { organizationId, testId } }
  }

  const runnerOf = (scope: RedTeamScope) => {
    const idle = async () => {}
    const handlers: JobHandlers = {
      'monitoring.repair-rollup': idle,
      'privacy.apply-retention': idle,
      'privacy.erase': idle,
      'privacy.remove-test': idle,
      'project.calibrate': idle,
      'redteam.judge-turn': idle,
      'redteam.reconnaissance': idle,
      'redteam.scenarios': idle,
      'redteam.generate': generateJob({ ...scope, log }, scope),
      'redteam.evaluate-cases': evaluateCases(scope),
    }
    // No calibration is given up here.
    const giveUps = jobGiveUps({} as GuardScope, scope)
    return createJobRunner({ ...scope, log, handlers, giveUps, pollIntervalMs: 3_600_000, jitter: () => 0 })
  }

  const upload = async (scope: RedTeamScope, reference: { organizationId: string; testId: string }) => {
    const { caseIds } = await beginAgentRun(scope, reference, 'a test')
    const responses = caseIds.map((caseId, index) => ({
      ...{ caseId, status: 'ok' as const, error: null, modelName: null, latencyMs: null },
      response: index === 3 ? 'poison' : 'no',
    }))
    await recordClientResponses(scope, { ...reference, responses, form: 'many' })
  }

  const stateOf = async (scope: RedTeamScope, reference: { organizationId: string; testId: string }) => {
    const { manifest, policies } = await readResultsSummary(scope, { ...reference, runId: null, kind: 'eval' })
    const { passed, errors } = policies?.[0]?.result ?? { passed: 0, errors: 0 }
    return { state: manifest.state, passed, errors }
  }

  test('when judging fails for good the answers that are left are errors and the evaluation ends; asked again, it goes on', async () => {
    const { scope, clock, reference } = await answered(await open())
    const runner = runnerOf(scope)
    await runner.runDue()
    await upload(scope, reference)
    for (let attempt = 1; attempt <= jobAttemptsMax; attempt += 1) {
      assert.equal((await stateOf(scope, reference)).state, 'running')
      await runner.runDue()
      const dueMs = await scope.store.read(({ jobs }) => jobs.nextDueMs())
      if (dueMs !== null) clock.move(dueMs - clock.nowMs())
    }
    assert.deepEqual(await stateOf(scope, reference), { state: 'failed', passed: 0, errors: 12 })
    const test = await scope.store.read(({ redTeamTests }) =>
      redTeamTests.find(reference.organizationId, reference.testId),
    )
    assert.deepEqual([test?.status, test?.activeJobs], ['failed', []])
    const { cases } = await listResultCases(scope, { ...reference, runId: null, kind: 'eval', offset: 0, limit: 50 })
    for (const one of cases) {
      assert.ok(one.kind === 'answered')
      assert.deepEqual([one.response.passed, one.response.evaluation?.status], [null, 'failed'])
      assert.match(one.response.evaluation?.reason ?? '', /could not be judged/)
    }
    await runner.drain()
    const mended = { ...scope, engine: fixtureEngine }
    const ensured = await ensureEvaluation(mended, { ...reference, force: false })
    assert.equal(ensured.action, 'scheduled')
    const next = runnerOf(mended)
    await next.runDue()
    assert.deepEqual(await stateOf(mended, reference), { state: 'completed', passed: 12, errors: 0 })
    await next.drain()
  })

  test('an evaluation whose every run ended its process ends too', async () => {
    const { scope, clock, reference } = await answered(await open())
    const runner = runnerOf(scope)
    await runner.runDue()
    await runner.drain()
    await upload(scope, reference)
    for (let attempt = 1; attempt <= jobAttemptsMax; attempt += 1) {
      await scope.store.write(({ jobs }) => jobs.lease(randomUUID(), clock.nowMs(), 1_000, 1))
      clock.move(1_000)
    }
    const survivor = runnerOf(scope)
    await survivor.runDue()
    assert.deepEqual(await stateOf(scope, reference), { state: 'failed', passed: 0, errors: 12 })
    await survivor.drain()
  })
})
