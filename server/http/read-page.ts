import type { PageRequest } from '../domain/page.ts'

/** Which part of a list a query asks for: from the start, 50 items. */
export function readPage(query: { readonly offset?: number; readonly limit?: number }): PageRequest {
  return { offset: query.offset ?? 0, limit: query.limit ?? 50 }
}
