import { Problem } from '../../domain/problem.ts'
import type { HttpScope } from '../operation-handler.ts'

/** Throws Problem `invalid-request` naming each pattern that the engine does not take. */
export function refuseBadPatterns(
  checkPatterns: HttpScope['checkPatterns'],
  patterns: Parameters<HttpScope['checkPatterns']>[0],
): void {
  const errors = checkPatterns(patterns)
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path}: ${first.message}`, { errors })
}
