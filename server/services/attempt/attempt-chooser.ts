import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { BegunAttempt, RunWithOpen } from '../../domain/attack-run/attack-run-repository.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import type { AttemptPlanner, PlannedAttempt } from '../../domain/attempt/attempt-planner.ts'
import type { Combination } from '../../domain/attempt/combination.ts'
import type { IdGenerator, Store } from '../../domain/ports.ts'

/** An attempt that is to begin, with the place in its run that it was chosen for. */
export interface ChosenAttempt extends PlannedAttempt {
  readonly id: string
  /** Place in the run, from 0. */
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

/** Attempts of all runs that are planned at once, at most; one that has more is planned alone. Each takes some 40 bytes. */
const attemptsMax = 4_000_000

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
  readonly workCount: number
}

/**
 * Chooses which attempts of runs begin next, by what is stored of those before. A choice is made in the knowledge of every
 * attempt before it, and is kept only after the one that it was made after, so that no two servers begin the same one.
 * A verdict that a person changes is heard by the server that took it, and by others when they read the run anew.
 */
export class AttemptChooser {
  readonly #store: Pick<Store, 'read'>
  readonly #engine: Pick<RedTeamEngine, 'planAttempts'>
  readonly #ids: IdGenerator
  /** The one that was asked for last stands last. */
  readonly #runs = new Map<string, Following>()

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
   * The next attempts of a run; each is to be kept or withdrawn. Rejects when the database fails. Cost: reads the attempts that began or ended since, all of
   * them when the run is new to this process.
   */
  choose(request: ChoiceRequest): Promise<readonly ChosenAttempt[]> {
    const { run, plan } = request
    const following = this.#runs.get(run.id) ?? follow(this.#engine.planAttempts(plan), run.workCount)
    this.#remember(run.id, following)
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

  /** What is known of a run's attempts is read anew before the next choice: a verdict was changed. */
  forget(runId: string): void {
    this.#runs.delete(runId)
  }

  /** Runs that wait longest are forgotten, but none of which something is about to begin. */
  #remember(runId: string, following: Following): void {
    this.#runs.delete(runId)
    this.#runs.set(runId, following)
    let planned = [...this.#runs.values()].reduce((sum, { workCount }) => sum + workCount, 0)
    for (const [id, { chosen, workCount }] of this.#runs) {
      if (planned <= attemptsMax || id === runId) return
      if (chosen.length > 0) continue
      this.#runs.delete(id)
      planned -= workCount
    }
  }

  #chooseFrom(following: Following, { run, count }: ChoiceRequest): readonly ChosenAttempt[] {
    const chosen: ChosenAttempt[] = []
    const from = following.stored + following.chosen.length
    try {
      for (let index = from; index < Math.min(from + count, run.workCount); index += 1) {
        const followsId = following.chosen.at(-1)?.id ?? following.lastId
        const { combination, reason } = following.planner.next(index)
        const id = this.#ids.next()
        following.chosen.push({ id, combination })
        chosen.push({ combination, reason, id, index, followsId })
      }
      return chosen
    } catch (error) {
      giveUp(following, from)
      throw error
    }
  }

  async #catchUp(following: Following, { run, open, begun }: ChoiceRequest): Promise<void> {
    const { organizationId, id: runId } = run
    while (following.stored < begun) {
      const page = { fromIndex: following.stored, limit: pageSize }
      const attempts = await this.#store.read(({ attackRuns }) => attackRuns.listBegun(organizationId, runId, page))
      for (const attempt of attempts) noteStored(following, attempt)
      // Nothing follows what is known: the test is being removed.
      if (following.stored === page.fromIndex) break
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

function follow(planner: AttemptPlanner, workCount: number): Following {
  return { planner, workCount, open: new Set(), chosen: [], stored: 0, lastId: null, busy: Promise.resolve() }
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
