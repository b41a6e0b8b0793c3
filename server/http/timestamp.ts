/** ISO 8601 in UTC with milliseconds. */
export function timestampOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}

/** The same; null for none. */
export function maybeTimestampOf(timeMs: number | null): string | null {
  return timeMs === null ? null : timestampOf(timeMs)
}
