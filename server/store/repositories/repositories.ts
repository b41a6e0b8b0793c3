import type { Clock, IdGenerator, Repositories } from '../../domain/ports.ts'
import type { Database, SqlDialect } from '../database.ts'
import { createApiKeyRepository } from './api-keys.ts'
import { createConversationRepository } from './conversations.ts'
import { createCreditRepository } from './credits.ts'
import { createIdempotencyRepository } from './idempotency.ts'
import { createJobRepository } from './jobs.ts'
import { createMessageRepository } from './messages.ts'
import { createOrganizationRepository } from './organizations.ts'
import { createPolicyRepository } from './policies.ts'
import { createProjectRepository } from './projects.ts'
import { createSettingRepository } from './settings.ts'

/** What repositories stand on. */
export interface RepositoryContext {
  /** One connection or one transaction. */
  readonly db: Database
  readonly dialect: SqlDialect
  readonly clock: Clock
  readonly ids: IdGenerator
  /** To be told when texts were removed. */
  readonly onTextsRemoved: () => void
}

/** All repositories on one connection or in one transaction. */
export function createRepositories(context: RepositoryContext): Repositories {
  const { db } = context
  return {
    organizations: createOrganizationRepository(db),
    apiKeys: createApiKeyRepository(db),
    policies: createPolicyRepository(db),
    projects: createProjectRepository(db),
    conversations: createConversationRepository(db),
    messages: createMessageRepository(context),
    idempotency: createIdempotencyRepository(db),
    jobs: createJobRepository(context),
    credits: createCreditRepository(db),
    settings: createSettingRepository(db),
  }
}
