/** ISO 8601 in UTC with milliseconds. */
export function timestampOf(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
