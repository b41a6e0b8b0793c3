import { invalidField } from '../domain/problem.ts'

/** A moment in milliseconds since 1970 UTC; null when none was given. Throws Problem `invalid-request` that names `path`. */
export function readMoment(path: string, text: string | null | undefined): number | null {
  if (text === undefined || text === null) return null
  const timeMs = Date.parse(text)
  // The format allows leap seconds, which the calendar of the computer does not have.
  if (Number.isNaN(timeMs)) throw invalidField(path, 'must be a moment like 2030-01-31T12:00:00Z')
  return timeMs
}
