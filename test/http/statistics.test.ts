import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'
import { aPolicyVerdict, aRecord } from '../store/fixtures.ts'
import { copyJudgedWithoutDetector } from './policy-without-detector.ts'

const secret = 'the zebra project'

eachService((service) => {
  const aProject = async () => {
    const policy = await service().newPatternPolicy(['zebra'])
    const project = await service().newProject({
      policies: [{ metricId: policy, blockInput: true, blockOutput: true }],
    })
    return { policy, project }
  }
  const check = async (project: string, text: string) => {
    const answer = await service().call({ path: '/api/v1/check', body: { project_id: project, text } })
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }
  const statistics = async (project: string, query: Record<string, string> = {}) =>
    (await service().call({ path: `/api/v1/projects/${project}/statistics`, query })).json
  const messages = async (query: Record<string, string>) =>
    (await service().call({ path: '/api/v1/messages', query })).json

  test('readStatistics counts each day of the reader; today is the last, and days without messages are zeros', async () => {
    const { project } = await aProject()
    for (const text of ['Hello', secret, 'Good morning', 'Thanks']) await check(project, text)
    const { days } = await statistics(project, { days: '3' })
    assert.equal(days.length, 3)
    const [first, , today] = days
    assert.deepEqual([first.messages, first.blocked, first.errors, first.latency], [0, 0, 0, null])
    assert.deepEqual([today.messages, today.blocked, today.errors], [4, 1, 0])
    assert.deepEqual(today.policies, { low: 0, medium: 1, high: 0, critical: 0 })
    assert.equal(today.latency.measured, 4)
    assert.ok(today.latency.median_ms > 0 && today.latency.median_ms <= today.latency.p95_ms)
    const there = await statistics(project, { days: '2', utc_offset_minutes: '345' })
    assert.equal(there.days[1].starts_at.slice(11), '18:15:00.000Z')
  })

  test('listMessages gives each message once, newest first, page by page', async () => {
    const { project } = await aProject()
    for (const text of ['one', 'two', 'three', 'four', 'five']) await check(project, text)
    const texts: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await messages({ project_id: project, limit: '2', ...(cursor !== '' && { cursor }) })
      assert.equal(page.total, 5)
      texts.push(...page.items.map(({ text }: { text: string }) => text))
      cursor = page.next_cursor
    }
    assert.deepEqual(texts, ['five', 'four', 'three', 'two', 'one'])
  })

  test('listMessages keeps what its filters say: what was blocked, by which policy, since when', async () => {
    const { project, policy } = await aProject()
    await check(project, 'Hello')
    await check(project, secret)
    const unsafe = await messages({ project_id: project, unsafe_only: 'true' })
    assert.deepEqual([unsafe.total, unsafe.items.length, unsafe.items[0].text], [1, 1, secret])
    assert.equal((await messages({ project_id: project, policy_id: policy })).total, 2)
    assert.equal((await messages({ project_id: project, to: '2020-01-01T00:00:00Z' })).items.length, 0)
    assert.equal((await messages({ project_id: project, from: '2020-01-01T00:00:00Z' })).items.length, 2)
  })

  test('list and export keep the messages of which a check failed, as many as the statistics count, and no others', async () => {
    const { app, organizationId, newProject } = service()
    const securityGuardrails = { securityGuardrailBlockInput: false }
    const judged = await newProject({ failureMode: 'open', securityGuardrails })
    const failing = await copyJudgedWithoutDetector(app.store, organizationId, judged)
    const { project: sound } = await aProject()
    for (const text of ['one', 'two']) await check(failing, text)
    for (const text of ['Hello', secret]) await check(sound, text)
    const listed = async (project: string, more: Record<string, string> = {}) => {
      const page = await messages({ project_id: project, errors_only: 'true', ...more })
      const exported = await service().call({
        path: '/public/guard/v1/monitoring/messages',
        query: { project_id: project, errors_only: 'true', ...more },
      })
      const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text)
      assert.deepEqual(texts(exported.json.messages), texts(page.items))
      assert.equal(exported.json.meta.messageCount, page.total)
      return texts(page.items)
    }
    assert.deepEqual(await listed(failing), ['two', 'one'])
    const errorsOf = async (project: string) => (await statistics(project, { days: '1' })).days[0].errors
    assert.deepEqual([await errorsOf(failing), await errorsOf(sound)], [2, 0])
    assert.deepEqual(await listed(failing, { direction: 'output' }), [])
    assert.deepEqual(await listed(sound), [])
    assert.equal((await messages({ project_id: sound, errors_only: 'false' })).total, 2)
    const refused = await service().call({ path: `/api/v1/messages?project_id=${failing}&errors_only=some` })
    assertProblem(refused, 400, 'invalid-request')
    assert.match(refused.text, /errors_only/)
  })

  test('list and export say so where they looked at no more than the newest 10,000 messages', async () => {
    const { project, policy } = await aProject()
    const { store } = service().app
    const { organizationId } = service()
    const conversationId = await service().newConversation(project)
    const [found, conversation] = await store.read(({ projects, conversations }) =>
      Promise.all([projects.find(organizationId, project), conversations.find(organizationId, conversationId)]),
    )
    assert.ok(found !== null && conversation !== null)
    const policies = [aPolicyVerdict(policy, false)]
    const createdAtMs = Date.now() - 1_000
    for (let part = 0; part < 4; part += 1) {
      await store.record(
        Array.from({ length: 2_501 }, () => aRecord({ project: found, conversation }, { createdAtMs, policies })),
      )
    }
    const counted = async (criticality: string) => {
      const listed = await messages({ project_id: project, criticality, limit: '1' })
      const exported = await service().call({
        path: '/public/guard/v1/monitoring/messages',
        query: { project_id: project, criticality, limit: '1' },
      })
      const { messageCount, messageCountIsCut } = exported.json.meta
      return [listed.total, listed.is_total_cut, messageCount, messageCountIsCut]
    }
    assert.deepEqual(await counted('medium'), [10_000, true, 10_000, true])
    // None is critical, as the counters tell the list; the export looks at as many.
    assert.deepEqual(await counted('critical'), [0, undefined, 0, true])
    assert.equal((await messages({ project_id: project, limit: '1' })).total, 10_004)
  })

  test('both refuse what is not there, not allowed or malformed; reading leaves no entry in the audit log', async () => {
    const { project } = await aProject()
    const { total } = (await service().call({ path: '/api/v1/audit-log' })).json
    const stranger = await service().newOrganization()
    for (const path of [`/api/v1/projects/${project}/statistics`, `/api/v1/messages?project_id=${project}`]) {
      assertProblem(await service().call({ path, key: stranger.key }), 404, 'project-not-found')
    }
    const { key } = await service().newKey(['guard'])
    assertProblem(
      await service().call({ path: `/api/v1/messages?project_id=${project}`, key }),
      403,
      'missing-permission',
    )
    for (const query of ['cursor=x', 'from=2026-12-31T23:59:60Z', 'limit=500', 'from=yesterday']) {
      const path = `/api/v1/messages?project_id=${project}&${query}`
      assertProblem(await service().call({ path }), 400, 'invalid-request')
    }
    assertProblem(
      await service().call({ path: `/api/v1/projects/${project}/statistics?days=32` }),
      400,
      'invalid-request',
    )
    await messages({ project_id: project })
    const after = (await service().call({ path: '/api/v1/audit-log' })).json.total
    // The key that the test made itself.
    assert.equal(after, total + 1)
  })
})
