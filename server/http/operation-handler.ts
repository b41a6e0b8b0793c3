import type { Static, TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import type { IdempotentReply } from '../domain/idempotency.ts'
import type { ApiKey } from '../domain/organization.ts'
import type { FieldError } from '../domain/problem.ts'
import type { GuardScope } from '../services/guard-scope.ts'

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** A request that has passed authentication, permission and schema. */
export interface OperationRequest<Op extends Operation> {
  readonly organizationId: string
  readonly key: ApiKey
  readonly params: Part<Op['params']>
  readonly query: Part<Op['query']>
  readonly body: Part<Op['body']>
  /** Makes the reply that is kept for repetitions of this request; null when the client sent no `Idempotency-Key`. */
  readonly settle: (reply: Part<Op['reply']['schema']>) => IdempotentReply | null
}

/** What the operations need. */
export interface HttpScope {
  readonly guard: GuardScope
  /** Names what is wrong with a policy's patterns; empty when nothing is. */
  readonly checkPatterns: (patterns: { deny: readonly string[]; allow: readonly string[] }) => readonly FieldError[]
}

/** How one operation is answered: translate, call one service, present. */
export interface OperationHandler<Op extends Operation> {
  /** Throws when the organization of the key may not send this body. Runs before the schema is checked. */
  readonly forbid?: (organizationId: string, body: unknown) => void
  handle(scope: HttpScope, request: OperationRequest<Op>): Promise<Part<Op['reply']['schema']>>
}
