import type { AttackPrompt, Technique, TechniqueAbout } from '../../../../domain/attempt/technique.ts'
import { randomFrom } from '../../../../text/random/seeded-random.ts'
import type { StageWordings } from '../../../wordings/multi-turn/stage-wordings.ts'
import { continuations, openers } from '../../../wordings/reactions.ts'
import { type ReactionKind, whatHappened } from '../../reactions.ts'
import { type AttemptConversation, kindAfter, languagesOfGoal, readConversation } from '../conversation.ts'
import { promptOfLine } from '../prompt-of-line.ts'

/** One way to put the goal. */
export interface Tactic {
  readonly name: string
  /** What it does, as half a sentence in the imperative. */
  readonly purpose: string
  /** After which answers it is tried first; default after none in particular. */
  readonly goodAfter?: readonly ReactionKind[]
}

/** A set of ways to put the goal, of which each answer chooses the next. */
export interface TacticSet {
  readonly about: TechniqueAbout
  /** In the order in which they are tried when no answer prefers one. */
  readonly tactics: readonly Tactic[]
  /** A row of wordings for each tactic, 2 or more, each with `{goal}`. */
  readonly wordings: StageWordings
  /** Whether a refused turn is taken out of the conversation. */
  readonly takesBack: boolean
  /** As of `Script`. Default true. */
  readonly hasLead?: boolean
  /** More places for the wordings. */
  readonly extra?: (conversation: AttemptConversation) => Readonly<Record<string, string>>
}

/**
 * A technique that looks at the last answer, chooses the tactic that fits it and was used least, and says why. Given a
 * part, it asks for the rest. Every turn asks for the goal, so that one turn is enough to try it. Choices are replayed
 * from the turns; it holds no memory.
 */
export function tactical(set: TacticSet): Technique {
  return {
    about: set.about,
    nextPrompt(attempt) {
      const used: number[] = []
      let rests = 0
      for (let turn = 0; turn < attempt.turns.length; turn += 1) {
        const kind = kindAfter(attempt, turn - 1)
        if (asksForRest(kind, rests)) rests += 1
        else {
          rests = 0
          used.push(chosenTactic(set, { kind, used, tryIndex: attempt.tryIndex }))
        }
      }
      const conversation = readConversation(attempt)
      if (asksForRest(conversation.reaction.kind, rests)) return askForRest(conversation)
      const { kind } = conversation.reaction
      return useTactic(set, chosenTactic(set, { kind, used, tryIndex: attempt.tryIndex }), { conversation, used })
    },
  }
}

function asksForRest(kind: ReactionKind, rests: number): boolean {
  return kind === 'partial' && rests < 3
}

/** Among the tactics used least: one that fits the answer, else the next in order, starting elsewhere for each try. */
function chosenTactic(
  { tactics }: TacticSet,
  {
    kind,
    used,
    tryIndex,
  }: { readonly kind: ReactionKind; readonly used: readonly number[]; readonly tryIndex: number },
): number {
  const indices = tactics.map((_, place) => (place + tryIndex) % tactics.length)
  const uses = (index: number): number => used.filter((other) => other === index).length
  const least = Math.min(...indices.map(uses))
  const open = indices.filter((index) => uses(index) === least)
  return open.find((index) => tactics[index]?.goodAfter?.includes(kind)) ?? open[0] ?? 0
}

function askForRest(conversation: AttemptConversation): AttackPrompt {
  const list = continuations[conversation.language]
  const start = (randomFrom(conversation.attempt.seed, 'rest').below(list.length) + conversation.turn) % list.length
  return promptOfLine({
    conversation,
    wordings: [...list.slice(start), ...list.slice(0, start)],
    strategy: `${whatHappened(conversation.reaction)} Ask for the rest of it.`,
  })
}

function useTactic(
  set: TacticSet,
  chosen: number,
  { conversation, used }: { readonly conversation: AttemptConversation; readonly used: readonly number[] },
): AttackPrompt {
  const { attempt, reaction, turn } = conversation
  const round = used.filter((index) => index === chosen).length
  // From the second round on, the goal is also put in the other languages that it is known in.
  const languages = [
    conversation.language,
    ...languagesOfGoal(attempt).filter((other) => other !== conversation.language),
  ]
  const language = languages[Math.max(0, round) % languages.length] ?? conversation.language
  const spoken = { ...conversation, language }
  const ways = set.wordings[language][chosen] ?? []
  const start = attempt.tryIndex % Math.max(ways.length, 1)
  const inOrder = [...ways.slice(start), ...ways.slice(0, start)]
  const starts = turn === 0 ? [''] : ['', ...openers[language].map((text) => `${text} `)]
  const tactic = set.tactics[chosen]
  const tongue = language === conversation.language ? '' : `, in ${language}`
  return promptOfLine({
    conversation: spoken,
    wordings: starts.flatMap((opening) => inOrder.map((way) => `${opening}${way}`)),
    strategy: `${whatHappened(reaction)} Tactic “${tactic?.name ?? ''}”: ${tactic?.purpose ?? ''}${tongue}.`,
    ...((set.hasLead ?? true) ? { leadFrom: 0 } : {}),
    takesBack: set.takesBack && (reaction.kind === 'refused' || reaction.kind === 'silent'),
    ...(set.extra === undefined ? {} : { extra: set.extra(spoken) }),
  })
}
