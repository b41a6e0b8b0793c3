import { readFileSync } from 'node:fs'
import type { Environment } from '../../server/config.ts'
import { Problem, type ProblemCode } from '../../server/domain/problem.ts'
import type { CommandScope } from '../command.ts'
import { UsageError } from '../usage-error.ts'
import { absentServiceHint } from './absent-service.ts'

/** Asks a running service. Rejects with `Problem` as the service answers, or when nothing answers. */
export interface ServiceClient {
  /** The JSON that was answered. */
  get(path: string): Promise<unknown>
  /** Null sends no body. */
  post(path: string, body: object | null): Promise<unknown>
}

/** Where the service is and with which key to ask it. */
export interface ServiceOptions {
  /** Default: this computer, at REDOUBT_PORT or 4180. */
  readonly url: string | undefined
  /** A file that holds the key; default: the variable REDOUBT_API_KEY, or REDOUBT_KEY. */
  readonly keyFile: string | undefined
}

/** One request may take this long. */
const requestTimeoutMs = 30_000

/** Makes a client. Rejects with `UsageError` when there is no key: it is no option, because others see command lines. */
export function openServiceClient({ env }: CommandScope, { url, keyFile }: ServiceOptions): ServiceClient {
  const address = readAddress(url ?? `http://127.0.0.1:${env.REDOUBT_PORT ?? '4180'}`)
  const key = keyFile === undefined ? env.REDOUBT_API_KEY || env.REDOUBT_KEY : readKey(keyFile)
  if (!key) {
    throw new UsageError(
      'Put a key with the permission manage into the variable REDOUBT_API_KEY, or name its --key-file.',
    )
  }
  const ask = (method: 'GET' | 'POST', path: string, body: object | null) =>
    request({ env, address, key, method, path, body })
  return { get: (path) => ask('GET', path, null), post: (path, body) => ask('POST', path, body) }
}

function readAddress(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError('--url must be an address like http://127.0.0.1:4180.')
  }
  return new URL(text)
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new UsageError(`The --key-file ${path} cannot be read.`)
  }
}

interface Asked {
  readonly env: Environment
  readonly address: URL
  readonly key: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: object | null
}

async function request({ env, address, key, method, path, body }: Asked): Promise<unknown> {
  const response = await fetch(new URL(path, address), {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
    headers: { 'x-api-key': key, ...(body !== null && { 'content-type': 'application/json' }) },
    ...(body !== null && { body: JSON.stringify(body) }),
  }).catch(async () => {
    const hint = await absentServiceHint(env, address.origin)
    throw new Problem('overloaded', `No service answers at ${address.origin}. ${hint}`)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const { code, detail } = (answer ?? {}) as { readonly code?: ProblemCode; readonly detail?: string }
  throw new Problem(code ?? 'internal-error', detail ?? `${address.origin} answered with status ${response.status}.`)
}
