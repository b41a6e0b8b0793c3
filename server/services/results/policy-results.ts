import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { type ResultsSummary, readResultsSummary } from './read-results-summary.ts'

/** A test with the runs that its results come from. */
export interface ResultSources {
  readonly test: RedTeamTest
  /** The run over the present dataset; null = none. */
  readonly agentRun: AgentRun | null
  /** The latest; null = none. */
  readonly attackRun: AttackRun | null
}

type PolicySums = NonNullable<ResultsSummary['policies']>

/** Tests whose sums are kept, at most. */
const testsMax = 200

/**
 * What each policy of a test came to. Clients poll a test, and its sums are a pass over all of its cases: they are kept for
 * as long as both runs are over and neither they nor the test were changed, by this server or another.
 */
export class PolicyResults {
  readonly #store: Store
  readonly #kept = new BoundedMap<string, { readonly version: string; readonly sums: PolicySums }>(testsMax)

  constructor(store: Store) {
    this.#store = store
  }

  /** Empty until something is evaluated. Rejects when the database fails. */
  async of(sources: ResultSources): Promise<PolicySums> {
    const { organizationId, id: testId } = sources.test
    const version = versionOf(sources)
    const known = this.#kept.get(testId)
    if (known !== undefined && known.version === version) return known.sums
    const sums = await this.#sumUp({ organizationId, testId })
    // Whatever changed while it was summed up changed what the next reading finds as well.
    if (version !== null) this.#kept.set(testId, { version, sums })
    return sums
  }

  async #sumUp(reference: { readonly organizationId: string; readonly testId: string }): Promise<PolicySums> {
    try {
      return (
        (await readResultsSummary({ store: this.#store }, { ...reference, runId: null, kind: 'eval' })).policies ?? []
      )
    } catch (error) {
      // A new dataset may have taken the results away in between.
      if (error instanceof Problem && error.code === 'results-not-found') return []
      throw error
    }
  }
}

const settled: ReadonlySet<AgentRun['state']> = new Set(['completed', 'partial', 'failed'])

/** Null while anything may change without its run saying so. */
function versionOf({ test, agentRun, attackRun }: ResultSources): string | null {
  if (attackRun?.status === 'running') return null
  if (agentRun !== null && !settled.has(agentRun.state)) return null
  return JSON.stringify([
    test.updatedAtMs,
    agentRun && [agentRun.id, agentRun.state, agentRun.jobId, agentRun.updatedAtMs],
    attackRun && [attackRun.id, attackRun.counters],
  ])
}
