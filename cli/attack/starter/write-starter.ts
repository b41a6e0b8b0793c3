import { stringify } from 'yaml'
import type { Environment } from '../../../server/config.ts'
import { UsageError } from '../../usage-error.ts'
import type { TargetConfig } from '../config/target-config.ts'
import { starterText } from './starter-config.ts'
import {
  commandWords,
  readJson,
  type StarterField,
  type StarterValues,
  starterFields,
  type TargetKind,
  targetKinds,
} from './starter-fields.ts'

/**
 * The commented config with what is known of the application in the place of the examples. Throws `UsageError` that names the
 * option which is missing, wrong, or of another kind of target.
 */
export function starterOf(given: StarterValues, env: Environment): string {
  const values = wholeValues(given, env)
  const text = (option: string) => values[option] ?? ''
  const list = (option: string) => linesOf(text(option))
  const secrets = list('secret-env').map((name) => `{{env:${name}}}`)
  const checks = {
    ...(secrets.length > 0 && { secrets }),
    ...(list('forbidden-tool').length > 0 && { forbidden_tools: list('forbidden-tool') }),
  }
  const policies = list('policy')
  const test = {
    ...(text('business') !== '' && { business_context: text('business') }),
    ...(text('use-case') !== '' && { use_case: text('use-case') }),
    policies,
    ...(list('public-fact').length > 0 && { public_facts: list('public-fact') }),
    ...(Object.keys(checks).length > 0 && { checks }),
  }
  return starterText({
    name: yaml({ name: text('name') }),
    target: yaml({ target: targetOf(kindOf(values), text) }),
    test: yaml({ test }),
    // A check that no policy is about becomes a policy of its own: none is to be left untested.
    maxScenarios: Math.max(4, policies.length + secrets.length + list('forbidden-tool').length),
  })
}

function yaml(fields: object): string {
  return stringify(fields, { lineWidth: 0 }).trimEnd()
}

/** The fields that a kind of target has. */
export function fieldsOf(kind: TargetKind): readonly StarterField[] {
  return starterFields.filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
}

/** Lines that say something, without the spaces around them. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What is wrong with a value of a field in an environment, null when nothing is. */
export function problemOf({ problem, isList, fallback }: StarterField, value: string, env: Environment): string | null {
  const lines = isList ? linesOf(value) : [value.trim()].filter((one) => one !== '')
  if (lines.length === 0) return fallback === null ? 'is needed' : null
  return lines.map((line) => problem?.(line, env) ?? null).find((found) => found !== null) ?? null
}

function wholeValues(given: StarterValues, env: Environment): StarterValues {
  const kind = kindOf(given)
  const own = fieldsOf(kind)
  for (const option of Object.keys(given))
    if (!own.some((field) => field.option === option))
      throw new UsageError(`--${option} does not go with --target ${kind}.`)
  return Object.fromEntries(
    own.map((field) => {
      const value = given[field.option] ?? field.fallback ?? ''
      const problem = problemOf(field, value, env)
      if (problem !== null) throw new UsageError(`--${field.option} ${problem}.`)
      return [field.option, value.trim()]
    }),
  )
}

function kindOf({ target = 'http' }: StarterValues): TargetKind {
  const kind = targetKinds.find((one) => one === target.trim())
  if (kind === undefined) throw new UsageError(`--target must be one of ${targetKinds.join(', ')}.`)
  return kind
}

function targetOf(kind: TargetKind, text: (option: string) => string): TargetConfig {
  const key = text('key-env')
  switch (kind) {
    case 'http':
      return {
        ...{ type: kind, url: text('url') },
        ...(key !== '' && { headers: { authorization: `Bearer {{env:${key}}}` } }),
        ...{ body: readJson(text('body')), reply_path: text('reply-path') },
        ...(text('tool-calls-path') !== '' && { tool_calls_path: text('tool-calls-path') }),
        ...{ timeout_ms: 60_000, requests_per_second: 5 },
      }
    case 'openai':
      return { type: kind, base_url: text('url'), model: text('model'), ...(key !== '' && { api_key_env: key }) }
    case 'program':
      return { type: kind, command: [...(commandWords(text('command')) ?? [])] }
    case 'module':
      return { type: kind, path: text('path') }
  }
}
