import type { Turn } from '../../domain/guard/exchange.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import type { PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { ActivePolicy, ConfigurationSnapshot } from '../../domain/project/project.ts'
import { judgeInput } from '../guard/evaluate-input.ts'
import { judgeOutput } from '../guard/evaluate-output.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** One exchange to be put through the guard again. */
export interface ReplayTurn {
  /** Oldest first; the last is the request. */
  readonly asked: readonly Turn[]
  /** Null or empty = there is nothing to judge behind the request. */
  readonly response: string | null
}

/** A case to be put through the guard again. */
export interface ReplayCase {
  readonly caseId: string
  /** At least one; the case is stopped when each of them is. */
  readonly turns: readonly ReplayTurn[]
}

/** A project's guard as it is, and as it will be. */
export interface ReplayProject {
  readonly projectId: string
  /** With every policy that is to be looked at; ids tell which belong to which guard. */
  readonly snapshot: ConfigurationSnapshot
  /** The project's policies as it has them. */
  readonly before: ReadonlySet<string>
  /** The policies that it will have, the new ones enforced. */
  readonly after: ReadonlySet<string>
}

/** What a guard did with a case in one project. */
export interface ReplayOutcome {
  readonly projectId: string
  /** Whether the guard as it is stops the case. */
  readonly before: boolean
  /** The same of the guard as it will be. */
  readonly after: boolean
  /** Ids of all policies of the snapshot that are at their threshold in any turn, whoever has them. */
  readonly violated: ReadonlySet<string>
  /** Why something could not be judged, where that may have changed `after`; null when nothing was missing. */
  readonly error: string | null
  /** What was measured, turn by turn: enough to say what other thresholds would do. */
  readonly turns: readonly ReplayedTurn[]
}

/** What a guard measured in one exchange. */
export interface ReplayedTurn {
  /** Whether the security guardrail stops it. */
  readonly isRefused: boolean
  /** By policies that were judged: the highest value of request and answer. One in shadow stops nothing. */
  readonly policies: ReadonlyMap<
    string,
    { readonly value: number; readonly threshold: number; readonly shadow: boolean }
  >
  /** Why something could not be judged. */
  readonly error: string | null
}

/** Thresholds in the place of those of the snapshot, by policy. */
export type Thresholds = ReadonlyMap<string, number>

/** A case with its outcomes, one for each project. */
export interface ReplayedCase {
  readonly caseId: string
  readonly outcomes: readonly ReplayOutcome[]
}

/** Cases that are judged at the same time: few, because clients' checks wait in the same queue. */
const parallelMax = 4

/**
 * Puts cases through the guards of projects as a client would: the request as an input, the answer as an output behind
 * it, the security guardrail included. Nothing is stored or counted. A case that is begun within `msMax` is finished; those
 * behind are missing. One evaluation serves both guards, because each policy is judged by itself.
 */
export async function replay(
  scope: GuardScope,
  projects: readonly ReplayProject[],
  { cases, msMax }: { readonly cases: readonly ReplayCase[]; readonly msMax: number },
): Promise<readonly ReplayedCase[]> {
  const quiet: GuardScope = { ...scope, onDecided: () => undefined }
  const untilMs = scope.stopwatchMs() + msMax
  const waiting = cases.values()
  const replayed: ReplayedCase[] = []
  const work = async () => {
    for (const one of waiting) {
      if (scope.stopwatchMs() >= untilMs) return
      const outcomes: ReplayOutcome[] = []
      for (const project of projects) outcomes.push(await replayCase(quiet, project, one))
      replayed.push({ caseId: one.caseId, outcomes })
    }
  }
  await Promise.all(Array.from({ length: parallelMax }, work))
  return replayed
}

async function replayCase(scope: GuardScope, project: ReplayProject, { turns }: ReplayCase): Promise<ReplayOutcome> {
  const replayed: ReplayedTurn[] = []
  for (const turn of turns) replayed.push(await replayTurn(scope, project, turn))
  return outcomeOf(project, replayed)
}

/** What these turns come to; with other thresholds something else. */
export function outcomeOf(
  { projectId, before, after }: ReplayProject,
  turns: readonly ReplayedTurn[],
  thresholds: Thresholds = new Map(),
): ReplayOutcome {
  const isViolated = ({ policies }: ReplayedTurn, id: string) => {
    const one = policies.get(id)
    return one !== undefined && one.value >= (thresholds.get(id) ?? one.threshold)
  }
  const isBlocked = (turn: ReplayedTurn, guard: ReadonlySet<string>) =>
    turn.isRefused || [...guard].some((id) => turn.policies.get(id)?.shadow === false && isViolated(turn, id))
  return {
    projectId,
    before: turns.every((turn) => isBlocked(turn, before)),
    after: turns.every((turn) => isBlocked(turn, after)),
    violated: new Set(turns.flatMap((turn) => [...turn.policies.keys()].filter((id) => isViolated(turn, id)))),
    error: turns.find((turn) => turn.error !== null && !isBlocked(turn, after))?.error ?? null,
    turns,
  }
}

/** By measured values alone: a check that failed proves nothing, whatever the project makes of it. */
async function replayTurn(
  scope: GuardScope,
  { snapshot, after }: ReplayProject,
  { asked, response }: ReplayTurn,
): Promise<ReplayedTurn> {
  const sides: MessageVerdict[] = []
  let error: string | null = null
  try {
    const { evaluation } = await judgeInput(scope, snapshot, {
      turns: asked,
      images: [],
      documents: [],
      executionMode: 'normal',
    })
    sides.push(evaluation.verdict)
    if (response !== null && response !== '') {
      const answer = { output: response, history: asked, executionMode: 'normal' } as const
      sides.push((await judgeOutput(scope, snapshot, answer)).verdict)
    }
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : 'The check could not be made.'
  }
  const rows = sides.flatMap(({ policies }) => policies)
  const checks = [
    ...sides.flatMap(({ security }) => security ?? []),
    ...rows.filter(({ policyId }) => after.has(policyId)),
  ]
  return {
    isRefused: sides.some(({ security }) => security?.isAboveThreshold ?? false),
    policies: highestOf(rows.filter(({ status }) => status !== 'error')),
    error: error ?? checks.find(({ status }) => status === 'error')?.reason ?? null,
  }
}

function highestOf(rows: readonly PolicyVerdict[]): ReplayedTurn['policies'] {
  const highest = new Map<string, { readonly value: number; readonly threshold: number; readonly shadow: boolean }>()
  for (const { policyId, value, detectionThreshold: threshold, shadow = false } of rows) {
    const known = highest.get(policyId)
    if (known === undefined || value > known.value) highest.set(policyId, { value, threshold, shadow })
  }
  return highest
}

/** A snapshot in which policies of several guards stand beside each other. It is never stored. */
export function replaySnapshot(
  scope: Pick<GuardScope, 'sha256'>,
  snapshot: ConfigurationSnapshot,
  further: readonly ActivePolicy[],
): ConfigurationSnapshot {
  const { topics: _, id, ...rest } = snapshot
  const policies = [...snapshot.policies, ...further]
  return { ...rest, id: scope.sha256(JSON.stringify(['replay', id, further])), policies }
}
