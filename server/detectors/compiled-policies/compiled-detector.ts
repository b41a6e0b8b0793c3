import type { Encoder } from '../../domain/guard/encoder.ts'
import { type Finding, failed, type ScoredFinding, type Span, scored } from '../../domain/guard/finding.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import type { PolicyCheck, PolicyDetector } from '../detector.ts'
import type { EncodedPart, ReadingEncoder } from '../meaning/encode-reading.ts'
import type { SentenceEncoder } from '../meaning/encode-sentences.ts'
import { PatternCache } from '../patterns/pattern-cache.ts'
import type { PatternList } from '../patterns/pattern-list.ts'
import { type Reading, rangeInOriginal } from '../reading.ts'
import { type Judgement, judgeParts, openCompiled } from './judge-reading.ts'
import type { OpenModel } from './likeness.ts'
import { PairBudgets, readBeside } from './read-beside.ts'
import { findRepeated, type RepeatedExample } from './repeated-example.ts'

/** What the detector of compiled policies is made with. */
export interface CompiledDetectorOptions {
  readonly encoder: Encoder
  readonly encode: ReadingEncoder
  readonly sentences: SentenceEncoder
  /** Judges the owner's regular expressions, which decide for sure. */
  readonly patterns: PolicyDetector
  /** What is compiled of them; the same as that of `patterns`, so that none is compiled twice. Default: one of its own. */
  readonly cache?: PatternCache
}

/**
 * Judges an owner's policy by the meaning of its definition and examples, and by its patterns. Texts far from its subject
 * are cleared by likeness; near ones are read beside the definition by the encoder's pair head, and what it says is weighed
 * with the likeness to both sides. A deny pattern or a repeated example decides by itself.
 * Source: the pair head, and weights fitted over many policies (models/policy-fusion.json); calibration on benign train sets.
 * Known misses: rules about what every answer must contain; conditions that earlier messages settle; exceptions to
 * exceptions; more than 128 windows of text; of a long text all but the two parts nearest to the subject.
 */
export function createCompiledDetector({
  encoder,
  encode,
  sentences,
  patterns,
  cache = new PatternCache(),
}: CompiledDetectorOptions): PolicyDetector {
  const budgets = new PairBudgets()
  return {
    id: 'compiled',
    about: {
      title: "Meaning of the policy's examples and definition",
      version: `3+${encoder.identity.version}+patterns-${patterns.about.version}`,
      source:
        'Own small model that reads definition and text together, weighed with likeness to the examples; calibrated on benign texts of the train sets.',
      knownMisses:
        'What every answer must contain, conditions that earlier messages settle, exceptions to exceptions, short violations inside of long texts on something else, images.',
    },
    async evaluate(reading, check, scope) {
      const byPatterns = check.policy.patterns.deny.length === 0 ? null : await patterns.evaluate(reading, check, scope)
      if (byPatterns?.status === 'failed' || (byPatterns && byPatterns.value >= 1)) return byPatterns
      return judge(reading, check, {
        encoder,
        encode,
        sentences,
        cache,
        budgets,
        patternCaveat: byPatterns?.caveat ?? null,
      })
    },
  }
}

interface Encoders {
  readonly encoder: Encoder
  readonly budgets: PairBudgets
  readonly encode: ReadingEncoder
  readonly sentences: SentenceEncoder
  readonly cache: PatternCache
  /** What the patterns, which did not decide, could not judge. */
  readonly patternCaveat: string | null
}

/** From this rarity on (one ordinary text in 16) it is worth reading single sentences. */
const uncertainFrom = 0.3

async function judge(reading: Reading, { policy, compiled }: PolicyCheck, encoders: Encoders): Promise<Finding> {
  if (compiled === null) return failed(notReady)
  const open = openCompiled(compiled)
  if (open === null) {
    const caveat = together([noModel, ...caveatsOf(reading, [], encoders.patternCaveat)])
    return scored(0, { unjudged: reading.unread, caveat })
  }
  const { parts, unencoded } = await encoders.encode(reading)
  // What an allow pattern matches in is excused as a whole.
  const counting = (all: readonly EncodedPart[]): readonly EncodedPart[] =>
    policy.patterns.allow.length === 0 ? all : withoutExcused(all, encoders.cache.get(policy.patterns).allow)
  const sentencesOf = async (): Promise<readonly EncodedPart[]> => counting(await encoders.sentences(reading))
  let judgement = judgeParts(counting(parts), open)
  // Whatever the threshold, so that moving it moves no value.
  if (judgement.rarity >= uncertainFrom) {
    const closer = judgeParts(await sentencesOf(), open)
    if (closer.value > judgement.value) judgement = closer
  }
  const read = await readBeside({ reading, parts: counting(parts), sentencesOf, likened: judgement, open }, encoders)
  const unjudged = mergeRanges([...reading.unread, ...unencoded])
  const caveats = caveatsOf(reading, unencoded, encoders.patternCaveat)
  const rest = { unjudged, caveat: together(read.isBeyondBudget ? [...caveats, byLikeness] : caveats) }
  const repeated = findRepeated(reading, policy.examples)
  if (repeated !== null) return fromRepeated(reading, repeated, read.judgement, rest)
  return fromJudgement(read.judgement, open, rest)
}

function caveatsOf(reading: Reading, unencoded: readonly Range[], ofPatterns: string | null): readonly string[] {
  // The patterns read the same views and may have said so already.
  const isNew = reading.unread.length > 0 && ofPatterns?.includes(judgedAsSent) !== true
  return [
    ...(unencoded.length > 0 ? [partlyRead] : []),
    ...(isNew ? [judgedAsSent] : []),
    ...(ofPatterns === null ? [] : [ofPatterns]),
  ]
}

function together(caveats: readonly string[]): string | null {
  return caveats.join(' ') || null
}

function withoutExcused(parts: readonly EncodedPart[], allow: PatternList): readonly EncodedPart[] {
  return parts.filter(({ view, start, end }) => allow.matching(view.text.slice(start, end)).length === 0)
}

type Rest = Pick<ScoredFinding, 'unjudged' | 'caveat'>

/** An example that is repeated has the last word: that is what it was given for. */
function fromRepeated(reading: Reading, { text, kind }: RepeatedExample, { value }: Judgement, rest: Rest): Finding {
  if (kind === 'allowed') {
    return scored(Math.min(value, 0.2), { ...rest, reason: `Repeats the allowed example ${quoted(text)}.` })
  }
  const span: Span = { start: 0, end: reading.exchange.text.length, view: 'as sent', label: 'repeats an example' }
  return scored(Math.max(value, 0.95), {
    ...rest,
    reason: `Repeats the violating example ${quoted(text)}.`,
    spans: [span],
  })
}

const notReady =
  'What this policy is judged by is not ready: it is being made anew, or could not be made. Ask again shortly; if that does not help, save the policy again.'
const noModel = 'The policy has neither examples nor a definition with words to judge by.'
const judgedAsSent = 'Parts of the text were judged only as sent, not in their normalised or decoded form.'
const byLikeness =
  'So many policies came near to this text that this one was judged by likeness only, which is less exact.'
const partlyRead = 'The text is too long to be read whole; the rest was not judged by this policy.'

/** Smaller values say nothing to a reader. */
const toldFrom = 0.25

function fromJudgement(
  { value, part, nearest, nearestAllowed, isNearer }: Judgement,
  open: OpenModel,
  rest: Rest,
): Finding {
  const reference = open.model.references[nearest]
  if (part === null || reference === undefined || value < toldFrom) return scored(value, rest)
  const isExample = reference.kind === 'violating'
  const near = isExample
    ? `Near to the violating example ${quoted(reference.text)}`
    : `Near to what the definition says, ${quoted(reference.text)}`
  const allowed = open.model.references[nearestAllowed]
  const than =
    allowed === undefined || value < 0.5 || !isNearer ? '' : `, nearer than to what is allowed, ${quoted(allowed.text)}`
  const basis = open.places.violating.length === 0 ? ' Judged by the definition only: the policy has no examples.' : ''
  return scored(value, { ...rest, reason: `${near}${than}.${basis}`, spans: [spanOf(part, isExample)] })
}

function spanOf({ view, start, end }: EncodedPart, isExample: boolean): Span {
  const label = isExample ? 'near to an example' : 'near to the definition'
  return { ...rangeInOriginal(view, start, end), view: view.label, label }
}

function quoted(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`.toWellFormed()
}
