import { invalidField } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'

const depthMax = 32
const unitsMax = 262_144

/** What a client stores with a test. Throws Problem `invalid-request` when it is too deep or too long. */
export function readMetadata(metadata: object | undefined): RedTeamTest['clientMetadata'] {
  if (metadata === undefined) return {}
  if (isDeeper(metadata, depthMax)) throw invalidField('metadata', `is nested deeper than ${depthMax} levels`)
  const units = JSON.stringify(metadata).length
  if (units > unitsMax) throw invalidField('metadata', `is ${units} characters long; at most ${unitsMax} are kept`)
  return { ...metadata }
}

/** Level by level, so that a hostile depth needs no stack. */
function isDeeper(value: unknown, levels: number): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
