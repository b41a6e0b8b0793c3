import { readBackground } from '../../server/detectors/compile/background.ts'
import { type CompileTools, compilePolicy } from '../../server/detectors/compile/compile-policy.ts'
import { readPolicyFusion } from '../../server/detectors/compile/policy-fusion.ts'
import { createCompiledDetector } from '../../server/detectors/compiled-policies/compiled-detector.ts'
import type { PolicyDetector } from '../../server/detectors/detector.ts'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { createSentenceEncoder } from '../../server/detectors/meaning/encode-sentences.ts'
import { createPatternsDetector } from '../../server/detectors/patterns/patterns-detector.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { policyDraft } from '../../server/domain/policy/compiled.ts'
import type { Policy, PolicyExamples } from '../../server/domain/policy/policy.ts'
import type { BenchPolicy } from '../../training/policies/bench-policy.ts'
import { benchPolicies } from './catalogue.ts'
import { type Interval, meanInterval } from './mean-interval.ts'

/**
 * What a policy is judged by in a measurement: its five violating and three allowed examples, four of each side (the
 * fourth allowed one is a near miss, which is then no case), or its definition alone.
 */
export type PolicyBasis = (typeof bases)[number]

const bases = ['five-examples', 'four-of-each', 'definition-only'] as const

/** How one policy did at the value .5. */
export interface MeasuredPolicy {
  readonly name: string
  readonly basis: PolicyBasis
  /** 0 to 1 each. */
  readonly f1: number
  readonly recall: number
  readonly nearMissAlarms: number
}

/** How all policies did. */
export interface MeasuredPolicies {
  readonly policies: readonly MeasuredPolicy[]
  /** Mean F1 over the policies, with the 95 % interval of drawing cases anew. */
  readonly meanF1: Readonly<Record<PolicyBasis, Interval>>
}

/** The value at which a text counts as a violation: that of every policy whose owner sets no other. */
const threshold = 0.5

/** Compiles and judges every policy on each basis. Takes about a minute. */
export async function measurePolicies(
  encoder: Encoder,
  policies: readonly BenchPolicy[] = benchPolicies,
): Promise<MeasuredPolicies> {
  const background = readBackground(encoder.identity.version)
  const madeFor = { encoder: encoder.identity.version, pairs: encoder.pairsVersion, background: background.version }
  const tools = { encoder, background, fusion: readPolicyFusion(madeFor) }
  const detector = createCompiledDetector({
    encoder,
    encode: createReadingEncoder(encoder),
    sentences: createSentenceEncoder(encoder),
    patterns: createPatternsDetector(),
  })
  const measured: Judged[] = []
  for (const policy of policies) {
    for (const basis of bases) {
      measured.push(await judge(policy, basis, { tools, detector }))
    }
  }
  const of = (basis: PolicyBasis): Interval =>
    meanInterval(
      measured.filter((one) => one.basis === basis),
      f1Of,
    )
  return {
    policies: measured.map((one) => ({
      name: one.name,
      basis: one.basis,
      f1: f1Of(one),
      recall: shareOf(one.violating),
      nearMissAlarms: shareOf(one.nearMisses),
    })),
    meanF1: {
      'five-examples': of('five-examples'),
      'four-of-each': of('four-of-each'),
      'definition-only': of('definition-only'),
    },
  }
}

/** For each case whether it was flagged. */
interface Judged {
  readonly name: string
  readonly basis: PolicyBasis
  readonly violating: readonly boolean[]
  readonly nearMisses: readonly boolean[]
}

interface Judges {
  readonly tools: CompileTools
  readonly detector: PolicyDetector
}

async function judge(bench: BenchPolicy, basis: PolicyBasis, { tools, detector }: Judges): Promise<Judged> {
  const policy = ownersPolicy(bench, basis)
  const compiled = { id: bench.name, madeBy: 'bench', ...(await compilePolicy(tools, policyDraft(policy))) }
  const flagged = async (text: string): Promise<boolean> => {
    const finding = await detector.evaluate(readingOf(text), { policy, compiled }, { signal })
    if (finding.status === 'failed') throw new Error(finding.reason)
    return finding.value >= threshold
  }
  const violating: boolean[] = []
  for (const text of bench.cases.violating) violating.push(await flagged(text))
  const nearMisses: boolean[] = []
  for (const text of bench.cases.nearMisses.slice(nearMissesGiven(basis))) nearMisses.push(await flagged(text))
  return { name: bench.name, basis, violating, nearMisses }
}

const { signal } = new AbortController()

function examplesOn(basis: PolicyBasis, { examples, cases }: Pick<BenchPolicy, 'examples' | 'cases'>): PolicyExamples {
  if (basis === 'definition-only') return { violating: [], allowed: [] }
  if (basis === 'five-examples') return examples
  const allowed = [...examples.allowed, ...cases.nearMisses.slice(0, nearMissesGiven(basis))].slice(0, 4)
  return { violating: examples.violating.slice(0, 4), allowed }
}

/** How many near misses are examples, and so no cases. */
function nearMissesGiven(basis: PolicyBasis): number {
  return basis === 'four-of-each' ? 1 : 0
}

function ownersPolicy({ name, description, examples, cases }: BenchPolicy, basis: PolicyBasis): Policy {
  return {
    id: name,
    organizationId: 'bench',
    name,
    description,
    criticality: 'medium',
    detectionThreshold: threshold,
    violationMessage: null,
    examples: examplesOn(basis, { examples, cases }),
    patterns: { deny: [], allow: [] },
    detector: 'compiled',
    isDefault: false,
    createdAtMs: 0,
    updatedAtMs: 0,
    archivedAtMs: null,
  }
}

function readingOf(text: string) {
  return readExchange({ direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 })
}

function shareOf(flags: readonly boolean[]): number {
  return flags.filter(Boolean).length / flags.length
}

function f1Of({ violating, nearMisses }: Pick<Judged, 'violating' | 'nearMisses'>): number {
  const hits = violating.filter(Boolean).length
  const alarms = nearMisses.filter(Boolean).length
  return hits === 0 ? 0 : (2 * hits) / (hits + alarms + violating.length)
}
