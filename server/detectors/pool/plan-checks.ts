import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import { failed } from '../../domain/guard/finding.ts'
import { asksOpinion } from '../../domain/guard/second-opinion.ts'
import { decideActive, decideSecurity, isBlocking } from '../../domain/guard/verdict.ts'
import type { CompiledArtifacts } from '../../domain/policy/compiled.ts'
import type { ActivePolicy, ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { Reading } from '../reading.ts'
import { checkedFinding, policyValues, securityValues } from './checked-finding.ts'
import { checkedTopics } from './checked-topics.ts'
import type { DetectorCatalogue } from './detector-catalogue.ts'
import {
  type CheckOutcome,
  isMeasurement,
  type PoolConfiguration,
  type PoolTask,
  securityCheck,
  topicsCheck,
} from './pool-messages.ts'

/** One check of a task, ready to run. */
export interface PlannedCheck {
  /** `security`, `topics` or the policy's id. */
  readonly key: string
  readonly detector: EvaluatorIdentity
  /** Measures; null when the detector does not exist. Throws when the detector does. */
  readonly measure: ((reading: Reading, signal: AbortSignal) => Promise<unknown> | unknown) | null
  /** Turns what the detector returned into a finding. */
  readonly accept: (returned: unknown, textUnits: number, materialUnits: readonly number[]) => CheckOutcome['finding']
  /** Whether the texts in images are judged like the text. */
  readonly judgesImages: boolean
  /** Whether a finding blocks the message. */
  readonly blocks: (outcome: CheckOutcome) => boolean
}

/** Plans the checks of tasks with the detectors of one catalogue. */
export class CheckPlanner {
  readonly #catalogue: DetectorCatalogue
  readonly #policyDetectors: ReadonlyMap<string, DetectorCatalogue['policyDetectors'][number]>
  readonly #ranks: ReadonlyMap<string, number>

  constructor(catalogue: DetectorCatalogue) {
    this.#catalogue = catalogue
    this.#policyDetectors = new Map(catalogue.policyDetectors.map((detector) => [detector.id, detector]))
    this.#ranks = new Map(catalogue.cheapestFirst.map((id, rank) => [id, rank]))
  }

  /** All checks of a task, cheapest first, else in the snapshot's order. Every worker plans the same. */
  plan(task: PoolTask, { snapshot, compiled }: Omit<PoolConfiguration, 'key'>): PlannedCheck[] {
    const wanted = new Set(task.policyIds)
    const checks = snapshot.policies
      .filter(({ policy }) => wanted.has(policy.id))
      .map((active) => this.#policyCheck(active, { snapshot, compiled }))
    const known = new Set(checks.map(({ key }) => key))
    for (const id of wanted) if (!known.has(id)) checks.push(unknownPolicyCheck(id, snapshot))
    if (task.security) checks.push(this.#securityCheck(snapshot))
    if (checks.length > 1) checks.sort((a, b) => this.#rank(a) - this.#rank(b))
    // Topics come last, whatever they cost: nothing that decides about a message ever waits for them.
    if (task.topicIds.length > 0) checks.push(this.#topicsCheck(task.topicIds, { snapshot, compiled }))
    return checks
  }

  #policyCheck(active: ActivePolicy, { snapshot, compiled }: Omit<PoolConfiguration, 'key'>): PlannedCheck {
    const { policy } = active
    const check = { policy, compiled: compiled?.policies.get(policy.id) ?? null }
    const detector = this.#policyDetectors.get(policy.detector)
    return {
      key: policy.id,
      detector: detector ? identityOf(detector) : { id: policy.detector, version: 'none' },
      measure: detector ? (reading, signal) => detector.evaluate(reading, check, { signal }) : null,
      judgesImages: true,
      accept: (returned, textUnits) => checkedFinding(returned, policyValues, textUnits),
      blocks: (outcome) =>
        isMeasurement(outcome) &&
        isBlocking(decideActive(active, snapshot.failureMode, outcome)) &&
        // What an LLM may still overturn must not cut off the others: nobody would have judged them then.
        !(snapshot.secondOpinion?.fast && asksOpinion(snapshot.secondOpinion, policy, outcome)),
    }
  }

  #securityCheck({ security, failureMode }: ConfigurationSnapshot): PlannedCheck {
    const { securityDetector } = this.#catalogue
    return {
      key: securityCheck,
      detector: identityOf(securityDetector),
      measure: (reading, signal) => securityDetector.evaluate(reading, null, { signal }),
      judgesImages: false,
      accept: (returned, textUnits, materialUnits) =>
        checkedFinding(returned, securityValues, textUnits, materialUnits),
      blocks: (outcome) => isMeasurement(outcome) && !decideSecurity(security, failureMode, outcome).isSafe,
    }
  }

  #topicsCheck(topicIds: readonly string[], { snapshot, compiled }: Omit<PoolConfiguration, 'key'>): PlannedCheck {
    const wanted = { topics: snapshot.topics ?? [], compiled: compiled?.topics ?? noTopics }
    const { topicsDetector: detector } = this.#catalogue
    const ids = new Set(topicIds)
    return {
      key: topicsCheck,
      detector: detector ? identityOf(detector) : { id: topicsCheck, version: 'none' },
      measure: detector ? (reading, signal) => detector.evaluate(reading, { ...wanted, ids }, { signal }) : null,
      judgesImages: false,
      accept: (returned) => checkedTopics(returned, ids),
      blocks: () => false,
    }
  }

  #rank(check: PlannedCheck): number {
    return this.#ranks.get(check.detector.id) ?? this.#ranks.size
  }
}

const noTopics: CompiledArtifacts['topics'] = new Map()

// A check that was asked for and cannot run must not vanish: it would look like one that passed.
function unknownPolicyCheck(id: string, { failureMode }: ConfigurationSnapshot): PlannedCheck {
  return {
    key: id,
    detector: { id: 'unknown', version: 'none' },
    measure: null,
    judgesImages: false,
    accept: () => failed('The policy is not part of the configuration.'),
    blocks: () => failureMode === 'closed',
  }
}

/** A detector's id and version. */
export function identityOf(detector: {
  readonly id: string
  readonly about: { readonly version: string }
}): EvaluatorIdentity {
  return { id: detector.id, version: detector.about.version }
}
