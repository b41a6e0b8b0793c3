import { beginningOf } from '../../domain/beginning-of.ts'
import { decidePolicy, type PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter } from '../../domain/monitoring/monitoring.ts'
import type { CompiledArtifacts } from '../../domain/policy/compiled.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { GuardTask } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import { storedExchange } from '../guard/stored-exchange.ts'
import { notRedacted } from '../redaction/redactor.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { CreatePolicyCommand } from './create-policy.ts'
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
    /** Decided on the text as it was sent, also where another is stored. */
    readonly wasSafe: boolean
    /** Whether marks may stand in it for personal data and secrets: its project stored texts so at that time. */
    readonly isRedacted: boolean
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

/** What rehearsing needs. */
export type RehearsalScope = Pick<
  GuardScope,
  | 'store'
  | 'clock'
  | 'ids'
  | 'sha256'
  | 'randomBytes'
  | 'reference'
  | 'configurations'
  | 'compiled'
  | 'detectors'
  | 'signal'
>

/**
 * Judges the newest messages of a project by a policy that is not saved, each after what was said before it as far as that
 * is stored, and stores nothing. Rejects with Problem `project-not-found`, `policy-not-found`, `precondition-missing` when
 * this version has no detector for the policy, or `overloaded`. Cost: compiling, at most 2 s, and a check of one policy for
 * each message, in the background of other checks; after 20 s, or when nobody waits any more, checks that have not begun
 * are given up, and it answers with what was judged by then.
 */
export async function rehearsePolicy(scope: RehearsalScope, command: RehearsePolicyCommand): Promise<Rehearsal> {
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
  let restMs = judgingMsMax
  for (let left = command.limit; left > 0; ) {
    const signal = AbortSignal.any([scope.signal, AbortSignal.timeout(restMs)])
    const size = Math.min(left, messagesAtATime)
    const page = await scope.store.survey(({ messages }) => messages.listMonitored(filter, size, after))
    const kept = page.flatMap((message) => keptMessage(scope, message))
    withoutText += page.length - kept.length
    const judgedNow = await judgeMessages({ ...scope, signal }, trial, kept)
    judged.push(...judgedNow)
    if (judgedNow.length < kept.length) return { isComplete: false, withoutText, judged: sorted(judged) }
    left -= size
    const last = page.at(-1)
    if (last === undefined || page.length < size) break
    after = { createdAtMs: last.createdAtMs, id: last.id }
    restMs = judgingMsMax - (scope.clock.nowMs() - nowMs)
    if (left > 0 && restMs <= 0) return { isComplete: false, withoutText, judged: sorted(judged) }
  }
  return { isComplete: true, withoutText, judged: sorted(judged) }
}

/** Their texts are held at once. */
const messagesAtATime = 20
/** What was said before them is held at once: it may have 500 turns each. */
const historiesAtATime = 5
const judgingMsMax = 20_000
/** As much as an example of a policy may have. */
const shownUnitsMax = 10_000

interface KeptMessage extends MonitoredMessage {
  readonly text: string
  readonly isRedacted: boolean
}

/** Empty when its text is not there. */
function keptMessage({ reference }: RehearsalScope, message: MonitoredMessage): readonly KeptMessage[] {
  const { text } = message
  if (text === null) return []
  // A redacted text is kept under a hash that names its conversation too.
  const isRedacted = message.textSha256 !== reference(text)
  return isRedacted && text === notRedacted ? [] : [{ ...message, text, isRedacted }]
}

interface Trial {
  readonly policy: Policy
  readonly snapshot: ConfigurationSnapshot
  readonly compiled: CompiledArtifacts
}

/** What the policy would be if it were saved now. */
async function plannedPolicy(scope: RehearsalScope, command: RehearsePolicyCommand): Promise<Policy> {
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

/** Judges a few at a time until the signal is aborted; then those that were not judged are missing. */
async function judgeMessages(
  scope: RehearsalScope,
  trial: Trial,
  messages: readonly KeptMessage[],
): Promise<readonly RehearsedMessage[]> {
  const judged: RehearsedMessage[] = []
  for (let at = 0; at < messages.length && !scope.signal.aborted; at += historiesAtATime) {
    const some = messages.slice(at, at + historiesAtATime)
    const found = await Promise.all(some.map((message) => judgeOne(scope, trial, message)))
    judged.push(...found.filter((one) => one !== null))
  }
  return judged
}

/** Null when the check was given up because the signal was aborted. */
async function judgeOne(
  scope: RehearsalScope,
  { policy, snapshot, compiled }: Trial,
  message: KeptMessage,
): Promise<RehearsedMessage | null> {
  const { id, conversationId, direction, createdAtMs, text, isRedacted, verdict } = message
  const exchange = await scope.store.survey(({ messages }) => storedExchange(messages, message, text))
  const task: GuardTask = {
    snapshot,
    exchange,
    mode: 'normal',
    security: false,
    policyIds: [policy.id],
    compiled,
    signal: scope.signal,
    isBackground: true,
  }
  const findings = await scope.detectors.evaluate(task).catch((error: unknown) => {
    if (scope.signal.aborted && error instanceof Problem && error.code === 'overloaded') return null
    throw error
  })
  if (findings === null) return null
  const finding = findings.policies.get(policy.id)
  if (!finding) throw new Error('a check in normal mode did not answer')
  const shown = beginningOf(text, shownUnitsMax)
  return {
    message: { id, conversationId, direction, createdAtMs, text: shown, wasSafe: verdict.isSafe, isRedacted },
    verdict: decidePolicy(policy, snapshot.failureMode, finding),
  }
}

function sorted(judged: readonly RehearsedMessage[]): readonly RehearsedMessage[] {
  return judged.toSorted((one, other) => other.verdict.value - one.verdict.value)
}
