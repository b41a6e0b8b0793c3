import { dirname, resolve } from 'node:path'
import type { Config } from './config/effective-config.ts'
import { nearestName } from './config/nearest-name.ts'
import type { Setting } from './config/setting.ts'
import { settings } from './config/settings.ts'

export type { Config } from './config/effective-config.ts'

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** One setting that is wrong. */
export interface ConfigProblem {
  /** The name as it was given. */
  readonly name: string
  /** What is wrong; never repeats a secret. */
  readonly problem: string
  /** The valid name or word that comes nearest; null when there is nothing to suggest. */
  readonly nearest: string | null
}

/** Says everything that is wrong with the settings at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[]

  constructor(problems: readonly ConfigProblem[]) {
    super(describeProblems(problems))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** One setting as it is in effect. */
export interface EffectiveSetting {
  readonly name: string
  /** The value as text, secrets hidden. */
  readonly value: string
  readonly source: 'environment' | 'default'
}

/**
 * Reads the settings. An empty value counts as not set. Throws `ConfigError` with all that is wrong: bad values, and
 * names that start with `REDOUBT_` and do not exist.
 */
export function readConfig(env: Environment): Config {
  const problems: ConfigProblem[] = unknownNames(env)
  const read = <Value>(setting: Setting<Value>): Value => {
    const parsed = parseSetting(setting, env)
    if (parsed.ok) return parsed.value
    problems.push({ name: setting.name, problem: parsed.problem, nearest: parsed.nearest ?? null })
    return setting.default.value
  }
  const config: Config = {
    host: read(settings.host),
    port: read(settings.port),
    dataDirectory: resolve(installationDirectory, read(settings.dataDirectory)),
    databaseUrl: read(settings.databaseUrl),
    databasePoolMax: read(settings.databasePoolMax),
    logLevel: read(settings.logLevel),
    initOrganizationId: read(settings.initOrganizationId),
    initApiKey: read(settings.initApiKey),
    initCredits: read(settings.initCredits),
    rateLimitPerMinute: read(settings.rateLimitPerMinute),
    diskReserveMb: read(settings.diskReserveMb),
    rowsKeptDays: read(settings.rowsKeptDays),
    quotaProjects: read(settings.quotaProjects),
    quotaPolicies: read(settings.quotaPolicies),
    quotaTopics: read(settings.quotaTopics),
    quotaApiKeys: read(settings.quotaApiKeys),
    quotaTests: read(settings.quotaTests),
    detectorWorkers: read(settings.detectorWorkers),
    checkTimeoutMs: read(settings.checkTimeoutMs),
    detectorQueueMax: read(settings.detectorQueueMax),
    connectionsMax: read(settings.connectionsMax),
    queueWaitMs: read(settings.queueWaitMs),
    corsOrigins: read(settings.corsOrigins),
    consoleTargets: read(settings.consoleTargets),
    trustProxy: read(settings.trustProxy),
    llmBaseUrl: read(settings.llmBaseUrl),
    llmModel: read(settings.llmModel),
    llmApiKey: read(settings.llmApiKey),
    llmTokensPerDay: read(settings.llmTokensPerDay),
    llmTimeoutMs: read(settings.llmTimeoutMs),
    llmCheckTimeoutMs: read(settings.llmCheckTimeoutMs),
    llmChecksPerDay: read(settings.llmChecksPerDay),
    upstreams: read(settings.upstreams),
    upstreamKeys: read(settings.upstreamKeys),
    upstreamTimeoutMs: read(settings.upstreamTimeoutMs),
    upstreamParallel: read(settings.upstreamParallel),
    publicUrl: read(settings.publicUrl),
    oidcIssuer: read(settings.oidcIssuer),
    oidcClientId: read(settings.oidcClientId),
    oidcClientSecret: read(settings.oidcClientSecret),
    oidcName: read(settings.oidcName),
    oidcScopes: read(settings.oidcScopes),
    oidcRoleClaim: read(settings.oidcRoleClaim),
    oidcRoles: read(settings.oidcRoles),
    oidcOrganizationId: read(settings.oidcOrganizationId),
    oidcSessionHours: read(settings.oidcSessionHours),
  }
  const isKnown = (pattern: string) => config.upstreams.some((upstream) => upstream.pattern === pattern)
  if (![...config.upstreamKeys.keys()].every(isKnown)) {
    const problem = `holds a key for a model that ${settings.upstreams.name} does not name`
    problems.push({ name: settings.upstreamKeys.name, problem, nearest: null })
  }
  if ((config.llmBaseUrl === null) !== (config.llmModel === null)) problems.push(halfAnLlm(config))
  problems.push(...halfAProvider(config, problems, env))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Takes secrets out of an environment, so that no thread, child or report of the process has them. They were read before. */
export function forgetSecrets(env: Record<string, string | undefined>): void {
  for (const { name, secret } of Object.values(settings)) if (secret === 'whole') delete env[name]
}

/** Every setting as it is in effect, secrets hidden. Settings with a bad value are shown as given, secrets hidden. */
export function effectiveSettings(env: Environment): readonly EffectiveSetting[] {
  return Object.values(settings).map((setting: Setting<unknown>) => {
    const text = env[setting.name]
    const isSet = text !== undefined && text !== ''
    return {
      name: setting.name,
      value: isSet ? hideSecret(setting, text) : setting.default.text,
      source: isSet ? 'environment' : 'default',
    }
  })
}

function halfAnLlm({ llmBaseUrl }: Config): ConfigProblem {
  const [given, missing] =
    llmBaseUrl === null ? [settings.llmModel, settings.llmBaseUrl] : [settings.llmBaseUrl, settings.llmModel]
  return { name: missing.name, problem: `has to be set together with ${given.name}`, nearest: null }
}

/** An identity provider needs four settings, and without it the others of it mean nothing. One that is wrong is told as that. */
function halfAProvider(
  { oidcIssuer, publicUrl, oidcClientId, oidcRoles }: Config,
  wrong: readonly ConfigProblem[],
  env: Environment,
): readonly ConfigProblem[] {
  const { oidcIssuer: issuer } = settings
  const isTold = ({ name }: { readonly name: string }) => wrong.some((problem) => problem.name === name)
  if (oidcIssuer === null) {
    const given = Object.values(settings).find(
      ({ name }) => name.startsWith('REDOUBT_OIDC_') && name !== issuer.name && (env[name] ?? '') !== '',
    )
    if (given === undefined || isTold(issuer)) return []
    return [{ name: issuer.name, problem: `has to be set together with ${given.name}`, nearest: null }]
  }
  const missing = [
    ...(publicUrl === null ? [settings.publicUrl] : []),
    ...(oidcClientId === null ? [settings.oidcClientId] : []),
    ...(oidcRoles.size === 0 ? [settings.oidcRoles] : []),
  ]
  return missing
    .filter((setting) => !isTold(setting))
    .map(({ name }) => ({ name, problem: `has to be set together with ${issuer.name}`, nearest: null }))
}

const installationDirectory = dirname(import.meta.dirname)
const ownPrefix = 'REDOUBT_'
/** What commands and clients read; the service has no use for them and is not disturbed by them. */
const clientVariables: readonly string[] = ['REDOUBT_API_KEY', 'REDOUBT_KEY', 'REDOUBT_URL']

function unknownNames(env: Environment): ConfigProblem[] {
  const valid = Object.values(settings).map((setting) => setting.name)
  return Object.keys(env)
    .filter((name) => name.startsWith(ownPrefix) && !valid.includes(name) && !clientVariables.includes(name))
    .sort()
    .map((name) => ({ name, problem: 'is no setting of Redoubt', nearest: nearestName(name, valid) }))
}

function parseSetting<Value>(setting: Setting<Value>, env: Environment) {
  const text = env[setting.name]
  return text === undefined || text === '' ? { ok: true as const, value: setting.default.value } : setting.parse(text)
}

function hideSecret(setting: Setting<unknown>, text: string): string {
  if (setting.secret === 'no') return text
  if (setting.secret === 'whole' || !setting.parse(text).ok) return '(hidden)'
  const url = new URL(text)
  if (url.password !== '') url.password = 'hidden'
  for (const name of url.searchParams.keys())
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, 'hidden')
  return url.href
}

function describeProblems(problems: readonly ConfigProblem[]): string {
  const lines = problems.map(({ name, problem, nearest }) => {
    const hint = nearest === null ? '' : `; the nearest valid one is ${nearest}`
    return `  ${name} ${problem}${hint}.`
  })
  return [
    'Some settings cannot be used:',
    ...lines,
    'All settings: node cli/redoubt.mjs config, or docs/configuration.md.',
  ].join('\n')
}
