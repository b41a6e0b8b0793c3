/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema | readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly description?: string
}

/** Writes the TypeScript type of a JSON Schema; `indent` stands before the line in which it begins. */
export function typeOfSchema(given: object, indent: string): string {
  const schema = given as Schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map((one) => typeOfSchema(one, indent)).join(' | ')
  if (schema.allOf !== undefined) return schema.allOf.map((one) => `(${typeOfSchema(one, indent)})`).join(' & ')
  if (schema.type === 'array') return arrayType(schema, indent)
  if (schema.type === 'object') return objectType(schema, indent)
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type
  return 'unknown'
}

function arrayType({ items }: Schema, indent: string): string {
  const isOne = (value: Schema['items']): value is Schema => value !== undefined && !Array.isArray(value)
  return isOne(items) ? `Array<${typeOfSchema(items, indent)}>` : 'unknown[]'
}

function objectType(schema: Schema, indent: string): string {
  const { properties = {}, required = [], patternProperties, additionalProperties } = schema
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, value]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    const about = value.description === undefined ? '' : `${inner}/** ${value.description.replaceAll('*/', '* /')} */\n`
    return `${about}${inner}${key}${required.includes(name) ? '' : '?'}: ${typeOfSchema(value, inner)}`
  })
  const values = patternProperties === undefined ? additionalProperties : Object.values(patternProperties)[0]
  const open = typeof values === 'object' && fields.length === 0 ? typeOfSchema(values, inner) : 'unknown'
  const isOpen = values === true || typeof values === 'object'
  const all = isOpen ? [...fields, `${inner}[name: string]: ${open}`] : fields
  return all.length === 0 ? 'Record<string, never>' : `{\n${all.join('\n')}\n${indent}}`
}
