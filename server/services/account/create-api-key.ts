import { commandLineActor } from '../../domain/account/audit.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { apiKeyState } from './api-key-state.ts'
import { type ApiKeyWish, type IssuedApiKey, issueApiKey } from './issue-api-key.ts'

/** Who creates a key, and how. */
export interface ApiKeyAuthor {
  /** As the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions, without the key; null when there is none. */
  readonly settle: (issued: IssuedApiKey) => IdempotentReply | null
}

/** Whoever may run commands beside the database. */
const localAuthor: ApiKeyAuthor = { actor: commandLineActor, settle: () => null }

/**
 * Creates a key in an organization that exists; the key is in the result and nowhere else.
 * Rejects with Problem `invalid-request` when it would be expired already or is bound to a project that is not there, `precondition-missing` when the
 * organization does not exist, `conflict` when the given key is in use, `quota-exceeded`.
 */
export async function createApiKey(
  scope: ServiceScope,
  wish: ApiKeyWish,
  author: ApiKeyAuthor = localAuthor,
): Promise<IssuedApiKey> {
  const issued = issueApiKey(scope, wish)
  const { id, organizationId, expiresAtMs, createdAtMs, sha256 } = issued.record
  if (expiresAtMs !== null && expiresAtMs <= createdAtMs) throw invalidField('expires_at', 'lies in the past')
  await scope.store.write(async (repositories) => {
    if ((await repositories.organizations.find(organizationId)) === null) {
      throw new Problem('precondition-missing', `There is no organization ${organizationId}.`)
    }
    await refuseBeyondQuota(scope, repositories, { organizationId, kind: 'apiKeys' })
    for (const [place, projectId] of (wish.projectIds ?? []).entries()) {
      if ((await repositories.projects.find(organizationId, projectId)) === null) throw unknownProjectAt(place)
    }
    if (wish.given && (await repositories.apiKeys.findBySha256(sha256)) !== null) {
      throw new Problem('conflict', 'The given API key is in use already.')
    }
    await repositories.apiKeys.insert(issued.record)
    const reply = author.settle(issued)
    if (reply) await repositories.idempotency.settle(reply, createdAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor: author.actor,
      action: 'api_key.create',
      target: `api_key:${id}`,
      before: null,
      after: apiKeyState(issued.record),
    })
  })
  return issued
}

/** The problem of a project in the list that is not there. */
export function unknownProjectAt(place: number): Problem {
  return invalidField(`project_ids[${place}]`, 'there is no project with this id')
}
