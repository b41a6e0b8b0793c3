import { BoundedMap } from '../domain/bounded-map.ts'
import type { IdGenerator, Store } from '../domain/ports.ts'
import type { AttackPlan } from '../domain/redteam/attack-plan.ts'
import type { BegunAttempt, RunWithOpen } from '../domain/redteam/attack-run-repository.ts'
import type { AttemptPlanner, PlannedAttempt } from '../domain/redteam/attempt-planner.ts'
import type { RedTeamEngine } from '../domain/redteam/engine.ts'
import type { Combination } from '../domain/redteam/run-header.ts'

/** An attempt that is to begin, with the place in its run that it was chosen for. */
export interface ChosenAttempt extends PlannedAttempt {
  readonly id: string
  readonly index: number
  /** As in `AttemptChange`. */
  readonly followsId: string | null
}

/** For which run, and where it stands. */
export interface ChoiceRequest extends RunWithOpen {
  readonly plan: AttackPlan
  /** Attempts wanted; fewer are chosen where the plan has no more. */
  readonly count: number
}

/** Runs that are planned at once, at most. */
const runsMax = 16

/** Stored attempts that are read at once. */
const pageSize = 5_000

/** Everything that this process knows of the attempts of a run that have begun. */
interface Following {
  readonly planner: AttemptPlanner
  /** Stored attempts without an outcome, by index. */
  readonly open: Set<number>
  /** Chosen here and not known to be stored; they have the indices from `stored` on. */
  chosen: { readonly id: string; readonly combination: Combination }[]
  /** Attempts with an index below this are known as they are stored. */
  stored: number
  /** Of the last of them; null = there is none. */
  lastId: string | null
  /** What is asked for after it waits for it: two choices at once would be the same. */
  busy: Promise<unknown>
}

/**
 * Chooses which attempts of runs begin next, by what is stored of those before. A choice is made in the knowledge of every
 * attempt before it, and is kept only after the one that it was made after, so that no two servers begin the same one.
 */
export class AttemptChooser {
  readonly #store: Pick<Store, 'read'>
  readonly #engine: Pick<RedTeamEngine, 'planAttempts'>
  readonly #ids: IdGenerator
  readonly #runs = new BoundedMap<string, Following>(runsMax)

  constructor(scope: {
    readonly store: Pick<Store, 'read'>
    readonly engine: Pick<RedTeamEngine, 'planAttempts'>
    readonly ids: IdGenerator
  }) {
    this.#store = scope.store
    this.#engine = scope.engine
    this.#ids = scope.ids
  }

  /**
   * The next attempts of a run. Rejects when the database fails. Cost: reads the attempts that began or ended since, all of
   * them when the run is new to this process.
   */
  choose(request: ChoiceRequest): Promise<readonly ChosenAttempt[]> {
    const { run, plan } = request
    const following = this.#runs.get(run.id) ?? follow(this.#engine.planAttempts(plan))
    this.#runs.set(run.id, following)
    const turn = following.busy.then(async () => {
      await this.#catchUp(following, request)
      return this.#chooseFrom(following, request)
    })
    following.busy = turn.catch(() => {})
    return turn
  }

  /** The attempt was stored: nobody needs to read that it was. */
  keep(runId: string, { id, index }: ChosenAttempt): void {
    const following = this.#runs.get(runId)
    const next = following?.chosen[0]
    if (!following || index !== following.stored || next?.id !== id) return
    following.chosen = following.chosen.slice(1)
    following.open.add(index)
    following.stored = index + 1
    following.lastId = id
  }

  /** The attempt was not stored: neither are those that were chosen after it. */
  withdraw(runId: string, { id, index }: ChosenAttempt): void {
    const following = this.#runs.get(runId)
    if (following?.chosen[index - following.stored]?.id !== id) return
    giveUp(following, index)
  }

  #chooseFrom(following: Following, { run, count }: ChoiceRequest): readonly ChosenAttempt[] {
    const chosen: ChosenAttempt[] = []
    while (chosen.length < count) {
      const index = following.stored + following.chosen.length
      if (index >= run.workCount) return chosen
      const followsId = following.chosen.at(-1)?.id ?? following.lastId
      const { combination, reason } = following.planner.next(index)
      const id = this.#ids.next()
      following.chosen.push({ id, combination })
      chosen.push({ combination, reason, id, index, followsId })
    }
    return chosen
  }

  async #catchUp(following: Following, { run, open, begun }: ChoiceRequest): Promise<void> {
    const { organizationId, id: runId } = run
    while (following.stored < begun) {
      const page = { fromIndex: following.stored, limit: pageSize }
      const attempts = await this.#store.read(({ attackRuns }) => attackRuns.listBegun(organizationId, runId, page))
      if (attempts.length === 0) break
      for (const attempt of attempts) noteStored(following, attempt)
    }
    const stillOpen = new Set(open.map(({ index }) => index))
    // What was chosen after the run was read is not among the open ones and has not ended either.
    const indices = [...following.open].filter((index) => index < begun && !stillOpen.has(index))
    if (indices.length === 0) return
    const ended = await this.#store.read(({ attackRuns }) => attackRuns.findBegun(organizationId, runId, indices))
    for (const { index, combination, outcome } of ended) {
      if (outcome === null) continue
      following.planner.note(combination, outcome)
      following.open.delete(index)
    }
  }
}

function follow(planner: AttemptPlanner): Following {
  return { planner, open: new Set(), chosen: [], stored: 0, lastId: null, busy: Promise.resolve() }
}

/** Takes over the next stored attempt. Where it is another one than was chosen here, another server was faster. */
function noteStored(following: Following, { id, index, combination, outcome }: BegunAttempt): void {
  // A choice that was made here may have been confirmed while the page was read.
  if (index !== following.stored) return
  if (following.chosen[0]?.id === id) following.chosen = following.chosen.slice(1)
  else giveUp(following, index)
  following.planner.note(combination, outcome)
  if (outcome === null) following.open.add(index)
  following.stored = index + 1
  following.lastId = id
}

/** Takes back every choice from `index` on. */
function giveUp(following: Following, index: number): void {
  const place = index - following.stored
  for (const { combination } of following.chosen.slice(place)) following.planner.withdraw(combination)
  following.chosen = following.chosen.slice(0, place)
}
