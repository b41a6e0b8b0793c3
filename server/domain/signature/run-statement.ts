import type { AttackPlan } from '../attack-run/attack-plan.ts'
import type { EngineVersions } from '../attack-run/engine.ts'
import type { AttackRun } from '../attack-run/run-header.ts'
import type { RunSummary } from '../attack-run/run-summary.ts'
import { canonicalJson } from '../canonical-json.ts'
import type { Sha256 } from '../ports.ts'
import type { RunEvidence } from './evidence-chain.ts'

/** What a statement is made of. */
export interface RunStatementParts {
  readonly run: AttackRun
  readonly plan: AttackPlan
  /** With its details. */
  readonly summary: RunSummary
  readonly evidence: RunEvidence
  /** Null where nothing is known of it. */
  readonly versions: (EngineVersions & { readonly llm: boolean }) | null
  /** Of the manifest of the report, as the client gave it. */
  readonly manifestSha256: string
  readonly signedAtMs: number
}

/** How the predicate is named; another number where its fields mean something else. */
const predicateType = 'urn:redoubt:attack-run:1'

/**
 * An in-toto statement about a run. Everything but the subject is computed from what the service stores; `keyed` is a hash
 * under a key that stays in the service, so that no digest tells a short text.
 */
export function runStatement(keyed: Sha256, parts: RunStatementParts): unknown {
  const { run, plan, summary, evidence, versions, manifestSha256, signedAtMs } = parts
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'manifest of the report', digest: { sha256: manifestSha256 } }],
    predicateType,
    predicate: {
      run: {
        test_id: run.testId,
        run_id: run.id,
        is_replay: run.replay !== null,
        started_at: timeOf(run.startedAtMs),
        completed_at: run.completedAtMs === null ? null : timeOf(run.completedAtMs),
      },
      seed: plan.seed,
      versions,
      sums: sumsOf(summary),
      untested: (summary.details?.untested ?? []).map(({ policy }) => policy.id).toSorted(),
      plan: {
        digest: keyed(`plan of run ${run.id} ${canonicalJson(plan)}`),
        policies: plan.policies.map(({ id, ...policy }) => ({
          id,
          digest: keyed(`policy of run ${run.id} ${canonicalJson(policy)}`),
        })),
      },
      evidence: evidenceIn(evidence),
      signed_at: timeOf(signedAtMs),
    },
  }
}

/** The numbers that a report repeats. */
function sumsOf({ attemptsTotal, failed, passed, unclear, errored, notRun, details }: RunSummary) {
  return {
    attempts: attemptsTotal,
    ...{ failed, held: passed, unclear, errored, not_run: notRun },
    policies: (details?.perPolicy ?? [])
      .map(({ policyId, total, hits, unclear: doubt, foundByTheWay, endedByOther }) => ({
        id: policyId,
        ...{ attempts: total, failed: hits, unclear: doubt },
        ...{ found_by_the_way: foundByTheWay, ended_by_other: endedByOther },
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

function evidenceIn({ answers: { datasetId, ...answers }, ...chain }: RunEvidence) {
  return { ...chain, answers: { dataset_id: datasetId, ...answers } }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString()
}
