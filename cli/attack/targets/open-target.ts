import { resolve } from 'node:path'
import type { AttackTarget } from '../../../client/attack/attack-target.ts'
import { secretHider } from '../../../client/attack/hide-secrets.ts'
import { plainLine } from '../../../client/attack/plain-line.ts'
import { politeTarget } from '../../../client/attack/polite-target.ts'
import type { Environment } from '../../../server/config.ts'
import { readSecretFile, readVariable } from '../config/resolve-secrets.ts'
import type { TargetConfig } from '../config/target-config.ts'
import { discreetTarget } from './discreet-target.ts'
import { httpTarget } from './http-target.ts'
import { moduleTarget } from './module-target.ts'
import { openAiTarget } from './openai-target.ts'
import { programTarget } from './program-target.ts'
import type { SessionMemory } from './session-memory.ts'

/** A target that is ready to be asked. */
export interface OpenTarget {
  readonly ask: AttackTarget
  /** What it was given that must not be shown. */
  readonly secrets: readonly string[]
  close(): Promise<void>
}

/** What a target may need of its surroundings. */
export interface TargetScope {
  readonly env: Environment
  /** The folder of the config. */
  readonly folder: string
  /** What no message of a failure may tell, beside the target's own key. Default: nothing. */
  readonly secrets?: readonly string[]
  /** Where sessions of the target are kept. Default: in memory. */
  readonly sessions?: SessionMemory
}

/** Opens the target of a config, held to its rate, time-out and retries. Nothing is sent yet. */
export async function openTarget(config: TargetConfig, scope: TargetScope): Promise<OpenTarget> {
  const key = config.type === 'openai' ? keyOf(config, scope) : null
  const secrets = key === null ? [] : [key]
  const all = [...(scope.secrets ?? []), ...secrets]
  const hide = secretHider([...all, ...all.map(plainLine)])
  const { target, close } = await openBare(config, { ...scope, key, hide })
  const { timeout_ms, requests_per_second, retries } = config
  const ask = politeTarget(discreetTarget(target, hide), {
    ...(timeout_ms !== undefined && { timeoutMs: timeout_ms }),
    ...(requests_per_second !== undefined && { requestsPerSecond: requests_per_second }),
    ...(retries !== undefined && { retries }),
  })
  return { ask, secrets, close }
}

/** The host that a target is asked at when it is not this computer; null when nothing leaves it. */
export function remoteHostOf(config: TargetConfig): string | null {
  const address = config.type === 'http' ? config.url : config.type === 'openai' ? config.base_url : null
  if (address === null) return null
  const { hostname, host } = new URL(address.replaceAll(/\{\{[^{}]*\}\}/g, 'x'))
  const isLocal = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return isLocal ? null : host
}

interface BareScope extends TargetScope {
  readonly key: string | null
  readonly hide: (text: string) => string
}

async function openBare(config: TargetConfig, scope: BareScope) {
  const nothing = { close: async () => undefined }
  switch (config.type) {
    case 'http':
      return { ...nothing, target: httpTarget(config, scope.sessions) }
    case 'openai':
      return { ...nothing, target: openAiTarget(config, scope.key) }
    case 'module':
      return { ...nothing, target: await moduleTarget(config, scope.folder) }
    case 'program': {
      const { folder, env, hide } = scope
      const program = programTarget(config, { folder, env: withoutOurs(env), hide })
      return { target: program.answer, close: () => program.close() }
    }
  }
}

function keyOf(
  { api_key_env, api_key_file }: Extract<TargetConfig, { readonly type: 'openai' }>,
  { env, folder }: TargetScope,
): string | null {
  if (api_key_env !== undefined) return readVariable(env, api_key_env, 'target.api_key_env')
  if (api_key_file !== undefined) return readSecretFile(resolve(folder, api_key_file), 'target.api_key_file')
  return null
}

/** A program under test has no business with the key of the service. */
function withoutOurs(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('REDOUBT_')))
}
