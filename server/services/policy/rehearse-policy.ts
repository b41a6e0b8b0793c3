import { beginningOf } from '../../domain/beginning-of.ts'
import type { PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { MonitoredMessage, MonitoringCursor, MonitoringFilter } from '../../domain/monitoring/monitoring.ts'
import type { CompiledPolicy } from '../../domain/policy/compiled.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import { inputExchange, storedExchange } from '../guard/stored-exchange.ts'
import { notRedacted } from '../redaction/redactor.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { CreatePolicyCommand } from './create-policy.ts'
import { readPolicy } from './read-policy.ts'
import { judgeByTrial, prepareTrial, type RehearsalTrial } from './rehearsal-trial.ts'

/** Which policy to try on which messages and texts. Patterns are checked by the caller, who knows their engine. */
export interface RehearsePolicyCommand extends Pick<CreatePolicyCommand, 'organizationId' | 'policy'> {
  /** Whose newest messages are judged; null for none. */
  readonly projectId: string | null
  /** The saved policy that is being changed; null for a new one. */
  readonly policyId: string | null
  /** 1 to 500 messages. */
  readonly limit: number
  /** At most 20, each of at most 10,000 UTF-16 units, as if a user said it; empty for none. */
  readonly texts: readonly string[]
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

/** One of the given texts with what the policy says of it. */
export interface RehearsedText {
  /** As it was given. */
  readonly text: string
  readonly verdict: PolicyVerdict
}

/** What an unsaved policy would have said of the newest messages of a project, and says of the given texts. */
export interface Rehearsal {
  /** False when the time was over before all were judged. */
  readonly isComplete: boolean
  /** How many messages could not be judged because their texts are not kept. */
  readonly withoutText: number
  /** The highest values first. */
  readonly judged: readonly RehearsedMessage[]
  /** Those that were judged, in their order. */
  readonly texts: readonly RehearsedText[]
  /** Null for a policy that is not judged by meaning. */
  readonly compiled: CompiledPolicy | null
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
 * Judges the given texts, then the newest messages of a project, by a policy that is not saved, each message after what was said
 * before it as far as that is stored, and stores nothing. Rejects with Problem `project-not-found`, `policy-not-found`,
 * `precondition-missing` when this version has no detector for the policy, or `overloaded`. Cost: compiling, at most 2 s, and a
 * check of one policy for each, in the background of other checks; after 20 s, or when nobody waits any more, checks that have
 * not begun are given up, and it answers with what was judged by then.
 */
export async function rehearsePolicy(scope: RehearsalScope, command: RehearsePolicyCommand): Promise<Rehearsal> {
  const { organizationId, projectId } = command
  const project = projectId === null ? null : (await scope.configurations.read(organizationId, projectId)).project
  const trial = await prepareTrial(scope, await plannedPolicy(scope, command))
  const startMs = scope.clock.nowMs()
  const limited = withinMs(scope, judgingMsMax)
  const texts = await judgeSome(command.texts, { atATime: textsAtATime, signal: limited.signal }, async (text) => {
    const verdict = await judgeByTrial(limited, trial, inputExchange(text, []))
    return verdict === null ? null : { text, verdict }
  })
  const judgedMessages =
    project === null || texts.length < command.texts.length
      ? { isComplete: texts.length === command.texts.length, withoutText: 0, judged: [] }
      : await judgeStored(limited, trial, { ...command, projectId: project.id, startMs })
  return { ...judgedMessages, texts, compiled: trial.compiledPolicy }
}

/** The same, given up after so long. */
function withinMs(scope: RehearsalScope, restMs: number): RehearsalScope {
  return { ...scope, signal: AbortSignal.any([scope.signal, AbortSignal.timeout(restMs)]) }
}

/** Judges a few at a time until the signal is aborted; then those that were not judged are missing. `judge`: null for one that was given up. */
async function judgeSome<Item, Judged>(
  items: readonly Item[],
  { atATime, signal }: { readonly atATime: number; readonly signal: AbortSignal },
  judge: (item: Item) => Promise<Judged | null>,
): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (let at = 0; at < items.length && !signal.aborted; at += atATime) {
    const found = await Promise.all(items.slice(at, at + atATime).map(judge))
    judged.push(...found.filter((one) => one !== null))
  }
  return judged
}

interface StoredCommand {
  readonly organizationId: string
  readonly projectId: string
  readonly limit: number
  /** When judging began. */
  readonly startMs: number
}

/** Judges the newest messages, a page at a time, the highest values first. */
async function judgeStored(
  scope: RehearsalScope,
  trial: RehearsalTrial,
  { organizationId, projectId, limit, startMs }: StoredCommand,
): Promise<Omit<Rehearsal, 'texts' | 'compiled'>> {
  const filter: MonitoringFilter = {
    ...{ organizationId, projectId, fromMs: 0, toMs: startMs + 1 },
    ...{ policyId: null, issuesOnly: false, unsafeOnly: false },
  }
  const judged: RehearsedMessage[] = []
  let withoutText = 0
  let after: MonitoringCursor | null = null
  let restMs = judgingMsMax
  for (let left = limit; left > 0; ) {
    const limited = withinMs(scope, restMs)
    const size = Math.min(left, messagesAtATime)
    const page = await scope.store.survey(({ messages }) => messages.listMonitored(filter, size, after))
    const kept = page.flatMap((message) => keptMessage(scope, message))
    withoutText += page.length - kept.length
    const judgedNow = await judgeSome(kept, { atATime: historiesAtATime, signal: limited.signal }, (message) =>
      judgeOne(limited, trial, message),
    )
    judged.push(...judgedNow)
    if (judgedNow.length < kept.length) return { isComplete: false, withoutText, judged: sorted(judged) }
    left -= size
    const last = page.at(-1)
    if (last === undefined || page.length < size) break
    after = { createdAtMs: last.createdAtMs, id: last.id }
    restMs = judgingMsMax - (scope.clock.nowMs() - startMs)
    if (left > 0 && restMs <= 0) return { isComplete: false, withoutText, judged: sorted(judged) }
  }
  return { isComplete: true, withoutText, judged: sorted(judged) }
}

/** So many stand in the queue of the detectors at once: trials must not fill it. */
const textsAtATime = 4
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

/** Null when the check was given up because the signal was aborted. */
async function judgeOne(
  scope: RehearsalScope,
  trial: RehearsalTrial,
  message: KeptMessage,
): Promise<RehearsedMessage | null> {
  const { id, conversationId, direction, createdAtMs, text, isRedacted, verdict: then } = message
  const exchange = await scope.store.survey(({ messages }) => storedExchange(messages, message, text))
  const verdict = await judgeByTrial(scope, trial, exchange)
  if (verdict === null) return null
  const shown = beginningOf(text, shownUnitsMax)
  return {
    message: { id, conversationId, direction, createdAtMs, text: shown, wasSafe: then.isSafe, isRedacted },
    verdict,
  }
}

function sorted(judged: readonly RehearsedMessage[]): readonly RehearsedMessage[] {
  return judged.toSorted((one, other) => other.verdict.value - one.verdict.value)
}
