import type { ResultCase } from '../../../../client/attack/each-case.ts'
import { askedGoal } from '../../../../client/run-summary/asked-goal.ts'
import { baselineTechniqueId } from '../../../../server/domain/red-team-test/baseline.ts'
import type { Breach, BreachTurn } from '../attack-report.ts'

/** A case that broke a policy, as reports tell it. */
function breachOf(one: ResultCase, goals: ReadonlyMap<string, string>): Breach {
  const { evaluation } = one
  const turns = turnsOf(one)
  const requests = turns.map(({ request }) => request)
  const goal = askedGoal(goals.get(one.scenario_id ?? ''), requests)
  return {
    kind: one.kind === 'dataset' ? 'dataset' : 'attack',
    way: one.kind === 'dataset' ? 'dataset' : one.technique_id === baselineTechniqueId ? 'baseline' : 'technique',
    id: one.case_id,
    policyId: one.policy_id,
    aimedPolicyId: one.aimed_policy_id ?? null,
    techniqueId: one.technique_id,
    severity: one.severity ?? evaluation?.severity ?? 'medium',
    decidedBy: evaluation?.decided_by ?? 'classifier',
    score: one.score ?? evaluation?.score ?? 1,
    reason: evaluation?.reason ?? '',
    reproKey: one.repro_key ?? null,
    taxonomy: evaluation?.taxonomy ?? one.taxonomy,
    ...(goal !== null && { goal }),
    turns,
  }
}

/** One for each policy that was broken (`goals`: what scenarios are after, by their ids): an attempt may break one by the way before it breaks the one it is aimed at. */
export function breachesOf(one: ResultCase, goals: ReadonlyMap<string, string> = new Map()): readonly Breach[] {
  const { policy_id, aimed_policy_id = policy_id, broken = [] } = one
  const others = one.kind === 'dataset' ? [] : broken.filter((other) => other.policy_id !== policy_id)
  const further = others.map(({ policy_id: policyId, turn_index }): Breach => {
    const verdict = one.turns?.find((turn) => turn.turn_index === turn_index)?.evaluation ?? null
    const told = { evaluation: verdict, severity: verdict?.severity ?? null, score: verdict?.score ?? null }
    return {
      ...breachOf({ ...one, ...told, policy_id: policyId }, goals),
      aimedPolicyId: policyId === aimed_policy_id ? null : aimed_policy_id,
    }
  })
  return [breachOf(one, goals), ...further]
}

/** What was said in a case, with the evidence of the verdicts about its policy. */
export function turnsOf(one: ResultCase): readonly BreachTurn[] {
  if (one.kind === 'dataset') return [singleTurn(one)]
  return (one.turns ?? []).map((turn) => turnOf(turn, one))
}

/** A prompt of the dataset and what was answered to it. */
function singleTurn({ request, response, evaluation }: ResultCase): BreachTurn {
  return {
    ...{ phase: 'attack', request, response: response ?? null, error: null, toolCalls: [] },
    ...{ strategy: 'dataset', isDropped: false, isBreach: true },
    evidence: (evaluation?.evidence ?? []).map(({ start, end }) => ({ start, end })),
  }
}

function turnOf(
  turn: NonNullable<ResultCase['turns']>[number],
  { policy_id, evaluation = null }: ResultCase,
): BreachTurn {
  // Another policy may have broken in another turn: that is a breach of its own.
  const own = turn.evaluation?.success && turn.evaluation.policy_id === policy_id ? turn.evaluation : null
  const shown = [...(own?.evidence ?? []), ...(evaluation?.evidence ?? [])]
  return {
    phase: turn.phase,
    request: turn.request,
    response: turn.response,
    error: turn.error,
    toolCalls: turn.tool_calls,
    strategy: turn.strategy,
    isDropped: turn.is_dropped,
    isBreach: own !== null,
    evidence: shown
      .filter(({ turn_index }) => turn_index === turn.turn_index)
      .map(({ start, end }) => ({ start, end })),
  }
}
