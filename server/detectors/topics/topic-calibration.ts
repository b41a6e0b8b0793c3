import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PackedVectors } from '../../domain/policy/compiled.ts'
import { unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'

/** What models/topic-calibration.json holds; written by training/topics/calibrate.ts. */
export interface TopicCalibrationFile {
  /** How it was fitted, for people. */
  readonly about: string
  /** Version of the encoder that it was fitted with. */
  readonly encoder: string
  /** The languages that `directions` stand for. */
  readonly languages: readonly string[]
  /** What only tells in which language a text is written: directions of length 1, each at right angles to the others. */
  readonly directions: PackedVectors
  /** Ordinary texts as directions, without what tells their language. */
  readonly ordinary: PackedVectors
  readonly weights: TopicWeights
  /** What was measured on the texts of the fit. */
  readonly figures: Readonly<Record<string, number>>
}

/** The share that each measure has in a similarity: logistic of `meaning` × likeness + `words` × cosine + `bias`. */
export interface TopicWeights {
  /** Log odds for each unit of likeness. */
  readonly meaning: number
  /** Log odds for each unit of the cosine of their words. */
  readonly words: number
  /** Log odds where both are 0. */
  readonly bias: number
  /** Which share of its ordinariness is taken off the likeness of a part, 0 to 1. */
  readonly ordinary: number
}

/** The calibration, ready to use. */
export interface TopicCalibration {
  readonly directions: Vectors
  readonly ordinary: Vectors
  readonly weights: TopicWeights
  /** First 12 hex digits of the file's SHA-256. */
  readonly version: string
}

/** Where the committed file lies. */
export const topicCalibrationPath = fileURLToPath(new URL('../../../models/topic-calibration.json', import.meta.url))

/**
 * Reads models/topic-calibration.json. Throws with a plain message that names the file and how to restore it when it is
 * missing or damaged, or was made with another encoder than `encoderVersion`. Cost: 2 ms.
 */
export function readTopicCalibration(encoderVersion: string, path: string = topicCalibrationPath): TopicCalibration {
  const bytes = named(path, () => readFileSync(path))
  const file = named(path, () => JSON.parse(bytes.toString('utf8')) as TopicCalibrationFile)
  if (file.encoder !== encoderVersion) {
    throw unusable(path, `it was made with the encoder ${file.encoder}, not with ${encoderVersion}`)
  }
  const directions = named(path, () => unpackVectors(file.directions))
  const usual = named(path, () => unpackVectors(file.ordinary))
  const { meaning, words, bias, ordinary } = file.weights ?? {}
  if (![meaning, words, bias, ordinary].every(Number.isFinite)) throw unusable(path, 'its weights are not numbers')
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { directions, ordinary: usual, weights: { meaning, words, bias, ordinary }, version }
}

function named<Result>(path: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw unusable(path, error instanceof Error ? error.message : String(error))
  }
}

function unusable(path: string, why: string): Error {
  return new Error(
    `The file ${path} cannot be used: ${why}. ` +
      'Restore it from the repository (git checkout -- models/) or make it again: node training/topics/calibrate.ts.',
  )
}
