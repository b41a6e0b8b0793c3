import { BoundedMap } from '../../domain/bounded-map.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import {
  type CompiledArtifacts,
  type CompiledPolicy,
  type CompiledTopic,
  isCompiled,
  policyDraft,
  topicDraft,
} from '../../domain/policy/compiled.ts'
import type { Compiler } from '../../domain/policy/compiler.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { Clock, Repositories, Sha256, Store } from '../../domain/ports.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import { BoundedTurns, type TurnBounds } from './bounded-turns.ts'

/** What is compiled from policies and topics: made on save, kept in the store, made again when it is missing. */
export interface CompiledStore {
  /** Compiles a policy that shall be saved; null for one that is judged by other means. Rejects as the compiler does. */
  ofPolicy(policy: Policy): Promise<CompiledPolicy | null>
  /** The same of a topic. */
  ofTopic(topic: Topic): Promise<CompiledTopic>
  /** Belongs in the transaction that saves the policy. */
  savePolicy(repositories: Repositories, policy: Policy, compiled: CompiledPolicy | null): Promise<void>
  /** Belongs in the transaction that saves the topic. */
  saveTopic(repositories: Repositories, topic: Topic, compiled: CompiledTopic): Promise<void>
  /** What was compiled from a policy, read or made; null for one that is judged by other means or cannot be compiled now. */
  readPolicy(policy: Policy): Promise<CompiledPolicy | null>
  /**
   * All that a snapshot's checks need. What is missing or of another compiler is made now, once however many ask, and
   * stored; at most 4 at a time over all snapshots. What cannot be made, or not in time, is left out: its check fails and
   * says so, while what takes longer is made all the same.
   */
  forSnapshot(snapshot: CompiledFrom): Promise<CompiledArtifacts>
  /** The same for work that nobody waits for: however long it takes, and without only what cannot be made. */
  allForSnapshot(snapshot: CompiledFrom): Promise<CompiledArtifacts>
  /** As `Compiler.waitingOf`. */
  waitingOf(organizationId: string): number
}

/** What of a snapshot is compiled. */
export type CompiledFrom = Pick<ConfigurationSnapshot, 'policies' | 'topics'>

/** What the store of compiled things needs. */
export interface CompiledStoreOptions {
  readonly store: Store
  readonly clock: Clock
  readonly sha256: Sha256
  readonly compiler: Compiler
  /** How long a check waits for what is made anew, in milliseconds; default 5,000. */
  readonly waitMsMax?: number | undefined
  /** Told when something could not be compiled; never a text of an owner. */
  readonly onFailed: (subject: string, error: unknown) => void
}

/** How many artefacts are kept in memory; one of ten examples is 10 kB, the largest about 300 kB. */
const artifactsMax = 400

/** What is missing is made few at a time, so that it never fills the compiler's queue, which saves need too. */
const healBounds: TurnBounds = { runningMax: 4, waitingMax: 1_000 }

/** Makes the store of compiled things of one process. */
export function createCompiledStore(options: CompiledStoreOptions): CompiledStore {
  const { clock, compiler, waitMsMax = 5_000 } = options
  const turns = new BoundedTurns(healBounds)
  const policies = new Shelf<Policy, CompiledPolicy>(options, turns, {
    kind: 'policy',
    draftOf: policyDraft,
    compile: async (policy) => compiler.compilePolicy(policyDraft(policy), policy.organizationId),
    find: (repositories, organizationId, ids) => repositories.compiledArtifacts.findPolicies(organizationId, ids),
    put: (repositories, entry) => repositories.compiledArtifacts.putPolicy(entry),
    lock: (repositories, { organizationId, id }) => repositories.policies.lock(organizationId, id),
  })
  const topics = new Shelf<Topic, CompiledTopic>(options, turns, {
    kind: 'topic',
    draftOf: topicDraft,
    compile: async (topic) => compiler.compileTopic(topicDraft(topic), topic.organizationId),
    find: (repositories, organizationId, ids) => repositories.compiledArtifacts.findTopics(organizationId, ids),
    put: (repositories, entry) => repositories.compiledArtifacts.putTopic(entry),
    lock: (repositories, { organizationId, id }) => repositories.topics.lock(organizationId, id),
  })
  const known = new WeakMap<CompiledFrom, SnapshotReading>()
  const read = (snapshot: CompiledFrom): SnapshotReading => {
    const before = known.get(snapshot)
    if (before !== undefined) return before
    const reading = new SnapshotReading(snapshot, policies, topics)
    known.set(snapshot, reading)
    // What could not be made is tried again with the next snapshot, which is at most 1.5 s away.
    reading.whole.catch(() => known.delete(snapshot))
    return reading
  }
  return {
    ofPolicy: async (policy) => (isCompiled(policy) ? policies.make(policy) : null),
    ofTopic: (topic) => topics.make(topic),
    async savePolicy(repositories, { organizationId, id }, artifact) {
      if (artifact === null) return
      await repositories.compiledArtifacts.putPolicy({ organizationId, subjectId: id, artifact, nowMs: clock.nowMs() })
    },
    async saveTopic(repositories, { organizationId, id }, artifact) {
      await repositories.compiledArtifacts.putTopic({ organizationId, subjectId: id, artifact, nowMs: clock.nowMs() })
    },
    async readPolicy(policy) {
      if (!isCompiled(policy)) return null
      const found = new Map<string, CompiledPolicy>()
      await policies.readInto(found, [policy])
      return found.get(policy.id) ?? null
    },
    forSnapshot: (snapshot) => read(snapshot).within(waitMsMax),
    allForSnapshot: (snapshot) => read(snapshot).whole,
    waitingOf: (organizationId) => compiler.waitingOf(organizationId),
  }
}

/** What is compiled from one snapshot, as it comes in. */
class SnapshotReading {
  readonly whole: Promise<CompiledArtifacts>
  readonly #snapshot: CompiledFrom
  readonly #policies = new Map<string, CompiledPolicy>()
  readonly #topics = new Map<string, CompiledTopic>()
  #isWhole = false

  constructor(snapshot: CompiledFrom, policies: Shelf<Policy, CompiledPolicy>, topics: Shelf<Topic, CompiledTopic>) {
    this.#snapshot = snapshot
    const ofPolicies = snapshot.policies.map(({ policy }) => policy).filter(isCompiled)
    const ofTopics = (snapshot.topics ?? []).map(({ topic }) => topic)
    this.whole = Promise.all([
      policies.readInto(this.#policies, ofPolicies),
      topics.readInto(this.#topics, ofTopics),
    ]).then(() => {
      this.#isWhole = true
      return this.#present()
    })
  }

  /** All of it, or what there is after so many milliseconds. */
  async within(waitMsMax: number): Promise<CompiledArtifacts> {
    if (this.#isWhole) return this.whole
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, waitMsMax, null)
    })
    try {
      return (await Promise.race([this.whole, late])) ?? this.#present()
    } finally {
      clearTimeout(timer)
    }
  }

  /** In the order of the snapshot, so that the same artefacts have the same key. */
  #present(): CompiledArtifacts {
    const { policies, topics = [] } = this.#snapshot
    const ofPolicies = inOrder(
      policies.map(({ policy }) => policy.id),
      this.#policies,
    )
    const ofTopics = inOrder(
      topics.map(({ topic }) => topic.id),
      this.#topics,
    )
    const key = [...ofPolicies.values(), ...ofTopics.values()].map(({ id }) => id.slice(0, 16)).join('')
    return { key, policies: ofPolicies, topics: ofTopics }
  }
}

function inOrder<Made>(ids: readonly string[], found: ReadonlyMap<string, Made>): ReadonlyMap<string, Made> {
  return new Map(
    ids.flatMap((id) => {
      const made = found.get(id)
      return made === undefined ? [] : [[id, made] as const]
    }),
  )
}

interface Subject {
  readonly id: string
  readonly organizationId: string
}

interface Artifact {
  readonly id: string
  readonly madeBy: string
}

/** How artefacts of one kind are made and kept. */
interface ShelfOptions<From extends Subject, Made extends Artifact> {
  readonly kind: string
  readonly draftOf: (subject: From) => unknown
  readonly compile: (subject: From) => Promise<Omit<Made, 'id' | 'madeBy'>>
  readonly find: (
    repositories: Repositories,
    organizationId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Made>>
  readonly put: (
    repositories: Repositories,
    entry: { organizationId: string; subjectId: string; artifact: Made; nowMs: number },
  ) => Promise<void>
  /** The subject as it stands now; nobody else changes it until the transaction ends. */
  readonly lock: (repositories: Repositories, subject: From) => Promise<From | null>
}

class Shelf<From extends Subject, Made extends Artifact> {
  readonly #options
  readonly #turns
  readonly #kind
  readonly #made = new BoundedMap<string, Made>(artifactsMax)
  /** By the record itself: a clock may give two versions of a record the same time. */
  readonly #ids = new WeakMap<From, string>()
  readonly #making = new Map<string, Promise<Made>>()
  /** By subject and artefact: two policies that are alike share what is made and not where it is stored. */
  readonly #healing = new Map<string, Promise<Made | null>>()

  constructor(options: CompiledStoreOptions, turns: BoundedTurns, kind: ShelfOptions<From, Made>) {
    this.#options = options
    this.#turns = turns
    this.#kind = kind
  }

  /** Single flight: whoever asks for the same while it is being made waits for the same answer. */
  make(subject: From): Promise<Made> {
    const id = this.#idOf(subject)
    const known = this.#made.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const running = this.#making.get(id)
    if (running !== undefined) return running
    const making = this.#kind
      .compile(subject)
      .then((artifact) => {
        const made = { ...artifact, id, madeBy: this.#options.compiler.version } as Made
        this.#made.set(id, made)
        return made
      })
      .finally(() => this.#making.delete(id))
    this.#making.set(id, making)
    return making
  }

  /** Adds each artefact as soon as it is there, by the id of its subject; resolves when no other will come. */
  async readInto(found: Map<string, Made>, subjects: readonly From[]): Promise<void> {
    const missing = subjects.filter((subject) => {
      const made = this.#made.get(this.#idOf(subject))
      if (made !== undefined) found.set(subject.id, made)
      return made === undefined
    })
    const [first] = missing
    if (first === undefined) return
    const stored = await this.#options.store.read((repositories) =>
      this.#kind.find(
        repositories,
        first.organizationId,
        missing.map(({ id }) => id),
      ),
    )
    await Promise.all(
      missing.map(async (subject) => {
        const kept = stored.get(subject.id)
        const artifact = kept?.id === this.#idOf(subject) ? kept : await this.#heal(subject)
        if (artifact === null) return
        this.#made.set(artifact.id, artifact)
        found.set(subject.id, artifact)
      }),
    )
  }

  /** Makes what is missing, when it is its turn; whoever asks for the same meanwhile waits for the same answer. */
  #heal(subject: From): Promise<Made | null> {
    const key = `${subject.id} ${this.#idOf(subject)}`
    const running = this.#healing.get(key)
    if (running !== undefined) return running
    const healing = this.#turns
      .run(() => this.#makeAndStore(subject))
      .catch((error: unknown) => {
        this.#options.onFailed(`${this.#kind.kind}:${subject.id}`, error)
        return null
      })
      .finally(() => this.#healing.delete(key))
    this.#healing.set(key, healing)
    return healing
  }

  async #makeAndStore(subject: From): Promise<Made> {
    const { store, clock } = this.#options
    const artifact = await this.make(subject)
    await store.write(async (repositories) => {
      const present = await this.#kind.lock(repositories, subject)
      // A snapshot may be older than a save: what was made from a newer version of the subject stays.
      if (present === null || this.#idOf(present) !== artifact.id) return
      const { organizationId, id } = subject
      await this.#kind.put(repositories, { organizationId, subjectId: id, artifact, nowMs: clock.nowMs() })
    })
    return artifact
  }

  #idOf(subject: From): string {
    const known = this.#ids.get(subject)
    if (known !== undefined) return known
    const { sha256, compiler } = this.#options
    const id = sha256(canonicalJson([this.#kind.kind, compiler.version, this.#kind.draftOf(subject)]))
    this.#ids.set(subject, id)
    return id
  }
}
