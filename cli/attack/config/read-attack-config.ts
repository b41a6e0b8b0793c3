import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { parseDocument } from 'yaml'
import { nearestName } from '../../../server/config/nearest-name.ts'
import type { Environment } from '../../../server/config.ts'
import { ownName } from '../../own-name.ts'
import { UsageError } from '../../usage-error.ts'
import { secretInAddress } from './address-secrets.ts'
import { AttackConfig } from './attack-config.ts'
import { configDigest } from './config-digest.ts'
import { templateProblem } from './fill-template.ts'
import { parsePath } from './read-path.ts'
import { placesOfSecrets, resolveSecrets } from './resolve-secrets.ts'
import type { TargetConfig } from './target-config.ts'

/** A config that is ready to be used. */
export interface ReadConfig {
  readonly config: AttackConfig
  /** As it was written: nothing of the environment stands in it. */
  readonly written: AttackConfig
  /** The absolute path of the file. */
  readonly path: string
  /** Its folder; paths in it are relative to that. */
  readonly folder: string
  /** Values of the environment and of files that stand in `config`. */
  readonly secrets: readonly string[]
  /** Of the bytes of the file, see `configDigest`. */
  readonly digest: string
}

/** Reads and checks a config. Throws `UsageError` that names each wrong field. */
export function readAttackConfig(file: string, env: Environment): ReadConfig {
  const path = resolve(file)
  const folder = dirname(path)
  const bytes = readConfigFile(path)
  const written = parseAttackConfig(bytes.toString(), file)
  const { target, test } = written
  const asked = { target, ...(test?.checks !== undefined && { test: { checks: test.checks } }) }
  const { value, secrets } = resolveSecrets(asked, { env, folder })
  const config = { ...written, ...value, ...(test !== undefined && { test: { ...test, ...value.test } }) }
  return { config, written, path, folder, secrets, digest: configDigest(bytes) }
}

/** Checks the text of a config as far as that takes neither variables nor files. Throws `UsageError` that names each wrong field. */
export function parseAttackConfig(text: string, file: string): AttackConfig {
  const written = validate(parseConfig(text, resolve(file)), file)
  const problems = [
    ...secretProblems(written),
    ...placeProblems(written),
    ...targetProblems(written),
    ...plantProblems(written),
    ...pictureProblems(written),
  ]
  if (problems.length > 0) throw new UsageError(describe(file, problems))
  return written
}

function readConfigFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new UsageError(`${path} cannot be read. Write one with: ${ownName} init`)
  }
}

function parseConfig(text: string, path: string): unknown {
  const document = parseDocument(text)
  const [problem] = document.errors
  if (problem !== undefined) throw new UsageError(`${path} is no YAML: ${problem.message}`)
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    throw new UsageError(`${path} is no YAML: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const ajv = new Ajv({ allErrors: true, discriminator: true, strict: false, verbose: true })
const isValid = ajv.compile(JSON.parse(JSON.stringify(AttackConfig)))
const problemsMax = 20

function validate(value: unknown, file: string): AttackConfig {
  if (isValid(value)) return value as AttackConfig
  const problems = [...new Set((isValid.errors ?? []).map(explain))]
  throw new UsageError(describe(file, problems.slice(0, problemsMax)))
}

function describe(file: string, problems: readonly string[]): string {
  return [`${file} is not a valid config:`, ...problems.map((problem) => `  ${problem}`)].join('\n')
}

function explain({ instancePath, keyword, params, message, parentSchema, data }: ErrorObject): string {
  const place = placeOf(instancePath)
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    const known = Object.keys((parentSchema?.properties ?? {}) as object)
    const nearest = nearestName(name, known)
    return `${place === '' ? name : `${place}.${name}`}: there is no such field${nearest === null ? '' : `; the nearest is ${nearest}`}`
  }
  if (keyword === 'required') {
    return `${place === '' ? '' : `${place}.`}${params.missingProperty}: is needed`
  }
  if (keyword === 'enum') {
    const allowed = (params.allowedValues as unknown[]).map(String)
    const nearest = typeof data === 'string' ? nearestName(data, allowed) : null
    return `${place}: must be one of ${allowed.join(', ')}${nearest === null ? '' : `; the nearest is ${nearest}`}`
  }
  if (keyword === 'discriminator') return `${place}.type: must be one of http, openai, program, module`
  return `${place === '' ? 'the file' : place}: ${message ?? 'is not valid'}`
}

function placeOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((place, step) => (/^\d+$/.test(step) ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`), '')
}

const secretHeaders = /^(authorization|proxy-authorization|cookie|(x-)?api-?key|.*-token|.*-secret)$/i

/** Secrets may not stand in a file that others see. */
function secretProblems({ target, service }: AttackConfig): readonly string[] {
  const ofService = addressProblems(service?.url, 'service.url', 'the key comes from REDOUBT_API_KEY or api_key_file')
  if (target.type === 'openai')
    return [...ofService, ...addressProblems(target.base_url, 'target.base_url', 'name its variable as api_key_env')]
  if (target.type !== 'http') return ofService
  const asHeader = 'take it from the environment as a header, e.g. authorization: "Bearer {{env:TARGET_KEY}}"'
  return [...ofService, ...addressProblems(target.url, 'target.url', asHeader), ...headerProblems(target)]
}

/** The address itself is not repeated: it may be a password to its half. */
function addressProblems(address: string | undefined, place: string, mend: string): readonly string[] {
  if (address === undefined) return []
  const secret = secretInAddress(address)
  if (secret?.kind === 'login') return [`${place}: holds a user name or password; ${mend}`]
  if (secret?.kind === 'key') return [`${place}: holds a key (${secret.parameter}); ${mend}`]
  // An address of placeholders is one once they are filled.
  return URL.canParse(address.replaceAll(/\{\{[^{}]*\}\}/g, 'x')) ? [] : [`${place}: is no address`]
}

function headerProblems(target: Extract<TargetConfig, { readonly type: 'http' }>): readonly string[] {
  return Object.entries(target.headers ?? {})
    .filter(([name, value]) => secretHeaders.test(name) && !/\{\{\s*(env|file):/.test(value))
    .map(([name]) => `target.headers.${name}: take the secret from the environment, e.g. "{{env:TARGET_KEY}}"`)
}

/**
 * All else of a config is sent to the service and stands in reports, and may come from somebody else: a variable or a file of
 * whoever runs it has no place there.
 */
function placeProblems({ target, test: { checks, ...test } = {}, ...others }: AttackConfig): readonly string[] {
  return placesOfSecrets({ ...others, test }).map(
    (place) => `${place}: {{env:…}} and {{file:…}} are for target and test.checks alone`,
  )
}

function targetProblems({ target }: AttackConfig): readonly string[] {
  if (target.type !== 'http') return []
  const { url, headers = {}, body, body_text, reply_path, tool_calls_path, session_path } = target
  const texts = { url, ...prefixed('headers', headers), body_text, ...textsOf(body, 'body') }
  const templates = Object.entries(texts).flatMap(([place, text]) => {
    const problem = text === undefined ? null : templateProblem(text)
    return problem === null ? [] : [`target.${place}: ${problem}`]
  })
  const paths = Object.entries({ reply_path, tool_calls_path, session_path }).flatMap(([place, path]) =>
    path === undefined || parsePath(path) !== null ? [] : [`target.${place}: ${path} is no path like reply[0].text`],
  )
  const both = body !== undefined && body_text !== undefined ? ['target.body_text: stands beside body; give one'] : []
  const asks = JSON.stringify([url, headers, body, body_text]).match(/\{\{\s*(prompt|messages)\b/)
  return [...templates, ...paths, ...both, ...(asks === null ? ['target.body: {{prompt}} stands nowhere'] : [])]
}

/** A plant that goes nowhere would make a run that looks as if tools had been attacked. */
function plantProblems({ target, attack: { plant = false } = {} }: AttackConfig): readonly string[] {
  const isTaken = target.type !== 'http' || /\{\{\s*plant\b/.test(JSON.stringify([target.body, target.body_text]))
  if (plant && target.type === 'openai')
    return ['attack.plant: a target of type openai runs no tools; ask the application by http, module or program']
  if (plant && !isTaken) return ['attack.plant: {{plant}} stands nowhere in target.body']
  const isIdle = !plant && target.type === 'http' && isTaken
  return isIdle ? ['target.body: {{plant}} is always empty without attack.plant: true'] : []
}

/** A picture that goes nowhere would make a run that looks as if pictures had been attacked with. */
function pictureProblems({ target, attack: { images = false } = {} }: AttackConfig): readonly string[] {
  if (target.type !== 'http') return []
  const isTaken = /\{\{\s*images\b/.test(JSON.stringify([target.body, target.body_text]))
  if (images && !isTaken) return ['attack.images: {{images}} stands nowhere in target.body']
  return !images && isTaken ? ['target.body: {{images}} is always empty without attack.images: true'] : []
}

function prefixed(prefix: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]))
}

function textsOf(value: unknown, place: string): Readonly<Record<string, string>> {
  if (typeof value === 'string') return { [place]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign({}, ...Object.entries(value).map(([key, one]) => textsOf(one, `${place}.${key}`)))
}
