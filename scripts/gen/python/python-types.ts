import { isReserved, pascalCase, pythonText } from './python-names.ts'

/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly description?: string
}

/** Writes the Python types of schemas; objects become classes, each shape once. */
export class PythonTypes {
  readonly #classes = new Map<string, string>()
  readonly #nameOfShape = new Map<string, string>()
  readonly #preferred: ReadonlyMap<string, readonly string[]>

  /** `preferred`: names for shapes (`shapeOf`), the best one first. */
  constructor(preferred: ReadonlyMap<string, readonly string[]>) {
    this.#preferred = preferred
  }

  /** Every class so far, each behind those that it needs. */
  get classes(): readonly string[] {
    return [...this.#classes.values()]
  }

  /** Writes the type of a schema. `name`: what an object is called that has no name of its own. */
  typeOf(given: object, name: string): string {
    const schema = given as Schema
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`
    const choices = schema.anyOf ?? schema.oneOf
    if (choices !== undefined) return this.#unionOf(choices, name)
    if (schema.allOf !== undefined) throw new Error(`${name}: Python has no type for allOf; write the object out`)
    if (schema.type === 'array') return `list[${schema.items ? this.typeOf(schema.items, itemName(name)) : 'Any'}]`
    if (schema.type === 'object') return this.#objectOf(schema, name)
    return plainTypes[schema.type ?? ''] ?? 'Any'
  }

  #unionOf(choices: readonly Schema[], name: string): string {
    const isOneObject = choices.filter(({ type }) => type === 'object').length < 2
    const types = choices.map((one, place) => this.typeOf(one, isOneObject ? name : `${name}${place + 1}`))
    const different = [...new Set(types)]
    return different.join(' | ')
  }

  #objectOf(schema: Schema, name: string): string {
    const { properties = {}, patternProperties, additionalProperties } = schema
    if (Object.keys(properties).length === 0) {
      const values = patternProperties === undefined ? additionalProperties : Object.values(patternProperties)[0]
      return `dict[str, ${typeof values === 'object' ? this.typeOf(values, `${name}Value`) : 'Any'}]`
    }
    const shape = shapeOf(schema)
    const known = this.#nameOfShape.get(shape)
    if (known !== undefined) return known
    const names = [...(this.#preferred.get(shape) ?? []), name]
    const own = names.find((one) => !this.#classes.has(one))
    if (own === undefined) throw new Error(`No name is left for ${name}: two shapes want the same one`)
    // Taken before its fields are written, so that none of them takes it; moved behind them afterwards.
    this.#nameOfShape.set(shape, own)
    this.#classes.set(own, '')
    const text = this.#classOf(schema, own)
    this.#classes.delete(own)
    this.#classes.set(own, text)
    return own
  }

  #classOf({ properties = {}, required = [], description }: Schema, name: string): string {
    const fields = Object.entries(properties).map(([key, value]) => {
      if (!/^[A-Za-z_]\w*$/.test(key) || isReserved(key))
        throw new Error(`${name}: ${key} cannot be a field of a class in Python`)
      const type = this.typeOf(value, `${name}${pascalCase(key)}`)
      const line = `    ${key}: ${required.includes(key) ? type : `NotRequired[${type}]`}\n`
      return value.description === undefined ? line : `${line}    ${pythonText(value.description)}\n`
    })
    const about = description === undefined ? '' : `    ${pythonText(description)}\n\n`
    return `class ${name}(TypedDict):\n${about}${fields.join('')}`
  }
}

/** What makes two schemas the same type in Python: everything but words and bounds. */
export function shapeOf(given: object): string {
  return JSON.stringify(shape(given as Schema))
}

function shape(schema: Schema): unknown {
  const {
    type,
    const: only,
    enum: words,
    items,
    properties,
    patternProperties,
    additionalProperties,
    required,
  } = schema
  const inner = (all: Readonly<Record<string, Schema>> | undefined) =>
    all && Object.entries(all).map(([name, value]) => [name, shape(value), required?.includes(name) ?? false])
  const choices = (schema.anyOf ?? schema.oneOf)?.map(shape)
  const open = typeof additionalProperties === 'object' ? shape(additionalProperties) : undefined
  return {
    type,
    only,
    words,
    items: items && shape(items),
    fields: inner(properties),
    inner: inner(patternProperties),
    open,
    choices,
  }
}

const plainTypes: Readonly<Record<string, string>> = {
  integer: 'int',
  number: 'float',
  string: 'str',
  boolean: 'bool',
  null: 'None',
}

function literal(value: unknown): string {
  if (typeof value === 'string' && !/[^\x20-\x7e]/.test(value)) return JSON.stringify(value)
  if (Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  throw new Error(`Python has no literal type for ${JSON.stringify(value)}`)
}

function itemName(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return /[^su]s$/.test(name) ? name.slice(0, -1) : `${name}Item`
}
