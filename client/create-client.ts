import { type ClientClock, systemClock } from './client-clock.ts'
import {
  type CheckStreamEvent,
  type CheckStreamHead,
  type CheckStreamOptions,
  checkStream,
} from './guard/check-stream.ts'
import { operationTable } from './operation-table.ts'
import { RedoubtProblem } from './redoubt-problem.ts'
import { type FetchFunction, type PreparedRequest, sendRequest } from './send-request.ts'
import type { CallArguments, OperationName, OperationTypes, ReplyOf } from './wire.ts'

/** How to reach a service. */
export interface ClientOptions {
  /** Where it is, e.g. `http://127.0.0.1:4180`; a path in front of its own is kept. */
  readonly baseUrl: string
  /** Sent as `X-Api-Key` and never shown. Absent = the request is a page's of the service itself, signed in by its cookie. */
  readonly apiKey?: string
  /** Without a key: the `csrf_token` of the session, sent as `X-Csrf-Token`. */
  readonly csrfToken?: string
  /** Sent as `X-Organization-Id`; the red-team operations need it. `readAccess` tells it. */
  readonly organizationId?: string
  /** Default: the global one. */
  readonly fetch?: FetchFunction
  /** Tries after the first, 0 or more. Default: 6, over about 15 s. */
  readonly retries?: number
  /** How long one try may take. Default: 60,000. */
  readonly timeoutMs?: number
  /** Default: the clock of the computer. */
  readonly clock?: ClientClock
}

/** What may be said about one call. */
export interface CallOptions {
  /** Ends the call, also between two tries; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Default: a fresh one for each call, the same for all its tries. Your own one makes a call of yesterday safe too. */
  readonly idempotencyKey?: string
  /** Instead of the client's. */
  readonly timeoutMs?: number
  /** Instead of the client's. */
  readonly retries?: number
}

/** One operation as a method. */
export type OperationMethod<Name extends OperationName> = (
  ...given: CallArguments<Name, CallOptions>
) => Promise<ReplyOf<Name>>

type MethodsOf<Permission extends string> = {
  readonly [Name in OperationName as OperationTypes[Name]['permission'] extends Permission | null
    ? Name
    : never]: OperationMethod<Name>
}

/** A client of one service with one key. It holds no connection and nothing to close. */
export interface RedoubtClient {
  /** Carries out any operation. Rejects with `RedoubtProblem`. */
  call<Name extends OperationName>(name: Name, ...given: CallArguments<Name, CallOptions>): Promise<ReplyOf<Name>>
  /** Judges an answer while it arrives; `guardStream` gives the text alone. Rejects with `RedoubtProblem`. */
  checkStream(
    head: CheckStreamHead,
    answer: AsyncIterable<string>,
    options?: CheckStreamOptions,
  ): AsyncGenerator<CheckStreamEvent, void>
  /** The operations that a key with the permission `guard` may use. */
  readonly guard: MethodsOf<'guard'>
  /** The operations that a key with the permission `manage` or `admin` may use. */
  readonly manage: MethodsOf<'manage' | 'admin'>
  /** The operations that a key with the permission `redteam` may use. */
  readonly redteam: MethodsOf<'redteam'>
  /** Where the service is. */
  readonly baseUrl: string
  /** As it was given. */
  readonly organizationId: string | null
  readonly clock: ClientClock
}

interface AnyRequest {
  readonly params?: Readonly<Record<string, unknown>> | null
  readonly query?: Readonly<Record<string, unknown>> | null
  readonly body?: unknown
}

type AnyCall = (name: string, request?: AnyRequest, options?: CallOptions) => Promise<unknown>

const checkStreamPath = '/api/v1/check/stream'

/** Null: any key may. */
type TableRow = readonly [method: string, path: string, permission: string | null, repetition: string]

/** Makes a client. Throws `TypeError` when `baseUrl` is not an address. Nothing is sent yet. */
export function createClient(options: ClientOptions): RedoubtClient {
  const { fetch = globalThis.fetch.bind(globalThis), clock = systemClock, retries = 6, timeoutMs = 60_000 } = options
  const base = readBase(options.baseUrl)
  const table: Readonly<Record<string, TableRow>> = operationTable
  const call: AnyCall = (name, request = {}, given = {}) => {
    const row = table[name]
    if (row === undefined) return Promise.reject(unknownOperation(name))
    const prepared = prepare(row, request, { ...options, base, key: given.idempotencyKey ?? clock.newId() })
    const scope = { fetch, clock, retries: given.retries ?? retries, timeoutMs: given.timeoutMs ?? timeoutMs }
    return sendRequest(prepared, { ...scope, signal: given.signal })
  }
  const methods = (permissions: readonly string[]) =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([, [, , permission]]) => permission === null || permissions.includes(permission))
        .map(([name]) => [name, (request?: AnyRequest, given?: CallOptions) => call(name, request, given)]),
    )
  return {
    call: call as RedoubtClient['call'],
    checkStream(head, answer, given) {
      const headers = credentialsOf(options)
      return checkStream({ url: `${base}${checkStreamPath}`, headers, fetch, clock, timeoutMs }, head, answer, given)
    },
    guard: methods(['guard']) as unknown as RedoubtClient['guard'],
    manage: methods(['manage', 'admin']) as unknown as RedoubtClient['manage'],
    redteam: methods(['redteam']) as unknown as RedoubtClient['redteam'],
    baseUrl: base,
    organizationId: options.organizationId ?? null,
    clock,
  }
}

function unknownOperation(name: string): RedoubtProblem {
  const detail = `This version has no operation ${name}.`
  return new RedoubtProblem({ code: 'unknown-operation', status: 0, detail })
}

function readBase(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    throw new TypeError('baseUrl must be an address like http://127.0.0.1:4180.')
  }
  return url.href.replace(/\/+$/, '')
}

function credentialsOf({ apiKey, csrfToken }: Pick<ClientOptions, 'apiKey' | 'csrfToken'>): Record<string, string> {
  if (apiKey !== undefined) return { 'x-api-key': apiKey }
  return csrfToken === undefined ? {} : { 'x-csrf-token': csrfToken }
}

interface PrepareScope {
  readonly base: string
  readonly apiKey?: string
  readonly csrfToken?: string
  readonly organizationId?: string
  readonly key: string
}

function prepare([method, path, , repetition]: TableRow, request: AnyRequest, scope: PrepareScope): PreparedRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const body = request.body === undefined || request.body === null ? null : JSON.stringify(request.body)
  return {
    url: `${scope.base}${filled}${query.size === 0 ? '' : `?${query}`}`,
    method,
    headers: {
      accept: 'application/json',
      ...credentialsOf(scope),
      ...(scope.organizationId !== undefined && { 'x-organization-id': scope.organizationId }),
      ...(repetition === 'key' && method === 'POST' && { 'idempotency-key': scope.key }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    body,
    isRepeatable: repetition !== 'once',
  }
}
