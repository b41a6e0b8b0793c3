import { beginningOf } from '../domain/beginning-of.ts'
import type { CompiledArtifacts } from '../domain/compiled.ts'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter } from '../domain/monitoring.ts'
import type { Policy } from '../domain/policy.ts'
import { Problem } from '../domain/problem.ts'
import type { ConfigurationSnapshot } from '../domain/project.ts'
import { decidePolicy, type PolicyVerdict } from '../domain/verdict.ts'
import type { CreatePolicyCommand } from './create-policy.ts'
import { detectorFor } from './detector-for.ts'
import type { GuardScope } from './guard-scope.ts'
import { readPolicy } from './read-policy.ts'
import { trialSnapshot } from './trial-snapshot.ts'

/** Which policy to try on which messages. Patterns are checked by the caller, who knows their engine. */
export interface RehearsePolicyCommand extends Pick<CreatePolicyCommand, 'organizationId' | 'policy'> {
  readonly projectId: string
  /** The saved policy that is being changed; null for a new one. */
  readonly policyId: string | null
  /** 1 to 500 messages. */
  readonly limit: number
}

/** What the policy would have said of one message. */
export interface RehearsedMessage {
  /** Its text is cut to 10,000 UTF-16 units. */
  readonly message: Pick<MonitoredMessage, 'id' | 'conversationId' | 'direction' | 'createdAtMs'> & {
    readonly text: string
    readonly wasSafe: boolean
  }
  readonly verdict: PolicyVerdict
}

/** What an unsaved policy would have said of the newest messages of a project. */
export interface Rehearsal {
  /** False when the time was over before all were judged. */
  readonly isComplete: boolean
  /** How many messages could not be judged because their texts are not kept. */
  readonly withoutText: number
  /** The highest values first. */
  readonly judged: readonly RehearsedMessage[]
}

/**
 * Judges the newest messages of a project by a policy that is not saved, and stores nothing. Rejects with Problem
 * `project-not-found`, `policy-not-found`, `precondition-missing` when this version has no detector for the policy, or
 * `overloaded`. Cost: compiling, at most 2 s, and a check of one policy for each message, in the background of other
 * checks; after 20 s it answers with what was judged by then.
 */
export async function rehearsePolicy(scope: GuardScope, command: RehearsePolicyCommand): Promise<Rehearsal> {
  const { project } = await scope.configurations.read(command.organizationId, command.projectId)
  const policy = await plannedPolicy(scope, command)
  if (!scope.detectors.policyDetectors.has(policy.detector)) {
    throw new Problem('precondition-missing', `This version has no detector for "${policy.name}".`)
  }
  const compiled = await scope.compiled.ofPolicy(policy)
  const trial: Trial = {
    policy,
    snapshot: trialSnapshot(scope, policy),
    compiled: {
      key: compiled?.id ?? policy.id,
      policies: new Map(compiled === null ? [] : [[policy.id, compiled]]),
      topics: new Map(),
    },
  }
  const nowMs = scope.clock.nowMs()
  const filter: MonitoringFilter = {
    ...{ organizationId: command.organizationId, projectId: project.id, fromMs: 0, toMs: nowMs + 1 },
    ...{ policyId: null, issuesOnly: false, unsafeOnly: false },
  }
  const judged: RehearsedMessage[] = []
  let withoutText = 0
  let after: MonitoringCursor | null = null
  for (let left = command.limit; left > 0; ) {
    const size = Math.min(left, messagesAtATime)
    const page = await scope.store.survey(({ messages }) => messages.listMonitored(filter, size, after))
    const texts = page.flatMap((message) => (message.text === null ? [] : [{ ...message, text: message.text }]))
    withoutText += page.length - texts.length
    judged.push(...(await Promise.all(texts.map((message) => judgeOne(scope, trial, message)))))
    left -= size
    const last = page.at(-1)
    if (last === undefined || page.length < size) break
    after = { createdAtMs: last.createdAtMs, id: last.id }
    if (left > 0 && scope.clock.nowMs() - nowMs > judgingMsMax)
      return { isComplete: false, withoutText, judged: sorted(judged) }
  }
  return { isComplete: true, withoutText, judged: sorted(judged) }
}

/** Their texts are held at once. */
const messagesAtATime = 20
const judgingMsMax = 20_000
/** As much as an example of a policy may have. */
const shownUnitsMax = 10_000

interface Trial {
  readonly policy: Policy
  readonly snapshot: ConfigurationSnapshot
  readonly compiled: CompiledArtifacts
}

/** What the policy would be if it were saved now. */
async function plannedPolicy(scope: GuardScope, command: RehearsePolicyCommand): Promise<Policy> {
  const { organizationId, policyId, policy: draft } = command
  const nowMs = scope.clock.nowMs()
  if (policyId === null) {
    const times = { createdAtMs: nowMs, updatedAtMs: nowMs, archivedAtMs: null }
    return { ...draft, id: scope.ids.next(), organizationId, detector: detectorFor(draft), isDefault: false, ...times }
  }
  const saved = await readPolicy(scope, organizationId, policyId)
  if (!saved.isDefault) return { ...saved, ...draft, detector: detectorFor(draft) }
  const { name, description, patterns, ...open } = draft
  return { ...saved, ...open }
}

async function judgeOne(
  scope: GuardScope,
  { policy, snapshot, compiled }: Trial,
  message: MonitoredMessage & { readonly text: string },
): Promise<RehearsedMessage> {
  const { id, conversationId, direction, createdAtMs, role, text, textWithContext, verdict } = message
  const { policies } = await scope.detectors.evaluate({
    snapshot,
    exchange: { direction, role, text, textWithContext: textWithContext ?? text, history: [], imageCount: 0 },
    mode: 'normal',
    security: false,
    policyIds: [policy.id],
    compiled,
    signal: scope.signal,
    isBackground: true,
  })
  const finding = policies.get(policy.id)
  if (!finding) throw new Error('a check in normal mode did not answer')
  const shown = beginningOf(text, shownUnitsMax)
  return {
    message: { id, conversationId, direction, createdAtMs, text: shown, wasSafe: verdict.isSafe },
    verdict: decidePolicy(policy, snapshot.failureMode, finding),
  }
}

function sorted(judged: readonly RehearsedMessage[]): readonly RehearsedMessage[] {
  return judged.toSorted((one, other) => other.verdict.value - one.verdict.value)
}
