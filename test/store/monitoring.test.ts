import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type LookBound,
  type MonitoringFilter,
  type MonitoringStats,
  rollupBucketMs,
  rollupBucketOf,
} from '../../server/domain/monitoring/monitoring.ts'
import { criticalities } from '../../server/domain/policy/policy.ts'
import type { ExchangeRecord, Store } from '../../server/domain/ports.ts'
import { eachStore } from '../each-store.ts'
import { aPolicyVerdict, aRecord, newPlace, noon, type Place, sha256 } from './fixtures.ts'

const hour = rollupBucketOf(noon)
const policyIds = [randomUUID(), randomUUID(), randomUUID()] as const

/** Times that lie on, just before and just after the edges of five hours. */
const aTime = fc
  .tuple(fc.integer({ min: -2, max: 3 }), fc.constantFrom(-1, 0, 1, 1_800_000))
  .map(([hours, offset]) => hour + hours * rollupBucketMs + offset)

const aJudgement = fc.record({
  policyId: fc.constantFrom(...policyIds),
  isSafe: fc.boolean(),
  criticality: fc.constantFrom(...criticalities),
  shadow: fc.boolean(),
})

const aMessage = fc.record({
  createdAtMs: aTime,
  direction: fc.constantFrom('input' as const, 'output' as const),
  security: fc.constantFrom(true, false, null),
  latencyMs: fc.constantFrom(1.5, 20, 299),
  status: fc.constantFrom('success' as const, 'warning' as const, 'error' as const),
  judgements: fc.uniqueArray(aJudgement, { maxLength: 3, selector: ({ policyId }) => policyId }),
})

function record(
  where: Place,
  {
    createdAtMs,
    direction,
    security,
    latencyMs,
    status,
    judgements,
  }: ReturnType<typeof fc.sample<typeof aMessage extends fc.Arbitrary<infer T> ? T : never>>[number],
): ExchangeRecord {
  const policies = judgements.map(({ policyId, isSafe, criticality, shadow }) => ({
    ...aPolicyVerdict(policyId, isSafe, criticality),
    ...(shadow && { shadow }),
  }))
  const { message, ...made } = aRecord(where, { createdAtMs, direction, security, policies })
  const { verdict } = message
  const judged = { ...verdict, security: verdict.security && { ...verdict.security, status } }
  return { ...made, message: { ...message, latencyMs, verdict: judged } }
}

function keeps(
  { fromMs, toMs, policyId, issuesOnly, unsafeOnly, ...more }: MonitoringFilter,
  { message }: ExchangeRecord,
  isCounter = false,
): boolean {
  if (message.createdAtMs < fromMs || message.createdAtMs >= toMs) return false
  const policies = message.verdict.policies.filter((policy) => policyId === null || policy.policyId === policyId)
  if (policyId !== null && policies.length === 0) return false
  if (isCounter) return true
  if (unsafeOnly && message.verdict.isSafe) return false
  if (more.direction !== undefined && message.direction !== more.direction) return false
  if (more.latencyMsMin !== undefined && message.latencyMs < more.latencyMsMin) return false
  if (more.securityOnly && message.verdict.security?.isSafe !== false) return false
  if (more.errorsOnly && message.verdict.security?.status !== 'error') return false
  const isCritical = message.verdict.policies.some(
    ({ criticality, isSafe, shadow }) => criticality === more.criticality && !isSafe && !shadow,
  )
  if (more.criticality !== undefined && !isCritical) return false
  return !issuesOnly || policies.some((policy) => !policy.isSafe && !policy.shadow)
}

/** The same counters, the slow and obvious way. */
function countByHand(records: readonly ExchangeRecord[], filter: MonitoringFilter): MonitoringStats {
  const all = records.filter((each) => keeps(filter, each, true))
  const violated = all
    .flatMap(({ message }) => message.verdict.policies)
    .filter((policy) => !policy.isSafe && (filter.policyId === null || policy.policyId === filter.policyId))
  const unsafe = (direction: string) =>
    all.filter(({ message }) => message.direction === direction && message.verdict.security?.isSafe === false).length
  const of = (criticality: string) =>
    violated.filter((policy) => policy.criticality === criticality && !policy.shadow).length
  return {
    messageCount: records.filter((each) => keeps(filter, each)).length,
    isCut: false,
    byCriticality: { low: of('low'), medium: of('medium'), high: of('high'), critical: of('critical') },
    shadow: filter.policyId === null ? null : violated.filter(({ shadow }) => shadow).length,
    securityInputUnsafe: unsafe('input'),
    securityOutputUnsafe: unsafe('output'),
  }
}

function everything({ project }: Place): MonitoringFilter {
  const { organizationId, id: projectId } = project
  return { organizationId, projectId, fromMs: 0, toMs: noon * 2, policyId: null, issuesOnly: false, unsafeOnly: false }
}

const statsOf = (store: Store, filter: MonitoringFilter) => store.read(({ messages }) => messages.stats(filter))

eachStore((_name, open, place) => {
  test('statistics and lists equal a count by hand, whatever the period and the filters', async () => {
    const store = await open()
    const filters = fc.record({
      from: aTime,
      to: aTime,
      policyId: fc.constantFrom(null, ...policyIds),
      issuesOnly: fc.boolean(),
      unsafeOnly: fc.boolean(),
      more: fc.record(
        {
          direction: fc.constantFrom('input' as const, 'output' as const),
          criticality: fc.constantFrom(...criticalities),
          latencyMsMin: fc.constantFrom(1, 20, 300),
          securityOnly: fc.boolean(),
          errorsOnly: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    })
    const cases = fc.tuple(fc.array(aMessage, { maxLength: 25 }), fc.array(filters, { minLength: 3, maxLength: 6 }))
    await fc.assert(
      fc.asyncProperty(cases, async ([messages, wanted]) => {
        const where = await newPlace(store)
        const records = messages.map((message) => record(where, message))
        await Promise.all(records.map((each) => store.record([each])))
        for (const { from, to, policyId, issuesOnly, unsafeOnly, more } of wanted) {
          const filter = { ...everything(where), fromMs: from, toMs: to, policyId, issuesOnly, unsafeOnly, ...more }
          assert.deepEqual(await statsOf(store, filter), countByHand(records, filter))
          const period = { fromMs: from, toMs: to, policyId: null, issuesOnly: false, unsafeOnly: false } as const
          const all = { ...everything(where), ...period }
          assert.deepEqual(await store.read(({ messages }) => messages.statsAndMore(all)), {
            stats: countByHand(records, all),
            unsafe: countByHand(records, { ...all, unsafeOnly: true }).messageCount,
            errored: records.filter((each) => keeps(all, each) && each.message.verdict.security?.status === 'error')
              .length,
          })
          const listed = await store.read((all) => all.messages.listMonitored(filter, 1_000, null))
          const kept = records.filter((each) => keeps(filter, each)).map(({ message }) => message)
          const newestFirst = kept.sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
          assert.deepEqual(
            listed.map(({ id }) => id),
            newestFirst.map(({ id }) => id),
          )
        }
      }),
      { numRuns: 12 },
    )
  })

  test('pages by cursor join to the whole list, also among messages of the same millisecond', async () => {
    const store = await open()
    const where = await newPlace(store)
    await store.record(Array.from({ length: 23 }, (_, index) => aRecord(where, { createdAtMs: noon + (index % 3) })))
    const page = (limit: number, after: { createdAtMs: number; id: string } | null) =>
      store.read(({ messages }) => messages.listMonitored(everything(where), limit, after))
    const whole = await page(100, null)
    const joined = []
    for (let part = await page(5, null); part.length > 0; part = await page(5, part.at(-1) ?? null))
      joined.push(...part)
    assert.equal(whole.length, 23)
    assert.deepEqual(joined, whole)
  })

  test('a filter that keeps few of 5,000 messages finds them all', async () => {
    const store = await open()
    const where = await newPlace(store)
    const rare = [17, 2_500, 4_999]
    await store.record(
      Array.from({ length: 5_000 }, (_, index) =>
        aRecord(where, {
          createdAtMs: noon + index,
          policies: rare.includes(index) ? [aPolicyVerdict(policyIds[0], false)] : [],
        }),
      ),
    )
    const filter = { ...everything(where), policyId: policyIds[0] }
    const found = await store.read(({ messages }) => messages.listMonitored(filter, 10, null))
    assert.deepEqual(
      found.map(({ createdAtMs }) => createdAtMs - noon),
      [4_999, 2_500, 17],
    )
  })

  test('where no counter tells, the newest messages are counted and no more are looked at than the bound says', async () => {
    const store = await open()
    const where = await newPlace(store)
    // From old to new: 4 that every filter below keeps, 6 slow ones, 10 that none keeps but by the index that leads to it.
    const issue = (isViolated: boolean) => [
      aPolicyVerdict(policyIds[0], false, 'low'),
      aPolicyVerdict(policyIds[1], !isViolated, 'critical'),
    ]
    const records = Array.from({ length: 20 }, (_, index) => {
      const made = aRecord(where, { createdAtMs: noon + index, security: false, policies: issue(index < 4) })
      const { verdict } = made.message
      const failed = { ...verdict, security: verdict.security && { ...verdict.security, status: 'error' as const } }
      return { ...made, message: { ...made.message, verdict: failed, latencyMs: index < 10 ? 900 : 1 } }
    })
    await store.record(records)
    const all = everything(where)
    const count = async (more: Partial<MonitoringFilter>, bound?: LookBound) => {
      const filter = { ...all, ...more }
      const { messageCount, isCut } = await store.read(({ messages }) => messages.stats(filter, bound))
      return [messageCount, isCut]
    }
    const byIndex: readonly Partial<MonitoringFilter>[] = [
      { latencyMsMin: 500 },
      { latencyMsMin: 500, direction: 'input' },
      { latencyMsMin: 500, securityOnly: true },
      { latencyMsMin: 500, securityOnly: true, issuesOnly: true },
      { latencyMsMin: 500, unsafeOnly: true },
      { latencyMsMin: 500, errorsOnly: true },
      { latencyMsMin: 500, errorsOnly: true, securityOnly: true },
      { latencyMsMin: 500, errorsOnly: true, unsafeOnly: true, direction: 'input' },
    ]
    for (const filter of byIndex) {
      const said = JSON.stringify(filter)
      assert.deepEqual(await count(filter), [10, false], said)
      assert.deepEqual(await count(filter, { byIndex: 10, byRow: 99 }), [0, true], `${said}: the newest ten`)
      assert.deepEqual(await count(filter, { byIndex: 13, byRow: 0 }), [3, true], said)
      assert.deepEqual(await count(filter, { byIndex: 21, byRow: 0 }), [10, false], said)
    }
    const byRow: readonly Partial<MonitoringFilter>[] = [
      { criticality: 'critical' },
      { criticality: 'critical', direction: 'input', latencyMsMin: 500 },
      { criticality: 'critical', securityOnly: true },
      { policyId: policyIds[1], latencyMsMin: 500, criticality: 'critical' },
      { policyId: policyIds[1], issuesOnly: true, securityOnly: true },
      { policyId: policyIds[1], issuesOnly: true, errorsOnly: true },
      { criticality: 'critical', securityOnly: true, errorsOnly: true },
    ]
    for (const filter of byRow) {
      const said = JSON.stringify(filter)
      assert.deepEqual(await count(filter), [4, false], said)
      assert.deepEqual(await count(filter, { byIndex: 99, byRow: 16 }), [0, true], `${said}: none of the newest 16`)
      assert.deepEqual(await count(filter, { byIndex: 0, byRow: 18 }), [2, true], said)
      assert.deepEqual(await count(filter, { byIndex: 0, byRow: 21 }), [4, false], said)
    }
    assert.deepEqual(await count({ securityOnly: true, direction: 'input' }, { byIndex: 0, byRow: 0 }), [20, false])
    assert.deepEqual(await count({ errorsOnly: true, direction: 'input' }, { byIndex: 0, byRow: 0 }), [20, false])
  })

  test('two stores on one database raise the same counters without losing one', async () => {
    const database = randomUUID()
    const stores = [await open({ database }), await open({ database, exclusive: false })]
    const where = await newPlace(stores[0] as Store)
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => stores[index % 2]?.record([aRecord(where, { text: `t${index}` })])),
    )
    assert.equal((await statsOf(stores[0] as Store, everything(where))).messageCount, 200)
  })

  test('a repair mends damaged, missing and invented counters, and finds nothing to do afterwards', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const records = Array.from({ length: 30 }, (_, index) =>
      aRecord(where, {
        createdAtMs: hour + index,
        security: index % 4 !== 0,
        policies: [
          {
            ...aPolicyVerdict(policyIds[index % 2] ?? '', index % 3 === 0, 'high'),
            ...(index % 5 < 2 && { shadow: true }),
            ...(index % 10 === 0 && { status: 'error' as const }),
          },
        ],
      }),
    )
    await store.record(records)
    const filter = { ...everything(where), fromMs: hour, toMs: hour + rollupBucketMs }
    const repair = () => store.write(({ messages }) => messages.repairRollup(hour))
    const whole = { ...filter, policyId: null, issuesOnly: false, unsafeOnly: false } as const
    const errored = () => store.read(async ({ messages }) => (await messages.statsAndMore(whole)).errored)
    assert.equal(await repair(), 0)
    assert.equal(await errored(), 3)
    await place.raw(database, 'UPDATE monitoring_rollup SET errored = errored + 7 WHERE metric = ?', ['messages'])
    assert.equal(await errored(), 10)
    assert.equal(await repair(), 1)
    assert.equal(await errored(), 3)
    await place.raw(database, 'UPDATE monitoring_rollup SET judged = judged + 7 WHERE metric = ?', ['messages'])
    await place.raw(database, 'DELETE FROM monitoring_rollup WHERE metric = ?', [policyIds[0]])
    const { organizationId, id } = where.project
    await place.raw(
      database,
      "INSERT INTO monitoring_rollup VALUES (?, ?, ?, 'invented', 'input', 'low', 3, 5, 5, 0, 0)",
      [organizationId, id, hour],
    )
    assert.notDeepEqual(await statsOf(store, filter), countByHand(records, filter))
    assert.equal(await repair(), 4)
    assert.deepEqual(await statsOf(store, filter), countByHand(records, filter))
    assert.equal(await repair(), 0)
    await store.record([aRecord(where, { createdAtMs: hour })])
    assert.equal((await statsOf(store, filter)).messageCount, 31)
  })

  test('removing texts leaves ids, verdicts and counters, and spares newer texts and other projects', async () => {
    const store = await open()
    const where = await newPlace(store, { dataRetentionDays: 30 })
    const other = await newPlace(store)
    const old = aRecord(where, { text: 'old', textWithContext: 'old and more' })
    const fresh = aRecord(where, { text: 'fresh', textWithContext: 'fresh and more', createdAtMs: noon + 2 })
    await store.record([old, fresh])
    await store.record([aRecord(other, { text: 'old' })])
    const { organizationId, id } = where.project
    const remove = (limit: number) =>
      store.write(({ messages }) => messages.removeTexts(organizationId, id, noon + 1, noon + 9, limit))
    assert.deepEqual([await remove(1), await remove(1), await remove(1)], [1, 1, 0])
    const listed = await store.read(({ messages }) => messages.listMonitored(everything(where), 10, null))
    assert.deepEqual(
      listed.map(({ text, textRemovedAtMs, textWithContext }) => ({ text, textRemovedAtMs, textWithContext })),
      [
        { text: 'fresh', textRemovedAtMs: null, textWithContext: 'fresh and more' },
        { text: null, textRemovedAtMs: noon + 9, textWithContext: null },
      ],
    )
    assert.deepEqual(listed[1]?.verdict, old.message.verdict)
    assert.equal((await statsOf(store, everything(where))).messageCount, 2)
    await store.read(async ({ messages }) => {
      const text = await messages.findText(other.project.organizationId, other.conversation.id, sha256('old'))
      assert.equal(text, 'old')
      assert.deepEqual(await messages.listRetention(), [{ organizationId, projectId: id, dataRetentionDays: 30 }])
    })
  })

  test('another organization or project sees no message, text, history or counter', async () => {
    const store = await open()
    const where = await newPlace(store)
    const other = await newPlace(store)
    const mine = aRecord(where, { history: [{ role: 'user', content: 'before' }] })
    await store.record([mine])
    const { id, conversationId, textSha256, historyId } = mine.message
    const { organizationId } = other.project
    await store.read(async ({ messages, conversations }) => {
      assert.equal(await messages.find(organizationId, id), null)
      assert.equal(await messages.findText(organizationId, conversationId, textSha256), null)
      assert.deepEqual(await messages.findHistory(organizationId, conversationId, historyId ?? ''), [])
      assert.equal(await conversations.find(organizationId, conversationId), null)
      for (const filter of [everything(other), { ...everything(where), organizationId }]) {
        assert.deepEqual(await messages.listMonitored(filter, 10, null), [])
        assert.equal((await messages.stats(filter)).messageCount, 0)
      }
    })
  })
})
