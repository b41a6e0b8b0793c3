import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { Feedback, FeedbackKind } from '../../domain/monitoring/feedback.ts'
import { invalidField } from '../../domain/problem.ts'
import type { StoreText } from '../../domain/project/project.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { unknownMessage } from '../monitoring/read-message.ts'
import type { Redact } from '../redaction/redactor.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** What is said about which verdict. */
export interface CreateFeedbackCommand {
  readonly organizationId: string
  readonly messageId: string
  readonly kind: FeedbackKind
  /** The policy whose verdict it is about; null = the security guardrail. */
  readonly policyId: string | null
  /** Free words, up to 4,000 UTF-16 units; null = none. */
  readonly note: string | null
  /** Who gives it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (feedback: Feedback) => IdempotentReply | null
}

/**
 * Keeps feedback on a stored message. Its note is kept as the project stores texts: as written, redacted, or not at all.
 * Rejects with Problem `message-not-found`, or names a policy that the organization does not have.
 */
export async function createFeedback(scope: GuardScope, command: CreateFeedbackCommand): Promise<Feedback> {
  const { organizationId, messageId, policyId } = command
  // Before the transaction, which must not wait for a thread: only in it is known whether this is needed.
  const redact = await scope.redactor.redact(
    organizationId,
    command.note === null ? [] : [{ text: command.note, key: null }],
  )
  const nowMs = scope.clock.nowMs()
  return scope.store.write(async (repositories) => {
    const { messages, policies, projects, feedback, idempotency } = repositories
    const message = await messages.find(organizationId, messageId)
    if (message === null) throw unknownMessage()
    if (policyId !== null && (await policies.find(organizationId, policyId)) === null) {
      throw invalidField('policy_id', `there is no policy ${policyId}`)
    }
    const project = await projects.find(organizationId, message.projectId)
    const given: Feedback = {
      id: scope.ids.next(),
      organizationId,
      projectId: message.projectId,
      conversationId: message.conversationId,
      messageId,
      kind: command.kind,
      policyId,
      note: keptNote(command.note, project?.storeText ?? 'full', redact),
      createdAtMs: nowMs,
    }
    await feedback.insert(given)
    const reply = command.settle(given)
    if (reply) await idempotency.settle({ ...reply, conversationIds: [given.conversationId] }, nowMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor: command.actor,
      action: 'feedback.create',
      target: `message:${messageId}`,
      before: null,
      after: { feedback_id: given.id, kind: given.kind, policy_id: policyId },
    })
    return given
  })
}

function keptNote(note: string | null, storeText: StoreText, redact: Redact): string | null {
  if (note === null || storeText === 'none') return null
  return storeText === 'redacted' ? redact(note) : note
}
