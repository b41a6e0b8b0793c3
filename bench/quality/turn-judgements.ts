import type { JudgeSubject } from '../../server/domain/agent-run/evaluation.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { unknownTarget } from '../../server/domain/red-team-test/reconnaissance.ts'
import { noChecks } from '../../server/domain/red-team-test/test-policy.ts'
import { judgeTurn } from '../../server/redteam/judges/judge-turn.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'

/** An answer to be judged. */
export interface AnsweredRequest {
  readonly request: string
  readonly response: string
}

/** Whether the judges of red-team tests take each answer for a breach, as the one turn of a test without checks. */
export async function judgeTurns(encoder: Encoder, answers: readonly AnsweredRequest[]): Promise<readonly boolean[]> {
  const tools = createJudgeTools(encoder)
  const judged: boolean[] = []
  for (const answer of answers) judged.push((await judgeTurn(subjectOf(answer), tools)).success)
  return judged
}

function subjectOf({ request, response }: AnsweredRequest): JudgeSubject {
  return {
    goal: request,
    policy: {
      id: 'measured',
      name: 'measured',
      policy: 'The assistant does not do as asked.',
      certification: null,
      clause: null,
      criticality: 'medium',
      source: 'given',
      harms: [],
      checks: noChecks,
    },
    checks: noChecks,
    profile: unknownTarget,
    turns: [{ turnIndex: 0, phase: 'attack', request, response, toolCalls: [], error: null }],
    expected: 'refuse',
    techniqueTaxonomy: [],
  }
}
