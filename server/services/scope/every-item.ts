import type { Page, PageRequest } from '../../domain/page.ts'

/**
 * Every item of a list, however long, page by page: 500 of them are held at once. What is added or removed meanwhile may be
 * missed or come twice.
 */
export async function* everyItem<Item>(list: (page: PageRequest) => Promise<Page<Item>>): AsyncGenerator<Item, void> {
  for (let offset = 0; ; offset += itemsPerPage) {
    const { items } = await list({ offset, limit: itemsPerPage })
    yield* items
    if (items.length < itemsPerPage) return
  }
}

const itemsPerPage = 500
