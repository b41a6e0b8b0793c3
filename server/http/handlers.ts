import type { OperationName, operations } from '../../contract/routes.ts'
import { createApiKey } from './account/create-api-key.ts'
import { createOrganization } from './account/create-organization.ts'
import { listApiKeys } from './account/list-api-keys.ts'
import { listAuditLog } from './account/list-audit-log.ts'
import { listOrganizations } from './account/list-organizations.ts'
import { readAccess } from './account/read-access.ts'
import { readCredits } from './account/read-credits.ts'
import { readOrganization } from './account/read-organization.ts'
import { revokeApiKey } from './account/revoke-api-key.ts'
import { rotateApiKey } from './account/rotate-api-key.ts'
import { updateOrganization } from './account/update-organization.ts'
import { verifyAuditLog } from './account/verify-audit-log.ts'
import { beginAgentRun } from './agent-run/begin-agent-run.ts'
import { completeAgentRun } from './agent-run/complete-agent-run.ts'
import { ensureEvaluation } from './agent-run/ensure-evaluation.ts'
import { listResultCases } from './agent-run/list-result-cases.ts'
import { readAgentRun } from './agent-run/read-agent-run.ts'
import { readEvaluatedStatus } from './agent-run/read-evaluated-status.ts'
import { readResultsSummary } from './agent-run/read-results-summary.ts'
import { recordClientResponse } from './agent-run/record-client-response.ts'
import { recordClientResponses } from './agent-run/record-client-responses.ts'
import { beginAttackRun } from './attack-run/begin-attack-run.ts'
import { compareAttackRuns } from './attack-run/compare-attack-runs.ts'
import { completeAttackRun } from './attack-run/complete-attack-run.ts'
import { estimateAttackRun } from './attack-run/estimate-attack-run.ts'
import { listReviewTurns } from './attack-run/list-review-turns.ts'
import { overrideEvaluation } from './attack-run/override-evaluation.ts'
import { pauseAttackRun } from './attack-run/pause-attack-run.ts'
import { readAttackResultsSummary } from './attack-run/read-attack-results-summary.ts'
import { readEvalStatus } from './attack-run/read-eval-status.ts'
import { readNextPrompt } from './attack-run/read-next-prompt.ts'
import { recordTurn } from './attack-run/record-turn.ts'
import { resumeAttackRun } from './attack-run/resume-attack-run.ts'
import { createCalibration } from './calibration/create-calibration.ts'
import { listCalibrations } from './calibration/list-calibrations.ts'
import { readCalibration } from './calibration/read-calibration.ts'
import { readOperatingPoints } from './calibration/read-operating-points.ts'
import { revertCalibration } from './calibration/revert-calibration.ts'
import { applyLitellmGuardrail } from './compatible/apply-litellm-guardrail.ts'
import { guardMessages } from './compatible/guard-messages.ts'
import { exportTest } from './export/export-test.ts'
import { listFindings } from './export/list-findings.ts'
import { createFeedback } from './feedback/create-feedback.ts'
import { listFeedback } from './feedback/list-feedback.ts'
import { check } from './guard/check.ts'
import { createConversation } from './guard/create-conversation.ts'
import { createLinkedConversation } from './guard/create-linked-conversation.ts'
import { evaluateInput } from './guard/evaluate-input.ts'
import { evaluateOutput } from './guard/evaluate-output.ts'
import { analyseInput } from './legacy/analyse-input.ts'
import { analyseOutput } from './legacy/analyse-output.ts'
import { createLegacyConversation } from './legacy/create-legacy-conversation.ts'
import { createSavedView } from './monitoring/create-saved-view.ts'
import { deleteSavedView } from './monitoring/delete-saved-view.ts'
import { exportMonitoring } from './monitoring/export-monitoring.ts'
import { listConversations } from './monitoring/list-conversations.ts'
import { listMessages } from './monitoring/list-messages.ts'
import { listSavedViews } from './monitoring/list-saved-views.ts'
import { readConversation } from './monitoring/read-conversation.ts'
import { readMessage } from './monitoring/read-message.ts'
import { readQueues } from './monitoring/read-queues.ts'
import { readSavedView } from './monitoring/read-saved-view.ts'
import { readStatistics } from './monitoring/read-statistics.ts'
import { updateSavedView } from './monitoring/update-saved-view.ts'
import type { OperationHandler } from './operation-handler.ts'
import { archivePolicy } from './policy/archive-policy.ts'
import { createPolicy } from './policy/create-policy.ts'
import { listPolicies } from './policy/list-policies.ts'
import { listPolicyVersions } from './policy/list-policy-versions.ts'
import { proposeExamples } from './policy/propose-examples.ts'
import { proposePolicies } from './policy/propose-policies.ts'
import { readPolicy } from './policy/read-policy.ts'
import { rehearsePolicy } from './policy/rehearse-policy.ts'
import { tryPatterns } from './policy/try-patterns.ts'
import { tryPolicy } from './policy/try-policy.ts'
import { updatePolicy } from './policy/update-policy.ts'
import { createErasure } from './privacy/create-erasure.ts'
import { eraseConversation } from './privacy/erase-conversation.ts'
import { exportConversation } from './privacy/export-conversation.ts'
import { listConversationMessages } from './privacy/list-conversation-messages.ts'
import { listErasures } from './privacy/list-erasures.ts'
import { readErasure } from './privacy/read-erasure.ts'
import { archiveProject } from './project/archive-project.ts'
import { createProject } from './project/create-project.ts'
import { listProjects } from './project/list-projects.ts'
import { readProject } from './project/read-project.ts'
import { updateProject } from './project/update-project.ts'
import { createTest } from './red-team-test/create-test.ts'
import { deleteTest } from './red-team-test/delete-test.ts'
import { eraseTest } from './red-team-test/erase-test.ts'
import { evaluateReconnaissance } from './red-team-test/evaluate-reconnaissance.ts'
import { generateDataset } from './red-team-test/generate-dataset.ts'
import { generateReconnaissance } from './red-team-test/generate-reconnaissance.ts'
import { generateScenarios } from './red-team-test/generate-scenarios.ts'
import { listTechniques } from './red-team-test/list-techniques.ts'
import { listTests } from './red-team-test/list-tests.ts'
import { readGeneratedStatus } from './red-team-test/read-generated-status.ts'
import { readTest } from './red-team-test/read-test.ts'
import { updateAttackMethods } from './red-team-test/update-attack-methods.ts'
import { updateReconnaissance } from './red-team-test/update-reconnaissance.ts'
import { updateScenarios } from './red-team-test/update-scenarios.ts'
import { listMembers } from './session/list-members.ts'
import { listSessions } from './session/list-sessions.ts'
import { revokeSession } from './session/revoke-session.ts'
import { listSigningKeys } from './signature/list-signing-keys.ts'
import { signAttackRun } from './signature/sign-attack-run.ts'
import { archiveTopic } from './topic/archive-topic.ts'
import { createTopic } from './topic/create-topic.ts'
import { listTopics } from './topic/list-topics.ts'
import { readTopic } from './topic/read-topic.ts'
import { updateTopic } from './topic/update-topic.ts'

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
  tryPatterns,
  rehearsePolicy,
  proposeExamples,
  proposePolicies,
  listTopics,
  createTopic,
  readTopic,
  updateTopic,
  archiveTopic,
  createOrganization,
  listOrganizations,
  readOrganization,
  updateOrganization,
  readAccess,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
  readCredits,
  listAuditLog,
  verifyAuditLog,
  listMessages,
  listSavedViews,
  createSavedView,
  readSavedView,
  updateSavedView,
  deleteSavedView,
  readQueues,
  readStatistics,
  listSessions,
  listMembers,
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
  listConversationMessages,
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
  pauseAttackRun,
  readAttackResultsSummary,
  readEvalStatus,
  readNextPrompt,
  recordTurn,
  resumeAttackRun,
  signAttackRun,
  listSigningKeys,
} as const satisfies { readonly [Name in OperationName]: OperationHandler<(typeof operations)[Name]> }
