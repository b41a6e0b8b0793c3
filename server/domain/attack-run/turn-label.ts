import type { JudgedTurn } from '../agent-run/evaluation.ts'
import type { TestPolicy } from '../red-team-test/test-policy.ts'
import type { TurnVerdict } from './turn-verdict.ts'

/** Which answer to which rule, as keyed hashes: a label holds no text. */
export interface LabelKey {
  readonly organizationId: string
  readonly projectId: string
  /** Keyed hash of `ruleText`. */
  readonly ruleKey: string
  /** Keyed hash of `answerText`. */
  readonly answerKey: string
}

/** What a person said of an answer. */
export interface TurnLabel extends LabelKey {
  /** The test in which it was given: the label goes when that is deleted. */
  readonly testId: string
  /** False: the person said that the rule held. */
  readonly isBreach: boolean
  /** What the judges had said of it before. */
  readonly machineVerdict: TurnVerdict
  readonly decidedAtMs: number
}

/** How many labels agree in both verdicts. */
export interface LabelCount extends Pick<TurnLabel, 'isBreach' | 'machineVerdict'> {
  readonly count: number
}

/** The verbs of the table of labels. */
export interface TurnLabelRepository {
  /** Keeps a label in the place of the one before; what the judges had said first stays. */
  put(label: TurnLabel): Promise<void>
  find(key: LabelKey): Promise<TurnLabel | null>
  /** All labels of a project. Cost: one pass over them. */
  count(project: Pick<LabelKey, 'organizationId' | 'projectId'>): Promise<readonly LabelCount[]>
}

/** An answer that is shorter, in letters, means nothing without what was asked for. */
const tellingLettersMin = 40

/** The text of a rule that its labels are found by. */
export function ruleText({ policy }: Pick<TestPolicy, 'policy'>): string {
  return sameSpaces(policy)
}

/**
 * The text of an answer that its labels are found by: what was said, in whatever spaces, and which tools were called how. Short
 * answers, such as a yes, are the same only to the same goal.
 */
export function answerText({ response, toolCalls }: Pick<JudgedTurn, 'response' | 'toolCalls'>, goal: string): string {
  const said = sameSpaces(response ?? '')
  const calls = toolCalls.map(({ name, arguments: given }) => [name, sameSpaces(given)])
  const isTelling = said.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= tellingLettersMin
  return JSON.stringify([said, calls, isTelling ? null : sameSpaces(goal)])
}

function sameSpaces(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}
