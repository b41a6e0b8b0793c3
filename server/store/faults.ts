import { Problem } from '../domain/problem.ts'
import { lostClaimMessage } from './batch-tables.ts'

/**
 * What went wrong in a database. `rows`: what was written breaks a rule. `lost-claim`: a reply cannot be kept, because
 * its claim was taken over. `collision`: it met another transaction and
 * may be tried again. `unavailable`: the database does not answer, is full or too busy. `other`: anything else.
 */
export type Fault =
  | { readonly kind: 'rows' }
  | { readonly kind: 'lost-claim' }
  | { readonly kind: 'collision' }
  | { readonly kind: 'unavailable'; readonly detail: string }
  | { readonly kind: 'other' }

/** Tells what kind of failure an error of a database's driver is. */
export type ClassifyFault = (error: unknown) => Fault

/** The error as callers should see it: a failure of the installation, not of the request, is Problem `overloaded`. */
export function presentFault(error: unknown, classify: ClassifyFault): unknown {
  if (error instanceof Problem) return error
  const fault = classify(error)
  if (fault.kind === 'unavailable') return new Problem('overloaded', fault.detail, { retryAfterSeconds: 2 })
  if (fault.kind === 'lost-claim') return new Problem('conflict', lostClaimMessage)
  if (fault.kind === 'collision') {
    return new Problem('overloaded', 'The database is busy with competing writes.', { retryAfterSeconds: 1 })
  }
  return error
}

/** How often a transaction that met another one is tried. */
const attemptsMax = 5

/** Runs a whole transaction again when it collided with another one, at most 5 times, at once and without waiting. */
export async function retryCollisions<Result>(classify: ClassifyFault, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attemptsMax || error instanceof Problem || classify(error).kind !== 'collision') throw error
    }
  }
}
