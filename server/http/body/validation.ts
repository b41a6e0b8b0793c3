import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import { withoutControls } from '../../../contract/scalars.ts'
import { nearestName } from '../../config/nearest-name.ts'
import { once } from '../../domain/once.ts'
import { type FieldError, invalidField, Problem } from '../../domain/problem.ts'
import { compiledOnce } from './compiled-once.ts'

// `unicode: false` counts UTF-16 units, as the interface does; Ajv would print that it may go away one day.
const options = { unicode: false, useDefaults: false, strict: false, logger: false, verbose: true } as const
const compilers = {
  first: once(() => withFormats(new Ajv({ ...options }))),
  every: once(() => withFormats(new Ajv({ ...options, allErrors: true }))),
  query: once(() => withFormats(new Ajv({ ...options, coerceTypes: true, allErrors: true }))),
}

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv)
  return ajv
}

/** A validator, compiled when it is first asked for. */
function validatorOf(kind: keyof typeof compilers, schema: unknown): () => ValidateFunction {
  return once(() => compiledOnce(kind, schema, () => compilers[kind]().compile(schema as object)))
}

/**
 * Validates each part of a request against its schema. Only the query is coerced (it is text by nature): a number
 * where a body wants text is an error. Lengths are UTF-16 units.
 */
export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart !== 'body') {
      const validator = validatorOf('query', schema)
      const prefix = httpPart === 'querystring' ? 'query.' : ''
      return (data) => {
        readSwitches(schema as SchemaNode, data)
        lowerCaseIds(schema as SchemaNode, data)
        const field = findOddNumber(schema as SchemaNode, data)
        if (field !== null) return { error: invalidField(`${prefix}${field}`, 'must be a number in decimal digits') }
        const validate = validator()
        return validate(data) ? { value: data } : { error: asProblem(validate, prefix) }
      }
    }
    const validator = validatorOf('first', schema)
    const explainer = validatorOf('every', schema)
    return (data) => {
      // A body without content is no JSON document at all; say so instead of "must be an object".
      if (data === undefined || data === null) return { error: emptyBody() }
      leaveOutNulls(schema as SchemaNode, data)
      lowerCaseIds(schema as SchemaNode, data)
      const validate = validator()
      if (validate(data)) return { value: data }
      // Naming every wrong field of a huge wrong body would cost more than the body is worth.
      if (isSmall(data)) {
        const explain = explainer()
        explain(data)
        return { error: asProblem(explain, '') }
      }
      return { error: asProblem(validate, '') }
    }
  })
}

/** The parts of a schema that the preparations below look at. */
interface SchemaNode {
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
}

/** Clients write `True`, `TRUE` and `1` for a switch of the query too. */
function readSwitches({ properties = {} }: SchemaNode, data: Record<string, unknown>): void {
  for (const [name, schema] of Object.entries(properties)) {
    const given = data[name]
    if (schema.type !== 'boolean' || typeof given !== 'string') continue
    if (/^(?:true|1)$/i.test(given)) data[name] = true
    else if (/^(?:false|0)$/i.test(given)) data[name] = false
  }
}

/** A number of the query that is written in another way than people write numbers (`0x10`, `1e1`, ` 5`); null when none is. */
function findOddNumber({ properties = {} }: SchemaNode, data: Record<string, unknown>): string | null {
  const found = Object.entries(properties).find(([name, { type }]) => {
    const given = data[name]
    if (typeof given !== 'string' || (type !== 'integer' && type !== 'number')) return false
    return !(type === 'integer' ? /^-?\d{1,16}$/ : /^-?\d{1,16}(?:\.\d{1,16})?$/).test(given)
  })
  return found?.[0] ?? null
}

/** UUIDs are the same in either case, and ours are stored in lower case. The id of a chat elsewhere is any string. */
function lowerCaseIds({ properties = {}, items }: SchemaNode, data: unknown): void {
  if (Array.isArray(data)) {
    if (items?.properties) for (const item of data) lowerCaseIds(items, item)
    return
  }
  if (typeof data !== 'object' || data === null) return
  const record = data as Record<string, unknown>
  for (const [name, field] of Object.entries(properties)) {
    const value = record[name]
    if (typeof value === 'object') {
      if (Array.isArray(value) && /_ids$/.test(name)) record[name] = value.map(lowerCaseId)
      else lowerCaseIds(field, value)
    } else if (
      // What is absent stays absent: an explicit undefined would hide what stands beside the items of a batch.
      typeof value === 'string' &&
      field.type === 'string' &&
      /^id$|_id$|[a-z]Id$/.test(name) &&
      name !== 'conversation_linked_id'
    ) {
      record[name] = lowerCaseId(value)
    }
  }
}

function lowerCaseId(value: unknown): unknown {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
    ? value.toLowerCase()
    : value
}

/** Many clients send null for a field that they leave out: where null has no meaning of its own it counts as absent. */
function leaveOutNulls(schema: SchemaNode, data: unknown): void {
  if (Array.isArray(data)) {
    const { items } = schema
    if (items?.properties) for (const item of data) leaveOutNulls(items, item)
    return
  }
  if (typeof data !== 'object' || data === null || !schema.properties) return
  const record = data as Record<string, unknown>
  for (const [name, field] of Object.entries(schema.properties)) {
    const isOptional = !schema.required?.includes(name)
    if (record[name] === null && isOptional && !field.anyOf) delete record[name]
    else leaveOutNulls(field, record[name])
  }
}

const errorsNamedMax = 20
const smallValuesMax = 5_000

function emptyBody(): Problem {
  return new Problem('invalid-request', 'The body is empty. Send a JSON object.', {
    errors: [{ path: '', message: 'is empty; send a JSON object' }],
  })
}

function asProblem({ errors }: ValidateFunction, prefix: string): Problem {
  const fields = (errors ?? [])
    .filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'allOf' && !isNullBranch(error))
    .slice(0, errorsNamedMax)
    .map((error) => describe(error, prefix))
  const [one] = fields
  const detail = one ? `${one.path === '' ? 'The body' : one.path} ${one.message}.` : 'The request breaks its schema.'
  return new Problem('invalid-request', detail, { errors: fields })
}

/** "Must be null" is no help where a value of another type was meant. */
function isNullBranch({ keyword, schemaPath, params }: ErrorObject): boolean {
  return keyword === 'type' && params.type === 'null' && /\/anyOf\/\d+\/type$/.test(schemaPath)
}

function describe(error: ErrorObject, prefix: string): FieldError {
  const at = pathOf(error.instancePath)
  const params: Readonly<Record<string, unknown>> = error.params
  if (error.keyword === 'required') {
    const name = String(params.missingProperty)
    return { path: prefix + (at === '' ? name : `${at}.${name}`), message: 'is required' }
  }
  if (error.keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    return { path: prefix + (at === '' ? name : `${at}.${name}`), message: unknownField(name, error.parentSchema) }
  }
  return { path: prefix + at, message: messageOf(error, at, params) }
}

/** A misspelt field must never mean that something was not checked. */
function unknownField(name: string, schema: unknown): string {
  const nearest = nearestName(name, Object.keys((schema as SchemaNode | undefined)?.properties ?? {}))
  return nearest === null ? 'is not known here' : `is not known here; did you mean \`${nearest}\`?`
}

function messageOf(error: ErrorObject, at: string, params: Readonly<Record<string, unknown>>): string {
  switch (error.keyword) {
    case 'type':
      return /(^|\.)messages_history\[\d+\]\.content$/.test(at)
        ? 'must be a text, null, or a list of parts'
        : `must be of type ${String(params.type)}`
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().join(', ')}`
    case 'minLength':
      return `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} items`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    case 'minimum':
    case 'maximum':
      return `must be ${params.comparison} ${params.limit}`
    case 'pattern':
      if (params.pattern === withoutControls) return 'must not hold control characters or ends of lines'
      return String(params.pattern).includes('u0000') ? 'must not hold NUL' : `must match ${params.pattern}`
    default:
      return error.message ?? 'is not valid'
  }
}

/** `/messages_history/2/content` → `messages_history[2].content`. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`), '')
}

/** Whether a value holds few enough values to name each that is wrong. */
function isSmall(data: unknown): boolean {
  const queue: unknown[] = [data]
  for (let count = 0; queue.length > 0; count += 1) {
    if (count + queue.length > smallValuesMax) return false
    const value = queue.pop()
    if (Array.isArray(value)) {
      if (value.length > smallValuesMax) return false
      queue.push(...value)
    } else if (typeof value === 'object' && value !== null) {
      queue.push(...Object.values(value))
    }
  }
  return true
}
