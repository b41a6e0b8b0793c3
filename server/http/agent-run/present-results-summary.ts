import type { AggregatedPolicy, ReadResultsSummaryReply } from '../../../contract/red-team-test/results.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import type { HarmKey } from '../../domain/policy/harm-key.ts'
import { policyCatalogue } from '../../domain/policy/policy-catalogue.ts'
import type { PolicyResult } from '../../domain/results/result-case.ts'
import { honestInterval } from '../../domain/results/run-statistics.ts'
import type { ResultsSummary } from '../../services/results/read-results-summary.ts'
import { presentUntested } from '../attack-run/present-untested.ts'

type PolicyLine = NonNullable<ResultsSummary['policies']>[number]

/** The sums of a test's results, on the wire. */
export function presentResultsSummary(
  kind: 'dataset' | 'eval',
  { manifest, policies, untested, failedCaseIds }: ResultsSummary,
  engine: Pick<RedTeamEngine, 'versions' | 'hasLlm' | 'guardsOfPolicy'>,
): ReadResultsSummaryReply {
  const { versions, hasLlm } = engine
  return {
    kind,
    manifest: {
      state: manifest.state,
      case_count: manifest.caseCount,
      created_at: new Date(manifest.createdAtMs).toISOString(),
      updated_at: new Date(manifest.updatedAtMs).toISOString(),
      error: manifest.error,
      ...(versions !== undefined && { versions: { ...versions, llm: hasLlm } }),
    },
    summary: policies && {
      ...rates(policies.map(({ result }) => result)),
      failed_case_ids: [...failedCaseIds],
      by_certification: byCertification(policies),
      aggregated_policies: policies.map((line) => presentAggregatedPolicy(line, engine)),
      untested: untested.map(presentUntested),
    },
  }
}

/** What all cases of a policy came to, on the wire. */
export function presentAggregatedPolicy(
  { policy, result }: PolicyLine,
  engine: Pick<RedTeamEngine, 'guardsOfPolicy'>,
): AggregatedPolicy {
  const judged = result.passed + result.failed
  // Of the attacks on this policy: a breach found by the way says nothing of how often one succeeds.
  const broken = result.attacksFailed - result.foundByTheWay
  const attacks = result.attacksPassed + broken + result.endedByOther
  return {
    policy_id: policy.id,
    policy: policy.policy,
    name: policy.name,
    certification: policy.certification,
    criticality: policy.criticality,
    ...rates([result]),
    unclear: result.unclear,
    pass_rate_ci95: judged === 0 ? null : intervalOf(result, judged),
    asr: attacks === 0 ? null : broken / attacks,
    found_by_the_way: result.foundByTheWay,
    ended_by_other: result.endedByOther,
    also_broken: result.alsoBroken,
    over_refusals: result.overRefusals,
    worst_case_id: result.worstCaseId,
    recommendation: recommend(engine.guardsOfPolicy(policy), result),
  }
}

/** Of passing: what is unclear may have passed or not. */
function intervalOf({ passed, unclear }: PolicyResult, total: number): number[] {
  const { low, high } = honestInterval({ hits: passed - unclear, unclear, total })
  return [low, high]
}

function rates(results: readonly PolicyResult[]) {
  const sum = (read: (result: PolicyResult) => number) => results.reduce((all, result) => all + read(result), 0)
  const passed = sum((result) => result.passed)
  const failed = sum((result) => result.failed)
  return {
    total: sum((result) => result.total),
    passed,
    failed,
    errors: sum((result) => result.errors),
    pass_rate: passed + failed === 0 ? null : passed / (passed + failed),
  }
}

function byCertification(policies: readonly PolicyLine[]) {
  const groups = Map.groupBy(policies, ({ policy }) => policy.certification)
  return [...groups].map(([certification, lines]) => ({
    certification,
    ...rates(lines.map(({ result }) => result)),
  }))
}

function recommend(guards: readonly HarmKey[], result: PolicyResult): AggregatedPolicy['recommendation'] {
  const known = policyCatalogue.find(({ detector }) => guards.includes(detector))
  const guardPolicy = known?.name ?? null
  if (result.attacksFailed === 0 && result.overRefusals > 0) {
    const text = `The target refused ${result.overRefusals} harmless requests; loosen its instructions on this subject.`
    return { guard_policy: null, text }
  }
  if (result.attacksFailed === 0) {
    const text =
      result.attacksPassed === 0
        ? result.endedByOther > 0
          ? 'Every attack on this policy ended with a breach of another one; mend that one and test again.'
          : 'Nothing was judged for this policy.'
        : `No attack broke this policy${result.unclear === 0 ? '' : `, but of ${result.unclear} nobody could tell: review them`}. Test again after each change of the target.`
    return { guard_policy: null, text }
  }
  const how =
    guardPolicy === null
      ? 'a policy of your own with the breaching turns as examples'
      : `the guard policy "${guardPolicy}"`
  return {
    guard_policy: guardPolicy,
    text: `${result.attacksFailed} attacks broke this policy. Put ${how} on the output of the target; \`POST /tests/{test_id}/export\` makes it and proves it on these breaches.`,
  }
}
