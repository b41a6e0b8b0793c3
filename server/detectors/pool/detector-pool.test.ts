import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Policy } from '../../domain/policy/policy.ts'
import type { DetectorPool, GuardFindings, GuardTask } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { createDetectorPool } from './detector-pool.ts'
import type { DetectorPoolOptions } from './detector-pool-options.ts'

const fixture = new URL('./catalogue-fixture.ts', import.meta.url).href

function pool(options: Partial<DetectorPoolOptions> = {}): DetectorPool {
  return createDetectorPool({ size: 1, catalogueModule: fixture, ...options })
}

function policy(detector: string, given: Partial<Policy> = {}): Policy {
  return {
    id: detector,
    organizationId: 'o',
    name: detector,
    description: 'forbidden',
    criticality: 'medium',
    detectionThreshold: 0.5,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns: { deny: [], allow: [] },
    detector,
    isDefault: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    archivedAtMs: null,
    ...given,
  }
}

function snapshot(detectors: readonly string[], given: Partial<ConfigurationSnapshot> = {}): ConfigurationSnapshot {
  return {
    id: detectors.join(','),
    organizationId: 'o',
    projectId: 'p',
    security: { blockInput: true, blockOutput: true, detectionThreshold: 1, violationMessage: null },
    policies: detectors.map((detector) => ({ policy: policy(detector), blockInput: true, blockOutput: true })),
    executionMode: 'normal',
    failureMode: 'closed',
    securityDetector: { id: 'security-fixture', version: '1' },
    ...given,
  }
}

function task(text: string, detectors: readonly string[], given: Partial<GuardTask> = {}): GuardTask {
  return {
    snapshot: snapshot(detectors),
    exchange: { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 },
    mode: 'normal',
    security: true,
    policyIds: detectors,
    ...given,
  }
}

function statuses(findings: GuardFindings): Record<string, number | 'failed'> {
  const all = [...findings.policies, ...(findings.security ? [['security', findings.security] as const] : [])]
  return Object.fromEntries(
    all.map(([id, { finding }]) => [id, finding.status === 'scored' ? finding.value : 'failed']),
  )
}

describe('with one worker', () => {
  const shared = pool({ taskTimeoutMs: 1_000 })
  after(() => shared.close())

  test('it says which detectors exist once it is ready', async () => {
    await shared.ready()
    assert.deepEqual(shared.securityDetector, { id: 'security-fixture', version: '1' })
    assert.equal(shared.policyDetectors.has('contains'), true)
    assert.equal(shared.policyDetectors.has('pii'), false)
  })

  test('every asked check answers with its finding and who made it', async () => {
    const findings = await shared.evaluate(task('a forbidden attack', ['contains', 'waits']))
    assert.deepEqual(statuses(findings), { contains: 1, waits: 0.25, security: 2 })
    assert.deepEqual(findings.policies.get('waits')?.detector, { id: 'waits', version: '1' })
  })

  test('only the asked checks run', async () => {
    const given = { policyIds: ['waits'], security: false }
    const findings = await shared.evaluate(task('hello', ['contains', 'waits'], given))
    assert.deepEqual(statuses(findings), { waits: 0.25 })
    assert.equal(findings.security, null)
    assert.deepEqual(statuses(await shared.evaluate(task('x', [], { security: false }))), {})
  })

  test('a detector that throws, rejects, fails or returns nonsense fails its own check only', async () => {
    const bad = ['throws', 'rejects', 'says-failed', 'not-a-number', 'seven', 'wrong-shape', 'outside', 'nothing']
    const findings = await shared.evaluate(task('hello', [...bad, 'contains']))
    const expected = Object.fromEntries(bad.map((id) => [id, 'failed']))
    assert.deepEqual(statuses(findings), { ...expected, contains: 0, security: 0 })
  })

  test('a failed finding never quotes what the detector was saying', async () => {
    const findings = await shared.evaluate(task('hello', ['throws']))
    const finding = findings.policies.get('throws')?.finding
    assert.equal(finding?.reason, 'The detector broke (TypeError).')
  })

  test('a detector that does not exist, and a policy that is not configured, are failed checks', async () => {
    const findings = await shared.evaluate(task('hello', ['pii'], { policyIds: ['pii', 'gone'] }))
    assert.deepEqual(statuses(findings), { pii: 'failed', gone: 'failed', security: 0 })
  })

  test('a text that cannot be read fails every check', async () => {
    const findings = await shared.evaluate(task('unreadable', ['contains']))
    assert.deepEqual(statuses(findings), { contains: 'failed', security: 'failed' })
  })

  test('fast stops at the first blocking check and lists only what finished', async () => {
    const detectors = ['busy-for-10-ms', 'contains']
    const blocked = await shared.evaluate(task('forbidden', detectors, { mode: 'fast' }))
    assert.deepEqual(statuses(blocked), { contains: 1 })
    const attacked = await shared.evaluate(task('attack', detectors, { mode: 'fast' }))
    assert.deepEqual(statuses(attacked), { contains: 0, security: 2 })
    const clean = await shared.evaluate(task('hello', ['contains'], { mode: 'fast' }))
    assert.deepEqual(statuses(clean), { contains: 0, security: 0 })
  })

  test('fast takes a failed check for blocking only when failures close', async () => {
    const open = snapshot(['throws', 'waits'], { id: 'open', failureMode: 'open' })
    const given = { mode: 'fast', security: false } as const
    const closed = await shared.evaluate(task('hello', ['throws', 'waits'], given))
    const opened = await shared.evaluate(task('hello', ['throws', 'waits'], { ...given, snapshot: open }))
    assert.deepEqual(statuses(closed), { throws: 'failed' })
    assert.deepEqual(statuses(opened), { throws: 'failed', waits: 0.25 })
  })

  test('a check that hangs fails, what had finished before is kept, and what waited behind it is judged', async () => {
    const slow = shared.evaluate(task('hang', ['contains', 'hangs-on-hang', 'busy-for-10-ms']))
    const behind = shared.evaluate(task('hello', ['contains']))
    const expected = { contains: 0, security: 0, 'busy-for-10-ms': 0.5, 'hangs-on-hang': 'failed' }
    assert.deepEqual(statuses(await slow), expected)
    assert.deepEqual(statuses(await behind), { contains: 0, security: 0 })
  })

  test('quick findings before a hang are found again, not lost', async () => {
    const findings = await shared.evaluate(task('hang forbidden', ['contains', 'hangs-on-hang']))
    assert.deepEqual(statuses(findings), { contains: 1, security: 0, 'hangs-on-hang': 'failed' })
    assert.deepEqual(findings.policies.get('hangs-on-hang')?.detector, { id: 'hangs-on-hang', version: '1' })
  })

  test('topics are compared when they are asked for, and not else', async () => {
    const { topics, security } = await shared.evaluate(task('hello', [], { topicIds: ['t', 'u'] }))
    assert.deepEqual(topics?.detector, { id: 'topics-fixture', version: '1' })
    const sentences = [{ sentenceId: 's', similarity: 0.75 }]
    const expected = ['t', 'u'].map((topicId) => ({ topicId, similarity: 0.75, sentences }))
    assert.deepEqual(topics?.finding, { status: 'compared', topics: expected, caveat: null })
    assert.equal(security?.finding.status, 'scored')
    assert.equal((await shared.evaluate(task('hello', ['contains']))).topics, null)
    const alone = await shared.evaluate(task('hello', [], { security: false, topicIds: ['t'] }))
    assert.deepEqual([alone.security, alone.policies.size, alone.topics?.finding.status], [null, 0, 'compared'])
  })

  test('a comparison with topics that throws, hangs or returns nonsense fails alone', async () => {
    for (const text of ['topics throw', 'topics hang', 'topics nonsense', 'topics seven']) {
      const findings = await shared.evaluate(task(`${text} forbidden`, ['contains'], { topicIds: ['t'] }))
      assert.deepEqual(statuses(findings), { contains: 1, security: 0 }, text)
      assert.equal(findings.topics?.finding.status, 'failed', text)
      assert.doesNotMatch(JSON.stringify(findings.topics), /secret/)
    }
  })

  test('a check that hangs before the topics takes only those along', async () => {
    const findings = await shared.evaluate(task('hang', ['hangs-on-hang'], { topicIds: ['t'] }))
    assert.deepEqual(statuses(findings), { security: 0, 'hangs-on-hang': 'failed' })
    assert.equal(findings.topics?.finding.status, 'failed')
  })

  test('fast leaves the topics out once something blocks', async () => {
    const given = { mode: 'fast', topicIds: ['t'] } as const
    assert.equal((await shared.evaluate(task('attack', ['contains'], given))).topics, null)
    assert.equal((await shared.evaluate(task('hello', ['contains'], given))).topics?.finding.status, 'compared')
  })

  test('a promise that never settles is a hang too', async () => {
    const findings = await shared.evaluate(task('hello', ['never-settles', 'contains']))
    assert.deepEqual(statuses(findings), { contains: 0, security: 0, 'never-settles': 'failed' })
  })

  test('a check that ends its worker fails alone', async () => {
    const findings = await shared.evaluate(task('crash', ['contains', 'exits-on-crash']))
    assert.deepEqual(statuses(findings), { contains: 0, security: 0, 'exits-on-crash': 'failed' })
  })

  test('more snapshots than a worker keeps are sent again when they come back', async () => {
    const rounds = Array.from({ length: 3 }, () => Array.from({ length: 80 }, (_, number) => number)).flat()
    const answers = await Promise.all(
      rounds.map((number) => {
        const id = `snapshot-${number}`
        const own = policy('contains', { description: `word-${number}.` })
        const active = [{ policy: own, blockInput: true, blockOutput: true }]
        const given = { snapshot: snapshot([], { id, policies: active }), security: false }
        return shared.evaluate(task(`word-${number}.`, ['contains'], given))
      }),
    )
    for (const findings of answers) assert.deepEqual(statuses(findings), { contains: 1 })
  })

  test('a text beyond the bound is refused', async () => {
    await assert.rejects(shared.evaluate(task('x'.repeat(1_000_001), [])), RangeError)
  })
})

test('a thousand tasks are all answered while workers keep crashing', async () => {
  const lost: string[] = []
  const crashing = pool({ size: 2, queueMax: 2_000, waitMsMax: 60_000, onWorkerLost: (reason) => lost.push(reason) })
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) =>
      crashing.evaluate(task(i % 100 === 50 ? `crash ${i}` : `hello ${i}`, ['contains', 'exits-on-crash'])),
    ),
  )
  for (const [i, findings] of answers.entries()) {
    const last = i % 100 === 50 ? 'failed' : 0.125
    assert.deepEqual(statuses(findings), { contains: 0, security: 0, 'exits-on-crash': last })
  }
  assert.ok(lost.length >= 10 && lost.every((reason) => reason === 'ended'), `${lost.length} workers were lost`)
  await crashing.close()
})

test('a full queue refuses with overloaded and when to come back', async () => {
  const small = pool({ queueMax: 4 })
  const accepted = [1, 2, 3].map(() => small.evaluate(task('hello', ['contains'])))
  await assert.rejects(small.evaluate(task('hello', ['contains'])), (error) => {
    return error instanceof Problem && error.code === 'overloaded' && error.retryAfterSeconds === 1
  })
  assert.equal((await Promise.all(accepted)).length, 3)
  assert.deepEqual(statuses(await small.evaluate(task('hello', ['contains']))), { contains: 0, security: 0 })
  await small.close()
})

test('closing while busy answers what has begun, and refuses what waits and what comes later', async () => {
  const closing = pool({ size: 2 })
  await closing.ready()
  const answers = Array.from({ length: 200 }, () => closing.evaluate(task('hello', ['busy-for-10-ms'])))
  const all = Promise.allSettled(answers)
  await answers[0]
  const closed = closing.close()
  const overloaded = (error: unknown) => error instanceof Problem && error.code === 'overloaded'
  await assert.rejects(closing.evaluate(task('late', [])), overloaded)
  const settled = await all
  const refused = settled.filter((one) => one.status === 'rejected')
  assert.ok(refused.length > 50 && refused.length < 200, `${refused.length} were refused`)
  for (const one of settled) {
    if (one.status === 'rejected') assert.ok(overloaded(one.reason))
    else assert.equal(statuses(one.value)['busy-for-10-ms'], 0.5)
  }
  await closed
})

test('closing does not wait for ever: what still runs is answered as failed', async () => {
  const closing = pool({ closeTimeoutMs: 100 })
  await closing.ready()
  const running = closing.evaluate(task('hang', ['hangs-on-hang']))
  // What has arrived in one turn of the loop is given to the workers in the next.
  await new Promise((resolve) => setImmediate(resolve))
  await closing.close()
  assert.equal(statuses(await running)['hangs-on-hang'], 'failed')
})

test('a version of a policy whose patterns took a worker down never takes another one; others and later ones run', async () => {
  const lost: string[] = []
  const guarded = pool({ taskTimeoutMs: 1_000, onWorkerLost: (reason) => lost.push(reason) })
  const run = (updatedAtMs: number, text: string) => {
    const active = policy('hangs-on-hang', { patterns: { deny: ['hang'], allow: [] }, updatedAtMs })
    const policies = [{ policy: active, blockInput: true, blockOutput: true }]
    const given = snapshot(['hangs-on-hang'], { id: `version ${updatedAtMs}`, policies })
    return guarded.evaluate(task(text, ['hangs-on-hang'], { snapshot: given }))
  }
  assert.equal(statuses(await run(1, 'fine'))['hangs-on-hang'], 0)
  assert.equal(statuses(await run(1, 'hang'))['hangs-on-hang'], 'failed')
  const again = await Promise.all([run(1, 'hang'), run(1, 'fine'), run(1, 'hang')])
  for (const findings of again) {
    const finding = findings.policies.get('hangs-on-hang')?.finding
    assert.ok(finding?.status === 'failed')
    assert.match(finding.reason, /save the policy again/)
    assert.equal(statuses(findings).security, 0)
  }
  assert.equal(statuses(await run(2, 'fine'))['hangs-on-hang'], 0)
  assert.deepEqual(lost, ['hung'])
  await guarded.close()
})

test('detectors that cannot be loaded make ready and every check reject with the reason', async () => {
  const broken = pool({ catalogueModule: new URL('./broken-catalogue-fixture.ts', import.meta.url).href })
  const waiting = broken.evaluate(task('hello', []))
  await assert.rejects(broken.ready(), /the weights are missing/)
  await assert.rejects(waiting, /the weights are missing/)
  await assert.rejects(broken.evaluate(task('hello', [])), /the weights are missing/)
  await broken.close()
  const empty = pool({ catalogueModule: new URL('./pool-messages.ts', import.meta.url).href })
  await assert.rejects(empty.ready(), /no detector catalogue/)
  await empty.close()
})

test('each answered task is reported with its cost', async () => {
  const seen: { checks: number; failedChecks: number; units: number }[] = []
  const measured = pool({ onTask: (metrics) => seen.push(metrics) })
  await measured.evaluate(task('hello', ['contains', 'throws']))
  await measured.close()
  assert.deepEqual(
    seen.map(({ checks, failedChecks, units }) => ({ checks, failedChecks, units })),
    [{ checks: 3, failedChecks: 1, units: 5 }],
  )
})

/** A task of an organization; with `detectors` of the fixture. */
function taskOf(organizationId: string, text: string, detectors: readonly string[], signal?: AbortSignal): GuardTask {
  const given = task(text, detectors, signal && { signal })
  return { ...given, snapshot: { ...given.snapshot, id: `${organizationId} ${detectors}`, organizationId } }
}

test('the one check of an organization is answered while the flood of another still waits', async () => {
  const fair = pool({ waitMsMax: 60_000 })
  await fair.ready()
  const done: string[] = []
  const flood = Array.from({ length: 100 }, () =>
    fair.evaluate(taskOf('flood', 'hello', ['busy-for-10-ms'])).then(() => done.push('flood')),
  )
  const quiet = Array.from({ length: 3 }, () =>
    fair.evaluate(taskOf('quiet', 'hello', ['busy-for-10-ms'])).then(() => done.push('quiet')),
  )
  await Promise.all([...flood, ...quiet])
  // In turns with the flood, and what a worker was given ahead before anything was measured.
  assert.ok(done.lastIndexOf('quiet') < 40, `answered as number ${done.lastIndexOf('quiet') + 1} of ${done.length}`)
  await fair.close()
})

test('what its client gave up leaves the queue and costs no worker any time', async () => {
  const ran: number[] = []
  const freed = pool({ onTask: ({ checks }) => ran.push(checks) })
  await freed.ready()
  const giveUp = new AbortController()
  const given = Array.from({ length: 60 }, () =>
    freed.evaluate(taskOf('gone', 'hello', ['busy-for-10-ms'], giveUp.signal)).then(
      () => 'answered',
      (error: unknown) => (error instanceof Problem ? error.code : 'broken'),
    ),
  )
  giveUp.abort()
  assert.deepEqual(new Set(await Promise.all(given)), new Set(['overloaded']))
  assert.deepEqual(new Set(ran), new Set([0]))
  await assert.rejects(freed.evaluate(taskOf('gone', 'hello', [], giveUp.signal)), { code: 'overloaded' })
  assert.deepEqual(statuses(await freed.evaluate(task('hello', ['contains']))), { contains: 0, security: 0 })
  await freed.close()
})

test('what its client gave up while a worker has it is stopped before its next check, or never begun', async () => {
  const ran: number[] = []
  const freed = pool({ taskTimeoutMs: 60_000, onTask: ({ checks }) => ran.push(checks) })
  await freed.ready()
  const checks = Array.from({ length: 1_000 }, (_, at) => `p${at}`)
  const active = checks.map((id) => ({ policy: policy('busy-for-10-ms', { id }), blockInput: true, blockOutput: true }))
  const long = { ...snapshot([]), id: 'long', policies: active }
  const giveUp = new AbortController()
  const gone = [checks, ['p0'], ['p0']].map((policyIds) =>
    freed.evaluate({ ...task('hello', []), snapshot: long, policyIds, signal: giveUp.signal }),
  )
  // The worker has all three by then, in one message.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  giveUp.abort()
  for (const one of gone) await assert.rejects(one, { code: 'overloaded' })
  const [ofLong = 0, ...ofOthers] = ran
  assert.ok(ofLong < 500, `${ofLong} of 1,000 checks were made for nobody`)
  assert.deepEqual(ofOthers, [0, 0])
  assert.deepEqual(statuses(await freed.evaluate(task('hello', ['contains']))), { contains: 0, security: 0 })
  await freed.close()
})

test('a check that found no worker in time is refused, while the one that runs goes on', async () => {
  const late = pool({ waitMsMax: 100, taskTimeoutMs: 1_000 })
  await late.ready()
  const running = late.evaluate(taskOf('a', 'hang'.padEnd(2_000), ['hangs-on-hang']))
  await new Promise((resolve) => setImmediate(resolve))
  const waiting = late.evaluate(taskOf('b', 'x'.repeat(100_000), ['contains']))
  await assert.rejects(waiting, (error) => error instanceof Problem && error.code === 'overloaded')
  assert.equal(statuses(await running)['hangs-on-hang'], 'failed')
  assert.equal(late.behindMs(), 0)
  await late.close()
})
