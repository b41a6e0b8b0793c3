import { type Ease, easeOf, type FindingTries, priorityOf } from '../../domain/export/finding-priority.ts'
import { groupFindings } from '../../domain/export/group-findings.ts'
import { type Criticality, criticalities } from '../../domain/policy/policy.ts'
import { baselineTechniqueId } from '../../domain/red-team-test/baseline.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { RunReference } from '../results/read-attack-run.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { collectFindings } from './collect-findings.ts'
import { type Breach, caseOfBreach, type Findings, triedKey } from './findings.ts'

/** A breach, with every way in which it was found. */
export interface FindingWithWays {
  readonly policy: TestPolicy
  readonly severity: Criticality
  readonly ease: Ease
  /** What stands for it: the shortest conversation, of two as short the first. */
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
 * What broke, what matters most first (severity times ease, then what was found most often): the same thing that came out twice is one
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
export function findingsIn({ breaches, policies, checks, tried }: Findings): readonly FindingWithWays[] {
  const told = breaches.flatMap((breach) => {
    const [turn] = breach.turns
    const policy = policies.get(breach.policyId)
    if (turn === undefined || policy === undefined) return []
    const { evaluation, response } = turn
    const secretCount = checks.get(policy.id)?.secrets.length ?? 0
    return [{ policyId: policy.id, policy, response, evaluation, secretCount, breach, way: wayOf(breach, turn) }]
  })
  return groupFindings(told)
    .flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const ways = group.map(({ way }) => way)
      const example = group.reduce((best, one) => (one.breach.weight < best.breach.weight ? one : best), first).way
      const { severity } = group.map(({ evaluation }) => evaluation).reduce(moreSevere)
      const ease = easeOf(triesOf(group, tried))
      return [{ policy: first.policy, severity, ease, example, ways }]
    })
    .sort(
      (one, other) =>
        priorityOf(other.severity, other.ease) - priorityOf(one.severity, one.ease) ||
        other.ways.length - one.ways.length,
    )
}

function moreSevere<One extends { readonly severity: Criticality }>(one: One, other: One): One {
  return criticalities.indexOf(other.severity) > criticalities.indexOf(one.severity) ? other : one
}

/** What came of all that was tried on the policy with the techniques that it fell to. */
function triesOf(group: readonly { readonly breach: Breach }[], tried: Findings['tried']): FindingTries {
  const attacks = group.map(({ breach }) => breach).filter(({ kind }) => kind === 'attack')
  const keys = new Set(attacks.map(({ policyId, techniqueId }) => triedKey(policyId, techniqueId ?? '')))
  return {
    needsNoAttacker: group.some(
      ({ breach }) => breach.kind === 'dataset' || breach.techniqueId === baselineTechniqueId,
    ),
    broke: attacks.filter(({ isAimed }) => isAimed).length,
    tries: attacks.length === 0 ? null : [...keys].reduce((sum, key) => sum + (tried.get(key) ?? 0), 0),
  }
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
