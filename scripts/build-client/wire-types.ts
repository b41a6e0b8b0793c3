import type { TSchema } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/routes.ts'
import { typeOfSchema } from './type-of-schema.ts'

/** `operation-types.d.ts` of the built client: the same as `contract/operation-types.ts`, without any schema. */
export function wireTypes(): string {
  return `/** What each operation takes and answers. Written from the schemas of the service. */
export interface OperationTypes {
${Object.values(operations).map(entry).join('\n')}
}
`
}

function entry({ name, summary, permission, params, query, body, reply }: Operation): string {
  const type = (schema: TSchema | null) => (schema === null ? 'null' : typeOfSchema(schema, '    '))
  return `  /** ${summary.replaceAll('*/', '* /')}. */
  readonly ${name}: {
    readonly permission: ${permission === null ? 'null' : `'${permission}'`}
    readonly params: ${type(params)}
    readonly query: ${type(query)}
    readonly body: ${type(body)}
    readonly reply: ${type(reply.schema)}
  }`
}
