import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../../domain/is-record.ts'
import type { PackedVectors } from '../../domain/policy/compiled.ts'
import { similarity, unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'
import type { Knot } from './calibrated-value.ts'
import { harmCategories, referencePolicies } from './content-categories.ts'
import type { Reference, ReferenceSide } from './reference-similarity.ts'
import { type PackedPieces, type ResponsePieces, unpackPieces } from './response-pieces.ts'

/** A weighing: bias first, then a weight for each of what it weighs. */
export type Weighing = readonly number[]

/** How scores of windows become the value of a text. */
export interface Scale {
  /** Up to so many windows length lowers nothing; 1 or more. */
  readonly lengthFrom: number
  /** By how much the score of the best of n windows is lowered for each unit of ln(n / `lengthFrom`): many windows find more by chance. */
  readonly lengthSlope: number
  readonly knots: readonly Knot[]
}

/** By how much the score of the best of so many windows is lowered. */
export function loweredByLength({ lengthFrom, lengthSlope }: Omit<Scale, 'knots'>, windows: number): number {
  return lengthSlope * Math.log(Math.max(1, windows / lengthFrom))
}

/** How a policy with built-in examples is judged. */
export interface ReferenceCalibration {
  /** Of the output of the encoder, then of ten times by how much it is likelier to violate, then of its probe. */
  readonly parameters: Weighing
  /** For inputs. */
  readonly asks: Scale
  /** For outputs. */
  readonly gives: Scale
  /** The built-in examples, a row of `vectors` for each. */
  readonly texts: readonly Reference[]
  readonly vectors: Vectors
}

/** A share with its 95 % interval. */
export interface CountedShare {
  /** How many texts are in the share. */
  readonly hits: number
  /** How many texts there are. */
  readonly of: number
  /** 0 to 1. */
  readonly share: number
  /** Of the interval, 0 to 1. */
  readonly low: number
  /** Of the interval, 0 to 1. */
  readonly high: number
}

/** What a default policy does at value .5; measured on texts that the encoder was not fitted on. */
export interface OperatingPoint {
  /** Share of the benign pool, by weight. */
  readonly alarms: number
  /** Of texts that violate the policy. */
  readonly recall: CountedShare
  /** Of harmful texts of other kinds. */
  readonly otherHarm: CountedShare
  /** Of safe texts that look harmful. */
  readonly lookAlikes: CountedShare
  /** Whether recall is surely .6 or more; else the judgement is of warning grade. */
  readonly isReliable: boolean
}

/** Directions of meaning, with what is to be added to the product with an embedding to get a logit. */
export interface Probes {
  /** `harmful` first, then the categories of harm, then the policies with built-in examples. */
  readonly names: readonly string[]
  /** One for each name. */
  readonly biases: readonly number[]
  /** One row for each name. */
  readonly vectors: Vectors
}

/** How responses are judged; both weigh the outputs `refuses` and `complies`, the probe, words of refusal, the pieces. */
export interface ResponseCalibration {
  readonly complies: Weighing
  readonly refuses: Weighing
  /** The direction of responses that do as asked. */
  readonly probe: { readonly bias: number; readonly vectors: Vectors }
  /** What pieces of words tell. */
  readonly pieces: ResponsePieces
}

/** All numbers by which content is judged. */
export interface ContentCalibration {
  /** First 12 hex digits of the SHA-256 of the file. */
  readonly version: string
  /** How all categories of harm are judged. */
  readonly harm: Scale & {
    /** Of the output `harmful`, then of the strongest category, then of the probe for harm. */
    readonly parameters: Weighing
    /** For the likelihood of each category among harmful texts: of its output, then of its probe. */
    readonly categories: Readonly<Record<string, Weighing>>
  }
  /** How harm is weighed where its most harmful windows are read again. */
  readonly again: {
    /** Value of the first look from which on there is a second. */
    readonly from: number
    /** Of the deeper network's output `harmful`; added to the score of the first look, lowered by length. */
    readonly weight: number
    /** For the likelihood of each category: of its log odds by the first look, then of its output. */
    readonly categories: Readonly<Record<string, Weighing>>
    readonly knots: readonly Knot[]
  }
  /** How single sentences of a text of several windows are weighed, by both networks. */
  readonly sentences: {
    /** Score of a window by the first look from which on its sentences are read. */
    readonly from: number
    /** Of the deeper network's output `harmful`; added to the score of the first look at the sentence. */
    readonly weight: number
    /** Rates are shares of long ordinary documents. */
    readonly knots: readonly Knot[]
  }
  readonly probes: Probes
  /** Of the output `profanity`, then of a strong and of a mild swear word. */
  readonly profanity: Scale & { readonly parameters: Weighing }
  /** By policy with built-in examples. */
  readonly references: ReadonlyMap<string, ReferenceCalibration>
  readonly responses: ResponseCalibration
  /** By policy. */
  readonly operatingPoints: Readonly<Record<string, OperatingPoint>>
  /** The share of the benign pool, by weight, on which any category of harm or profanity alarms. */
  readonly family: { readonly alarms: number; readonly texts: number }
}

/** Where the committed file lies. */
export const contentCalibrationPath = join(
  fileURLToPath(new URL('../../../models/', import.meta.url)),
  'content-calibration.json',
)

/**
 * Reads models/content-calibration.json. Throws with a plain message that says how to restore it when it is missing,
 * damaged or made with other networks than `madeFor` names (`networksOf`). Cost: 5 ms.
 */
export function loadContentCalibration(madeFor: string, path = contentCalibrationPath): ContentCalibration {
  const bytes = readBytes(path)
  const raw = parsed(bytes, path)
  if (raw.madeFor !== madeFor) {
    throw unusable(path, `it was made with the encoder ${String(raw.madeFor)}, not with ${madeFor}`)
  }
  if (!isComplete(raw)) throw unusable(path, 'it does not have the expected fields')
  return {
    ...raw,
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    probes: { ...raw.probes, vectors: unpackVectors(raw.probes.vectors) },
    responses: {
      ...raw.responses,
      probe: unpacked(raw.responses.probe),
      pieces: unpackPieces(raw.responses.pieces),
    },
    references: new Map(
      Object.entries(raw.references).map(([id, one]) => [id, { ...one, vectors: unpackVectors(one.vectors) }]),
    ),
  }
}

type RawReference = Omit<ReferenceCalibration, 'vectors'> & { readonly vectors: PackedVectors }
type RawProbes = Omit<Probes, 'vectors'> & { readonly vectors: PackedVectors }
type RawCalibration = Omit<ContentCalibration, 'references' | 'version' | 'probes' | 'responses'> & {
  readonly probes: RawProbes
  readonly responses: Omit<ResponseCalibration, 'probe' | 'pieces'> & {
    readonly probe: RawProbe
    readonly pieces: PackedPieces
  }
  readonly references: Readonly<Record<string, RawReference>>
}
type Unchecked = Readonly<Record<string, unknown>>

interface RawProbe {
  readonly bias: number
  readonly vectors: PackedVectors
}

function unpacked({ bias, vectors }: RawProbe): ResponseCalibration['probe'] {
  return { bias, vectors: unpackVectors(vectors) }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw unusable(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function parsed(bytes: Buffer, path: string): Unchecked {
  try {
    const raw: unknown = JSON.parse(bytes.toString('utf8'))
    if (isRecord(raw)) return raw
  } catch {
    throw unusable(path, 'it is not valid JSON')
  }
  throw unusable(path, 'it does not have the expected fields')
}

/** The file is our own and hashed with the others; this tells a file of another version from one that can be used. */
function isComplete(raw: Unchecked): raw is Unchecked & RawCalibration {
  const { harm, profanity, references, responses, operatingPoints, family } = raw
  return (
    isScale(harm) &&
    isScale(profanity) &&
    hasCategories(harm) &&
    isSecondLook(raw.again) &&
    hasCategories(raw.again) &&
    isSecondLook(raw.sentences) &&
    isProbes(raw.probes) &&
    isRecord(references) &&
    referencePolicies.every(({ id }) => isReference(references[id])) &&
    isRecord(responses) &&
    isRecord(responses.probe) &&
    isRecord(responses.probe.vectors) &&
    isRecord(responses.pieces) &&
    typeof responses.pieces.weights === 'string' &&
    isRecord(operatingPoints) &&
    isRecord(family)
  )
}

function isSecondLook(raw: unknown): raw is Unchecked {
  if (!isRecord(raw) || typeof raw.from !== 'number' || typeof raw.weight !== 'number') return false
  return Array.isArray(raw.knots) && raw.knots.length >= 2
}

function hasCategories({ categories }: Unchecked): boolean {
  return isRecord(categories) && harmCategories.every(({ id }) => Array.isArray(categories[id]))
}

function isProbes(raw: unknown): boolean {
  if (!isRecord(raw) || !Array.isArray(raw.names) || !Array.isArray(raw.biases)) return false
  const expected = ['harmful', ...[...harmCategories, ...referencePolicies].map(({ id }) => id)]
  return raw.names.join() === expected.join() && raw.biases.length === expected.length && isRecord(raw.vectors)
}

function isReference(raw: unknown): boolean {
  return isRecord(raw) && isScale(raw.asks) && isScale(raw.gives) && Array.isArray(raw.texts) && isRecord(raw.vectors)
}

function isScale(raw: unknown): raw is Unchecked {
  if (!isRecord(raw) || typeof raw.lengthSlope !== 'number' || typeof raw.lengthFrom !== 'number') return false
  return raw.lengthFrom >= 1 && Array.isArray(raw.knots) && raw.knots.length >= 2
}

function unusable(path: string, why: string): Error {
  return new Error(
    `The file ${path} cannot be used: ${why}. ` +
      'Restore it from the repository (git checkout -- models/) or make it again as training/content/README.md says.',
  )
}

/** The logit of a probe for an embedding; `name` is that of a category, a policy, or `harmful`. */
export function probeLogit({ names, biases, vectors }: Probes, embedding: Float32Array, name: string): number {
  const row = names.indexOf(name)
  if (row === -1) throw new Error(`The content calibration has no probe for ${name}.`)
  return similarity(embedding, vectors, row) + (biases[row] ?? 0)
}

/** The value of a weighing. */
export function weigh(parameters: Weighing, values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + (parameters[at + 1] ?? 0) * value, parameters[0] ?? 0)
}

/** How a manner of speaking is called by direction: users ask, assistants give. */
export function sideOf(direction: 'input' | 'output'): ReferenceSide {
  return direction === 'input' ? 'asks' : 'gives'
}
