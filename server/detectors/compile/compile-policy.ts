import type { Encoder } from '../../domain/guard/encoder.ts'
import type { CompiledPolicy, CompiledTopic, PolicyDraft, PolicyModel } from '../../domain/policy/compiled.ts'
import { packVectors } from '../vectors/pack-vectors.ts'
import type { Background } from './background.ts'
import { chooseReferences } from './choose-references.ts'
import { embedTexts } from './embed-texts.ts'
import { type ExpectedAlarms, expectAlarms } from './expect-alarms.ts'
import { fitModel } from './fit-model.ts'
import { type FittedPair, fitPair } from './fit-pair.ts'
import { askedShareOf, type PolicyFusion } from './policy-fusion.ts'
import { policyWarnings } from './policy-warnings.ts'
import { isPromise } from './promise.ts'
import { testExamples } from './test-examples.ts'

/** Changes whenever the same policy may be compiled to something else. */
export const compilerVersion = '4'

/** What a policy is compiled with. */
export interface CompileTools {
  readonly encoder: Encoder
  readonly background: Background
  readonly fusion: PolicyFusion
}

/** What of a shown example is kept. */
const shownUnitsMax = 300

/**
 * Makes a policy ready to be judged by meaning: an inspectable comparison with the owner's examples and the phrases of
 * the definition, and a reading of near texts beside the definition whose level the examples set; calibrated on the
 * background. No language model, no call outside. The same for the same draft. Cost: .2 s for ten examples, at most 2.5 s.
 */
export async function compilePolicy(
  { encoder, background, fusion }: CompileTools,
  draft: PolicyDraft,
): Promise<Omit<CompiledPolicy, 'id' | 'madeBy'>> {
  const references = chooseReferences(draft)
  const embedded = await embedTexts(
    encoder,
    references.texts.map(({ text }) => text),
  )
  const kept = references.texts.flatMap((reference, at) => {
    const vector = embedded[at]
    return vector
      ? [{ reference: { ...reference, text: reference.text.slice(0, shownUnitsMax).toWellFormed() }, vector }]
      : []
  })
  const canViolate = kept.some(({ reference: { kind } }) => kind === 'violating' || kind === 'definition')
  if (!canViolate) {
    const warnings = policyWarnings({ draft, references, model: null, failedTests: 0, common: null })
    return { model: null, warnings, expectedAlarms: null, tests: [] }
  }
  const vectors = kept.map(({ vector }) => vector)
  const {
    model: likened,
    isCommon,
    expectedAlarms: byLikeness,
  } = fitModel({
    references: kept.map(({ reference }) => reference),
    vectors,
    isPromise: isPromise(draft.description) && draft.examples.violating.length === 0,
    detectionThreshold: draft.detectionThreshold,
    background,
  })
  const { detectionThreshold } = draft
  const { rule } = references.definition
  const fitted: FittedPair | null =
    rule === '' ? null : await fitPair({ encoder, background, fusion, rule, model: likened, vectors })
  const { model, read, tests, failed } = betterOnExamples({ likened, fitted, vectors, detectionThreshold })
  const askedShare = askedShareOf(likened.references, fusion.askedShare)
  const expected =
    read === null ? null : await expectAlarms({ encoder, background }, model, { askedShare, detectionThreshold })
  const expectedAlarms = expected?.all ?? byLikeness
  const warnings = policyWarnings({
    draft,
    references,
    model,
    failedTests: failed,
    common: isOften(expected, isCommon) ? { all: expectedAlarms, near: expected?.near ?? null } : null,
  })
  return { model, warnings, expectedAlarms: Math.round(1e4 * expectedAlarms) / 1e4, tests }
}

interface Candidates {
  readonly likened: PolicyModel
  readonly fitted: FittedPair | null
  readonly vectors: readonly Float32Array[]
  readonly detectionThreshold: number
}

/**
 * The reading beside the definition, or likeness alone where the examples, each judged as if it had not been given, come out
 * right more often without it: the pair head knows some languages and some forms of rules hardly at all.
 */
function betterOnExamples({ likened, fitted, vectors, detectionThreshold }: Candidates) {
  const alone = { model: { ...likened, pair: null }, read: null }
  const byLikeness = { ...alone, ...testExamples({ ...alone, vectors, detectionThreshold }) }
  if (fitted === null) return byLikeness
  const beside = { model: { ...likened, pair: fitted.pair }, read: fitted }
  const byReading = { ...beside, ...testExamples({ ...beside, vectors, detectionThreshold }) }
  return byLikeness.tests.length > 1 && byLikeness.failed < byReading.failed ? byLikeness : byReading
}

/** From this share of ordinary texts on the owner is warned: twice what a policy is meant to flag. */
const oftenFrom = 0.02

function isOften(expected: ExpectedAlarms | null, isCommon: boolean): boolean {
  return expected === null ? isCommon : expected.all > oftenFrom
}

/** The meaning of a topic's sentences, in their order; one without words is near to nothing. */
export async function compileTopic(
  { encoder }: Pick<CompileTools, 'encoder'>,
  sentences: readonly string[],
): Promise<Omit<CompiledTopic, 'id' | 'madeBy'>> {
  const vectors = await embedTexts(encoder, sentences)
  return { sentences: packVectors(vectors.map((vector) => vector ?? new Float32Array(384))) }
}
