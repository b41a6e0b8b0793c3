import type { CallOptions, RedoubtClient } from './create-client.ts'
import type { OperationName, ReplyOf, RequestOf } from './wire.ts'

/** The operations that answer with a page of a list. */
export type ListName = {
  [Name in OperationName]: ItemOf<Name> extends never ? never : Name
}[OperationName]

/** What such a list holds. */
export type ItemOf<Name extends OperationName> =
  ReplyOf<Name> extends { readonly total: number; readonly items: readonly (infer Item)[] }
    ? Item
    : ReplyOf<Name> extends { readonly total: number; readonly cases: readonly (infer Item)[] }
      ? Item
      : never

interface Page {
  readonly total: number
  readonly items?: readonly unknown[]
  readonly cases?: readonly unknown[]
}

type AnyCall = (name: string, request: unknown, options: CallOptions) => Promise<Page>

/**
 * Goes through a whole list, asking for a page when the one before is used up. `query.offset` is where it starts,
 * `query.limit` the size of a page. What is added or removed meanwhile may be missed or seen twice.
 */
export async function* eachItem<Name extends ListName>(
  { client, name, signal }: { readonly client: RedoubtClient; readonly name: Name; readonly signal?: AbortSignal },
  request: RequestOf<Name>,
): AsyncGenerator<ItemOf<Name>, void, undefined> {
  const call = client.call as unknown as AnyCall
  const { query } = request as { readonly query?: Readonly<Record<string, unknown>> }
  let offset = Number(query?.offset ?? 0)
  for (;;) {
    const asked = { ...request, query: { ...query, offset } }
    const { total, items, cases } = await call(name, asked, signal === undefined ? {} : { signal })
    const page = (items ?? cases ?? []) as readonly ItemOf<Name>[]
    yield* page
    offset += page.length
    if (page.length === 0 || offset >= total) return
  }
}
