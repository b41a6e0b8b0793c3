import { Problem } from '../../domain/problem.ts'
import type { HttpScope } from '../operation-handler.ts'

/** Rejects with Problem `invalid-request` naming each pattern that the engine does not take, or that costs too much. `place` leads to them in the body. */
export async function refuseBadPatterns(
  checkPatterns: HttpScope['checkPatterns'],
  patterns: Parameters<HttpScope['checkPatterns']>[0],
  place = '',
): Promise<void> {
  const errors = (await checkPatterns(patterns)).map((error) => ({ ...error, path: `${place}${error.path}` }))
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path}: ${first.message}`, { errors })
}
