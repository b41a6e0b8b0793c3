import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import type { MaterialVerdict } from '../../server/domain/guard/decide-material.ts'
import type { FeedbackKind } from '../../server/domain/monitoring/feedback.ts'
import { type MonitoringFilter, rollupBucketMs, rollupBucketOf } from '../../server/domain/monitoring/monitoring.ts'
import type { ExchangeRecord, Store } from '../../server/domain/ports.ts'
import { eachStore } from '../each-store.ts'
import { aConversation, aPolicyVerdict, aRecord, newPlace, noon, type Place } from './fixtures.ts'
import { withoutMarks } from './without-marks.fixture.ts'

const hour = rollupBucketOf(noon)
const policyId = randomUUID()
const topicIds = [randomUUID(), randomUUID()] as const
const kinds = ['false_alarm', 'missed'] as const
const linkedId = 'ada ✓ 1'

const aMessage = fc.record({
  hours: fc.integer({ min: 0, max: 3 }),
  direction: fc.constantFrom('input' as const, 'output' as const),
  isSaidByAssistant: fc.boolean(),
  images: fc.constantFrom(0, 0, 3),
  material: fc.subarray(['document', 'tool-message', 'tool-image'] as const),
  reached: fc.subarray([...topicIds]),
  isFailed: fc.boolean(),
  isViolated: fc.boolean(),
  isShadow: fc.boolean(),
  isUnsafe: fc.boolean(),
  isLinked: fc.boolean(),
  feedback: fc.subarray([...kinds]),
})
type Given = typeof aMessage extends fc.Arbitrary<infer T> ? T : never

/** A project with two conversations, one of them linked. */
interface Talks extends Place {
  readonly linked: Place['conversation']
}

async function newTalks(store: Store): Promise<Talks> {
  const place = await newPlace(store)
  const linked = aConversation(place.project, { linkedId })
  await store.write(({ conversations }) => conversations.insert(linked))
  return { ...place, linked }
}

function record({ project, conversation, linked }: Talks, given: Given): ExchangeRecord {
  const place = { project, conversation: given.isLinked ? linked : conversation }
  const policies = [{ ...aPolicyVerdict(policyId, !given.isViolated, 'high'), shadow: given.isShadow }]
  const createdAtMs = hour + given.hours * rollupBucketMs + 5
  const { message, ...made } = aRecord(place, {
    ...{ createdAtMs, direction: given.direction, security: !given.isUnsafe, policies },
  })
  const judged = { status: given.isFailed ? ('error' as const) : ('success' as const), reason: null, isSafe: true }
  const nothing = { id: null, title: '"kind":"document"', spans: [], unjudged: [] }
  const material = given.material.map((kind, index): MaterialVerdict => {
    return { ...judged, ...nothing, kind, index, value: 0 }
  })
  const topics = topicIds.map((topicId) => ({
    ...{ topicId, similarity: 0.4, sentences: [], name: '\0 "isReached":true \ud800', state: 'safe' as const },
    isReached: given.reached.includes(topicId),
  }))
  const role = given.direction === 'output' || given.isSaidByAssistant ? ('assistant' as const) : ('user' as const)
  const verdict = { ...message.verdict, topics: { ...judged, topics }, ...(material.length > 0 && { material }) }
  return { ...made, message: { ...message, role, imageCount: given.images, verdict } }
}

async function store(where: Store, talks: Talks, all: readonly Given[]): Promise<readonly ExchangeRecord[]> {
  const records = all.map((given) => record(talks, given))
  await where.record(records)
  for (const [index, { message }] of records.entries()) {
    // The same said twice is one mark.
    for (const kind of (all[index]?.feedback ?? []).flatMap((one) => [one, one])) await say(where, message, kind)
  }
  return records
}

async function say(where: Store, message: ExchangeRecord['message'], kind: FeedbackKind): Promise<void> {
  const { organizationId, projectId, conversationId, id: messageId } = message
  const about = { organizationId, projectId, conversationId, messageId, policyId: null, note: null }
  await where.write(({ feedback }) => feedback.insert({ ...about, id: randomUUID(), kind, createdAtMs: noon }))
}

/** The same, the slow and obvious way. */
function keeps(filter: MonitoringFilter, given: Given, { message }: ExchangeRecord, { linked }: Talks): boolean {
  const isBlocked = given.isViolated && !given.isShadow
  const hasFeedback = given.feedback.some((kind) => filter.feedback === 'any' || filter.feedback === kind)
  return [
    !filter.issuesOnly || isBlocked,
    !filter.unsafeOnly || isBlocked || given.isUnsafe,
    !filter.securityOnly || given.isUnsafe,
    !filter.errorsOnly || given.isFailed,
    filter.direction === undefined || filter.direction === given.direction,
    !filter.shadowOnly || (given.isViolated && given.isShadow),
    filter.topicId === undefined || given.reached.some((id) => id === filter.topicId),
    filter.role === undefined || filter.role === message.role,
    !filter.imagesOnly || given.images > 0,
    !filter.documentsOnly || given.material.includes('document'),
    !filter.toolMessagesOnly || given.material.some((kind) => kind !== 'document'),
    filter.feedback === undefined || hasFeedback,
    filter.conversationId === undefined || filter.conversationId === message.conversationId,
    filter.conversationLinkedId === undefined ||
      (filter.conversationLinkedId === linked.linkedId && message.conversationId === linked.id),
  ].every(Boolean)
}

/** The ids of what a filter keeps, newest first. */
function byHand(
  filter: MonitoringFilter,
  all: readonly Given[],
  records: readonly ExchangeRecord[],
  talks: Talks,
): readonly string[] {
  const kept = records.filter((one, index) => keeps(filter, all[index] as Given, one, talks))
  const newestFirst = kept
    .map(({ message }) => message)
    .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
  return newestFirst.map(({ id }) => id)
}

function everything({ project }: Place): MonitoringFilter {
  const { organizationId, id: projectId } = project
  return { organizationId, projectId, fromMs: 0, toMs: noon * 2, policyId: null, issuesOnly: false, unsafeOnly: false }
}

const found = (from: Store, filter: MonitoringFilter) =>
  from.read(async ({ messages }) => {
    const listed = await messages.listMonitored(filter, 1_000, null)
    const { messageCount, isCut } = await messages.stats(filter)
    assert.deepEqual([messageCount, isCut], [listed.length, false], JSON.stringify(filter))
    return listed.map(({ id }) => id)
  })

/** One to three filters at once: of more nothing is left. */
const someFilters = fc
  .tuple(
    fc.record({
      policyId: fc.constant(policyId),
      issuesOnly: fc.constant(true),
      unsafeOnly: fc.constant(true),
      securityOnly: fc.constant(true),
      errorsOnly: fc.constant(true),
      direction: fc.constantFrom('input' as const, 'output' as const),
      shadowOnly: fc.constant(true),
      topicId: fc.constantFrom(...topicIds, 'none'),
      role: fc.constantFrom('user' as const, 'assistant' as const),
      imagesOnly: fc.constant(true),
      documentsOnly: fc.constant(true),
      toolMessagesOnly: fc.constant(true),
      feedback: fc.constantFrom('any' as const, ...kinds),
      conversationId: fc.constantFrom('own', 'linked', 'none'),
      conversationLinkedId: fc.constantFrom(linkedId, 'none'),
    }),
    fc.infiniteStream(fc.nat()),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([all, order, count]) => {
    const names = Object.entries(all).map((entry) => ({ entry, at: order.next().value ?? 0 }))
    return Object.fromEntries(
      names
        .sort((a, b) => a.at - b.at)
        .slice(0, count)
        .map(({ entry }) => entry),
    )
  })

/** The filter with the ids that the talks have. */
function filterOf(talks: Talks, some: Partial<MonitoringFilter>): MonitoringFilter {
  const ids: Readonly<Record<string, string>> = { own: talks.conversation.id, linked: talks.linked.id }
  const { conversationId, ...others } = some
  return {
    ...everything(talks),
    ...others,
    ...(conversationId !== undefined && { conversationId: ids[conversationId] ?? conversationId }),
  }
}

eachStore((name, open, place) => {
  test('lists and counts by any filters equal a look by hand', async () => {
    const opened = await open()
    const cases = fc.tuple(
      fc.array(aMessage, { minLength: 5, maxLength: 25 }),
      fc.array(someFilters, { minLength: 15, maxLength: 25 }),
    )
    await fc.assert(
      fc.asyncProperty(cases, async ([all, wanted]) => {
        const talks = await newTalks(opened)
        const records = await store(opened, talks, all)
        for (const some of wanted) {
          const filter = filterOf(talks, some)
          assert.deepEqual(await found(opened, filter), byHand(filter, all, records, talks), JSON.stringify(filter))
        }
      }),
      { numRuns: 12 },
    )
  })

  test('messages from before are marked by what is kept of them, and counted by the topics that they are about', async () => {
    const database = randomUUID()
    const before = await open({ database })
    const talks = await newTalks(before)
    const all = fc
      .sample(aMessage, { numRuns: 40, seed: 7 })
      .map((given, index) => (index === 0 ? { ...given, hours: 0 } : given))
    const records = await store(before, talks, all)
    await before.close()
    for (const undone of withoutMarks) await place.raw(database, undone)
    await place.raw(database, 'DELETE FROM schema_migrations WHERE version >= 29')
    await place.raw(database, "DELETE FROM monitoring_rollup WHERE criticality = 'topic'")
    for (const { message } of records) {
      const kept = message.verdict.policies.map(({ isSafe, shadow }) => [
        policyId,
        shadow ? 'shadow' : 'high',
        isSafe ? 0 : 1,
      ])
      const judgements = message.id === records[0]?.message.id ? [] : kept
      await place.raw(database, 'UPDATE messages SET judgements = ? WHERE id = ?', [
        JSON.stringify(judgements),
        message.id,
      ])
    }
    const opened = await open({ database })
    const filters: readonly Partial<MonitoringFilter>[] = [
      ...topicIds.map((topicId) => ({ topicId })),
      ...[{ imagesOnly: true }, { documentsOnly: true }, { toolMessagesOnly: true }, { role: 'assistant' as const }],
      ...kinds.map((feedback) => ({ feedback })),
      { conversationId: 'linked' },
    ]
    for (const some of filters) {
      const filter = filterOf(talks, some)
      const wanted = byHand(filter, all, records, talks)
      assert.ok(wanted.length > 0, JSON.stringify(some))
      assert.deepEqual(await found(opened, filter), wanted, JSON.stringify(some))
    }
    // The first has no judgement any more: nothing tells of a shadow.
    const inShadow = byHand({ ...everything(talks), shadowOnly: true }, all, records, talks)
    const others = inShadow.filter((id) => id !== records[0]?.message.id)
    assert.deepEqual(await found(opened, { ...everything(talks), shadowOnly: true }), others)
    await opened.write(async ({ messages }) => {
      // The judgement that was taken out is missed, and nothing else.
      assert.equal(await messages.repairRollup(hour), 1)
      for (const bucket of [1, 2, 3]) assert.equal(await messages.repairRollup(hour + bucket * rollupBucketMs), 0, name)
    })
  })

  test('of marked messages no more are looked at than the bound says; those without a mark are not', async () => {
    const opened = await open()
    const talks = await newTalks(opened)
    const bare: Given = {
      ...{
        hours: 0,
        direction: 'input',
        isSaidByAssistant: false,
        images: 0,
        material: [],
        reached: [],
        isFailed: false,
      },
      ...{ isViolated: false, isShadow: false, isUnsafe: false, isLinked: false, feedback: [] },
    }
    // From old to new, an hour each: 4 with all that is looked for, 6 marked otherwise, 10 without a mark.
    const rich: Given = {
      ...bare,
      ...{
        images: 3,
        material: ['document', 'tool-image'],
        reached: [topicIds[0]],
        feedback: ['missed'],
        isShadow: true,
      },
      ...{ isViolated: true, isSaidByAssistant: true },
    }
    const other: Given = { ...bare, reached: [topicIds[1]] }
    const all = Array.from({ length: 20 }, (_, hours) => ({ ...(hours < 4 ? rich : hours < 10 ? other : bare), hours }))
    await store(opened, talks, all)
    const count = async (some: Partial<MonitoringFilter>, byIndex: number, byRow: number) => {
      const filter = filterOf(talks, some)
      const { messageCount, isCut } = await opened.read(({ messages }) => messages.stats(filter, { byIndex, byRow }))
      return [messageCount, isCut]
    }
    const byIndex: readonly Partial<MonitoringFilter>[] = [
      ...[{ imagesOnly: true }, { documentsOnly: true }, { toolMessagesOnly: true }, { shadowOnly: true }],
      ...[{ feedback: 'any' as const }, { feedback: 'missed' as const, direction: 'input' as const }],
    ]
    for (const some of byIndex) {
      const said = JSON.stringify(some)
      assert.deepEqual(await count(some, 6, 0), [0, true], `${said}: the newest marked ones`)
      assert.deepEqual(await count(some, 8, 0), [2, true], said)
      assert.deepEqual(await count(some, 11, 0), [4, false], said)
    }
    assert.deepEqual(await count({ topicId: topicIds[0] }, 0, 8), [2, true])
    assert.deepEqual(await count({ topicId: topicIds[0] }, 0, 11), [4, false])
    assert.deepEqual(await count({ role: 'assistant' }, 18, 0), [2, true])
    assert.deepEqual(await count({ conversationId: 'own' }, 15, 0), [15, true])
    assert.deepEqual(await count({ conversationId: 'own', policyId }, 0, 15), [15, true])
    assert.deepEqual(await count({ conversationId: 'linked' }, 1, 0), [0, false])
  })

  test('of a topic the hours are looked at in which the counters tell of it', async () => {
    const database = randomUUID()
    const opened = await open({ database })
    const talks = await newTalks(opened)
    const [template] = fc.sample(aMessage, 1)
    const given = { ...(template as Given), isLinked: false, feedback: [] }
    const all = Array.from({ length: 150 }, (_, hours) => ({
      ...given,
      hours,
      reached: [3, 70, 140].includes(hours) ? [topicIds[0]] : [topicIds[1]],
    }))
    await store(opened, talks, all)
    const hours = async (some: Partial<MonitoringFilter>) => {
      const filter = filterOf(talks, { topicId: topicIds[0], ...some })
      const listed = await opened.read(({ messages }) => messages.listMonitored(filter, 10, null))
      return listed.map(({ createdAtMs }) => (rollupBucketOf(createdAtMs) - hour) / rollupBucketMs)
    }
    assert.deepEqual(await hours({}), [140, 70, 3])
    assert.deepEqual(await hours({ policyId }), [140, 70, 3])
    await place.raw(database, "UPDATE monitoring_rollup SET judged = 0 WHERE criticality = 'topic' AND bucket = ?", [
      hour + 70 * rollupBucketMs,
    ])
    assert.deepEqual(await hours({}), [140, 3], 'an hour whose counters tell of none is passed by')
  })
})
