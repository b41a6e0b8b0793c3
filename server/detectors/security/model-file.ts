import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isRecord } from '../../domain/is-record.ts'
import type { CalibrationKnot } from './calibration.ts'

/** The text of a committed weights file. Throws a plain message that names the file and how to restore it. */
export function readModelFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw brokenModel(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** The JSON object of a weights file. */
export function parseModelFile(text: string, path: string): Readonly<Record<string, unknown>> {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw brokenModel(path, 'it is not valid JSON')
  }
  if (!isRecord(raw)) throw brokenModel(path, 'it does not have the expected fields')
  return raw
}

/** The error of a weights file that cannot be used. */
export function brokenModel(path: string, why: string): Error {
  return new Error(
    `The security weights in ${path} cannot be used: ${why}. ` +
      `Restore the file from the repository (git checkout -- models/${basename(path)}) or fit it again as training/README.md says.`,
  )
}

/** One weight and what it belongs to. */
export interface NamedWeight {
  readonly name: string
  /** Log odds for each unit of it. */
  readonly weight: number
}

/** Whether a value is a list of named weights. */
export function isNamedWeights(raw: unknown): raw is readonly NamedWeight[] {
  return Array.isArray(raw) && raw.every((one) => isRecord(one) && typeof one.name === 'string' && isNumber(one.weight))
}

/** Throws when weights are not those of `names`, in that order. */
export function refuseOtherNames(weights: readonly NamedWeight[], names: readonly string[], path: string): void {
  const missing = names.find((name, index) => weights[index]?.name !== name)
  if (missing === undefined && weights.length === names.length) return
  const which = missing === undefined ? '' : ` ("${missing}" is not where it belongs)`
  throw brokenModel(path, `it was fitted for other features${which}`)
}

/** Whether a value is a finite number. */
export function isNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw)
}

/** Of which versions a file was made, and of which it has to be; the names are those of the parts that count. */
export interface MadeFor<Part extends string> {
  /** As the file says. */
  readonly madeFor: Readonly<Record<Part, string>>
  /** Those that are here. */
  readonly parts: Readonly<Record<Part, string>>
  /** In the order in which they are compared. */
  readonly names: readonly Part[]
}

/** Throws when a file was made for another version of a part than the one that is here. */
export function refuseOtherParts<Part extends string>({ madeFor, parts, names }: MadeFor<Part>, path: string): void {
  const other = names.find((name) => madeFor[name] !== parts[name])
  if (other === undefined) return
  throw brokenModel(path, `it was fitted for ${other} ${madeFor[other]}, not for ${parts[other]}`)
}

/** Whether a list holds knots of a calibration; whether these can be read is another question. */
export function areKnots(raw: readonly unknown[]): raw is readonly CalibrationKnot[] {
  return raw.every((one) => isRecord(one) && isNumber(one.score) && isNumber(one.rate))
}
