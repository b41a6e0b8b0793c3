import type { Turn } from '../../domain/guard/exchange.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import { isBlocking, type PolicyVerdict, type Verdict } from '../../domain/guard/verdict.ts'
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
  readonly before: boolean
  readonly after: boolean
  /** Ids of all policies of the snapshot that are at their threshold in any turn, whoever has them. */
  readonly violated: ReadonlySet<string>
  /** Why something could not be judged, where that may have changed `after`; null when nothing was missing. */
  readonly error: string | null
}

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
  const results = []
  for (const turn of turns) results.push(await replayTurn(scope, project, turn))
  return {
    projectId: project.projectId,
    before: results.every(({ before }) => before),
    after: results.every(({ after }) => after),
    violated: new Set(results.flatMap(({ violated }) => violated)),
    error: results.find(({ error, after }) => error !== null && !after)?.error ?? null,
  }
}

async function replayTurn(
  scope: GuardScope,
  { snapshot, before, after }: ReplayProject,
  { asked, response }: ReplayTurn,
) {
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
    before: isBlocked(sides, before),
    after: isBlocked(sides, after),
    violated: rows.filter(({ isAboveThreshold }) => isAboveThreshold).map(({ policyId }) => policyId),
    error: error ?? checks.find(({ status }) => status === 'error')?.reason ?? null,
  }
}

/** By measured values alone: a check that failed proves nothing, whatever the project makes of it. */
function isBlocked(sides: readonly MessageVerdict[], guard: ReadonlySet<string>): boolean {
  const blocks = (verdict: Verdict | PolicyVerdict) =>
    isBlocking({ isSafe: !verdict.isAboveThreshold, shadow: 'shadow' in verdict && verdict.shadow === true })
  return sides.some(
    ({ security, policies }) =>
      (security !== null && blocks(security)) ||
      policies.some((policy) => guard.has(policy.policyId) && blocks(policy)),
  )
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
