import type { Exchange } from '../../domain/guard/exchange.ts'
import type { AttributedFinding, ScoredFinding } from '../../domain/guard/finding.ts'
import {
  askedUnitsMax,
  asksOpinion,
  type Opinion,
  type OpinionQuestion,
  type ReviewedFinding,
  withOpinion,
} from '../../domain/guard/second-opinion.ts'
import { decideActive, isBlocking } from '../../domain/guard/verdict.ts'
import type { OpinionFailure } from '../../domain/opinion-failure.ts'
import type { GuardFindings } from '../../domain/ports.ts'
import type { ActivePolicy, ConfigurationSnapshot, ExecutionMode } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** What the detectors found in an exchange. */
export interface FindingsToReview {
  readonly exchange: Exchange
  readonly mode: ExecutionMode
  readonly findings: GuardFindings
  /** Whether something else than a policy has blocked the message. */
  readonly blocked: boolean
}

/** Policies that are asked about in one message, those that are nearest to their thresholds. */
const questionsMax = 3

/** A finding that an LLM is to be asked about. */
interface OpenFinding {
  readonly active: ActivePolicy
  readonly attributed: AttributedFinding
  readonly finding: ScoredFinding
}

const nothing: ReadonlyMap<string, ReviewedFinding> = new Map()

/**
 * Asks an LLM about the findings that its project wants asked, by policy id; empty where the project has it switched off.
 * In `fast` mode only where the owner has chosen to wait, and not when the message is blocked already. Never rejects.
 * Cost: nothing when no value lies in the band; else one question to the LLM for each, at once, at most three a message.
 */
export async function reviewFindings(
  scope: Pick<GuardScope, 'secondOpinions' | 'onReviewed'>,
  snapshot: ConfigurationSnapshot,
  { exchange, mode, findings, blocked }: FindingsToReview,
): Promise<ReadonlyMap<string, ReviewedFinding>> {
  const { secondOpinion: settings, organizationId } = snapshot
  if (settings === undefined || (mode === 'fast' && (!settings.fast || blocked))) return nothing
  const open = snapshot.policies.flatMap((active): OpenFinding[] => {
    const attributed = findings.policies.get(active.policy.id)
    if (attributed?.finding.status !== 'scored' || !asksOpinion(settings, active.policy, attributed)) return []
    return [{ active, attributed, finding: attributed.finding }]
  })
  if (open.length === 0 || (mode === 'fast' && isBlockedBeside(open, snapshot, findings))) return nothing
  const nearest = open.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  const hindrance = hindranceOf(exchange)
  const asked = hindrance === null ? nearest.slice(0, questionsMax) : []
  const opinions = await scope.secondOpinions.ask(
    organizationId,
    asked.map(({ active }) => questionOn(active, exchange)),
  )
  return new Map(
    nearest.map((one, place): [string, ReviewedFinding] => {
      const said: Opinion | OpinionFailure = hindrance ?? opinions[place] ?? 'too-many'
      const review = withOpinion(settings, one.active.policy, one, said)
      scope.onReviewed(review.secondOpinion)
      return [one.active.policy.id, review]
    }),
  )
}

/** Whether a policy that nobody is asked about has blocked the message. */
function isBlockedBeside(
  open: readonly OpenFinding[],
  { policies, failureMode }: ConfigurationSnapshot,
  findings: GuardFindings,
): boolean {
  const openIds = new Set(open.map(({ active }) => active.policy.id))
  return policies.some((active) => {
    const attributed = findings.policies.get(active.policy.id)
    if (attributed === undefined || openIds.has(active.policy.id)) return false
    return isBlocking(decideActive(active, failureMode, attributed))
  })
}

function distanceOf({ active, finding }: OpenFinding): number {
  return Math.abs(finding.value - active.policy.detectionThreshold)
}

/** Why nothing of this exchange may be asked; null when it may. */
function hindranceOf({ imageCount, text, textWithContext }: Exchange): OpinionFailure | null {
  if (imageCount > 0) return 'with-images'
  const units = text.length + (textWithContext === text ? 0 : textWithContext.length)
  return units > askedUnitsMax ? 'too-long' : null
}

const examplesMax = 4
const exampleUnitsMax = 300
const requestUnitsMax = 3_000

function questionOn(
  { policy }: ActivePolicy,
  { direction, text, textWithContext, history }: Exchange,
): OpinionQuestion {
  const { name, description, examples } = policy
  const shown = (texts: readonly string[]) => texts.slice(0, examplesMax).map((one) => bothEndsOf(one, exampleUnitsMax))
  const request = direction === 'output' ? history.findLast(({ role }) => role === 'user') : undefined
  return {
    rule: { name, description, examples: { violating: shown(examples.violating), allowed: shown(examples.allowed) } },
    direction,
    text,
    textWithContext: textWithContext === text ? null : textWithContext,
    request: request === undefined ? null : bothEndsOf(request.content, requestUnitsMax),
  }
}

function bothEndsOf(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text
  const half = Math.floor(unitsMax / 2)
  return `${text.slice(0, half)} […] ${text.slice(-half)}`.toWellFormed()
}
