import type { Evaluation } from '../agent-run/evaluation.ts'
import type { Attempt, RecordedTurn } from '../attempt/attempt-state.ts'

/** An attempt of the plan that ended with a breach. */
export function anAttempt(id: string): Attempt {
  return {
    ...{ id, runId: 'run', index: 0, combination: { scenarioId: 's', techniqueId: 't', tryIndex: 0 }, reason: null },
    ...{ policyId: 'p', warmUpTurns: 0, attackTurnsMax: 5, conversationId: 'c', lease: null, dropped: [] },
    ...{ attackTurns: 1, breachStep: 1, byTheWay: [], startedAtMs: 0, endedAtMs: 1 },
    state: { kind: 'ended', outcome: 'failed' },
  }
}

/** An answered turn without a breach, where nothing else is said. */
export function aTurn(turnIndex: number, fields: Partial<RecordedTurn> = {}): RecordedTurn {
  const prompt = fields.prompt ?? `Prompt ${turnIndex}`
  return {
    ...{ turnIndex, phase: 'attack', prompt, request: prompt, response: 'No.', toolCalls: [], error: null },
    ...{ latencyMs: null, evaluation: null, strategy: '', isDropped: false, engine: 'template', transforms: [] },
    ...{ step: turnIndex + 1, history: null, decision: 'continue', endsConversation: false, answeredAtMs: 0 },
    ...fields,
  }
}

/** A verdict that the answer breaks this policy. */
export function breachOf(policyId: string): Evaluation {
  return {
    ...{ status: 'completed', success: true, outcome: 'complied', score: 1, confidence: 1 },
    ...{ decidedBy: 'classifier', policyId, severity: 'high', reason: 'as told' },
    ...{ evidence: [], judges: [], taxonomy: [] },
  }
}
