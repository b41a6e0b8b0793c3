import type { Topic } from '../topic/topic.ts'
import type { Policy } from './policy.ts'

/** How one of the owner's examples was judged by what was made of all the others. */
export interface ExampleTest {
  /** As the owner wrote it. */
  readonly example: string
  readonly kind: 'violating' | 'allowed'
  /** 0 to 1, as a check would value it. */
  readonly value: number
  /** Whether the value stands on the right side of the policy's threshold. */
  readonly passed: boolean
}

/** Something that the owner of a policy should know about it. */
export interface CompileWarning {
  readonly code:
    | 'empty'
    | 'definition-only'
    | 'contradictory'
    | 'instructs-the-judge'
    | 'many-examples'
    | 'failing-examples'
    | 'common-subject'
  /** Plain words. */
  readonly message: string
}

/** Directions of meaning in few bytes. */
export interface PackedVectors {
  /** How many rows of `embeddingWidth` numbers. */
  readonly count: number
  /** base64 of all rows, one signed byte a number. */
  readonly rows: string
  /** By what the numbers of each row are multiplied. */
  readonly scales: readonly number[]
}

/** A text that a policy compares with. `definition` and `exception` are phrases of its definition. */
export interface ReferenceText {
  /** As the owner wrote it, shortened. */
  readonly text: string
  readonly kind: 'violating' | 'allowed' | 'definition' | 'exception'
}

/** The numbers by which a policy is judged: texts, their meaning, and what similarity means how much. */
export interface PolicyModel {
  readonly references: readonly ReferenceText[]
  /** One row for each reference. */
  readonly vectors: PackedVectors
  /**
   * Which share the nearest examples have in the likeness to the policy, 0 to 1; the rest is that to the definition.
   * 1 from three examples on.
   */
  readonly exampleShare: number
  /** Likeness and the value it stands for, both rising; the 1 % point of the background has the value .5. */
  readonly scale: readonly (readonly [likeness: number, value: number])[]
  /** How much nearer to what violates than to what is allowed a text must be; null when nothing says what is allowed. */
  readonly contrastFrom: number | null
  /** Whether the definition speaks of promises only, which questions and refusals are not; false where examples tell. */
  readonly isPromise: boolean
  /** Whether allowed examples ask and no violating one does, so that asking speaks for the allowed side. */
  readonly isNeverAsked: boolean
  /** How texts near the subject are read beside the definition; null when the definition has no words to judge by. */
  readonly pair: PairModel | null
}

/** How the encoder's pair head is asked about a text, and what its answer is worth beside the likeness. */
export interface PairModel {
  /** The definition as it is put to the pair head: without orders to a judge, shortened. */
  readonly rule: string
  /** Directions that tell texts near the subject of the policy: each similarity less its level is a nearness. */
  readonly gates: PackedVectors
  /** The level of each gate: the similarity that ordinary texts have on the average. */
  readonly levels: readonly number[]
  /** From this nearness on (mean of the two nearest gates) the pair head is asked; what is farther is cleared. */
  readonly askFrom: number
  /** The nearness that one ordinary text in twenty reaches; more than `askFrom`. */
  readonly nearFrom: number
  /**
   * Log odds of a violation: bias + logit (−8 to 8), rarity (0 to 1), contrast (−.3 to .3) and nearness (0 at `askFrom`, 1 at
   * `nearFrom`, at most 3), each times its weight; 0 is the value .5.
   */
  readonly bias: number
  /** As `bias` says. */
  readonly weights: Readonly<Record<'logit' | 'rarity' | 'contrast' | 'nearness', number>>
}

/** A policy made ready to be judged by meaning: plain data. */
export interface CompiledPolicy {
  /** SHA-256 of all that it was made from, by whom included, 64 hex digits. */
  readonly id: string
  /** Version of the compiler, with its encoder and background. */
  readonly madeBy: string
  /** Null when there is nothing to judge by. */
  readonly model: PolicyModel | null
  readonly warnings: readonly CompileWarning[]
  /** The share of ordinary texts that the policy would flag at its threshold, 0 to 1; null when nothing can be flagged. */
  readonly expectedAlarms: number | null
  /** Failing ones first, at most `exampleTestsMax`. */
  readonly tests: readonly ExampleTest[]
}

/** A topic's sentences as directions of meaning: plain data. */
export interface CompiledTopic {
  /** As that of a policy. */
  readonly id: string
  /** As that of a policy. */
  readonly madeBy: string
  /** One row for each sentence of the topic, in its order. */
  readonly sentences: PackedVectors
}

/** The most tests of examples that are kept. */
export const exampleTestsMax = 200

/** What is made of the policies and topics of one configuration; it travels beside the configuration's snapshot. */
export interface CompiledArtifacts {
  /** Another whenever what it holds is another. */
  readonly key: string
  /** By policy id. One that is missing could not be made. */
  readonly policies: ReadonlyMap<string, CompiledPolicy>
  /** By topic id. One that is missing could not be made. */
  readonly topics: ReadonlyMap<string, CompiledTopic>
}

/** All that a policy's judgement by meaning is made from. */
export type PolicyDraft = Pick<Policy, 'description' | 'examples' | 'detectionThreshold'> & {
  /** How many deny patterns it has. */
  readonly denyPatterns: number
}

/** What of a policy its compiled form is made from. */
export function policyDraft(policy: Policy): PolicyDraft {
  const { description, examples, detectionThreshold, patterns } = policy
  return { description, examples, detectionThreshold, denyPatterns: patterns.deny.length }
}

/** Whether a policy is judged by what is compiled from it. */
export function isCompiled({ detector }: Pick<Policy, 'detector'>): boolean {
  return detector === 'compiled'
}

/** What of a topic its compiled form is made from. */
export function topicDraft(topic: Topic): readonly string[] {
  return topic.sentences.map(({ text }) => text)
}
