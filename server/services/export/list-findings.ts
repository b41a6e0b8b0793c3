import { groupFindings } from '../../domain/export/group-findings.ts'
import { type Criticality, criticalities } from '../../domain/policy/policy.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { RunReference } from '../results/read-attack-run.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { collectFindings } from './collect-findings.ts'
import { type Breach, caseOfBreach, type Findings } from './findings.ts'

/** A breach, with every way in which it was found. */
export interface FindingWithWays {
  readonly policy: TestPolicy
  readonly severity: Criticality
  /** What stands for it: the way with the highest score. */
  readonly example: Way
  /** All cases in which it came out, `example` among them. */
  readonly ways: readonly Way[]
}

/** One case in which it came out. */
export interface Way {
  readonly caseId: string
  /** The turn in which it came out, from 0. */
  readonly turnIndex: number
  /** Null for a plain prompt of the dataset. */
  readonly techniqueId: string | null
  /** How sure the judges are that the policy is broken, 0 to 1. */
  readonly score: number
  /** What shows it, in the words of the answer. */
  readonly quotes: readonly string[]
  /** Of the judges, for people. */
  readonly reason: string
}

/**
 * What broke, the most severe first and among those what was found most often: the same thing that came out twice is one
 * finding. Rejects with Problem `test-not-found` or `attack-run-not-found`. Cost: as `collectFindings`.
 */
export async function listFindings(
  scope: Pick<RedTeamScope, 'store'>,
  reference: RunReference,
): Promise<{ readonly findings: readonly FindingWithWays[]; readonly leftOut: number }> {
  const found = await collectFindings(scope, reference)
  return { findings: findingsIn(found), leftOut: found.leftOut }
}

/** The breaches of an export, grouped by what came out. */
export function findingsIn({ breaches, policies, checks }: Findings): readonly FindingWithWays[] {
  const told = breaches.flatMap((breach) => {
    const [turn] = breach.turns
    const policy = policies.get(breach.policyId)
    if (turn === undefined || policy === undefined) return []
    const { evaluation, response } = turn
    const secretCount = checks.get(policy.id)?.secrets.length ?? 0
    return [{ policyId: policy.id, policy, response, evaluation, secretCount, way: wayOf(breach, turn) }]
  })
  return groupFindings(told)
    .flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const ways = group.map(({ way }) => way)
      const example = ways.reduce((best, way) => (way.score > best.score ? way : best), first.way)
      return [{ policy: first.policy, severity: first.evaluation.severity, example, ways }]
    })
    .sort(
      (one, other) =>
        criticalities.indexOf(other.severity) - criticalities.indexOf(one.severity) ||
        other.ways.length - one.ways.length,
    )
}

function wayOf({ caseId, techniqueId }: Breach, { turnIndex, evaluation }: Breach['turns'][number]): Way {
  const { score, reason, evidence } = evaluation
  return {
    caseId: caseOfBreach(caseId),
    techniqueId,
    turnIndex,
    score,
    reason,
    quotes: evidence.map(({ quote }) => quote),
  }
}
