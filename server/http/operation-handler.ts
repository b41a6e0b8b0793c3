import type { Static, TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import type { Caller } from '../domain/account/caller.ts'
import type { Permission } from '../domain/account/organization.ts'
import type { IdempotentReply } from '../domain/idempotency.ts'
import type { FieldError } from '../domain/problem.ts'
import type { AttackRunScope } from '../services/attempt/attack-run-scope.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import type { RedTeamScope } from '../services/scope/red-team-scope.ts'
import type { LargeReplyWriter } from './large-reply/large-reply-writer.ts'
import type { MonitoringWriter } from './monitoring/monitoring-writer.ts'

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** A request that has passed authentication, permission and schema. */
export interface OperationRequest<Op extends Operation> {
  readonly organizationId: string
  /** Who asks. */
  readonly caller: Caller
  readonly params: Part<Op['params']>
  readonly query: Part<Op['query']>
  readonly body: Part<Op['body']>
  /** Makes the reply that is kept for repetitions of this request; null when the client sent no `Idempotency-Key`. */
  readonly settle: (reply: Part<Op['reply']['schema']>) => IdempotentReply | null
}

/** What the operations need. */
export interface HttpScope {
  readonly guard: GuardScope
  readonly redTeam: RedTeamScope
  readonly attackRuns: AttackRunScope
  /** Writes long exports beside the main thread. */
  readonly monitoringWriter: MonitoringWriter
  /** Writes replies with long texts beside the main thread. */
  readonly replyWriter: LargeReplyWriter
  /** Names what is wrong with a policy's patterns, compiled and measured beside the main thread; empty when nothing is. */
  readonly checkPatterns: (patterns: {
    deny: readonly string[]
    allow: readonly string[]
  }) => Promise<readonly FieldError[]>
  /** Whether deny patterns that the service wrote itself can be compiled. */
  readonly isUsablePattern: (deny: readonly string[]) => boolean
  /** Makes a change of the key with this hash show at once in this process. */
  readonly forgetApiKey: (sha256: string) => void
  /** Makes the end of the session with this hash show at once in this process. */
  readonly forgetSession: (sha256: string) => void
  /** To be called when a job was added: it begins at once in this process. */
  readonly wakeJobs: () => void
}

/** A reply that is JSON text already, in pieces that are sent one after the other. */
export class WrittenReply {
  readonly pieces: readonly Uint8Array[]

  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces
  }
}

/** How one operation is answered: translate, call one service, present. */
export interface OperationHandler<Op extends Operation> {
  /** What a caller needs beside the operation's own permission; asked before anything else of the request. Default none. */
  readonly permissions?: readonly Permission[]
  /** Throws when a caller may not send this body. Runs before the schema is checked. */
  readonly forbid?: (caller: Caller, body: unknown) => void
  /**
   * Puts the texts of a repeated request into the reply that was kept for it: where texts are not stored, it was kept
   * without them. Absent = the kept reply is given as it is.
   */
  readonly repeat?: (
    request: Pick<OperationRequest<Op>, 'body'>,
    kept: Part<Op['reply']['schema']>,
  ) => Part<Op['reply']['schema']>
  handle(scope: HttpScope, request: OperationRequest<Op>): Promise<Part<Op['reply']['schema']> | WrittenReply>
}
