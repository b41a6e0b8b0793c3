import type { TObject, TSchema } from 'typebox'
import type { ProblemCode } from './problem.ts'

/** What a key must be allowed to do. */
export type OperationPermission = 'guard' | 'redteam' | 'manage' | 'admin'

/** One thing that the service does over HTTP. Its name is the same in route, service and client. */
export interface Operation {
  /** camelCase, unique, also the OpenAPI `operationId`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path under which it is documented, with `{name}` for parameters. */
  readonly path: string
  /** Further paths that answer alike; not documented one by one. */
  readonly aliases: readonly string[]
  /** The heading under which the documentation lists it. */
  readonly tag: string
  /** A line of the documentation. */
  readonly summary: string
  /** All else that a caller has to know; Markdown. */
  readonly description: string
  /** True when it goes beyond the published interface. */
  readonly extension: boolean
  /** Null = any key will do, whatever it may do. */
  readonly permission: OperationPermission | null
  /** Whether the key may come as `Authorization: Bearer` too. Absent = false. */
  readonly takesBearer?: boolean
  /** Those of the path; null = it has none. */
  readonly params: TObject | null
  /** Null = it takes none. */
  readonly query: TObject | null
  /** Null = it takes none. */
  readonly body: TSchema | null
  /** Status and shape of success. */
  readonly reply: { readonly status: 200 | 201; readonly schema: TSchema }
  /** Expected failures beyond those that every operation has. */
  readonly problems: readonly ProblemCode[]
  /** The largest body in bytes. */
  readonly bodyBytesMax: number
  /** Whether an `Idempotency-Key` is honoured. */
  readonly repeatable: boolean
}

/** The body limit of most operations: 2 MiB. */
export const defaultBodyBytesMax = 2 * 1024 * 1024

/** The body limit of operations that take images: 48 MiB. */
export const imagesBodyBytesMax = 48 * 1024 * 1024

/** The body limit of output guardrails: 8 MiB. */
export const outputBodyBytesMax = 8 * 1024 * 1024
