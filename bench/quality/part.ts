import type { ImageFigures } from '../images/measure-images.ts'
import type { MeasuredPolicies } from '../policies/measure-policies.ts'
import type { ContentFigures } from './content.ts'
import type { Cost } from './cost.ts'
import type { Line } from './line.ts'
import type { SecurityFigures } from './measure.ts'
import type { DisguiseFigures } from './measure-disguise.ts'
import type { HeldOut } from './measure-held-out.ts'
import type { PersonalDataFigures } from './personal-data.ts'
import type { ResponseLine } from './responses.ts'
import type { SimilarityLine } from './similarity.ts'
import type { TopicFigures } from './topics.ts'
import type { ForeignLine } from './unseen/foreign.ts'

/** The product's figures beside those of the two simplest guards. */
export interface Compared<Figures> {
  readonly product: Figures
  readonly keywordList: Figures
  readonly blockNothing: Figures
}

/** What each part of the benchmark finds; everything can be written as JSON. */
export interface PartFigures {
  readonly foreign: readonly ForeignLine[]
  readonly security: Compared<SecurityFigures>
  readonly documents: Compared<readonly Line[]>
  readonly 'held-out': Compared<HeldOut>
  readonly disguise: DisguiseFigures
  readonly content: ContentFigures
  readonly responses: readonly ResponseLine[]
  readonly topics: readonly TopicFigures[]
  readonly similarity: readonly SimilarityLine[]
  readonly policies: MeasuredPolicies
  readonly 'personal-data': PersonalDataFigures
  readonly images: ImageFigures
  readonly cost: readonly Cost[]
}

/** A part of the benchmark, as `--only` names it. */
export type PartName = keyof PartFigures

/** A part that was measured. */
export interface MeasuredPart<Name extends PartName = PartName> {
  readonly status: 'measured'
  /** Version of the encoder; null where none takes part. */
  readonly encoder: string | null
  /** Version of the security detector; null where it takes no part. */
  readonly detector: string | null
  readonly figures: PartFigures[Name]
  readonly tookSeconds: number
}

/** A part that could not be measured. */
export interface FailedPart {
  readonly status: 'failed'
  readonly reason: string
}

/** What became of each part that was asked for. */
export type PartResults = { readonly [Name in PartName]?: MeasuredPart<Name> | FailedPart }

/** All parts, those that take longest first, so that two at a time end together. */
export const partNames: readonly PartName[] = [
  'foreign',
  'disguise',
  'content',
  'documents',
  'images',
  'security',
  'held-out',
  'topics',
  'similarity',
  'responses',
  'policies',
  'personal-data',
  'cost',
]

/** The part that is measured by itself at the end: anything beside it would be in its times. */
export const loneParts: ReadonlySet<PartName> = new Set(['cost'])
