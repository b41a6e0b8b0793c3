import type { Evaluation, JudgeOpinion, JudgeSubject } from '../agent-run/evaluation.ts'

/** Judges turns. The detector pool is one: its workers hold the models. */
export interface TurnJudge {
  /**
   * Judges the last turn of a conversation. Rejects when it could not be judged at all (the workers are full, ended or
   * hung, or `signal` aborted): that is tried again and never counts as a pass.
   * Cost: under 1 ms where a rule is certain, else 10 to 400 ms of a worker.
   */
  judge(subject: JudgeSubject, signal: AbortSignal): Promise<Evaluation>
}

/**
 * A further opinion, by an LLM. Whoever fills it isolates the judged text, bounds time and cost and answers an opinion with
 * `outcome: null` when the model fails or answers nonsense; a rejection counts as that too.
 */
export type LlmJudge = (subject: JudgeSubject, signal: AbortSignal) => Promise<JudgeOpinion>
