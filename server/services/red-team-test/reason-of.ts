import { Problem } from '../../domain/problem.ts'

/** Why a stage failed, as its owner reads it: the words of an expected failure, else only what the service was at. */
export function reasonOf(error: unknown, doing: string): string {
  return error instanceof Problem ? error.message : `The service failed while it ${doing}.`
}
