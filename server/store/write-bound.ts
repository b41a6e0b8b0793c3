import { Problem } from '../domain/problem.ts'

/** How long the work of one transaction may take, in milliseconds. */
export const writeMsMax = 10_000

/** The problem of a transaction whose work took too long; nothing of it was kept. */
export function tooLongWrite(): Problem {
  return new Problem('overloaded', `A write took longer than ${writeMsMax / 1_000} s.`, { retryAfterSeconds: 1 })
}

/** The problem of a write that comes after the store began to close. */
export function closingStore(): Problem {
  return new Problem('overloaded', 'The service is stopping.', { retryAfterSeconds: 2 })
}
