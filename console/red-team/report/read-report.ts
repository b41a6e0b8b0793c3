import { hideIn, secretHider } from '../../../client/attack/hide-secrets.ts'
import type { RedoubtClient } from '../../../client/create-client.ts'
import { wholeName } from '../../../client/run-summary/whole-name.ts'
import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { findCases } from '../results/find-cases.ts'
import { isConfirming } from '../test-pace.ts'

/** Findings of a report, at most. */
const findingsMax = 200

/** How a run ended; `confirming`: all tries are done, and what broke is sent again; `cut_short`: before its last attempt. */
export type RunEnd = 'running' | 'confirming' | 'cut_short' | 'whole'

/** What a run came to, with no secret of the test's checks in a text of it. */
export interface RunReport {
  readonly end: RunEnd
  /** Null before there are results. */
  readonly summary: AttackSummary | null
  /** What matters most first. */
  readonly findings: readonly Finding[]
  /** With those that are not among `findings`. */
  readonly findingsTotal: number
  /** Findings and breaches that are not among `findings`. */
  readonly missing: number
  /** The conversation of each finding that was found among the results, by its id. */
  readonly cases: ReadonlyMap<string, ResultCase>
  /** Of what made and judged the test; null where the service does not tell. */
  readonly versions: { readonly service: string; readonly judge: string; readonly encoder: string } | null
}

/** Reads all that a report of a run shows. Rejects with `RedoubtProblem`. Cost: three requests, and those of `findCases`. */
export async function readReport(
  client: Pick<RedoubtClient, 'call'>,
  { test, runId }: { readonly test: Pick<Test, 'id' | 'metadata'>; readonly runId: string },
  signal: AbortSignal,
): Promise<RunReport> {
  const [params, about] = [{ test_id: test.id }, { run_id: runId }]
  const { summary, status } = await client.call('readAttackResultsSummary', { params, query: about }, { signal })
  const list = { params, query: { ...about, limit: findingsMax } }
  const { items, total, left_out: leftOut } = await client.call('listFindings', list, { signal })
  const cases = await findCases(client, { testId: test.id, runId, caseIds: items.map((one) => one.case_id) }, signal)
  const { manifest } = await client.call('readResultsSummary', { params, query: about }, { signal })
  const hide = hiderOf(test)
  return {
    end: endOf(status, summary),
    summary: summary && withNames(summary, test, hide),
    findings: hideIn(
      items.map((one) => ({ ...one, name: wholeName(one.name, one.policy) })),
      hide,
      fixedFields,
    ),
    findingsTotal: total,
    missing: total - items.length + leftOut,
    cases: new Map([...cases].map(([id, one]) => [id, hideIn(one, hide, fixedFields)])),
    versions: manifest.versions ?? null,
  }
}

/** Covers the secrets of a test's checks in a text. */
export function hiderOf({ metadata }: Pick<Test, 'metadata'>): (text: string) => string {
  return secretHider(metadata.checks.secrets)
}

/** Fields that hold an id or a word of the contract: covered, they would name nothing any more. */
const fixedFields: ReadonlySet<string> = new Set([
  ...['id', 'case_id', 'policy_id', 'aimed_policy_id', 'run_id', 'attempt_id', 'scenario_id', 'technique_id'],
  ...['technique_ids', 'repro_key', 'kind', 'status', 'verdict', 'outcome', 'decided_by', 'severity', 'phase'],
  ...['expected', 'language', 'modality', 'judge', 'also_breaks'],
])

/** The summary with the names of policies whole and covered; all else in it is numbers, ids and words of the contract. */
function withNames(
  summary: AttackSummary,
  { metadata }: Pick<Test, 'metadata'>,
  hide: (text: string) => string,
): AttackSummary {
  const rules = new Map(metadata.policies.map(({ id, policy }) => [id, policy]))
  const named = <Named extends { readonly name: string; readonly policy_id: string }>(one: Named) => ({
    ...one,
    name: hide(wholeName(one.name, rules.get(one.policy_id) ?? '')),
  })
  const { per_policy: policies, untested } = summary
  return {
    ...summary,
    ...(policies && { per_policy: policies.map(named) }),
    ...(untested && { untested: untested.map(named) }),
  }
}

function endOf(status: string, summary: AttackSummary | null): RunEnd {
  if (status === 'running') return isConfirming(status, summary) ? 'confirming' : 'running'
  return summary !== null && summary.not_run > 0 ? 'cut_short' : 'whole'
}
