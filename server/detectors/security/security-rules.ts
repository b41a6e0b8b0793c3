import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Calibration, CalibrationKnot } from './calibration.ts'
import { features } from './feature-list.ts'

/** The committed weights and calibration of the security value. */
export interface SecurityRules {
  /** First 12 hex digits of the file's SHA-256; part of the detector's version. */
  readonly version: string
  readonly bias: number
  /** In the order of `features`. */
  readonly weights: readonly number[]
  readonly calibration: Calibration
}

/** Where the committed weights lie. */
export const securityRulesPath = fileURLToPath(new URL('../../../models/security-rules.json', import.meta.url))

/** Reads the weights. Throws a plain message when the file is missing, damaged or made for other features. */
export function loadSecurityRules(path: string = securityRulesPath): SecurityRules {
  return parseSecurityRules(readRulesFile(path), path)
}

/** Checks the text of a weights file; `path` is named in errors. */
export function parseSecurityRules(text: string, path: string): SecurityRules {
  const raw = parseJson(text, path)
  if (!isRulesFile(raw)) throw broken(path, 'it does not have the expected fields')
  const names = raw.features.map(({ name }) => name)
  const missing = features.find(({ name }, index) => names[index] !== name)
  if (missing !== undefined || names.length !== features.length) {
    throw broken(
      path,
      `it was fitted for other features${missing === undefined ? '' : ` ("${missing.name}" is not where it belongs)`}`,
    )
  }
  if (contentHash(raw) !== raw.sha256) throw broken(path, 'its content does not match its own hash')
  if (!isMonotone(raw.calibration.knots)) throw broken(path, 'its calibration is not monotone')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { version, bias: raw.bias, weights: raw.features.map(({ weight }) => weight), calibration: raw.calibration }
}

/** The hash over all numbers that decide, as training/fit.py writes it. */
export function contentHash({
  bias,
  features: weighted,
  calibration,
}: Pick<RulesFile, 'bias' | 'features' | 'calibration'>): string {
  const lines = [
    `bias ${bias.toFixed(4)}`,
    ...weighted.map(({ name, weight }) => `${name} ${weight.toFixed(4)}`),
    ...calibration.knots.map(({ score, rate }) => `knot ${score.toFixed(4)} ${rate.toFixed(7)}`),
  ]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

interface RulesFile {
  readonly bias: number
  readonly features: readonly { readonly name: string; readonly weight: number }[]
  readonly calibration: { readonly knots: readonly CalibrationKnot[] }
  readonly sha256: string
}

function readRulesFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw broken(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw broken(path, 'it is not valid JSON')
  }
}

function broken(path: string, why: string): Error {
  return new Error(
    `The security weights in ${path} cannot be used: ${why}. ` +
      'Restore the file from the repository (git checkout -- models/security-rules.json) or fit it again as training/README.md says.',
  )
}

function isRulesFile(raw: unknown): raw is RulesFile {
  if (!isRecord(raw) || !isNumber(raw.bias) || typeof raw.sha256 !== 'string') return false
  if (!Array.isArray(raw.features) || !isRecord(raw.calibration) || !Array.isArray(raw.calibration.knots)) return false
  return (
    raw.features.every((one) => isRecord(one) && typeof one.name === 'string' && isNumber(one.weight)) &&
    raw.calibration.knots.every((one) => isRecord(one) && isNumber(one.score) && isNumber(one.rate))
  )
}

function isMonotone(knots: readonly CalibrationKnot[]): boolean {
  if (knots.length < 2) return false
  return knots.every(({ score, rate }, index) => {
    const before = knots[index - 1]
    if (!(rate > 0 && rate <= 1)) return false
    return before === undefined || (score > before.score && rate < before.rate)
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
