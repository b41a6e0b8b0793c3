import type { OperationTypes } from '../contract/operation-types.ts'

/** What each operation takes and answers. */
export type { OperationTypes }

/** The name of an operation. */
export type OperationName = keyof OperationTypes

/** What an operation answers with. */
export type ReplyOf<Name extends OperationName> = OperationTypes[Name]['reply']

/** The body that an operation takes; null when it takes none. */
export type BodyOf<Name extends OperationName> = OperationTypes[Name]['body']

/** What an operation takes: the parameters of its path, its query and its body, each only where it has one. */
export type RequestOf<Name extends OperationName> = PartOf<'params', OperationTypes[Name]['params']> &
  PartOf<'query', OperationTypes[Name]['query']> &
  PartOf<'body', OperationTypes[Name]['body']>

/** The arguments of a call: the request may be left out where nothing in it is needed. */
export type CallArguments<Name extends OperationName, Options> =
  Record<never, never> extends RequestOf<Name>
    ? [request?: RequestOf<Name>, options?: Options]
    : [request: RequestOf<Name>, options?: Options]

type PartOf<Key extends string, Value> = [Value] extends [null]
  ? Readonly<Partial<Record<Key, null>>>
  : Record<never, never> extends Value
    ? Readonly<Partial<Record<Key, Value>>>
    : Readonly<Record<Key, Value>>
