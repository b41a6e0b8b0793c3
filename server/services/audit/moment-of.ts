/** A moment as the audit log shows it: ISO 8601 in UTC with milliseconds; null for none. */
export function momentOf(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString()
}
