import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../../domain/is-record.ts'
import { isMonotone, type ScoreCalibration } from './calibration.ts'
import { areKnots, brokenModel, isNumber, parseModelFile, readModelFile, refuseOtherParts } from './model-file.ts'

/** For which versions of its parts the second look was fitted. */
export interface LookParts {
  /** Of the network that reads a text beside a rule. */
  readonly pairs: string
  /** Of the weights of the first look. */
  readonly fusion: string
}

/** How the second look is weighed with the first, and what their sum means on benign traffic. */
export interface LookWeights {
  /** First 12 hex digits of the file's SHA-256; part of the detector's version. */
  readonly version: string
  /** Value of the first look from which on there is a second. */
  readonly from: number
  /** Value of the first look up to which there is a second. */
  readonly to: number
  /** Of the log odds that the stretch, read alone, is an attack; added to the score of the first look. */
  readonly alone: number
  /** Of the log odds that the rule against attacks forbids it; likewise. */
  readonly besideRule: number
  /** What share of benign texts reaches a sum. */
  readonly calibration: ScoreCalibration
}

/** Where the committed weights lie. */
export const lookWeightsPath = fileURLToPath(new URL('../../../models/security-look.json', import.meta.url))

/** Reads the weights. Throws a plain message when the file is missing, damaged or made for other parts. */
export function loadLookWeights(parts: LookParts, path: string = lookWeightsPath): LookWeights {
  return parseLookWeights(readModelFile(path).toString(), parts, path)
}

/** Checks the text of a file of weights; `path` is named in errors. */
export function parseLookWeights(text: string, parts: LookParts, path: string): LookWeights {
  const raw = parseModelFile(text, path)
  if (!isLookFile(raw)) throw brokenModel(path, 'it does not have the expected fields')
  if (lookHash(raw) !== raw.sha256) throw brokenModel(path, 'its content does not match its own hash')
  refuseOtherParts({ madeFor: raw.madeFor, parts, names: ['pairs', 'fusion'] }, path)
  const { from, to, weights, knots } = raw
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    ...{ from, to, alone: weights.alone, besideRule: weights.besideRule },
    calibration: { knots, lengthSlope: 0 },
  }
}

/** The hash over all numbers that decide, as training/security/fit_look.py writes it. */
function lookHash({ from, to, weights, knots, madeFor }: LookFile): string {
  const lines = [
    ...Object.entries({ from, to, alone: weights.alone, besideRule: weights.besideRule }).map(
      ([name, value]) => `${name} ${value.toFixed(4)}`,
    ),
    ...knots.map(({ score, rate }) => `knot ${score.toFixed(4)} ${rate.toFixed(7)}`),
    `fusion ${madeFor.fusion}`,
    `pairs ${madeFor.pairs}`,
  ]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

interface LookFile {
  readonly sha256: string
  readonly madeFor: LookParts
  readonly from: number
  readonly to: number
  readonly weights: Pick<LookWeights, 'alone' | 'besideRule'>
  readonly knots: ScoreCalibration['knots']
}

function isLookFile(raw: Readonly<Record<string, unknown>>): raw is Readonly<Record<string, unknown>> & LookFile {
  const { madeFor, weights, knots, from, to } = raw
  if (!isRecord(madeFor) || !isRecord(weights) || !Array.isArray(knots) || !areKnots(knots)) return false
  // No reading may lower the value by seeing more.
  const isRising = [weights.alone, weights.besideRule].every((weight) => isNumber(weight) && weight >= 0)
  return isRising && [from, to].every(isNumber) && isMonotone(knots)
}
