import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betweenAsking } from '../between-asking.ts'
import { dumpDatabase } from '../database-dump.ts'
import { type Answer, assertProblem, eachService } from '../service.ts'

const spokenValues = new URL('./spoken-values.fixture.ts', import.meta.url).href

/** Different texts whose security values are these, filled up to `count` with ones that say nothing. */
function textsOf(values: readonly number[], count: number, word = 'apple'): string[] {
  return Array.from({ length: count }, (_, place) => {
    const value = values[place]
    return `${word} ${place}${value === undefined ? '' : `, security ${value}`}`
  })
}

eachService(
  (service, database) => {
    const calibrate = (projectId: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
      service().call({ path: `/api/v1/projects/${projectId}/calibrations`, body, headers })

    const finished = async (begun: Answer) => {
      assert.equal(begun.status, 201, begun.text)
      for (;;) {
        const { json } = await service().call({ path: `/api/v1/calibrations/${begun.json.id}` })
        if (json.status !== 'pending' && json.status !== 'running') return json
        await betweenAsking()
      }
    }

    const projectOf = async (id: string) => (await service().call({ path: `/api/v1/projects/${id}` })).json
    const thresholdOf = async (id: string) =>
      (await projectOf(id)).securityGuardrails.securityGuardrailDetectionThreshold

    const say = async (conversationId: string, content: string) => {
      const { status, json, text } = await service().call({
        path: '/public/guard/v1/input_guardrails',
        query: { conversation_id: conversationId },
        body: { messages_history: [{ role: 'user', content }] },
      })
      assert.equal(status, 200, text)
      return { id: json.input_request.id as string, isSafe: json.is_safe as boolean }
    }

    const hatePolicy = async () => {
      const { json } = await service().call({ path: '/api/v1/policies', query: { limit: '500' } })
      const policy = json.items.find((one: { detector?: string; name: string }) => /hate/i.test(one.name))
      assert.ok(policy)
      return policy
    }

    test('200: before any calibration each threshold has the rate that its detector was calibrated to', async () => {
      const { call, newProject, newPatternPolicy } = service()
      const policies = [
        { metricId: (await hatePolicy()).id, blockInput: true, blockOutput: true },
        { metricId: await newPatternPolicy(['apollo']), blockInput: true, blockOutput: false },
      ]
      const id = await newProject({ policies })
      const { status, json } = await call({ path: `/api/v1/projects/${id}/calibration`, query: { threshold: '1.33' } })
      assert.equal(status, 200)
      const [security, hate, patterns] = json.guardrails
      assert.deepEqual([security.guardrail, security.threshold, security.observed_by], ['security', 1, null])
      const rates = security.points.map((point: { expected_rate: number }) => point.expected_rate)
      assert.deepEqual(
        rates.toSorted((a: number, b: number) => b - a),
        rates,
        'a higher threshold never alarms more',
      )
      const at = (threshold: number, table: typeof security) =>
        table.points.find((point: { threshold: number }) => point.threshold === threshold)
      assert.ok(Math.abs(at(1, security).expected_rate - 0.01) < 1e-9)
      assert.ok(Math.abs(at(1.33, security).expected_rate - 10 ** -2.66) < 1e-9)
      assert.equal(at(2.5, security).basis, 'extrapolated')
      assert.ok(Math.abs(at(0.5, hate).expected_rate - 0.01) < 1e-9)
      assert.equal(at(0.9, hate).basis, 'extrapolated')
      assert.equal(at(0.5, patterns).basis, 'none')
    })

    test('400: three texts, and repeated ones, are refused with how many it takes', async () => {
      const id = await service().newProject()
      const three = assertProblem(await calibrate(id, { texts: ['a', 'b', 'c'] }), 400, 'invalid-request')
      assert.equal(three.errors[0].path, 'texts')
      assert.match(three.detail, /there are 3 different texts; it takes 299 to show a rate of 0\.01/)
      const repeated = new Array(400)
        .fill('Hello  there')
        .map((text, place) => (place % 2 ? ` ${text} ` : 'Hello there'))
      assert.match(
        assertProblem(await calibrate(id, { texts: repeated }), 400, 'invalid-request').detail,
        /there are 1 different/,
      )
      const empty = assertProblem(await calibrate(id, { from_traffic: {} }), 400, 'invalid-request')
      assert.equal(empty.errors[0].path, 'from_traffic')
    })

    test('400: what is wrong with a calibration is named', async () => {
      const id = await service().newProject()
      const texts = textsOf([], 20)
      for (const [body, path] of [
        [{}, 'texts'],
        [{ texts, from_traffic: {} }, 'texts'],
        [{ texts: [...texts, ' \n'], target_rate: 0.2 }, 'texts[20]'],
        [{ texts, target_rate: 0.2, guardrails: ['secruity'] }, 'guardrails[0]'],
        [{ texts, target_rate: 0.5 }, 'target_rate'],
        [{ from_traffic: { since: '2030-01-01T00:00:00Z', until: '2029-01-01T00:00:00Z' } }, 'from_traffic.since'],
      ] as const) {
        const problem = assertProblem(await calibrate(id, body), 400, 'invalid-request')
        assert.equal(problem.errors[0].path, path, JSON.stringify(problem))
      }
    })

    test('201: a dry run tells and moves nothing; applied, the threshold holds at once, is audited, and can be reverted', async () => {
      const { call, newProject, newConversation } = service()
      const id = await newProject()
      const conversation = await newConversation(id)
      const texts = textsOf([1.3, 1.25, 1.1], 300)
      const before = await say(conversation, 'mine, security 1.2')
      assert.equal(before.isSafe, false)

      const dry = await finished(await calibrate(id, { texts, dry_run: true }))
      assert.deepEqual([dry.status, dry.applied_at, dry.reason], ['completed', null, null])
      assert.deepEqual(dry.texts, { different: 300, repeated: 0, measured: 300 })
      const [found] = dry.guardrails
      assert.deepEqual([found.threshold_before, found.threshold_after, found.applied], [1, 1.31, false])
      assert.deepEqual([found.before.alarms, found.after.alarms, found.judged], [3, 0, 300])
      assert.ok(found.after.high < 0.013 && found.before.low > 0)
      assert.deepEqual(
        found.alarming.map((text: { index: number; value: number }) => [text.index, text.value]),
        [
          [0, 1.3],
          [1, 1.25],
          [2, 1.1],
        ],
      )
      assert.equal(await thresholdOf(id), 1)
      const seen = (await call({ path: `/api/v1/projects/${id}/calibration` })).json.guardrails[0]
      assert.deepEqual([seen.observed_by.calibration_id, seen.observed_by.texts], [dry.id, 300])
      assert.equal(seen.points.find((point: { threshold: number }) => point.threshold === 1.25).observed.alarms, 2)

      const moved = await finished(await calibrate(id, { texts }))
      assert.ok(moved.applied_at)
      assert.equal(moved.guardrails[0].applied, true)
      assert.equal(await thresholdOf(id), 1.31)
      const after = await say(conversation, 'mine again, security 1.2')
      assert.equal(after.isSafe, true)
      const configurations = await Promise.all(
        [before, after].map(async (one) => (await call({ path: `/api/v1/messages/${one.id}` })).text),
      )
      assert.match(configurations[0] ?? '', /etectionThreshold":1[,}]|etection_threshold":1[,}]/)
      assert.match(configurations[1] ?? '', /etectionThreshold":1\.31|etection_threshold":1\.31/)

      const path = `/api/v1/calibrations/${moved.id}/revert`
      const reverted = await call({ method: 'POST', path })
      assert.ok(reverted.json.reverted_at, reverted.text)
      assert.equal(await thresholdOf(id), 1)
      assert.equal((await say(conversation, 'mine at last, security 1.2')).isSafe, false)
      assertProblem(await call({ method: 'POST', path }), 409, 'conflict')
      const dryPath = `/api/v1/calibrations/${dry.id}/revert`
      assertProblem(await call({ method: 'POST', path: dryPath }), 409, 'conflict')

      const { items } = (await call({ path: '/api/v1/audit-log' })).json
      const told = items.filter((entry: { target: string }) => entry.target === `project:${id}`)
      assert.deepEqual(
        told.slice(0, 2).map((entry: { action: string; before: { security: { detectionThreshold: number } } }) => {
          return [entry.action, entry.before.security.detectionThreshold]
        }),
        [
          ['project.revert-calibration', 1.31],
          ['project.calibrate', 1],
        ],
      )
      const listed = (await call({ path: `/api/v1/projects/${id}/calibrations` })).json
      assert.deepEqual(
        listed.items.map((one: { id: string }) => one.id),
        [moved.id, dry.id],
      )
    })

    test('201: more texts let a few alarm, fewer let none; the threshold never leaves its bounds', async () => {
      const id = await service().newProject()
      const values = [1.9, 1.8, 1.7, 1.6, 1.5]
      const body = { guardrails: ['security'], dry_run: true, tighten: true }
      const few = await finished(await calibrate(id, { ...body, texts: textsOf(values, 60), target_rate: 0.05 }))
      const many = await finished(await calibrate(id, { ...body, texts: textsOf(values, 300), target_rate: 0.05 }))
      assert.deepEqual([few.guardrails[0].threshold_after, many.guardrails[0].threshold_after], [1.91, 0.75])
      assert.equal(many.guardrails[0].limited_by, 'strictest')
    })

    test('201: a calm project keeps its thresholds unless it is told to tighten them', async () => {
      const id = await service().newProject()
      const body = { texts: textsOf([], 60), target_rate: 0.05 }
      const kept = await finished(await calibrate(id, body))
      assert.deepEqual([kept.guardrails[0].threshold_after, kept.applied_at, await thresholdOf(id)], [1, null, 1])
      const tightened = await finished(await calibrate(id, { ...body, tighten: true }))
      assert.deepEqual([tightened.tighten, await thresholdOf(id)], [true, 0.75])
    })

    test('201: the target is that of the project: guardrails that keep it alone and not together all move', async () => {
      const policy = await hatePolicy()
      const id = await service().newProject({
        policies: [{ metricId: policy.id, blockInput: true, blockOutput: false }],
      })
      const texts = textsOf([1.2, 1.3, 1.4], 160).map((text, place) =>
        place > 100 && place < 104 ? `${text}, hate .7${place - 100}` : text,
      )
      const { project, guardrails } = await finished(await calibrate(id, { texts, target_rate: 0.05, dry_run: true }))
      assert.deepEqual([project.texts, project.before.alarms], [160, 6])
      assert.ok(project.after.alarms <= 3 && project.after.high < 0.07, JSON.stringify(project))
      assert.equal(project.held_out.texts, 80)
      assert.ok(
        guardrails.every(
          (one: { threshold_after: number; threshold_before: number }) => one.threshold_after > one.threshold_before,
        ),
      )
    })

    test('201: a set full of attacks is refused with the worst of them; accepted all the same it stops at the bound', async () => {
      const id = await service().newProject()
      const texts = textsOf(
        Array.from({ length: 30 }, (_, place) => 2 + place / 100),
        300,
      )
      const refused = await finished(await calibrate(id, { texts }))
      assert.equal(refused.status, 'refused')
      assert.match(refused.reason, /30 of 300 texts look like sure attacks/)
      assert.deepEqual([refused.suspects.length, refused.suspects[0].index, refused.suspects[0].value], [20, 29, 2.29])
      assert.equal(await thresholdOf(id), 1)
      const accepted = await finished(await calibrate(id, { texts, accept_alarms: true }))
      assert.equal(accepted.guardrails[0].limited_by, 'loosest')
      assert.equal(await thresholdOf(id), 2)
      const flood = textsOf(new Array(80).fill(1.2), 300, 'pear')
      const other = await service().newProject()
      assert.match((await finished(await calibrate(other, { texts: flood }))).reason, /more than 20 %/)
    })

    test('201: a policy moves unless it is told not to, and comes back with the revert', async () => {
      const { call, newProject } = service()
      const policy = await hatePolicy()
      const id = await newProject({ policies: [{ metricId: policy.id, blockInput: true, blockOutput: false }] })
      const texts = textsOf([], 60).map((text, place) => (place < 2 ? `${text}, hate .72` : text))
      const read = async () => (await call({ path: `/api/v1/policies/${policy.id}` })).json.detection_threshold
      const body = { texts, target_rate: 0.05, guardrails: [policy.id] }
      const suggested = await finished(await calibrate(id, { ...body, apply_policies: false }))
      assert.deepEqual([suggested.guardrails[0].threshold_after, suggested.applied_at, await read()], [0.73, null, 0.5])
      const moved = await finished(await calibrate(id, body))
      assert.deepEqual([moved.guardrails[0].applied, await read(), await thresholdOf(id)], [true, 0.73, 1])
      await call({ method: 'POST', path: `/api/v1/calibrations/${moved.id}/revert` })
      assert.equal(await read(), 0.5)
    })

    test('201: traffic is what passed and what was named a false alarm, without what was named missed', async () => {
      const { call, newProject, newConversation } = service()
      const id = await newProject()
      const conversation = await newConversation(id)
      for (let hour = 0; hour < 20; hour++) await say(conversation, `are you open at ${hour}?`)
      await say(conversation, 'are you open at 3?')
      const falseAlarm = await say(conversation, 'my own words, security 1.4')
      const attack = await say(conversation, 'an attack, security 1.8')
      const missed = await say(conversation, 'a missed attack, security .9')
      assert.deepEqual([falseAlarm.isSafe, attack.isSafe, missed.isSafe], [false, false, true])
      for (const [one, kind] of [
        [falseAlarm, 'false_alarm'],
        [missed, 'missed'],
      ] as const) {
        const given = await call({ path: `/api/v1/messages/${one.id}/feedback`, body: { kind, security: true } })
        assert.equal(given.status, 201, given.text)
      }
      const found = await finished(await calibrate(id, { from_traffic: {}, target_rate: 0.14 }))
      assert.deepEqual(found.texts, { different: 21, repeated: 1, measured: 21 })
      const [{ alarming, threshold_after }] = found.guardrails
      assert.deepEqual(
        alarming.map((text: { message_id: string; index: null }) => [text.message_id, text.index]),
        [[falseAlarm.id, null]],
      )
      assert.equal(threshold_after, 1.41)
    })

    test('201: texts that cannot be judged are no silent ones: too many of them fail the calibration', async () => {
      const id = await service().newProject()
      const texts = textsOf([1.2], 62).map((text, place) => (place > 58 ? `${text}, broken` : text))
      const enough = await finished(await calibrate(id, { texts, target_rate: 0.05, dry_run: true }))
      assert.deepEqual([enough.guardrails[0].judged, enough.guardrails[0].unjudged], [59, 3])
      const broken = texts.map((text, place) => (place < 5 ? `${text}, broken` : text))
      const failed = await finished(await calibrate(id, { texts: broken, target_rate: 0.05 }))
      assert.deepEqual([failed.status, failed.applied_at], ['failed', null])
      assert.match(failed.reason, /8 of 62 texts could not be judged/)
    })

    test('409: one calibration of a project at a time, whoever was first', async () => {
      const id = await service().newProject()
      const texts = textsOf([1.2], 60).map((text, place) => (place > 50 ? `${text} slowly` : text))
      const both = await Promise.all([0, 1].map(() => calibrate(id, { texts, target_rate: 0.05 })))
      const [first, second] = both.toSorted((a, b) => a.status - b.status)
      assert.ok(first && second)
      assert.match(assertProblem(second, 409, 'conflict').detail, /still goes on/)
      assert.equal((await finished(first)).status, 'completed')
    })

    test('201: a threshold that its owner moves meanwhile stays as the owner set it', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const texts = textsOf([1.2], 60).map((text) => `${text} slowly`)
      const begun = await calibrate(id, { texts, target_rate: 0.05 })
      const body = { securityGuardrails: { securityGuardrailDetectionThreshold: 1.7 } }
      assert.equal((await call({ method: 'PATCH', path: `/api/v1/projects/${id}`, body })).status, 200)
      const over = await finished(begun)
      assert.deepEqual([over.status, over.applied_at, await thresholdOf(id)], ['completed', null, 1.7])
      assert.match(over.reason, /was moved meanwhile/)
    })

    test('409: a revert does not undo what came later', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const first = await finished(await calibrate(id, { texts: textsOf([1.2], 60), target_rate: 0.05 }))
      const second = await finished(await calibrate(id, { texts: textsOf([1.5], 60), target_rate: 0.05 }))
      const revert = (calibration: { id: string }) =>
        call({ method: 'POST', path: `/api/v1/calibrations/${calibration.id}/revert` })
      assertProblem(await revert(first), 409, 'conflict')
      assert.equal(await thresholdOf(id), 1.51)
      assert.equal((await revert(second)).status, 200)
      assert.equal((await revert(first)).status, 200)
      assert.equal(await thresholdOf(id), 1)
    })

    test('a repeated request with the same idempotency key begins no second calibration and reverts once', async () => {
      const { call, newProject } = service()
      const id = await newProject()
      const body = { texts: textsOf([1.2], 60), target_rate: 0.05 }
      const headers = { 'idempotency-key': `calibrate-${id}` }
      const first = await calibrate(id, body, headers)
      const again = await calibrate(id, body, headers)
      assert.equal(again.headers.get('idempotent-replayed'), 'true')
      assert.equal(again.json.id, first.json.id)
      await finished(first)
      const path = `/api/v1/calibrations/${first.json.id}/revert`
      const reverts = [0, 1].map(() => ({ method: 'POST', path, headers: { 'idempotency-key': `revert-${id}` } }))
      for (const one of reverts) assert.equal((await call(one)).status, 200)
    })

    test('no word of the sent texts is left when a calibration is over', async () => {
      const id = await service().newProject()
      const texts = textsOf([1.2], 60, 'wolverine')
      await finished(await calibrate(id, { texts, target_rate: 0.05 }))
      await finished(
        await calibrate(id, { texts: textsOf(new Array(30).fill(2.5), 60, 'wolverine'), target_rate: 0.05 }),
      )
      assert.ok(!(await dumpDatabase(service(), database)).includes('wolverine'))
    })
  },
  {},
  { catalogueModule: spokenValues },
)
