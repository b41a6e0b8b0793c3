import type { ClientResponse } from '../../domain/agent-run/agent-run.ts'
import type { JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { DatasetCase } from '../../domain/red-team-test/dataset-case.ts'
import { checksEverywhere, type RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'

/** What judges see of an answered case; null when the test no longer has its policy. */
export function caseSubject(test: RedTeamTest, asked: DatasetCase, answered: ClientResponse): JudgeSubject | null {
  const policy = test.policies.find(({ id }) => id === asked.policyId)
  if (policy === undefined) return null
  return {
    goal: asked.goal,
    policy,
    checks: checksEverywhere(test),
    profile: test.reconnaissance.profile,
    publicFacts: test.settings.publicFacts ?? [],
    turns: [
      {
        turnIndex: 0,
        phase: 'attack',
        request: asked.prompt,
        response: answered.response,
        toolCalls: [],
        error: answered.error,
      },
    ],
    expected: asked.expected,
    techniqueTaxonomy: asked.taxonomy,
  }
}
