import { dayBound } from '../parts/forms/day-bound.ts'
import type { Search } from '../search.ts'

/**
 * The text that tells what a search looked through. The counts of a page begin at the cursor of the address, and without a first
 * day the service looks at the last 31 days only: neither is all that there is.
 */
export function searchedSpan({ cursor, from }: Search, next: string | null) {
  if (cursor !== undefined) return 'messages.searched.here'
  if (next !== null) return 'messages.searched'
  return dayBound('from', from).from === undefined ? 'messages.searched.recent' : 'messages.searched.all'
}
