import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { systemClock } from '../../server/process-ports.ts'
import { type LocalAnswer, startLocalLlm } from '../llm/local-llm.ts'
import { type Answer, assertProblem, eachService, type Service, startService } from '../service.ts'

const guard = '/public/guard/v1'
const calm = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }
const catalogueModule = new URL('./second-opinion-catalogue.fixture.ts', import.meta.url).href
const apiKey = 'sk-never-to-be-told'

let answer: LocalAnswer
let skippedMs = 0
const llm = await startLocalLlm(() => answer)
after(() => llm.close())
beforeEach(() => {
  answer = says('allowed')
})

const settings = {
  REDOUBT_LLM_BASE_URL: llm.baseUrl,
  REDOUBT_LLM_MODEL: 'local-model',
  REDOUBT_LLM_API_KEY: apiKey,
  REDOUBT_LLM_CHECK_TIMEOUT_MS: '1500',
}
const parts = { catalogueModule, clock: { nowMs: () => systemClock.nowMs() + skippedMs } }

eachService(
  (service) => {
    let policies: Promise<Readonly<Record<string, string>>> | undefined
    const ids = () => {
      policies ??= namedPolicies(service())
      return policies
    }
    const opened = async (secondOpinion: unknown, names: readonly string[] = ['votes'], fields: object = {}) => {
      const known = await ids()
      const switches = names.map((name) => ({ metricId: known[name], blockInput: true, blockOutput: true }))
      const named = secondOpinion === undefined ? {} : { secondOpinion }
      return service().newProject({ securityGuardrails: calm, policies: switches, ...named, ...fields })
    }
    const check = async (project_id: string, text: string, fields: object = {}): Promise<Answer['json']> => {
      const reply = await service().call({ path: '/api/v1/check', body: { project_id, text, ...fields } })
      assert.equal(reply.status, 200, reply.text)
      return reply.json
    }
    const rowsOf = (json: Answer['json']) => json.policies_guardrail_results.policies
    const asked = () => llm.questions.length

    test('the switch is off unless it is set, is kept whole, shown, changed, audited, and switched off by null', async () => {
      const { call } = service()
      const path = `/api/v1/projects/${await opened(undefined)}`
      assert.equal((await call({ path })).json.secondOpinion, null)
      const body = { secondOpinion: { above: 0.2 } }
      const saved = { below: 0.15, above: 0.2, catalogue: false, fast: false }
      assert.deepEqual((await call({ method: 'PATCH', path, body })).json.secondOpinion, saved)
      await call({ method: 'PATCH', path, body: { name: 'Renamed' } })
      assert.deepEqual((await call({ path })).json.secondOpinion, saved)
      assert.equal((await call({ method: 'PATCH', path, body: { secondOpinion: null } })).json.secondOpinion, null)
      const { json } = await call({ path: '/api/v1/audit-log', query: { limit: '3' } })
      const switched = json.items.map((item: { before: object; after: object }) => [item.before, item.after])
      assert.deepEqual(switched[2], [{ secondOpinion: null }, { secondOpinion: saved }])
      for (const wrong of [{ below: 0 }, { above: 2 }, { fast: 'yes' }, true]) {
        assertProblem(await call({ method: 'PATCH', path, body: { secondOpinion: wrong } }), 400, 'invalid-request')
      }
    })

    test('a value in the band is asked about once and overturned, in either direction', async () => {
      const project = await opened({})
      const before = asked()
      const lifted = await check(project, 'overturn votes .6')
      assert.equal(asked(), before + 1)
      assert.equal(lifted.is_safe, true)
      const [row] = rowsOf(lifted)
      assert.deepEqual(
        [row.is_safe, row.value, row.detection_is_above_threshold, row.status, row.second_opinion],
        [true, 0.35, false, 'success', overturned(0.6)],
      )
      assert.match(row.reason, /an LLM was asked and says that the rule is not broken/)
      answer = says('violates')
      const blocked = await check(project, 'overturn votes .4')
      assert.equal(asked(), before + 2)
      const [other] = rowsOf(blocked)
      assert.deepEqual(
        [blocked.is_safe, other.is_safe, other.value, other.status, other.second_opinion],
        [false, false, 0.65, 'success', overturned(0.4)],
      )
    })

    test('an LLM that agrees leaves the value as it is', async () => {
      const [row] = rowsOf(await check(await opened({}), 'agree votes .4'))
      assert.deepEqual([row.value, row.status, row.second_opinion.outcome], [0.4, 'success', 'agreed'])
    })

    test('outside of the band, switched off, by patterns and for the catalogue nobody is asked', async () => {
      const before = asked()
      for (const text of ['none votes .3', 'none votes .7', 'none']) {
        const [row] = rowsOf(await check(await opened({}), text))
        assert.equal('second_opinion' in row, false)
      }
      for (const secondOpinion of [undefined, null]) {
        const [row] = rowsOf(await check(await opened(secondOpinion), 'off votes .5'))
        assert.deepEqual([row.is_safe, 'second_opinion' in row], [false, false])
      }
      await check(await opened({}, ['hate']), 'off hate .5')
      // Facts are nothing to have opinions on, whatever the switch says.
      await check(await opened({ catalogue: true }, ['personal data (PII)']), 'off personal data (PII) .5')
      await check(await opened({}, ['patterns']), 'off patterns .5')
      assert.equal(asked(), before)
      const [row] = rowsOf(await check(await opened({ catalogue: true }, ['hate']), 'on hate .5'))
      assert.deepEqual([asked(), row.second_opinion.outcome], [before + 1, 'overturned'])
    })

    test('trying a policy asks nobody', async () => {
      const before = asked()
      const path = `/api/v1/policies/${(await ids()).votes}/try`
      assert.equal((await service().call({ path, body: { text: 'tried votes .5' } })).json.value, 0.5)
      assert.equal(asked(), before)
    })

    test('an answer is asked about together with the request that it answers', async () => {
      const { call, newConversation } = service()
      const conversation_id = await newConversation(await opened({}))
      const body = { messages_history: [{ role: 'user', content: 'whom shall I elect?' }] }
      const input = await call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })
      const before = asked()
      const output = await call({
        path: `${guard}/output_guardrails`,
        query: { conversation_id },
        body: { input_id: input.json.input_request.id, output: 'The mayor, votes .55' },
      })
      assert.equal(rowsOf(output.json)[0].second_opinion.outcome, 'overturned', output.text)
      const shown = llm.questions[before]?.messages.at(-1)?.content ?? ''
      assert.match(shown, /The request that the text answers: <<DATA-[0-9a-f]{32}\nwhom shall I elect\?\n/)
    })

    test('the verdict says that an LLM was asked where it is stored, monitored and exported, without a word of it', async () => {
      const { call, newConversation, raw } = service()
      const project_id = await opened({})
      const conversation_id = await newConversation(project_id)
      answer = { kind: 'json', value: { reason: 'words of the machine', verdict: 'allowed' } }
      const body = { messages_history: [{ role: 'user', content: 'kept votes .52' }] }
      const reply = await call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })
      const { id } = reply.json.input_request
      const stored = (await call({ path: `/api/v1/messages/${id}` })).json
      assert.deepEqual(rowsOf(stored)[0].second_opinion, overturned(0.52))
      assert.deepEqual(stored.configuration.secondOpinion, { below: 0.15, above: 0.15, catalogue: false, fast: false })
      const monitored = (await call({ path: `${guard}/monitoring/messages`, query: { project_id } })).json
      assert.deepEqual(monitored.messages[0].policies[0].second_opinion, overturned(0.52))
      const exported = (await call({ path: `/api/v1/conversations/${conversation_id}/export` })).json
      assert.deepEqual(exported.messages.items[0].policies[0].second_opinion, overturned(0.52))
      const [row] = await raw(`SELECT verdict FROM messages WHERE id = '${id}'`)
      assert.doesNotMatch(`${row?.verdict} ${reply.text}`, /words of the machine/)
    })

    test('a project without it is stored as before: neither snapshot nor verdict has such a field', async () => {
      const { call, newConversation, raw } = service()
      const conversation_id = await newConversation(await opened(null))
      const body = { messages_history: [{ role: 'user', content: 'plain votes .5' }] }
      const { json } = await call({ path: `${guard}/input_guardrails`, query: { conversation_id }, body })
      const [message] = await raw(`SELECT snapshot_id, verdict FROM messages WHERE id = '${json.input_request.id}'`)
      const [snapshot] = await raw(
        `SELECT content FROM configuration_snapshots WHERE id = '${String(message?.snapshot_id)}'`,
      )
      assert.doesNotMatch(`${message?.verdict} ${snapshot?.content}`, /secondOpinion/)
    })

    test('whatever goes wrong leaves the local verdict, with a warning that says why', async () => {
      const project = await opened({})
      const refusal = { choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'I cannot.' } }] }
      const failures: readonly (readonly [string, LocalAnswer])[] = [
        ['failed', { kind: 'status', status: 500 }],
        ['failed', { kind: 'status', status: 429, retryAfter: '60' }],
        ['malformed', { kind: 'text', text: 'It is fine.' }],
        ['failed', { kind: 'hang-up' }],
        ['malformed', { kind: 'json', value: { reason: 'x', verdict: 'safe' } }],
        ['malformed', { kind: 'json', value: { reason: 'x', verdict: 'allowed', more: 1 } }],
        ['failed', { kind: 'text', text: 'x'.repeat(5_000_000) }],
        ['malformed', { kind: 'body', body: JSON.stringify({ id: 'c', created: 0, model: 'm', ...refusal }) }],
        ['timed-out', { kind: 'silence' }],
        ['unsure', says('unsure')],
      ]
      for (const [place, [failure, failing]] of failures.entries()) {
        answer = failing
        const before = asked()
        for (const [value, isSafe] of [
          ['.55', false],
          ['.45', true],
        ] as const) {
          // A silent LLM costs its whole time: once is enough.
          if (failing.kind === 'silence' && isSafe) continue
          const json = await check(project, `failure ${place} votes ${value}`)
          const [row] = rowsOf(json)
          const told = [json.is_safe, row.is_safe, row.value, row.status, row.second_opinion.failure]
          assert.deepEqual(told, [isSafe, isSafe, Number(value), 'warning', failure], `${place}: ${row.reason}`)
          assert.deepEqual(
            [row.second_opinion.outcome, row.second_opinion.decided_by, row.second_opinion.local_value],
            ['failed', 'detector', Number(value)],
          )
          assert.match(row.reason, /An LLM was .+ The detector decided alone, near its threshold\./)
          assert.doesNotMatch(JSON.stringify(json), new RegExp(apiKey))
        }
        assert.equal(asked(), before + (failing.kind === 'silence' ? 1 : 2), `${place}: each is asked once, not again`)
      }
    })

    test('after five failures in a row the LLM is left alone for a minute', async () => {
      const project = await opened({})
      answer = { kind: 'status', status: 500 }
      for (let count = 0; count < 5; count += 1) await check(project, `breaker ${count} votes .5`)
      const before = asked()
      const [row] = rowsOf(await check(project, 'breaker open votes .5'))
      assert.deepEqual([row.second_opinion.failure, row.status, row.is_safe], ['circuit-open', 'warning', false])
      assert.equal(asked(), before)
      skippedMs += 60_000
      answer = says('allowed')
      assert.equal(rowsOf(await check(project, 'breaker open votes .5'))[0].second_opinion.outcome, 'overturned')
    })

    test('the same question is not asked twice within the hour, another text, rule or failure is', async () => {
      const project = await opened({})
      const before = asked()
      for (let count = 0; count < 3; count += 1) {
        assert.equal(rowsOf(await check(project, 'cached votes .5'))[0].second_opinion.outcome, 'overturned')
      }
      assert.equal(asked(), before + 1)
      await check(project, 'cached votes .51')
      const path = `/api/v1/policies/${(await ids()).votes}`
      await service().call({ method: 'PATCH', path, body: { description: 'content that says whom to elect' } })
      await check(project, 'cached votes .5')
      assert.equal(asked(), before + 3)
      skippedMs += 3_600_000
      await check(project, 'cached votes .5')
      assert.equal(asked(), before + 4)
    })

    test('of many policies in the band the three nearest to their thresholds are asked about', async () => {
      const names = ['votes', 'bets', 'stars', 'cars']
      const project = await opened({}, names)
      const before = asked()
      const rows = rowsOf(await check(project, 'many votes .6 bets .5 stars .51 cars .49'))
      assert.equal(asked(), before + 3)
      const failed = rows.filter(
        (row: { second_opinion: { outcome: string } }) => row.second_opinion.outcome === 'failed',
      )
      assert.deepEqual(
        failed.map((row: { name: string; second_opinion: { failure: string } }) => [
          row.name,
          row.second_opinion.failure,
        ]),
        [['votes', 'too-many']],
      )
    })

    test('what an LLM is not shown whole it is not asked about', async () => {
      const project = await opened({})
      const before = asked()
      const [long] = rowsOf(await check(project, `votes .5 ${'word '.repeat(1_700)}`))
      assert.deepEqual([long.second_opinion.failure, long.status, long.is_safe], ['too-long', 'warning', false])
      assert.equal(asked(), before)
    })

    test('fast does not wait for an LLM unless the owner has chosen it, and then judges what it might not have', async () => {
      const names = ['votes', 'bets']
      const fast = { execution_mode: 'fast' }
      const before = asked()
      const impatient = await check(await opened({}, names), 'fast votes .55', fast)
      assert.deepEqual([impatient.is_safe, asked()], [false, before])
      assert.ok(rowsOf(impatient).every((row: object) => !('second_opinion' in row)))
      const patient = await opened({ fast: true }, names)
      const lifted = await check(patient, 'fast votes .55', fast)
      assert.deepEqual([lifted.is_safe, rowsOf(lifted).length, asked()], [true, 2, before + 1])
      // The first would have cut off the second; once it is lifted, the second has the say.
      for (const text of ['fast votes .55 bets .9', 'fast bets .55 votes .9']) {
        const blocked = await check(patient, text, fast)
        assert.equal(blocked.is_safe, false, text)
      }
      assert.equal(asked(), before + 1, 'what is blocked already is not asked about')
    })

    test('metrics count what was asked, agreed, overturned and failed', async () => {
      const read = async (line: RegExp) =>
        Number((await service().call({ path: '/metrics' })).text.match(line)?.[1] ?? 0)
      const lines = [
        /^redoubt_second_opinions_asked_total (\d+)/m,
        /^redoubt_second_opinions_total\{outcome="overturned",reason="none"\} (\d+)/m,
        /^redoubt_second_opinions_total\{outcome="agreed",reason="none"\} (\d+)/m,
        /^redoubt_second_opinions_total\{outcome="failed",reason="unsure"\} (\d+)/m,
      ]
      const counts = () => Promise.all(lines.map(read))
      const before = await counts()
      const project = await opened({})
      await check(project, 'metrics votes .5')
      await check(project, 'metrics votes .5')
      await check(project, 'metrics votes .45')
      answer = says('unsure')
      await check(project, 'metrics votes .52')
      const grown = (await counts()).map((count, place) => count - (before[place] ?? 0))
      assert.deepEqual(grown, [3, 2, 1, 1])
    })
  },
  settings,
  parts,
)

test('each organization has a budget of its own, and one that is spent leaves the local verdict', async (t) => {
  const service = await startService('embedded', { ...settings, REDOUBT_LLM_CHECKS_PER_DAY: '2' }, parts)
  t.after(() => service.close())
  const other = await service.newOrganization()
  const before = llm.questions.length
  const outcomesOf = async ({ organizationId, key }: { readonly organizationId: string; readonly key: string }) => {
    const { id } = (await service.call({ path: '/api/v1/policies', key, body: votes })).json
    const project = await service.call({
      path: `${guard}/project`,
      key,
      body: {
        name: 'Shop',
        description: 'a shop',
        organizationId,
        securityGuardrails: calm,
        policies: [{ metricId: id, blockInput: true, blockOutput: false }],
        secondOpinion: {},
      },
    })
    const outcomes: string[] = []
    for (const value of ['.5', '.51', '.52']) {
      const body = { project_id: project.json.projectId, text: `votes ${value}`, store: false }
      const { json } = await service.call({ path: '/api/v1/check', key, body })
      const [{ second_opinion: told }] = json.policies_guardrail_results.policies
      outcomes.push(told.failure ?? told.outcome)
    }
    return outcomes
  }
  const expected = ['overturned', 'overturned', 'organization-budget-spent']
  assert.deepEqual(await outcomesOf(service), expected)
  assert.deepEqual(await outcomesOf(other), expected)
  assert.equal(llm.questions.length, before + 4)
})

test('a server without an LLM refuses the switch, and warns where it was set before', async (t) => {
  const service = await startService('embedded', {}, parts)
  t.after(() => service.close())
  const { id } = (await service.call({ path: '/api/v1/policies', body: votes })).json
  const policies = [{ metricId: id, blockInput: true, blockOutput: true }]
  const project_id = await service.newProject({ securityGuardrails: calm, policies, secondOpinion: null })
  const path = `/api/v1/projects/${project_id}`
  const refused = await service.call({ method: 'PATCH', path, body: { secondOpinion: {} } })
  assert.match(assertProblem(refused, 409, 'precondition-missing').detail, /REDOUBT_LLM_BASE_URL/)
  const body = {
    name: 'Shop',
    description: 'a shop',
    organizationId: service.organizationId,
    securityGuardrails: calm,
    secondOpinion: {},
  }
  assertProblem(await service.call({ path: `${guard}/project`, body }), 409, 'precondition-missing')
  await service.app.store.write(async ({ projects }) => {
    const project = await projects.lock(service.organizationId, project_id)
    assert.ok(project)
    await projects.replace({ ...project, secondOpinion: { below: 0.1, above: 0.1, catalogue: false, fast: false } })
  })
  const { json } = await service.call({ path: '/api/v1/check', body: { project_id, text: 'votes .5' } })
  const [row] = json.policies_guardrail_results.policies
  assert.deepEqual([row.second_opinion.failure, row.status, row.is_safe], ['not-configured', 'warning', false])
})

const votes = { name: 'votes', description: 'content that tells people whom to vote for' }

function says(verdict: 'violates' | 'allowed' | 'unsure'): LocalAnswer {
  return { kind: 'json', value: { reason: 'because', verdict } }
}

function overturned(localValue: number) {
  return { outcome: 'overturned', decided_by: 'llm', local_value: localValue, failure: null }
}

/** The ids of the catalogue's policies and of some of the owner's, by name. */
async function namedPolicies({ call, newPatternPolicy }: Service): Promise<Readonly<Record<string, string>>> {
  for (const name of ['votes', 'bets', 'stars', 'cars']) {
    await call({ path: '/api/v1/policies', body: { name, description: `content that is about ${name}` } })
  }
  await newPatternPolicy(['nothing-of-the-kind'], { name: 'patterns' })
  const { json } = await call({ path: '/api/v1/policies', query: { limit: '100' } })
  return Object.fromEntries(json.items.map(({ name, id }: { name: string; id: string }) => [name, id]))
}
