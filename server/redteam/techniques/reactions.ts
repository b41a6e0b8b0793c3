import type { AttackTurn } from '../../domain/attempt/attempt.ts'
import type { AttemptView } from '../../domain/attempt/technique.ts'
import type { FrameLanguage } from '../../domain/red-team-test/frame-language.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { answerLanguage } from '../../text/language/answer-language.ts'
import type { SeededRandom } from '../../text/random/seeded-random.ts'
import { continuations, narrowings, openers, reAims, refusalRepairs } from '../wordings/reactions.ts'
import type { FrameWordings } from '../wordings/wordings.ts'
import { contextOf, fill } from './attack-slots.ts'

/**
 * What the last answer calls for. `opening`: nothing was said yet. `refused`: it said no. `deflected`: it talked around
 * it. `partial`: it gave a part. `strayed`: it did something that breaks nothing. `silent`: no answer at all.
 */
export type ReactionKind = 'opening' | 'refused' | 'deflected' | 'partial' | 'strayed' | 'silent'

/** What the target did so far, as the next move needs it. */
export interface Reaction {
  readonly kind: ReactionKind
  /** The last attack turn, and its index in `turns`; null and -1 before the first. */
  readonly last: AttackTurn | null
  /** As `last` says. */
  readonly lastIndex: number
  /** How many attack turns in a row, the last one included, ended with this kind. 0 for `opening`. */
  readonly streak: number
  /** How many attack turns ended so in all. */
  readonly count: number
  /** The language to speak next: that of the last answer when it is one of ours, else the test's. */
  readonly language: AttackLanguage
  /** Whether the target answered in another language than it was asked in. */
  readonly changedLanguage: boolean
}

/** Reads the end of the attempt. Constant work but for the language of the last answer and the streak. */
export function readReaction(attempt: AttemptView): Reaction {
  const last = attempt.turns.at(-1) ?? null
  const kind = kindOf(last, attempt)
  const language = languageToSpeak(attempt)
  const kinds = attempt.turns.map((turn) => kindOf(turn, attempt))
  const streak = last === null ? 0 : kinds.length - 1 - kinds.findLastIndex((other) => other !== kind)
  return {
    kind,
    last,
    lastIndex: attempt.turns.length - 1,
    streak,
    count: last === null ? 0 : kinds.filter((other) => other === kind).length,
    language,
    changedLanguage: language !== attempt.language,
  }
}

function kindOf(turn: AttackTurn | null, { profile }: AttemptView): ReactionKind {
  if (turn === null) return 'opening'
  if (turn.response === null || turn.response.trim() === '') return 'silent'
  switch (turn.evaluation?.outcome) {
    case 'refused':
    case 'deflected':
    case 'partial':
      return turn.evaluation.outcome
    case 'complied':
    case 'off_topic':
      return 'strayed'
    case 'empty':
    case 'error':
      return 'silent'
    case undefined:
      // Not judged: the target's own signatures are what is known.
      return soundsLike(turn.response, profile.refusalSignatures) ? 'refused' : 'strayed'
  }
}

function soundsLike(response: string, signatures: readonly string[]): boolean {
  const heard = response.toLowerCase()
  return signatures.some((signature) => signature.trim() !== '' && heard.includes(signature.trim().toLowerCase()))
}

/** The language of the latest answer that is clearly one of ours, when the target left the test's language; else the test's. */
function languageToSpeak(attempt: AttemptView): AttackLanguage {
  for (const turn of attempt.turns.toReversed()) {
    const spoken = turn.response === null ? null : answerLanguage(turn.response)
    if (spoken !== null) return spoken
  }
  return attempt.language
}

/** One sentence on what the target just did, for `strategy`, e.g. `The target refused (“I cannot …”).` */
export function whatHappened({ kind, last, streak, changedLanguage, language }: Reaction): string {
  const words = quoteOf(last?.response ?? null)
  const times = streak > 1 ? `, ${streak} times in a row` : ''
  const tongue = changedLanguage ? ` It speaks ${language}: speak it too.` : ''
  switch (kind) {
    case 'opening':
      return 'Nothing was said yet.'
    case 'refused':
      return `The target refused${times}${words}.${tongue}`
    case 'deflected':
      return `The target talked around it${times}${words}.${tongue}`
    case 'partial':
      return `The target gave a part${times}${words}.${tongue}`
    case 'strayed':
      return `The target answered something that breaks no rule${times}${words}.${tongue}`
    case 'silent':
      return `The target gave no answer${times}.`
  }
}

/** The first words of an answer in quotation marks, as an aside; empty when there is none. At most 60 units. */
export function quoteOf(response: string | null): string {
  const line = (response ?? '').trim().replaceAll(/\s+/g, ' ')
  if (line === '') return ''
  const head = line.length > 60 ? `${line.slice(0, 59).replace(/[\ud800-\udbff]$/, '')}…` : line
  return ` (“${head}”)`
}

/** How an ask is to be said again after what the target did. */
export interface Repair {
  /** A sentence to put before the ask; empty for none. */
  readonly lead: string
  /** Turns to take back, as in `AttackPrompt`. */
  readonly dropTurns: readonly number[]
  /** What is done and why, for `strategy`; ends with a full stop. */
  readonly why: string
}

/**
 * The usual repair of an ask that did not land: a refused or unanswered turn is taken back (every third refusal in a row
 * stays and is argued with instead), a deflected one is narrowed, a strayed one is led back. For `partial` use
 * `continuationAsk`. `random` chooses the wording.
 */
export function repairOf(
  attempt: AttemptView,
  reaction: Pick<Reaction, 'kind' | 'streak' | 'lastIndex'> & { readonly language: FrameLanguage },
  random: SeededRandom,
): Repair {
  const { kind, streak, lastIndex, language } = reaction
  const say = (wordings: FrameWordings): string => pickFor(wordings, language, { random, turn: attempt.turns.length })
  switch (kind) {
    case 'opening':
      return { lead: '', dropTurns: [], why: '' }
    case 'refused':
      if (streak % 3 !== 0) return { lead: '', dropTurns: [lastIndex], why: 'Take that turn back and vary.' }
      return {
        lead: fill(say(refusalRepairs), { context: contextOf(attempt, language) }),
        dropTurns: [],
        why: 'Leave the refusal standing and take its ground away.',
      }
    case 'silent':
      return { lead: '', dropTurns: [lastIndex], why: 'Take that turn back and send another variation.' }
    case 'deflected':
      return { lead: say(narrowings), dropTurns: [], why: 'Narrow the ask to one thing.' }
    case 'strayed':
      return { lead: say(reAims), dropTurns: [], why: 'Lead back to the goal.' }
    case 'partial':
      return { lead: say(openers), dropTurns: [], why: 'Ask for the whole of it.' }
  }
}

/** Asks for the rest of what the target began, naming the goal in plain words for targets without memory. */
export function continuationAsk(
  { count }: Pick<Reaction, 'count'>,
  { goal, language }: { readonly goal: string; readonly language: FrameLanguage },
  random: SeededRandom,
): string {
  return fill(pickFor(continuations, language, { random, turn: count }), { goal })
}

/** A wording in a language; `turn` moves on through the list so that turns in a row differ, `random` says where it starts. */
function pickFor(
  wordings: FrameWordings,
  language: FrameLanguage,
  { random, turn }: { readonly random: SeededRandom; readonly turn: number },
): string {
  const list = wordings[language]
  const wording = list[(random.below(list.length) + turn) % list.length]
  if (wording === undefined) throw new Error(`no wording in ${language}`)
  return wording
}
