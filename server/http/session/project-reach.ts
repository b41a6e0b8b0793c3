import type { OperationName } from '../../../contract/routes.ts'
import type { ProjectThing } from '../../services/project/read-project-id-of.ts'

/** The parts of a request in which ids stand; they have passed their schema. */
export interface TouchingRequest {
  /** By name, of the path. */
  readonly params: Readonly<Record<string, string>>
  /** By name. */
  readonly query: Readonly<Record<string, string>>
  /** As its schema let it through. */
  readonly body: unknown
}

/**
 * How far an operation reaches. `organization`: beyond any project, so that a key that is bound to projects may not call
 * it. `held`: the operation itself looks only at what the key holds. A function: at what it names, each of which must
 * belong to a project that the key holds.
 */
export type ProjectReach = 'organization' | 'held' | ((request: TouchingRequest) => readonly ProjectThing[])

const inQuery =
  (kind: ProjectThing['kind'], name: string): ProjectReach =>
  ({ query }) =>
    query[name] === undefined ? [] : [{ kind, id: query[name] }]

const inPath =
  (kind: ProjectThing['kind'], name = 'id'): ProjectReach =>
  ({ params }) => [{ kind, id: params[name] ?? '' }]

const inBody =
  (kind: ProjectThing['kind'], name: string): ProjectReach =>
  ({ body }) => [{ kind, id: (body as Readonly<Record<string, string>>)[name] ?? '' }]

const ofTest = inPath('test', 'test_id')

/** Each item of a check names its project; what stands beside the items holds for those that do not. */
const ofChecks: ProjectReach = ({ body }) => {
  const { items, project_id: shared = null } = body as CheckedProjects
  return (items ?? [{}]).map(({ project_id: id = shared }) => ({ kind: 'project', id }))
}

interface CheckedProjects {
  readonly project_id?: string
  readonly items?: readonly { readonly project_id?: string }[]
}

/** A project that may be left out: then it is that of the key, see `compatible/project-of.ts`. */
const named = (id: string | undefined) => (id === undefined ? [] : [{ kind: 'project', id } as const])

interface LitellmRequest {
  readonly additional_provider_specific_params?: { readonly project_id?: string }
}

/** How far each operation reaches. A new operation does not type-check without its line. */
export const projectReach = {
  createProject: 'organization',
  createConversation: inQuery('project', 'project_id'),
  createLinkedConversation: inQuery('project', 'project_id'),
  evaluateInput: inQuery('conversation', 'conversation_id'),
  evaluateOutput: inQuery('conversation', 'conversation_id'),
  exportMonitoring: inQuery('project', 'project_id'),
  check: ofChecks,
  guardMessages: ({ body }) => named((body as { readonly project_id?: string }).project_id),
  applyLitellmGuardrail: ({ body }) => named((body as LitellmRequest).additional_provider_specific_params?.project_id),
  createLegacyConversation: inQuery('project', 'clientId'),
  analyseInput: inQuery('conversation', 'conversationId'),
  analyseOutput: inQuery('conversation', 'conversationId'),
  // Policies and topics are shared by projects, and their examples may be words from any of them.
  listPolicies: 'organization',
  createPolicy: 'organization',
  readPolicy: 'organization',
  updatePolicy: 'organization',
  archivePolicy: 'organization',
  listPolicyVersions: 'organization',
  tryPolicy: 'organization',
  tryPatterns: 'organization',
  rehearsePolicy: 'organization',
  proposeExamples: 'organization',
  proposePolicies: 'organization',
  listTopics: 'organization',
  createTopic: 'organization',
  readTopic: 'organization',
  updateTopic: 'organization',
  archiveTopic: 'organization',
  createOrganization: 'organization',
  listOrganizations: 'organization',
  readOrganization: 'organization',
  updateOrganization: 'organization',
  readAccess: 'held',
  listApiKeys: 'organization',
  createApiKey: 'held',
  revokeApiKey: 'held',
  rotateApiKey: 'held',
  readCredits: 'organization',
  listAuditLog: 'organization',
  verifyAuditLog: 'organization',
  listSessions: 'organization',
  listMembers: 'organization',
  revokeSession: 'organization',
  listProjects: 'held',
  readProject: inPath('project'),
  updateProject: inPath('project'),
  archiveProject: inPath('project'),
  listConversations: inQuery('project', 'project_id'),
  readConversation: inPath('conversation'),
  readMessage: inPath('message'),
  listMessages: inQuery('project', 'project_id'),
  // Views name any project, and what they search for may be words from it.
  listSavedViews: 'organization',
  createSavedView: 'organization',
  readSavedView: 'organization',
  updateSavedView: 'organization',
  deleteSavedView: 'organization',
  readQueues: 'organization',
  readStatistics: inPath('project'),
  eraseConversation: inPath('conversation'),
  createErasure: inBody('project', 'project_id'),
  listErasures: 'held',
  readErasure: inPath('erasure'),
  listConversationMessages: inPath('conversation'),
  exportConversation: inPath('conversation'),
  createFeedback: inPath('message'),
  listFeedback: inQuery('project', 'project_id'),
  readOperatingPoints: inPath('project'),
  createCalibration: inPath('project'),
  listCalibrations: inPath('project'),
  readCalibration: inPath('calibration'),
  // It may put back thresholds of policies, which other projects use too.
  revertCalibration: 'organization',
  createTest: inBody('project', 'project_id'),
  // A project that is not there has no tests.
  listTests: 'held',
  readTest: ofTest,
  deleteTest: ofTest,
  eraseTest: ofTest,
  generateDataset: ofTest,
  readGeneratedStatus: ofTest,
  generateReconnaissance: ofTest,
  updateReconnaissance: ofTest,
  evaluateReconnaissance: ofTest,
  generateScenarios: ofTest,
  updateScenarios: ofTest,
  updateAttackMethods: ofTest,
  listTechniques: 'held',
  estimateAttackRun: ofTest,
  beginAttackRun: ofTest,
  readNextPrompt: ofTest,
  recordTurn: ofTest,
  readEvalStatus: ofTest,
  completeAttackRun: ofTest,
  pauseAttackRun: ofTest,
  resumeAttackRun: ofTest,
  readAttackResultsSummary: ofTest,
  compareAttackRuns: ofTest,
  listReviewTurns: ofTest,
  overrideEvaluation: ofTest,
  signAttackRun: ofTest,
  // Public keys of the installation: nothing of any project.
  listSigningKeys: 'held',
  beginAgentRun: ofTest,
  readAgentRun: ofTest,
  recordClientResponse: ofTest,
  recordClientResponses: ofTest,
  completeAgentRun: ofTest,
  ensureEvaluation: ofTest,
  readEvaluatedStatus: ofTest,
  listFindings: ofTest,
  listResultCases: ofTest,
  readResultsSummary: ofTest,
  // It makes policies, which belong to the organization.
  exportTest: 'organization',
} as const satisfies Record<OperationName, ProjectReach>
