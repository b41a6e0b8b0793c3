import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import type { Finding as WireFinding } from '../../../contract/export/findings.ts'
import { type RunConfirmations, readConfirmations } from '../../services/confirming/read-confirmations.ts'
import { type FindingWithWays, listFindings as listFindingsService } from '../../services/export/list-findings.ts'
import { findAttackRun } from '../../services/results/read-attack-run.ts'
import { presentConfirmation } from '../attack-run/present-confirmation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'

/** Ways of a finding that are listed. */
const waysMax = 50

/** GET /api/v1/tests/{test_id}/results/findings */
export const listFindings: OperationHandler<typeof agentRunOperations.listFindings> = {
  async handle({ redTeam }, { organizationId, params, query }) {
    const { offset, limit } = readPage(query)
    const reference = { organizationId, testId: params.test_id, runId: query.run_id ?? null }
    const { findings, leftOut } = await listFindingsService(redTeam, reference)
    const run = await findAttackRun(redTeam, reference)
    const confirmations = run && (await redTeam.store.survey((repositories) => readConfirmations(repositories, run)))
    const items = findings.slice(offset, offset + limit).map((finding) => present(finding, confirmations))
    return { total: findings.length, offset, limit, items, left_out: leftOut }
  },
}

function present(
  { policy, severity, ease, example, ways }: FindingWithWays,
  confirmations: RunConfirmations | null,
): WireFinding {
  return {
    policy_id: policy.id,
    policy: policy.policy,
    name: policy.name,
    severity,
    ease,
    case_id: example.caseId,
    turn_index: example.turnIndex,
    reason: example.reason,
    quotes: [...example.quotes],
    technique_ids: [...new Set(ways.flatMap(({ techniqueId }) => techniqueId ?? []))],
    way_count: ways.length,
    ways: [example, ...ways.filter((way) => way !== example)]
      .slice(0, waysMax)
      .map(({ caseId, turnIndex, techniqueId, score }) => ({
        ...{ case_id: caseId, turn_index: turnIndex, technique_id: techniqueId, score },
      })),
    ...(confirmations !== null && {
      confirmation: presentConfirmation(
        confirmations.of(
          policy.id,
          ways.map(({ caseId }) => caseId),
        ),
      ),
    }),
  }
}
