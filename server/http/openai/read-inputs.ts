import { textUnitsMax } from '../../../contract/guard/message.ts'
import { invalidField } from '../../domain/problem.ts'

/**
 * The texts of an `input` or `prompt`: one text, or a list of 1 to `countMax`, at most 1,000,000 characters together. Throws
 * Problem `invalid-request` for anything else: tokens cannot be judged.
 */
export function readInputs(given: unknown, path: string, countMax: number): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given]
  if (texts.length === 0 || texts.length > countMax) throw invalidField(path, `must hold 1 to ${countMax} texts`)
  const read = texts.map((text, index) => {
    if (typeof text === 'string') return text
    const where = Array.isArray(given) ? `${path}[${index}]` : path
    throw invalidField(where, 'must be a text; tokens and other parts cannot be judged')
  })
  const units = read.reduce((sum, text) => sum + text.length, 0)
  if (units > textUnitsMax) throw invalidField(path, `has ${units} characters; at most ${textUnitsMax} are taken`)
  return read
}
