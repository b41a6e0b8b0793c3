import { readBesideRule } from '../../server/detectors/applies/read-applies.ts'
import type { Background } from '../../server/detectors/compile/background.ts'
import { embedTexts } from '../../server/detectors/compile/embed-texts.ts'
import { fitModel } from '../../server/detectors/compile/fit-model.ts'
import { fitGates, levelOf } from '../../server/detectors/compile/fit-pair.ts'
import { ordinaryNear } from '../../server/detectors/compile/ordinary-near.ts'
import { type AskedShare, askedShareOf, type PolicyGate } from '../../server/detectors/compile/policy-fusion.ts'
import { isPromise } from '../../server/detectors/compile/promise.ts'
import { readDefinition } from '../../server/detectors/compile/read-definition.ts'
import { likenessOf, openModel, similaritiesOf } from '../../server/detectors/compiled-policies/likeness.ts'
import { boundedMeasures, nearnessOf, scaledNearness } from '../../server/detectors/compiled-policies/pair-value.ts'
import { contrastOf, rarityOf } from '../../server/detectors/compiled-policies/text-value.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import type { ReferenceText } from '../../server/domain/policy/compiled.ts'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import type { AuthoredPolicy } from './authored-policies.ts'
import type { OddsCase } from './fit-odds.ts'

/** A text beside a policy that was made from a definition and perhaps some examples. */
export interface PolicyCase extends OddsCase {
  readonly policy: string
  readonly hand: string
  /** How many examples of each side the policy has. */
  readonly examples: number
  /** Which drawing of examples or wording it is of. */
  readonly draw: string
  /** `ordinary`: of the background, standing for `weight` of all ordinary texts. */
  readonly side: 'violating' | 'near' | 'allowed' | 'ordinary'
  readonly weight: number
  /** Whether the text is near enough to be read beside the definition. */
  readonly isAsked: boolean
}

/** What cases are measured with. */
export interface CaseTools {
  readonly encoder: Encoder
  readonly background: Background
  readonly gate: PolicyGate
  readonly askedShare: AskedShare
  /** How many examples of each side are simulated, 0 among them. */
  readonly counts: readonly number[]
  readonly wordings: number
  /** Of each policy so many ordinary texts are read. */
  readonly ordinary: number
}

/** From this rarity on a text is read whatever the gates say: as read-beside.ts has it. */
const rareFrom = 0.3

interface KnownText {
  readonly text: string
  readonly side: 'violating' | 'near' | 'allowed'
  readonly vector: Float32Array
  readonly logit: number
}

/** Measures each text of a policy that is no example, for each wording and number of examples. */
export async function measureCases(policy: AuthoredPolicy, tools: CaseTools): Promise<readonly PolicyCase[]> {
  const { encoder } = tools
  const random = randomFromNumber(11)
  const said = (['violating', 'near', 'allowed'] as const).flatMap((side) =>
    policy[side].map((text) => ({ text, side })),
  )
  const embedded = await embedTexts(
    encoder,
    said.map(({ text }) => text),
  )
  const cases: PolicyCase[] = []
  for (const [wording, definition] of policy.definitions.slice(0, tools.wordings).entries()) {
    const { rule } = readDefinition(definition)
    const known: KnownText[] = []
    for (const [at, one] of said.entries()) {
      const vector = embedded[at]
      if (!vector) continue
      known.push({
        ...one,
        vector,
        logit: (await readBesideRule(encoder, { rule, text: one.text, stretchesMax: 1 })).logit,
      })
    }
    for (const count of tools.counts) {
      const examples = drawExamples(known, count, random.below)
      const draw = `${policy.name} ${wording} ${count}`
      cases.push(...(await casesOf({ policy, definition, rule, known, examples, count, draw }, tools)))
    }
  }
  return cases
}

interface Drawn {
  readonly policy: AuthoredPolicy
  readonly definition: string
  readonly rule: string
  readonly known: readonly KnownText[]
  readonly examples: readonly KnownText[]
  readonly count: number
  readonly draw: string
}

async function casesOf(drawn: Drawn, tools: CaseTools): Promise<readonly PolicyCase[]> {
  const { policy, definition, known, examples, count, draw } = drawn
  const { encoder, background } = tools
  const phrases = readDefinition(definition)
  const words = [
    ...phrases.violating.map((text): ReferenceText => ({ text, kind: 'definition' })),
    ...phrases.allowed.map((text): ReferenceText => ({ text, kind: 'exception' })),
  ]
  const wordVectors = await embedTexts(
    encoder,
    words.map(({ text }) => text),
  )
  const kept = [
    ...examples.map(({ text, side, vector }) => ({ reference: { text, kind: kindOf(side) }, vector })),
    ...words.flatMap((reference, at) => {
      const vector = wordVectors[at]
      return vector ? [{ reference, vector }] : []
    }),
  ]
  // As the compiler has it: nothing says what violates, so there is no policy to judge by.
  if (!kept.some(({ reference: { kind } }) => kind === 'violating' || kind === 'definition')) return []
  const vectors = kept.map(({ vector }) => vector)
  const { model } = fitModel({
    references: kept.map(({ reference }) => reference),
    vectors,
    isPromise: isPromise(definition) && count === 0,
    detectionThreshold: 0.5,
    background,
  })
  const open = openModel(model)
  const pair = { rule: drawn.rule, ...fitGates({ model, vectors }, background, tools), bias: 0, weights: noWeights }
  const logitsOf = (kind: ReferenceText['kind']): number[] =>
    examples.filter(({ side }) => kindOf(side) === kind).map(({ logit }) => logit)
  const offset = levelOf(logitsOf('violating'), logitsOf('allowed')) ?? 0
  const measure = (vector: Float32Array, logit: number) => {
    const likeness = likenessOf(similaritiesOf(vector, open.vectors), open)
    const nearness = nearnessOf(vector, pair)
    const raw = {
      logit,
      rarity: rarityOf(likeness.violating, model.scale),
      contrast: contrastOf(likeness, model),
      nearness: scaledNearness(nearness, pair),
    }
    const bounded = boundedMeasures(raw)
    const isAsked = nearness >= pair.askFrom || raw.rarity >= rareFrom
    return { measures: [bounded.logit, offset, bounded.rarity, bounded.contrast, bounded.nearness], isAsked }
  }
  const from = { policy: policy.name, hand: policy.hand, examples: count, draw }
  const own = known
    .filter((one) => !examples.includes(one))
    .map(
      ({ side, vector, logit }): PolicyCase => ({
        ...from,
        side,
        violates: side === 'violating',
        weight: 0,
        ...measure(vector, logit),
      }),
    )
  if (!alarmCounts.includes(count)) return own
  const near = ordinaryNear(background, (vector) => nearnessOf(vector, pair), {
    share: askedShareOf(model.references, tools.askedShare),
    most: tools.ordinary,
  })
  const ordinary: PolicyCase[] = []
  for (const { text, vector, weight } of near) {
    const { logit } = await readBesideRule(encoder, { rule: drawn.rule, text, stretchesMax: 1 })
    ordinary.push({ ...from, side: 'ordinary', violates: false, weight, ...measure(vector, logit) })
  }
  return [...own, ...ordinary]
}

/** With so many examples ordinary texts are read too. */
const alarmCounts: readonly number[] = [0, 4]

const noWeights = { logit: 0, rarity: 0, contrast: 0, nearness: 0 }

function kindOf(side: KnownText['side']): 'violating' | 'allowed' {
  return side === 'violating' ? 'violating' : 'allowed'
}

/** Of the allowed examples about two of three are near misses, as owners give them. */
function drawExamples(
  known: readonly KnownText[],
  count: number,
  below: (limit: number) => number,
): readonly KnownText[] {
  const take = (side: KnownText['side'], many: number): KnownText[] => {
    const left = known.filter((one) => one.side === side)
    const most = Math.min(many, left.length - 3)
    return Array.from({ length: Math.max(0, most) }, () => left.splice(below(left.length), 1)).flat()
  }
  const near = Math.ceil((2 * count) / 3)
  return [...take('violating', count), ...take('near', near), ...take('allowed', count - near)]
}
