import type { Repositories } from '../../domain/ports.ts'
import { createApiKeyRepository } from './account/api-keys.ts'
import { createAuditRepository } from './account/audit.ts'
import { createCreditRepository } from './account/credits.ts'
import { createIdempotencyRepository } from './account/idempotency.ts'
import { createOrganizationRepository } from './account/organizations.ts'
import { createPersonRepository } from './account/people.ts'
import { createSessionRepository } from './account/sessions.ts'
import { createSettingRepository } from './account/settings.ts'
import { createAgentRunRepository } from './attack-run/agent-runs.ts'
import { createAttackRunRepository } from './attack-run/attack-runs.ts'
import { createTurnLabelRepository } from './attack-run/turn-labels.ts'
import { createConversationRepository } from './guard/conversations.ts'
import { createMessageRepository } from './guard/messages.ts'
import { createJobRepository } from './jobs.ts'
import { createFeedbackRepository } from './monitoring/feedback.ts'
import { createSavedViewRepository } from './monitoring/saved-views.ts'
import { createErasureRepository } from './privacy/erasures.ts'
import { createRowRetention } from './privacy/row-retention.ts'
import { createCalibrationRepository } from './project/calibrations.ts'
import { createCompiledArtifactRepository } from './project/compiled-artifacts.ts'
import { createPolicyRepository } from './project/policies.ts'
import { createProjectRepository } from './project/projects.ts'
import { createTopicRepository } from './project/topics.ts'
import { createDatasetCaseRepository } from './red-team-test/dataset-cases.ts'
import { createExportedPolicyRepository } from './red-team-test/exported-policies.ts'
import { createRedTeamTestRepository } from './red-team-test/red-team-tests.ts'
import { createTestRemovalRepository } from './red-team-test/test-removals.ts'
import type { RepositoryContext } from './repository-context.ts'

/** All repositories on one connection or in one transaction. */
export function createRepositories(context: RepositoryContext): Repositories {
  const { db } = context
  return {
    organizations: createOrganizationRepository(db),
    apiKeys: createApiKeyRepository(db),
    policies: createPolicyRepository(db),
    topics: createTopicRepository(db),
    projects: createProjectRepository(db),
    conversations: createConversationRepository(db),
    messages: createMessageRepository(context),
    idempotency: createIdempotencyRepository(context),
    jobs: createJobRepository(context),
    credits: createCreditRepository(db),
    settings: createSettingRepository(db),
    sessions: createSessionRepository(db),
    people: createPersonRepository(db),
    savedViews: createSavedViewRepository(context),
    erasures: createErasureRepository(context),
    rowRetention: createRowRetention(context),
    feedback: createFeedbackRepository(db),
    calibrations: createCalibrationRepository(context),
    compiledArtifacts: createCompiledArtifactRepository(db),
    redTeamTests: createRedTeamTestRepository(context),
    testRemovals: createTestRemovalRepository(context),
    datasetCases: createDatasetCaseRepository(db),
    agentRuns: createAgentRunRepository(db),
    attackRuns: createAttackRunRepository(context),
    exportedPolicies: createExportedPolicyRepository(db),
    turnLabels: createTurnLabelRepository(db),
    audit: createAuditRepository(db),
  }
}
