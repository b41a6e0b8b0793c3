import type { Static, TSchema } from 'typebox'
import type { OperationName, operations } from './routes.ts'

type Known = typeof operations

type TypeOf<Schema> = Schema extends TSchema ? Static<Schema> : null

/**
 * What each operation takes and answers, as plain types: the same as its schemas in `routes.ts`. Null where it takes
 * nothing. The types of the built client are written from the schemas (`scripts/build-client.ts`) and have this form.
 */
export type OperationTypes = {
  readonly [Name in OperationName]: {
    readonly permission: Known[Name]['permission']
    readonly params: TypeOf<Known[Name]['params']>
    readonly query: TypeOf<Known[Name]['query']>
    readonly body: TypeOf<Known[Name]['body']>
    readonly reply: TypeOf<Known[Name]['reply']['schema']>
  }
}
