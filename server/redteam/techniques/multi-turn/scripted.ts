import type { AttackPrompt, AttemptView, Technique, TechniqueAbout } from '../../../domain/attempt/technique.ts'
import { randomFrom } from '../../../text/random/seeded-random.ts'
import { anchors, stepBacks } from '../../wordings/multi-turn/leads.ts'
import type { StageWordings } from '../../wordings/multi-turn/stage-wordings.ts'
import { continuations, narrowings, openers, reAims, refusalRepairs } from '../../wordings/reactions.ts'
import { type ReactionKind, whatHappened } from '../reactions.ts'
import {
  type AttemptConversation,
  isTurnedAway,
  kindAfter,
  languagesOfGoal,
  phraseOfLastAnswer,
  readConversation,
} from './conversation.ts'
import { promptOfLine } from './prompt-of-line.ts'

/** A conversation planned ahead. */
export interface Script {
  readonly about: TechniqueAbout
  readonly wordings: StageWordings
  /** What each stage is for, as half a sentence in the imperative; one for each stage. */
  readonly purposes: readonly string[]
  /** Whether stages after the first start from a phrase of the last answer. Default true. */
  readonly holdsOn?: boolean
  /** Whether a refused turn is taken out of the conversation. Default true. */
  readonly takesBack?: boolean
  /** Whether the first turn says who is asking, in each try. Default true; false leaves it to the third try and later ones. */
  readonly hasLead?: boolean
}

/**
 * A technique that walks through stages: refused, it takes the turn back and puts the same stage more softly and another
 * way, even when turns are short (it then leaves out a stage before the goal); at the second refusal it goes round it, and
 * every second try climbs on past refusals;
 * given a part, it asks for the rest; begun with few turns it leaves out early stages. The last turn at latest asks for
 * the goal. After the goal was asked it goes on: other words, other languages, a step
 * aside and back. It holds no memory: its own moves are replayed from the turns.
 */
export function scripted(script: Script): Technique {
  return {
    about: script.about,
    nextPrompt(attempt) {
      const total = attempt.turns.length + attempt.turnsLeft
      // With few turns the build-up begins later; a refusal on the way never makes it skip a rung upwards.
      let position: Position = { stage: Math.max(0, script.purposes.length - total), repeats: 0, asks: 0, rests: 0 }
      for (let turn = 0; turn < attempt.turns.length; turn += 1) {
        const left = attempt.turns.length - turn + attempt.turnsLeft
        const move = moveAt(script, position, { kind: kindAfter(attempt, turn - 1), left })
        position = after(position, move, { kind: kindAfter(attempt, turn), persists: persists(attempt) })
      }
      const conversation = readConversation(attempt)
      const { kind } = conversation.reaction
      return say(script, moveAt(script, position, { kind, left: attempt.turnsLeft }), conversation)
    },
  }
}

/** Where a script stands. */
interface Position {
  /** The stage to say next. */
  readonly stage: number
  /** Times that the target turned this stage away. */
  readonly repeats: number
  /** Times that the goal was asked in full. */
  readonly asks: number
  /** Times in a row that the rest was asked for. */
  readonly rests: number
}

type Move =
  | { readonly kind: 'stage'; readonly stage: number; readonly repeats: number; readonly isGoal: boolean }
  | { readonly kind: 'rest' }
  | { readonly kind: 'aside'; readonly asks: number }
  | { readonly kind: 'again'; readonly asks: number }

function moveAt(
  script: Script,
  { stage, repeats, asks, rests }: Position,
  { kind, left }: { readonly kind: ReactionKind; readonly left: number },
): Move {
  const goalStage = script.purposes.length - 1
  if (asks === 0 && left === 1) return { kind: 'stage', stage: goalStage, repeats: 0, isGoal: true }
  if (asks > 0) {
    // Before the goal was asked, a part is no reason to name it: the build-up goes on from there.
    if (kind === 'partial' && rests < 3) return { kind: 'rest' }
    // Two asks, then a step aside, so that a target which counts refusals cools down.
    return { kind: asks % 3 === 2 && left > 1 && goalStage > 0 ? 'aside' : 'again', asks }
  }
  return { kind: 'stage', stage, repeats, isGoal: stage === goalStage }
}

/**
 * Every second try climbs on past refusals and keeps them in the conversation: some targets look at how long one stays on
 * a subject, others count refusals, and nobody can tell which before.
 */
function persists({ tryIndex }: AttemptView): boolean {
  return tryIndex % 2 === 1
}

function after(
  position: Position,
  move: Move,
  { kind, persists: climbsOn }: { readonly kind: ReactionKind; readonly persists: boolean },
): Position {
  switch (move.kind) {
    case 'rest':
      return { ...position, rests: position.rests + 1 }
    case 'aside':
    case 'again':
      return { ...position, asks: position.asks + 1, rests: 0 }
    case 'stage': {
      if (move.isGoal) return { ...position, asks: 1, rests: 0 }
      const isHeld = !climbsOn && isTurnedAway(kind) && move.repeats === 0
      return {
        stage: isHeld ? move.stage : move.stage + 1,
        repeats: isHeld ? 1 : 0,
        asks: position.asks,
        rests: 0,
      }
    }
  }
}

function say(script: Script, move: Move, conversation: AttemptConversation): AttackPrompt {
  const { attempt, reaction } = conversation
  const isTurnedDown = reaction.kind === 'refused' || reaction.kind === 'silent'
  const takesBack = (script.takesBack ?? true) && isTurnedDown && !persists(attempt)
  const what = whatHappened(reaction)
  switch (move.kind) {
    case 'rest':
      return promptOfLine({
        conversation,
        wordings: inOrder(conversation, continuations[conversation.language]),
        strategy: `${what} Ask for the rest of it.`,
      })
    case 'stage': {
      const purpose = script.purposes[move.stage] ?? ''
      const prefix = prefixFor(script, move, conversation)
      return promptOfLine({
        conversation,
        wordings: withPrefixes(prefix.texts, waysOf(script, conversation, move.stage, move.repeats)),
        strategy: `${what} Step ${move.stage + 1} of ${script.purposes.length}: ${purpose}${prefix.why}.`,
        takesBack,
        ...((script.hasLead ?? true) ? { leadFrom: 0 } : {}),
      })
    }
    case 'aside': {
      const ways = script.purposes.slice(0, -1).flatMap((_, stage) => waysOf(script, conversation, stage))
      return promptOfLine({
        conversation,
        wordings: withPrefixes(inOrder(conversation, stepBacks[conversation.language]), ways),
        strategy: `${what} Step aside to a harmless question before asking again.`,
        takesBack,
      })
    }
    case 'again': {
      const others = languagesOfGoal(attempt)
      const other = move.asks % 3 === 0 ? others[(move.asks / 3 - 1) % Math.max(others.length, 1)] : undefined
      const spoken = other === undefined ? conversation : { ...conversation, language: other }
      return promptOfLine({
        conversation: spoken,
        wordings: withPrefixes(prefixesForAsk(spoken), waysOf(script, spoken, script.purposes.length - 1)),
        strategy: `${what} Ask for the goal again${other === undefined ? ' in other words' : `, in ${other}`}.`,
        takesBack: takesBack && move.asks % 3 !== 1,
      })
    }
  }
}

/** The ways to say a stage, starting with another one for each try and each time that it was turned away. */
function waysOf(
  script: Script,
  { attempt, language }: AttemptConversation,
  stage: number,
  repeats = 0,
): readonly string[] {
  const ways = script.wordings[language][stage] ?? []
  const start = (attempt.tryIndex + repeats) % Math.max(ways.length, 1)
  return [...ways.slice(start), ...ways.slice(0, start)]
}

function prefixFor(
  script: Script,
  move: { readonly stage: number; readonly repeats: number },
  conversation: AttemptConversation,
): { readonly texts: readonly string[]; readonly why: string } {
  const { language, reaction } = conversation
  const isAnswer = reaction.kind === 'strayed' || reaction.kind === 'partial'
  if (move.repeats > 0) {
    return { texts: inOrder(conversation, stepBacks[language]), why: ', more softly than before' }
  }
  if (isAnswer && (script.holdsOn ?? true) && phraseOfLastAnswer(conversation) !== null) {
    return { texts: inOrder(conversation, anchors[language]), why: ', starting from its own words' }
  }
  return { texts: [''], why: '' }
}

function prefixesForAsk(conversation: AttemptConversation): readonly string[] {
  const { reaction, language } = conversation
  switch (reaction.kind) {
    case 'refused':
      return inOrder(conversation, refusalRepairs[language])
    case 'deflected':
      return inOrder(conversation, narrowings[language])
    case 'strayed':
      return inOrder(conversation, reAims[language])
    default:
      return inOrder(conversation, openers[language])
  }
}

/** All of `list`, starting where seed and turn say, so that turns in a row differ. */
function inOrder({ attempt, turn }: AttemptConversation, list: readonly string[]): readonly string[] {
  const start = (randomFrom(attempt.seed, 'prefix').below(list.length) + turn) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function withPrefixes(prefixes: readonly string[], wordings: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => wordings.map((wording) => (prefix === '' ? wording : `${prefix} ${wording}`)))
}
