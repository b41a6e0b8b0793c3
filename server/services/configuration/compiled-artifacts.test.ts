import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompiledPolicy, PolicyDraft } from '../../domain/policy/compiled.ts'
import type { Compiler, StoredArtifact } from '../../domain/policy/compiler.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Repositories, Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { sha256 } from '../../process-ports.ts'
import { createCompiledStore } from './compiled-artifacts.ts'

const queueMax = 64

/** Takes a moment for each order, and refuses, as the true one does, when too many wait. */
class SlowCompiler implements Compiler {
  readonly version: string
  asked = 0
  waiting = 0
  waitingMost = 0

  constructor(version = '1') {
    this.version = version
  }

  async compilePolicy({ description }: PolicyDraft): Promise<Omit<CompiledPolicy, 'id' | 'madeBy'>> {
    if (this.waiting >= queueMax) throw new Problem('overloaded', 'Too many are waiting.')
    this.asked += 1
    this.waiting += 1
    this.waitingMost = Math.max(this.waitingMost, this.waiting)
    await new Promise((resolve) => setImmediate(resolve))
    this.waiting -= 1
    if (description === 'broken') throw new Error('broken')
    return { model: null, warnings: [], expectedAlarms: null, tests: [] }
  }

  compileTopic(): never {
    throw new Error('No topic is compiled here.')
  }

  waitingOf(): number {
    return this.waiting
  }

  async close(): Promise<void> {}
}

/** The present policies and what is stored of them. */
function memory(policies: readonly Policy[]) {
  const present = new Map(policies.map((policy) => [policy.id, policy]))
  const stored = new Map<string, CompiledPolicy>()
  const repositories = {
    policies: { lock: async (_: string, id: string) => present.get(id) ?? null },
    compiledArtifacts: {
      findPolicies: async (_: string, ids: readonly string[]) =>
        new Map(ids.flatMap((id) => (stored.has(id) ? [[id, stored.get(id)]] : []))),
      putPolicy: async ({ subjectId, artifact }: StoredArtifact<CompiledPolicy>) =>
        void stored.set(subjectId, artifact),
    },
  } as unknown as Repositories
  const run = <Result>(work: (repositories: Repositories) => Promise<Result>) => work(repositories)
  return { present, stored, store: { read: run, write: run } as unknown as Store }
}

function open(store: Store, compiler: Compiler, waitMsMax?: number) {
  const failed: string[] = []
  const clock = { nowMs: () => 1 }
  const onFailed = (subject: string) => failed.push(subject)
  return { failed, compiled: createCompiledStore({ store, clock, sha256, compiler, waitMsMax, onFailed }) }
}

function policy(id: string, given: Partial<Policy> = {}): Policy {
  return {
    id,
    organizationId: 'o',
    name: id,
    description: `content about ${id}`,
    criticality: 'medium',
    detectionThreshold: 0.5,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns: { deny: [], allow: [] },
    detector: 'compiled',
    isDefault: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    archivedAtMs: null,
    ...given,
  }
}

function snapshot(policies: readonly Policy[]) {
  return { policies: policies.map((one) => ({ policy: one, blockInput: true, blockOutput: true })) }
}

const many = Array.from({ length: 150 }, (_, number) => policy(`p${number}`))

test('more missing artefacts than may wait are all made, few at a time over all snapshots and each once', async () => {
  const { store, stored } = memory(many)
  const compiler = new SlowCompiler()
  const { compiled, failed } = open(store, compiler)
  const asked = [0, 1, 2].map(() => compiled.forSnapshot(snapshot(many)))
  for (const { policies } of await Promise.all(asked)) assert.equal(policies.size, many.length)
  assert.deepEqual(failed, [])
  assert.equal(compiler.asked, many.length)
  assert.equal(compiler.waitingMost, 4)
  assert.equal(stored.size, many.length)
})

test('a save does not wait behind what is made again', async () => {
  const compiler = new SlowCompiler()
  const { compiled } = open(memory(many).store, compiler)
  const healing = compiled.forSnapshot(snapshot(many))
  await new Promise((resolve) => setImmediate(resolve))
  await compiled.ofPolicy(policy('saved'))
  assert.ok(compiler.asked <= 12, `${compiler.asked} were asked for before the save was done`)
  await healing
})

test('what cannot be made is left out and told, and does not keep its turn', async () => {
  const broken = Array.from({ length: 8 }, (_, number) => policy(`b${number}`, { description: 'broken' }))
  const { compiled, failed } = open(memory([...broken, ...many]).store, new SlowCompiler())
  const { policies } = await compiled.forSnapshot(snapshot([...broken, ...many]))
  assert.equal(policies.size, many.length)
  assert.deepEqual(failed.toSorted(), broken.map(({ id }) => `policy:${id}`).toSorted())
})

test('a policy whose threshold was moved without compiling is stored anew, so that a restart finds it', async () => {
  const before = policy('p')
  const { store, stored, present } = memory([before])
  await open(store, new SlowCompiler()).compiled.readPolicy(before)
  const after = { ...before, detectionThreshold: 0.3 }
  present.set('p', after)
  const made = await open(store, new SlowCompiler()).compiled.readPolicy(after)
  assert.equal(stored.get('p')?.id, made?.id)
  const restarted = new SlowCompiler()
  assert.deepEqual(await open(store, restarted).compiled.readPolicy(after), made)
  assert.equal(restarted.asked, 0)
})

test('what was made from an earlier version, or from a policy that is gone, never replaces what is stored', async () => {
  const before = policy('p')
  const after = policy('p', { description: 'content about something else' })
  const { store, stored, present } = memory([after])
  const made = await open(store, new SlowCompiler()).compiled.readPolicy(after)
  assert.ok(await open(store, new SlowCompiler('2')).compiled.readPolicy(before))
  assert.equal(stored.get('p')?.id, made?.id)
  present.delete('p')
  stored.clear()
  assert.ok(await open(store, new SlowCompiler()).compiled.readPolicy(before))
  assert.equal(stored.size, 0)
})

/** Makes nothing before it is let go. */
class StuckCompiler extends SlowCompiler {
  readonly held = Promise.withResolvers<void>()

  override async compilePolicy(draft: PolicyDraft): Promise<Omit<CompiledPolicy, 'id' | 'madeBy'>> {
    if (draft.description === 'quick') return super.compilePolicy(draft)
    await this.held.promise
    return super.compilePolicy(draft)
  }
}

test('a check waits no longer than its time for what is made anew; the rest is made all the same', async () => {
  const quick = policy('quick', { description: 'quick' })
  const slow = policy('slow')
  const { store, stored } = memory([quick, slow])
  const compiler = new StuckCompiler()
  const { compiled, failed } = open(store, compiler, 50)
  const configuration = snapshot([slow, quick])
  const first = await compiled.forSnapshot(configuration)
  assert.deepEqual([...first.policies.keys()], ['quick'])
  const all = compiled.allForSnapshot(configuration)
  compiler.held.resolve()
  assert.deepEqual([...(await all).policies.keys()], ['slow', 'quick'])
  const later = await compiled.forSnapshot(configuration)
  assert.deepEqual([...later.policies.keys()], ['slow', 'quick'])
  assert.notEqual(later.key, first.key)
  assert.deepEqual([stored.size, compiler.asked, failed], [2, 2, []])
})
