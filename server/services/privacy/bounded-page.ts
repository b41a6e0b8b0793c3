import type { MonitoredMessage } from '../../domain/monitoring/monitoring.ts'
import type { Page, PageRequest } from '../../domain/page.ts'

const unitsMax = 4_000_000
const itemsPerRead = 10

/**
 * Reads a page in small parts, so that texts of the largest size never pile up: it ends early where they reach 4,000,000 UTF-16
 * units, always after at least one item.
 */
export async function boundedPage<Item>(
  { offset, limit }: PageRequest,
  unitsOf: (item: Item) => number,
  read: (page: PageRequest) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const items: Item[] = []
  let units = 0
  for (;;) {
    const part = await read({ offset: offset + items.length, limit: Math.min(itemsPerRead, limit - items.length) })
    for (const item of part.items) {
      units += unitsOf(item)
      if (units > unitsMax && items.length > 0) return { total: part.total, offset, limit, items }
      items.push(item)
    }
    const isEnd = part.items.length === 0 || items.length >= limit || offset + items.length >= part.total
    if (isEnd) return { total: part.total, offset, limit, items }
  }
}

/** How long the texts of a message are, in UTF-16 units. */
export function unitsOfMessage({ text, textWithContext }: MonitoredMessage): number {
  return (text?.length ?? 0) + (textWithContext?.length ?? 0)
}
