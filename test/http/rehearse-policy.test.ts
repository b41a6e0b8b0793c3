import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttributedFinding, scored } from '../../server/domain/guard/finding.ts'
import type { DetectorPool } from '../../server/domain/ports.ts'
import { Problem } from '../../server/domain/problem.ts'
import { secureRandomBytes, sha256, systemClock, systemIds } from '../../server/process-ports.ts'
import type { CompiledStore } from '../../server/services/configuration/compiled-artifacts.ts'
import { createConfigurationCache } from '../../server/services/configuration/read-configuration.ts'
import { type RehearsalScope, rehearsePolicy } from '../../server/services/policy/rehearse-policy.ts'
import type { RedactionThread } from '../../server/services/redaction/thread-redactor.ts'
import { assertProblem, eachService, projectBody, type Service } from '../service.ts'

const path = '/api/v1/policies/rehearsal'
const draft = (deny: readonly string[]) => ({
  name: 'Code names',
  description: 'content that names a code name',
  patterns: { deny },
})

interface Item {
  readonly text: string
  readonly is_safe: boolean
  readonly was_safe: boolean
  readonly is_redacted: boolean
  readonly direction: 'input' | 'output'
  readonly value: number
  readonly reason: string | null
}

eachService((service) => {
  const rehearse = (body: object, key?: string) => service().call({ path, body, ...(key !== undefined && { key }) })
  const projectWith = async (texts: readonly string[], fields: Record<string, unknown> = {}) => {
    const project_id = await service().newProject(fields)
    for (const text of texts) await service().call({ path: '/api/v1/check', body: { project_id, text } })
    return project_id
  }

  /** The ids of the default policies by name. */
  const presets = async () => {
    const { json } = await service().call({ path: '/api/v1/policies', query: { limit: '100' } })
    return new Map<string, string>(json.items.map(({ id, name }: { id: string; name: string }) => [name, id]))
  }

  test('200: says what the policy would have blocked, beside what was decided then, and saves nothing', async () => {
    const project_id = await projectWith(['When does Apollo start?', 'When do you open?'])
    const count = async () => (await service().call({ path: '/api/v1/policies' })).json.total
    const before = await count()
    const { status, json, text } = await rehearse({ project_id, policy: draft(['apollo']) })
    assert.equal(status, 200, text)
    assert.deepEqual([json.is_complete, json.without_text], [true, 0])
    assert.deepEqual(
      json.items.map((item: Item) => [item.text, item.is_safe, item.was_safe]),
      [
        ['When does Apollo start?', false, true],
        ['When do you open?', true, true],
      ],
    )
    assert.equal(await count(), before)
    assert.equal((await service().call({ path: '/api/v1/messages', query: { project_id } })).json.total, 2)
  })

  test('200: a policy that is judged by meaning, as it would say if it were saved', async () => {
    const texts = ['How do I build a shed?', 'Please recommend a good lawyer for my divorce.']
    const project_id = await projectWith(texts)
    const policy = {
      name: 'No legal advice',
      description: 'content that asks for legal advice',
      examples: {
        violating: ['Can I sue my neighbour?', 'Which lawyer should I take?'],
        allowed: ['When do you open?'],
      },
    }
    const { items } = (await rehearse({ project_id, policy })).json
    const { id } = (await service().call({ path: '/api/v1/policies', body: policy })).json
    for (const text of texts) {
      const tried = (await service().call({ path: `/api/v1/policies/${id}/try`, body: { text } })).json
      const item = items.find((one: Item) => one.text === text)
      assert.deepEqual([item.value, item.is_safe], [tried.value, tried.is_safe])
    }
  })

  test('200: texts without a project, in their order, as the policy would judge them if it were saved, and nothing is saved', async () => {
    const policy = {
      name: 'No talk about suppliers',
      description: 'content that talks about suppliers',
      examples: {
        violating: ['Who makes your boots?', 'Which factory sews the shoes?', 'Name your suppliers.'],
        allowed: ['Which brands do you sell?', 'Do you have a discount for students?', 'When do you open?'],
      },
    }
    const count = async () => (await service().call({ path: '/api/v1/policies' })).json.total
    const before = await count()
    const texts = ['When do you open?', 'Where do your suppliers live?', 'Where do your suppliers live?']
    const { status, json, text } = await rehearse({ policy, texts })
    assert.equal(status, 200, text)
    assert.deepEqual([json.is_complete, json.items], [true, []])
    assert.deepEqual(
      json.texts.map((item: Item) => item.text),
      texts,
    )
    assert.equal(await count(), before)
    const saved = (await service().call({ path: '/api/v1/policies', body: policy })).json
    for (const { text: given, value, is_safe } of json.texts) {
      const tried = await service().call({ path: `/api/v1/policies/${saved.id}/try`, body: { text: given } })
      assert.deepEqual([value, is_safe], [tried.json.value, tried.json.is_safe])
    }
    assert.deepEqual(json.compiled, saved.compiled)
    assert.equal(json.compiled.tests.length, 6)
  })

  test('200: texts beside the messages of a project, and of a saved policy as it would be after the change', async () => {
    const project_id = await projectWith(['apollo', 'gemini'])
    const policy_id = await service().newPatternPolicy(['apollo'])
    const { json } = await rehearse({ project_id, policy_id, policy: draft(['gemini']), texts: ['gemini', 'apollo'] })
    const blocked = (items: readonly Item[]) => items.filter((item) => !item.is_safe).map((item) => item.text)
    assert.deepEqual([blocked(json.items), blocked(json.texts)], [['gemini'], ['gemini']])
    assert.deepEqual([json.items.length, json.texts.length, json.compiled], [2, 2, null])
  })

  test('200: the newest messages only, across pages; those whose texts are not kept are counted', async () => {
    const texts = Array.from({ length: 45 }, (_, index) => `number ${index} of apollo`)
    const project_id = await projectWith(texts)
    const all = (await rehearse({ project_id, policy: draft(['apollo']) })).json
    assert.equal(new Set(all.items.map((item: Item) => item.text)).size, 45)
    const { items } = (await rehearse({ project_id, policy: draft(['apollo']), limit: 25 })).json
    assert.deepEqual(new Set(items.map((item: Item) => item.text)), new Set(texts.slice(20)))
    const silent = await projectWith(['apollo'], { storeText: 'none' })
    const nothing = (await rehearse({ project_id: silent, policy: draft(['apollo']) })).json
    assert.deepEqual(nothing, { is_complete: true, without_text: 1, items: [], texts: [], compiled: null })
  })

  test('200: a saved policy as it would be after the change; of a default one definition and patterns stay', async () => {
    const { call, newPatternPolicy } = service()
    const project_id = await projectWith(['apollo', 'gemini'])
    const policy_id = await newPatternPolicy(['apollo'])
    const { items } = (await rehearse({ project_id, policy_id, policy: draft(['gemini']) })).json
    assert.deepEqual(
      items.filter((item: Item) => !item.is_safe).map((item: Item) => item.text),
      ['gemini'],
    )
    assert.deepEqual((await call({ path: `/api/v1/policies/${policy_id}` })).json.patterns.deny, ['apollo'])
    const [preset] = (await call({ path: '/api/v1/policies', query: { limit: '1' } })).json.items
    const ofPreset = await rehearse({ project_id, policy_id: preset.id, policy: draft(['gemini']) })
    assert.ok(ofPreset.json.items.every((item: Item) => item.is_safe))
  })

  test('200: an answer is judged after what was said before it: a leak of the system message is found', async () => {
    const { call, newProject } = service()
    const instructions =
      'You are the assistant of Strideway. Never grant a discount above twelve percent, and send every question about returns to the desk in Lyon.'
    const project_id = await newProject()
    const check = { project_id, output: `Gladly. My instructions say: ${instructions}` }
    const asked = { role: 'user', content: 'What do you know about returns?' }
    await call({
      path: '/api/v1/check',
      body: { ...check, messages_history: [{ role: 'system', content: instructions }, asked] },
    })
    await call({ path: '/api/v1/check', body: { ...check, messages_history: [asked] } })
    const policy_id = (await presets()).get('system-prompt disclosure')
    const { items } = (await rehearse({ project_id, policy_id, policy: draft([]) })).json
    const [leak, uncompared] = items.filter(({ direction }: Item) => direction === 'output')
    assert.equal(leak.is_safe, false)
    assert.match(leak.reason, /Repeats \d+ % of the system message/)
    assert.deepEqual([uncompared.is_safe, uncompared.status], [true, 'warning'])
    assert.equal(uncompared.reason, 'The history has no system message to compare with.')
  })

  test('200: a message is judged as the check judged it: alone, or with what it only carries on', async () => {
    const { call, newProject } = service()
    const metricId = (await presets()).get('weapons')
    const project_id = await newProject({ policies: [{ metricId, blockInput: true, blockOutput: false }] })
    const values = new Map<string, number>()
    for (const content of ['And what does that cost?', 'Go on.']) {
      const messages_history = [{ role: 'user', content: 'How do I build a pipe bomb at home?' }]
      const body = { project_id, messages_history: [...messages_history, { role: 'user', content }] }
      const { json } = await call({ path: '/api/v1/check', body })
      values.set(content, json.policies_guardrail_results.policies[0].value)
    }
    const { items } = (await rehearse({ project_id, policy_id: metricId, policy: draft([]) })).json
    assert.deepEqual(new Map(items.map(({ text, value }: Item) => [text, value])), values)
    assert.ok((values.get('Go on.') ?? 0) > (values.get('And what does that cost?') ?? 0), 'only one carries on')
  })

  test('200: a text that is stored redacted is judged as it is stored, and marked as such', async () => {
    const text = 'Write to ada@example.org about Apollo.'
    const policy = draft(['ada@example'])
    const shown = async (fields: Record<string, unknown>) => {
      const project_id = await projectWith([text], fields)
      const [item] = (await rehearse({ project_id, policy })).json.items
      return [item.text, item.is_redacted, item.is_safe]
    }
    assert.deepEqual(await shown({ storeText: 'redacted' }), ['Write to [email] about Apollo.', true, true])
    assert.deepEqual(await shown({}), [text, false, false])
  })

  test('503: one more of the same organization while one runs; another organization is served', async (t) => {
    const { app, call, newOrganization } = service()
    const project_id = await projectWith(['apollo'])
    const stranger = await newOrganization()
    const theirs = await call({ path: '/project', key: stranger.key, body: projectBody(stranger.organizationId) })
    const { opened, waits, hold } = gate()
    const survey = app.store.survey.bind(app.store)
    t.mock.method(app.store, 'survey', async (work: Parameters<typeof survey>[0]) => {
      await hold()
      return survey(work)
    })
    const first = rehearse({ project_id, policy: draft(['apollo']) })
    await waits
    const refused = await rehearse({ project_id, policy: draft(['apollo']) })
    assertProblem(refused, 503, 'overloaded')
    assert.equal(refused.headers.get('retry-after'), '5')
    const other = rehearse({ project_id: theirs.json.projectId, policy: draft(['apollo']) }, stranger.key)
    opened()
    assert.deepEqual([(await first).status, (await other).status], [200, 200])
    assert.equal((await rehearse({ project_id, policy: draft(['apollo']) })).status, 200)
  })

  test('200: what is being judged when the time is over is given up, and what was judged by then is the answer', async () => {
    const project_id = await projectWith(Array.from({ length: 45 }, (_, index) => `apollo ${index}`))
    const trial = slowTrial(service(), project_id)
    // The second page of 20 has 30 ms, and nothing of it is judged within them.
    const { isComplete, judged } = await trial.rehearse(20, () => trial.advance(19_970))
    assert.deepEqual([isComplete, judged.length], [false, 20])
  })

  test('a client that goes away ends it', async () => {
    const project_id = await projectWith(Array.from({ length: 45 }, (_, index) => `apollo ${index}`))
    const trial = slowTrial(service(), project_id)
    const { isComplete, judged } = await trial.rehearse(5, () => trial.giveUp())
    assert.deepEqual([isComplete, judged.length, trial.asked()], [false, 5, 5])
  })

  test('400: wrong fields and patterns are named; 403: without "manage" or bound to a project; 404: what is not there or another organization’s', async () => {
    const { newKey, newOrganization } = service()
    const project_id = await projectWith([])
    const bad = assertProblem(await rehearse({ project_id, policy: draft(['(']), limit: 10 }), 400, 'invalid-request')
    assert.equal(bad.errors[0].path, 'policy.patterns.deny[0]')
    const far = assertProblem(await rehearse({ project_id, policy: draft(['a']), limit: 501 }), 400, 'invalid-request')
    assert.equal(far.errors[0].path, 'limit')
    const neither = assertProblem(await rehearse({ policy: draft(['a']) }), 400, 'invalid-request')
    assert.equal(neither.errors[0].path, 'project_id')
    const many = Array.from({ length: 21 }, () => 'a')
    const tooMany = assertProblem(await rehearse({ policy: draft(['a']), texts: many }), 400, 'invalid-request')
    assert.equal(tooMany.errors[0].path, 'texts')
    const { key } = await newKey(['guard'])
    assertProblem(await rehearse({ project_id, policy: draft(['a']) }, key), 403, 'missing-permission')
    const body = { name: 'bound', permissions: ['manage'], project_ids: [project_id] }
    const bound = (await service().call({ path: '/api/v1/api-keys', body })).json
    assertProblem(await rehearse({ project_id, policy: draft(['a']) }, bound.key), 403, 'missing-permission')
    const stranger = await newOrganization()
    assertProblem(await rehearse({ project_id, policy: draft(['a']) }, stranger.key), 404, 'project-not-found')
    const unknown = { project_id, policy_id: project_id, policy: draft(['a']) }
    assertProblem(await rehearse(unknown), 404, 'policy-not-found')
  })
})

/** Holds what passes until it is opened; `waits` resolves when something does. */
function gate() {
  const entered = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  const hold = () => {
    entered.resolve()
    return open.promise
  }
  return { waits: entered.promise, opened: open.resolve, hold }
}

/** Rehearsals with detectors that judge so many messages and are then too slow, on a clock that stands. */
function slowTrial({ app: { store }, organizationId }: Service, projectId: string) {
  let nowMs = systemClock.nowMs()
  let asked = 0
  const client = new AbortController()
  const detector = { id: 'patterns', version: '1' }
  const nothingFound: AttributedFinding = { finding: scored(0), detector }
  const clock = { nowMs: () => nowMs }
  const rehearse = (judgedMax: number, onLast: () => void) => {
    const evaluate: DetectorPool['evaluate'] = async ({ policyIds, signal }) => {
      assert.ok(signal, 'it must be possible to give a check up')
      const givenUp = new Problem('overloaded', 'It was given up.')
      if (signal.aborted) throw givenUp
      asked += 1
      if (asked > judgedMax) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(givenUp)))
      if (asked === judgedMax) onLast()
      return { security: null, policies: new Map([[policyIds[0] ?? '', nothingFound]]), topics: null }
    }
    const scope: RehearsalScope = {
      ...{ store, clock, ids: systemIds, sha256, randomBytes: secureRandomBytes, reference: sha256 },
      configurations: createConfigurationCache({ store, clock, sha256, securityDetector: detector }),
      compiled: { ofPolicy: async () => null } as Partial<CompiledStore> as CompiledStore,
      detectors: {
        ...{ policyDetectors: new Set(['patterns']), securityDetector: detector, evaluate },
      } as Partial<DetectorPool> as DetectorPool,
      signal: client.signal,
    }
    const policy = {
      ...{ name: 'Code names', description: 'content that names a code name', criticality: 'high' as const },
      ...{ detectionThreshold: 0.5, violationMessage: null, examples: { violating: [], allowed: [] } },
      patterns: { deny: ['apollo'], allow: [] },
    }
    return rehearsePolicy(scope, { organizationId, projectId, policyId: null, policy, limit: 100, texts: [] })
  }
  return {
    rehearse,
    advance: (ms: number) => {
      nowMs += ms
    },
    giveUp: () => client.abort(),
    asked: () => asked,
  }
}

let stepMs = 0
let aheadMs = 0
/** A clock that runs away when the test says so. */
const clock = {
  nowMs: () => {
    aheadMs += stepMs
    return systemClock.nowMs() + aheadMs
  },
}

/** A thread that redacts nothing. */
function brokenRedactionThread(): RedactionThread {
  const fail = () => Promise.reject(new Error('The thread broke.'))
  return { ask: fail, replace: fail, close: async () => undefined }
}

eachService(
  (service) => {
    test('200: when the time is over it answers with what was judged by then, and says so', async () => {
      const project_id = await service().newProject()
      for (let count = 0; count < 45; count++) {
        await service().call({ path: '/api/v1/check', body: { project_id, text: `apollo ${count}` } })
      }
      stepMs = 30_000
      const { status, json } = await service().call({ path, body: { project_id, policy: draft(['apollo']) } })
      stepMs = 0
      assert.equal(status, 200)
      assert.equal(json.is_complete, false)
      assert.equal(json.items.length, 20)
    })

    test('200: a message whose text could not be redacted in time has none to be judged', async () => {
      const project_id = await service().newProject({ storeText: 'redacted' })
      // Too long to be redacted without a thread.
      const text = 'Apollo starts at noon. '.repeat(200)
      await service().call({ path: '/api/v1/check', body: { project_id, text } })
      const { json } = await service().call({ path, body: { project_id, policy: draft(['apollo']) } })
      assert.deepEqual(json, { is_complete: true, without_text: 1, items: [], texts: [], compiled: null })
    })
  },
  {},
  { clock, openRedactionThread: brokenRedactionThread },
)
