import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Store } from '../../domain/ports.ts'

/** Remembers plans: a plan never changes, is long, and every turn needs it. */
export interface PlanCache {
  /** Rejects when the run has no plan. */
  planOf(organizationId: string, runId: string): Promise<AttackPlan>
}

/** Plans of runs that are driven at once, at most. */
const plansMax = 16

/** Creates a cache over the plans of a store. */
export function createPlanCache(store: Store): PlanCache {
  const plans = new BoundedMap<string, Promise<AttackPlan>>(plansMax)
  return {
    planOf(organizationId, runId) {
      const known = plans.get(runId)
      if (known) return known
      const read = store
        .read(({ attackRuns }) => attackRuns.findPlan(organizationId, runId))
        .then((plan) => {
          if (plan === null) throw new Error(`Run ${runId} has no plan.`)
          return plan
        })
      plans.set(runId, read)
      read.catch(() => plans.delete(runId))
      return read
    },
  }
}
