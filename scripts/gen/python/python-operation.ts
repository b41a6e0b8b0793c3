import type { Operation } from '../../../contract/operation.ts'

/** What the methods of one operation are written from. */
export interface PythonOperation {
  readonly operation: Operation
  /** The types of its body and reply; null for a body that it does not take. */
  readonly body: string | null
  readonly reply: string
  /** Where it answers with a page of a list: the field that holds the page, and the type of what is in it. */
  readonly list: { readonly field: 'items' | 'cases'; readonly item: string } | null
}
