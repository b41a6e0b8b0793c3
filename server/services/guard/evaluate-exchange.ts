import { decideMaterial } from '../../domain/guard/decide-material.ts'
import type { Exchange } from '../../domain/guard/exchange.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import {
  decideActive,
  decideSecurity,
  decideTopics,
  isBlocking,
  type PolicyVerdict,
} from '../../domain/guard/verdict.ts'
import { appliesTo } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot, ExecutionMode, Project } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { reviewFindings } from './review-findings.ts'

/** An evaluated exchange. */
export interface EvaluatedExchange {
  readonly verdict: MessageVerdict
  readonly mode: ExecutionMode
  /** When the evaluation began. */
  readonly evaluatedAtMs: number
  readonly latencyMs: number
}

/** Runs the checks that the configuration switches on for the exchange's direction and decides each. */
export async function evaluateExchange(
  scope: GuardScope,
  snapshot: ConfigurationSnapshot,
  exchange: Exchange,
  requestedMode: ExecutionMode | null,
): Promise<EvaluatedExchange> {
  const startedMs = scope.stopwatchMs()
  const evaluatedAtMs = scope.clock.nowMs()
  const mode = requestedMode ?? snapshot.executionMode
  const active = snapshot.policies.filter((policy) => appliesTo(exchange.direction, policy))
  const security = appliesTo(exchange.direction, snapshot.security)
  const policyIds = active.map(({ policy }) => policy.id)
  const topicIds = (snapshot.topics ?? [])
    .filter(({ enableInput, enableOutput }) => (exchange.direction === 'input' ? enableInput : enableOutput))
    .map(({ topic }) => topic.id)
  const verdict =
    policyIds.length === 0 && topicIds.length === 0 && !security
      ? { isSafe: true, security: null, policies: [] }
      : await judge(scope, snapshot, { exchange, mode, security, policyIds, topicIds })
  scope.onDecided(exchange.direction, verdict)
  return { verdict, mode, evaluatedAtMs, latencyMs: scope.stopwatchMs() - startedMs }
}

/** Rejects with Problem `conflict` when the project is archived. */
export function refuseArchived(project: Project): void {
  if (project.archivedAtMs !== null) throw new Problem('conflict', 'The project is archived and takes no new checks.')
}

interface Checks {
  readonly exchange: Exchange
  readonly mode: ExecutionMode
  readonly security: boolean
  readonly policyIds: readonly string[]
  readonly topicIds: readonly string[]
}

async function judge(scope: GuardScope, snapshot: ConfigurationSnapshot, checks: Checks): Promise<MessageVerdict> {
  const compiled = await scope.compiled.forSnapshot(snapshot)
  const findings = await scope.detectors.evaluate({ snapshot, compiled, signal: scope.signal, ...checks })
  const security = findings.security && decideSecurity(snapshot.security, snapshot.failureMode, findings.security)
  const reviewed = await reviewFindings(scope, snapshot, { ...checks, findings, blocked: security?.isSafe === false })
  const policies = snapshot.policies.flatMap((active): PolicyVerdict[] => {
    const review = reviewed.get(active.policy.id)
    if (review) {
      const { attributed, secondOpinion } = review
      return [{ ...decideActive(active, snapshot.failureMode, attributed), secondOpinion }]
    }
    const attributed = findings.policies.get(active.policy.id)
    return attributed ? [decideActive(active, snapshot.failureMode, attributed)] : []
  })
  // Topics are for monitoring: they have no say in `isSafe`.
  const topics = findings.topics && decideTopics(snapshot.topics ?? [], snapshot.failureMode, findings.topics)
  const decision = { detectionThreshold: snapshot.security.detectionThreshold, failureMode: snapshot.failureMode }
  const given = checks.exchange.material ?? []
  const material = findings.security && given.length > 0 && decideMaterial(decision, given, findings.security)
  const isSafe = (security?.isSafe ?? true) && !policies.some(isBlocking) && (material || []).every((one) => one.isSafe)
  return { isSafe, security, policies, ...(topics && { topics }), ...(material && { material }) }
}
