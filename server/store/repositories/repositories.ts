import type { Repositories } from '../../domain/ports.ts'
import { createAgentRunRepository } from './agent-runs.ts'
import { createApiKeyRepository } from './api-keys.ts'
import { createAttackRunRepository } from './attack-runs.ts'
import { createAuditRepository } from './audit.ts'
import { createCalibrationRepository } from './calibrations.ts'
import { createCompiledArtifactRepository } from './compiled-artifacts.ts'
import { createConversationRepository } from './conversations.ts'
import { createCreditRepository } from './credits.ts'
import { createDatasetCaseRepository } from './dataset-cases.ts'
import { createErasureRepository } from './erasures.ts'
import { createExportedPolicyRepository } from './exported-policies.ts'
import { createFeedbackRepository } from './feedback.ts'
import { createIdempotencyRepository } from './idempotency.ts'
import { createJobRepository } from './jobs.ts'
import { createMessageRepository } from './messages.ts'
import { createOrganizationRepository } from './organizations.ts'
import { createPersonRepository } from './people.ts'
import { createPolicyRepository } from './policies.ts'
import { createProjectRepository } from './projects.ts'
import { createRedTeamTestRepository } from './red-team-tests.ts'
import type { RepositoryContext } from './repository-context.ts'
import { createRowRetention } from './row-retention.ts'
import { createSessionRepository } from './sessions.ts'
import { createSettingRepository } from './settings.ts'
import { createTestRemovalRepository } from './test-removals.ts'
import { createTopicRepository } from './topics.ts'
import { createTurnLabelRepository } from './turn-labels.ts'

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
