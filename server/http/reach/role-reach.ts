import type { OperationName } from '../../../contract/routes.ts'
import type { Role } from '../../domain/account/person.ts'

/** What an operation is for whoever has a role. */
export type Duty = 'read' | 'oversee' | 'judge' | 'change' | 'own'

/** Who has which duties. */
const rolesByDuty = {
  /** Look at messages, projects, policies, tests and results. */
  read: ['owner', 'editor', 'analyst', 'auditor'],
  /** Look at who may do what, and who did. */
  oversee: ['owner', 'editor', 'auditor'],
  /** Have texts judged, give feedback, try policies, run tests and rule on verdicts. */
  judge: ['owner', 'editor', 'analyst'],
  /** Change what guards, and remove what is stored. */
  change: ['owner', 'editor'],
  /** Let others in and put them out. */
  own: ['owner'],
} as const satisfies Record<Duty, readonly Role[]>

/** What each operation is for a role. A new operation does not type-check without its line. */
export const roleReach = {
  createProject: 'change',
  createConversation: 'judge',
  createLinkedConversation: 'judge',
  evaluateInput: 'judge',
  evaluateOutput: 'judge',
  exportMonitoring: 'read',
  check: 'judge',
  guardMessages: 'judge',
  applyLitellmGuardrail: 'judge',
  createLegacyConversation: 'judge',
  analyseInput: 'judge',
  analyseOutput: 'judge',
  listPolicies: 'read',
  createPolicy: 'change',
  readPolicy: 'read',
  updatePolicy: 'change',
  archivePolicy: 'change',
  listPolicyVersions: 'read',
  tryPolicy: 'judge',
  rehearsePolicy: 'judge',
  proposeExamples: 'judge',
  proposePolicies: 'judge',
  listTopics: 'read',
  createTopic: 'change',
  readTopic: 'read',
  updateTopic: 'change',
  archiveTopic: 'change',
  createOrganization: 'own',
  listOrganizations: 'own',
  readOrganization: 'read',
  updateOrganization: 'own',
  listApiKeys: 'oversee',
  createApiKey: 'own',
  revokeApiKey: 'own',
  rotateApiKey: 'own',
  readCredits: 'read',
  listAuditLog: 'oversee',
  verifyAuditLog: 'oversee',
  listSessions: 'oversee',
  revokeSession: 'own',
  listProjects: 'read',
  readProject: 'read',
  updateProject: 'change',
  archiveProject: 'change',
  listConversations: 'read',
  readConversation: 'read',
  readMessage: 'read',
  readStatistics: 'read',
  listMessages: 'read',
  listSavedViews: 'read',
  createSavedView: 'judge',
  readSavedView: 'read',
  updateSavedView: 'judge',
  deleteSavedView: 'judge',
  eraseConversation: 'change',
  createErasure: 'change',
  listErasures: 'read',
  readErasure: 'read',
  exportConversation: 'read',
  createFeedback: 'judge',
  listFeedback: 'read',
  readOperatingPoints: 'read',
  createCalibration: 'change',
  listCalibrations: 'read',
  readCalibration: 'read',
  revertCalibration: 'change',
  createTest: 'judge',
  listTests: 'read',
  readTest: 'read',
  deleteTest: 'change',
  eraseTest: 'change',
  generateDataset: 'judge',
  readGeneratedStatus: 'read',
  generateReconnaissance: 'judge',
  updateReconnaissance: 'judge',
  evaluateReconnaissance: 'judge',
  generateScenarios: 'judge',
  updateScenarios: 'judge',
  updateAttackMethods: 'judge',
  listTechniques: 'read',
  estimateAttackRun: 'read',
  beginAttackRun: 'judge',
  // It begins attempts.
  readNextPrompt: 'judge',
  recordTurn: 'judge',
  readEvalStatus: 'read',
  completeAttackRun: 'judge',
  readAttackResultsSummary: 'read',
  compareAttackRuns: 'read',
  listReviewTurns: 'read',
  overrideEvaluation: 'judge',
  signAttackRun: 'read',
  listSigningKeys: 'read',
  beginAgentRun: 'judge',
  readAgentRun: 'read',
  recordClientResponse: 'judge',
  recordClientResponses: 'judge',
  completeAgentRun: 'judge',
  ensureEvaluation: 'judge',
  readEvaluatedStatus: 'read',
  listResultCases: 'read',
  listFindings: 'read',
  readResultsSummary: 'read',
  // It makes policies.
  exportTest: 'change',
} as const satisfies Record<OperationName, Duty>

/** Whether a role has the duty of an operation. */
export function roleMay(role: Role, operation: OperationName): boolean {
  const having: readonly Role[] = rolesByDuty[roleReach[operation]]
  return having.includes(role)
}
