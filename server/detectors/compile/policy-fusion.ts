import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedVectors, ReferenceText } from '../../domain/policy/compiled.ts'
import { unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'
import { backgroundFolder } from './background.ts'

/** What each measure of a text adds to the log odds that it violates a policy. */
export interface FusionWeights {
  /** Log odds where every measure is 0. */
  readonly bias: number
  /** Of the pair head's log odds for definition and text. */
  readonly logit: number
  /** Of the log odds in the middle between the examples of both sides: a policy's own level, mostly taken off. */
  readonly offset: number
  /** Of how rare its likeness is in ordinary texts, 0 to 1. */
  readonly rarity: number
  /** Of how much nearer it is to what violates than to what is allowed, −.3 to .3. */
  readonly contrast: number
  /** Of how near it is to the subject, 0 to 3; 1 is what one ordinary text in twenty reaches. */
  readonly nearness: number
}

/** Tells subjects: a direction is turned by `right` and `left`, so that texts under a rule are near to its words. */
export interface PolicyGate {
  /** The mean of ordinary texts; one row. */
  readonly mean: Vectors
  readonly left: Vectors
  readonly right: Vectors
  /** How much of the direction itself stays. */
  readonly own: number
}

/** The share of ordinary texts, by weight, that is near enough to a policy to be read beside it, 0 to 1. */
export interface AskedShare {
  /** For a policy without examples of both sides: by its words alone fewer of the texts that it means are near to it. */
  readonly definitionOnly: number
  /** For one that has examples of both sides. */
  readonly withExamples: number
}

/** The few numbers that turn measures of a text into the value of an owner's policy; the same for all policies. */
export interface PolicyFusion {
  /** First 12 hex digits of the SHA-256 of the file. */
  readonly version: string
  readonly gate: PolicyGate
  readonly askedShare: AskedShare
  /** For a policy without examples. */
  readonly definitionOnly: FusionWeights
  readonly withExamples: FusionWeights
}

/** What models/policy-fusion.json holds, but for its own hash. */
export interface PolicyFusionFile {
  /** How it was fitted, for people. */
  readonly about: string
  /** Versions of the models that it belongs to: with others it is refused. */
  readonly madeFor: { readonly encoder: string; readonly pairs: string; readonly background: string }
  readonly askedShare: AskedShare
  /** As in `PolicyGate`. */
  readonly gate: Readonly<Record<'mean' | 'left' | 'right', PackedVectors>> & { readonly own: number }
  readonly definitionOnly: FusionWeights
  readonly withExamples: FusionWeights
  /** What was measured on policies left out of the fit; for people. */
  readonly figures: unknown
}

/** Which share holds for a policy of these references. */
export function askedShareOf(references: readonly Pick<ReferenceText, 'kind'>[], share: AskedShare): number {
  const has = (wanted: ReferenceText['kind']): boolean => references.some(({ kind }) => kind === wanted)
  return has('violating') && has('allowed') ? share.withExamples : share.definitionOnly
}

/** Where the committed weights lie. */
export const policyFusionPath = join(backgroundFolder, 'policy-fusion.json')

/**
 * Reads the committed weights. Throws with a plain message that names the file and how to restore it when it is missing,
 * damaged, holds a weight that is no number, or was made for another encoder, another network for pairs or another background. Cost: 3 ms.
 */
export function readPolicyFusion(madeFor: PolicyFusionFile['madeFor'], path = policyFusionPath): PolicyFusion {
  let file: PolicyFusionFile & { readonly sha256: string }
  try {
    file = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw unusable(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
  const { sha256, ...rest } = file
  if (sha256 !== fusionHash(rest)) throw unusable(path, 'its numbers do not match its own hash')
  for (const part of ['encoder', 'pairs', 'background'] as const) {
    if (rest.madeFor[part] !== madeFor[part]) {
      throw unusable(path, `it was fitted for ${part} ${rest.madeFor[part]}, not for ${madeFor[part]}`)
    }
  }
  for (const kind of ['definitionOnly', 'withExamples'] as const) {
    const broken = Object.entries(rest[kind]).find(([, weight]) => !Number.isFinite(weight))
    if (broken) throw unusable(path, `${kind}.${broken[0]} is ${broken[1]}, no number`)
  }
  const { mean, left, right, own } = rest.gate
  const gate = { mean: unpackVectors(mean), left: unpackVectors(left), right: unpackVectors(right), own }
  const { askedShare, definitionOnly, withExamples } = rest
  return { version: sha256.slice(0, 12), gate, askedShare, definitionOnly, withExamples }
}

/** The hash that a file of weights carries. */
export function fusionHash(file: PolicyFusionFile): string {
  return createHash('sha256').update(JSON.stringify(file)).digest('hex')
}

function unusable(path: string, why: string): Error {
  return new Error(
    `The weights of owners’ policies in ${path} cannot be used: ${why}. Restore the file from the repository ` +
      '(git checkout -- models/) or make it again: node training/policies/fit-fusion.ts.',
  )
}
