import type { DecidingConfiguration, Message as WireMessage } from '../../../contract/monitoring/message.ts'
import type { projectOperations } from '../../../contract/project/routes.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { type MessageFile, readMessage as readMessageService } from '../../services/monitoring/read-message.ts'
import { presentGuardrails, presentUpstreamUse } from '../guard/present-guardrails.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPolicy } from '../policy/present-policy.ts'
import { presentPolicySwitch, presentSecurity } from '../project/present-project.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'
import { presentTopic } from '../topic/present-topic.ts'

/** GET /api/v1/messages/{id} */
export const readMessage: OperationHandler<typeof projectOperations.readMessage> = {
  async handle({ guard }, { organizationId, params }) {
    const file = await readMessageService(guard, organizationId, params.id)
    return presentFile(file, guard.detectors.policyDetectors)
  },
}

function presentFile({ message, text, history, snapshot }: MessageFile, available: ReadonlySet<string>): WireMessage {
  const { verdict, createdAtMs } = message
  return {
    id: message.id,
    project_id: message.projectId,
    conversation_id: message.conversationId,
    direction: message.direction,
    role: message.role,
    input_id: message.inputId,
    text: text.text,
    text_with_context: message.textWithContext ?? text.text,
    text_removed_at: maybeTimestampOf(text.removedAtMs),
    history: history.map(({ role, content }) => ({ role, content })),
    images: message.imageCount,
    execution_mode: message.mode,
    created_at: timestampOf(createdAtMs),
    latency_ms: message.latencyMs,
    ...presentUpstreamUse(message),
    is_safe: verdict.isSafe,
    ...presentGuardrails({ verdict, snapshot, evaluatedAtMs: createdAtMs }),
    configuration: presentConfiguration(snapshot, available),
  }
}

function presentConfiguration(snapshot: ConfigurationSnapshot, available: ReadonlySet<string>): DecidingConfiguration {
  return {
    id: snapshot.id,
    securityGuardrails: presentSecurity(snapshot.security),
    policies: snapshot.policies.map(({ policy, ...applies }) => ({
      ...presentPolicySwitch({ policyId: policy.id, ...applies }),
      policy: presentPolicy(policy, available),
    })),
    topics: (snapshot.topics ?? []).map(({ topic, enableInput, enableOutput }) => ({
      topicId: topic.id,
      enableInput,
      enableOutput,
      topic: presentTopic(topic),
    })),
    guardrailExecutionMode: snapshot.executionMode,
    failureMode: snapshot.failureMode,
    ...(snapshot.secondOpinion && { secondOpinion: snapshot.secondOpinion }),
    securityDetector: { id: snapshot.securityDetector.id, version: snapshot.securityDetector.version },
  }
}
