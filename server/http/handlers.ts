import type { OperationName, operations } from '../../contract/routes.ts'
import { applyLitellmGuardrail } from './compatible/apply-litellm-guardrail.ts'
import { guardMessages } from './compatible/guard-messages.ts'
import { createFeedback } from './feedback/create-feedback.ts'
import { listFeedback } from './feedback/list-feedback.ts'
import { analyseInput } from './guard-legacy/analyse-input.ts'
import { analyseOutput } from './guard-legacy/analyse-output.ts'
import { createLegacyConversation } from './guard-legacy/create-legacy-conversation.ts'
import { check } from './guard-v1/check.ts'
import { createConversation } from './guard-v1/create-conversation.ts'
import { createLinkedConversation } from './guard-v1/create-linked-conversation.ts'
import { createProject } from './guard-v1/create-project.ts'
import { evaluateInput } from './guard-v1/evaluate-input.ts'
import { evaluateOutput } from './guard-v1/evaluate-output.ts'
import { exportMonitoring } from './guard-v1/export-monitoring.ts'
import { archivePolicy } from './manage/archive-policy.ts'
import { archiveProject } from './manage/archive-project.ts'
import { archiveTopic } from './manage/archive-topic.ts'
import { createApiKey } from './manage/create-api-key.ts'
import { createCalibration } from './manage/create-calibration.ts'
import { createOrganization } from './manage/create-organization.ts'
import { createPolicy } from './manage/create-policy.ts'
import { createTopic } from './manage/create-topic.ts'
import { listApiKeys } from './manage/list-api-keys.ts'
import { listAuditLog } from './manage/list-audit-log.ts'
import { listCalibrations } from './manage/list-calibrations.ts'
import { listConversations } from './manage/list-conversations.ts'
import { listMessages } from './manage/list-messages.ts'
import { listOrganizations } from './manage/list-organizations.ts'
import { listPolicies } from './manage/list-policies.ts'
import { listPolicyVersions } from './manage/list-policy-versions.ts'
import { listProjects } from './manage/list-projects.ts'
import { listSessions } from './manage/list-sessions.ts'
import { listTopics } from './manage/list-topics.ts'
import { proposeExamples } from './manage/propose-examples.ts'
import { readCalibration } from './manage/read-calibration.ts'
import { readConversation } from './manage/read-conversation.ts'
import { readCredits } from './manage/read-credits.ts'
import { readMessage } from './manage/read-message.ts'
import { readOperatingPoints } from './manage/read-operating-points.ts'
import { readOrganization } from './manage/read-organization.ts'
import { readPolicy } from './manage/read-policy.ts'
import { readProject } from './manage/read-project.ts'
import { readStatistics } from './manage/read-statistics.ts'
import { readTopic } from './manage/read-topic.ts'
import { rehearsePolicy } from './manage/rehearse-policy.ts'
import { revertCalibration } from './manage/revert-calibration.ts'
import { revokeApiKey } from './manage/revoke-api-key.ts'
import { revokeSession } from './manage/revoke-session.ts'
import { rotateApiKey } from './manage/rotate-api-key.ts'
import { tryPolicy } from './manage/try-policy.ts'
import { updateOrganization } from './manage/update-organization.ts'
import { updatePolicy } from './manage/update-policy.ts'
import { updateProject } from './manage/update-project.ts'
import { updateTopic } from './manage/update-topic.ts'
import { verifyAuditLog } from './manage/verify-audit-log.ts'
import type { OperationHandler } from './operation-handler.ts'
import { createErasure } from './privacy/create-erasure.ts'
import { eraseConversation } from './privacy/erase-conversation.ts'
import { exportConversation } from './privacy/export-conversation.ts'
import { listErasures } from './privacy/list-erasures.ts'
import { readErasure } from './privacy/read-erasure.ts'
import { beginAgentRun } from './redteam/begin-agent-run.ts'
import { beginAttackRun } from './redteam/begin-attack-run.ts'
import { compareAttackRuns } from './redteam/compare-attack-runs.ts'
import { completeAgentRun } from './redteam/complete-agent-run.ts'
import { completeAttackRun } from './redteam/complete-attack-run.ts'
import { createTest } from './redteam/create-test.ts'
import { deleteTest } from './redteam/delete-test.ts'
import { ensureEvaluation } from './redteam/ensure-evaluation.ts'
import { eraseTest } from './redteam/erase-test.ts'
import { estimateAttackRun } from './redteam/estimate-attack-run.ts'
import { evaluateReconnaissance } from './redteam/evaluate-reconnaissance.ts'
import { exportTest } from './redteam/export-test.ts'
import { generateDataset } from './redteam/generate-dataset.ts'
import { generateReconnaissance } from './redteam/generate-reconnaissance.ts'
import { generateScenarios } from './redteam/generate-scenarios.ts'
import { listFindings } from './redteam/list-findings.ts'
import { listResultCases } from './redteam/list-result-cases.ts'
import { listReviewTurns } from './redteam/list-review-turns.ts'
import { listTechniques } from './redteam/list-techniques.ts'
import { listTests } from './redteam/list-tests.ts'
import { overrideEvaluation } from './redteam/override-evaluation.ts'
import { readAgentRun } from './redteam/read-agent-run.ts'
import { readAttackResultsSummary } from './redteam/read-attack-results-summary.ts'
import { readEvalStatus } from './redteam/read-eval-status.ts'
import { readEvaluatedStatus } from './redteam/read-evaluated-status.ts'
import { readGeneratedStatus } from './redteam/read-generated-status.ts'
import { readNextPrompt } from './redteam/read-next-prompt.ts'
import { readResultsSummary } from './redteam/read-results-summary.ts'
import { readTest } from './redteam/read-test.ts'
import { recordClientResponse } from './redteam/record-client-response.ts'
import { recordClientResponses } from './redteam/record-client-responses.ts'
import { recordTurn } from './redteam/record-turn.ts'
import { updateAttackMethods } from './redteam/update-attack-methods.ts'
import { updateReconnaissance } from './redteam/update-reconnaissance.ts'
import { updateScenarios } from './redteam/update-scenarios.ts'

/** Who answers each operation. An operation without a handler does not type-check. */
export const handlers = {
  createProject,
  createConversation,
  createLinkedConversation,
  evaluateInput,
  evaluateOutput,
  exportMonitoring,
  check,
  createLegacyConversation,
  analyseInput,
  analyseOutput,
  guardMessages,
  applyLitellmGuardrail,
  listPolicies,
  createPolicy,
  readPolicy,
  updatePolicy,
  archivePolicy,
  listPolicyVersions,
  tryPolicy,
  rehearsePolicy,
  proposeExamples,
  listTopics,
  createTopic,
  readTopic,
  updateTopic,
  archiveTopic,
  createOrganization,
  listOrganizations,
  readOrganization,
  updateOrganization,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
  readCredits,
  listAuditLog,
  verifyAuditLog,
  listMessages,
  readStatistics,
  listSessions,
  revokeSession,
  listProjects,
  readProject,
  updateProject,
  archiveProject,
  listConversations,
  readConversation,
  readMessage,
  eraseConversation,
  createErasure,
  listErasures,
  readErasure,
  exportConversation,
  createFeedback,
  listFeedback,
  readOperatingPoints,
  createCalibration,
  listCalibrations,
  readCalibration,
  revertCalibration,
  createTest,
  listTests,
  readTest,
  deleteTest,
  eraseTest,
  generateDataset,
  readGeneratedStatus,
  generateReconnaissance,
  updateReconnaissance,
  evaluateReconnaissance,
  generateScenarios,
  updateScenarios,
  updateAttackMethods,
  listTechniques,
  beginAgentRun,
  readAgentRun,
  recordClientResponse,
  recordClientResponses,
  completeAgentRun,
  ensureEvaluation,
  readEvaluatedStatus,
  listFindings,
  listResultCases,
  readResultsSummary,
  exportTest,
  beginAttackRun,
  compareAttackRuns,
  completeAttackRun,
  estimateAttackRun,
  listReviewTurns,
  overrideEvaluation,
  readAttackResultsSummary,
  readEvalStatus,
  readNextPrompt,
  recordTurn,
} as const satisfies { readonly [Name in OperationName]: OperationHandler<(typeof operations)[Name]> }
