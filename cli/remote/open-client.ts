import { type ClientOptions, createClient, type RedoubtClient } from '../../client/create-client.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { Environment } from '../../server/config.ts'
import { readSecretFile } from '../attack/config/resolve-secrets.ts'
import type { CommandScope } from '../command.ts'
import { UsageError } from '../usage-error.ts'
import { absentServiceHint } from './absent-service.ts'

/** Where a service is and who asks it. */
export interface ConnectOptions {
  /** Default: the variable REDOUBT_URL, else this computer, at REDOUBT_PORT or 4180. */
  readonly url?: string | undefined
  /** A file that holds the key; default: the variable REDOUBT_API_KEY, or REDOUBT_KEY. */
  readonly keyFile?: string | undefined
  /** Default: that of the key. */
  readonly organizationId?: string | undefined
  /** Ends its requests. Default: nothing does. */
  readonly signal?: AbortSignal
}

/** A client, and the key that must not be shown. */
export interface OpenClient {
  readonly client: RedoubtClient
  /** To be hidden wherever texts are shown. */
  readonly apiKey: string
}

/** Makes a client for the red-team operations. Asks the service which organization the key belongs to, unless it is named. */
export async function openRedTeamClient(scope: CommandScope, options: ConnectOptions): Promise<OpenClient> {
  const { client } = openClient(scope, options)
  const { signal } = options
  const organizationId = options.organizationId ?? (await organizationOf(client, signal))
  return openClient(scope, { ...options, organizationId })
}

/** Makes a client. Throws `UsageError` when there is no key: it is no option, because others see command lines. */
export function openClient({ env }: CommandScope, { url, keyFile, organizationId }: ConnectOptions): OpenClient {
  const baseUrl = url ?? (env.REDOUBT_URL || `http://127.0.0.1:${env.REDOUBT_PORT || '4180'}`)
  const apiKey = keyFile === undefined ? env.REDOUBT_API_KEY || env.REDOUBT_KEY : readSecretFile(keyFile, 'the API key')
  if (!apiKey) throw new UsageError(noKey)
  const given: ClientOptions = { baseUrl, apiKey, ...(organizationId !== undefined && { organizationId }) }
  try {
    return { client: withHint(createClient(given), env), apiKey }
  } catch (error) {
    throw new UsageError(`${baseUrl} is no address: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A client whose failures say what to do when no service answers. */
function withHint(client: RedoubtClient, env: Environment): RedoubtClient {
  const call: RedoubtClient['call'] = (...given) =>
    client.call(...given).catch(async (error: unknown) => {
      if (!(error instanceof RedoubtProblem) || error.code !== 'unreachable') throw error
      const detail = `${error.message} ${await absentServiceHint(env, client.baseUrl)}`
      throw new RedoubtProblem({ code: error.code, status: 0, detail }, { cause: error })
    })
  return { ...client, call }
}

const noKey =
  'Put an API key into the variable REDOUBT_API_KEY, or name a file that holds it. The first start of the service printed one; `node cli/redoubt.mjs key create` in its checkout makes another.'

async function organizationOf(client: RedoubtClient, signal: AbortSignal | undefined): Promise<string> {
  // Somebody waits in front of it: a service that is not there is told soon.
  const options = { retries: 1, ...(signal !== undefined && { signal }) }
  const { organization_id, permissions } = await client.call('readAccess', {}, options)
  if (permissions.includes('redteam')) return organization_id
  const has = permissions.map((one) => `"${one}"`).join(', ')
  throw new UsageError(
    `The key lacks the permission "redteam" (it has ${has}). Make one that has it on the page API keys of the console, or by \`node cli/redoubt.mjs key create\` in the checkout of the service.`,
  )
}
