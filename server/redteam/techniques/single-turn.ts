import type { AttackPrompt, AttemptView, Technique, TechniqueAbout } from '../../domain/attempt/technique.ts'
import { type FrameLanguage, frameLanguageNames, isFurther } from '../../domain/red-team-test/frame-language.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { randomFrom, type SeededRandom } from '../../text/random/seeded-random.ts'
import type { Slots } from '../slots.ts'
import type { FrameWordings, Wordings } from '../wordings/wordings.ts'
import { contextOf, fill, goalIn } from './attack-slots.ts'
import { framedGoal } from './framed-goal.ts'
import { continuationAsk, type Reaction, readReaction, repairOf, whatHappened } from './reactions.ts'
import { type Move, techniqueFrom } from './technique-from.ts'

/** A word or two in all languages, or one text that serves for all. */
export type Label = string | Readonly<Record<AttackLanguage, string>>

/** A way to hide the goal. */
export interface Disguise {
  /** Stands in `AttackPrompt.transforms`, e.g. `base64`. */
  readonly name: string
  /** What the target is told that it is; fills the slot `{form}`. */
  readonly label: Label
  /** The goal in disguise; fills `{payload}`. Further slots where it gives an object, which has `payload` too. Linear. */
  readonly apply: (goal: string, random: SeededRandom) => string | (Slots & { readonly payload: string })
}

/** What a technique can write from. */
export interface Scene {
  readonly attempt: AttemptView
  readonly reaction: Reaction
  /** The language to write in. */
  readonly language: FrameLanguage
  /** The same, for what exists in these only; where it is none of them, that of the test. */
  readonly attackLanguage: AttackLanguage
  /** The goal in it, where it is known so. */
  readonly goal: string
  /** Choices that belong to this turn and variation. */
  readonly random: SeededRandom
  /** Attack turns so far plus variations tried: counts on through an attempt. */
  readonly step: number
}

/** A technique that puts all into one message. */
export interface SingleTurn {
  /** It is never `multiTurn`; default of `needs`: none. */
  readonly about: Omit<TechniqueAbout, 'multiTurn' | 'needs'> & Partial<Pick<TechniqueAbout, 'needs'>>
  /** What it tries, for `strategy`; slot `{disguise}`, e.g. `Hide the request as {disguise}.` */
  readonly tries: string
  /**
   * Messages with the slots `{payload}` (the goal, in disguise), `{goal}` (in plain words), `{form}`, `{context}` (what
   * the target is for) and those of `slots`.
   */
  readonly wordings: Wordings | FrameWordings
  /** Forms of the goal, the usual one first. Default: the goal in plain words. */
  readonly disguises?: readonly Disguise[]
  /** Values of further slots. Default none. */
  readonly slots?: (scene: Scene) => Slots
  /** Forged turns to send before the message, in place of what was said. */
  readonly history?: (scene: Scene) => AttackPrompt['history']
  /** Names in `AttackPrompt.transforms` beside those of the disguise. */
  readonly transforms?: readonly string[] | ((scene: Scene) => readonly string[])
  /** The language to write in; default that of the test, or the one in which the target answered. */
  readonly language?: (attempt: AttemptView, step: number) => AttackLanguage
}

const plain: Disguise = { name: '', label: '', apply: (goal) => goal }

/**
 * A technique whose attack fits into one message, and which reacts when turns are left: a refused message is taken back
 * and comes in another wording and disguise, a deflected one is narrowed, a partial answer is continued, a harmless one
 * is led back to the goal, and the target is spoken to in the language in which it answers. Wordings and disguises are
 * gone through in an order that follows from the seed; another try begins at another place.
 */
export function singleTurn(spec: SingleTurn): Technique {
  const about: TechniqueAbout = { needs: [], ...spec.about, multiTurn: false }
  return techniqueFrom(about, (attempt, variation) => {
    const step = attempt.turns.length + variation
    const reaction = readReaction(attempt)
    const random = randomFrom(attempt.seed, `${about.id} ${attempt.tryIndex} ${step}`)
    const scene: Scene = { ...voiceOf(spec, { attempt, reaction, step }), attempt, reaction, random, step }
    // Two parts in a row are followed by the whole ask again: some targets only ever begin anew.
    if (reaction.kind === 'partial' && reaction.streak % 3 !== 0) return continuation(scene)
    return ask(spec, scene)
  })
}

/** The language to write in, and the goal in it: where frames in a language were asked for it stays, whatever the target answers in. */
function voiceOf(
  spec: SingleTurn,
  { attempt, reaction, step }: Pick<Scene, 'attempt' | 'reaction' | 'step'>,
): Pick<Scene, 'language' | 'attackLanguage' | 'goal'> {
  const { frameLanguage } = attempt
  if (frameLanguage !== undefined && wordingsIn(spec, frameLanguage) !== undefined) {
    const random = randomFrom(attempt.seed, `goal ${attempt.tryIndex} ${step}`)
    const attackLanguage = isFurther(frameLanguage) ? attempt.language : frameLanguage
    return { language: frameLanguage, attackLanguage, goal: framedGoal(attempt, frameLanguage, random) }
  }
  const language = spec.language?.(attempt, step) ?? reaction.language
  return { language, attackLanguage: language, goal: goalIn(attempt, language) }
}

function wordingsIn(spec: SingleTurn, language: FrameLanguage): readonly string[] | undefined {
  const wordings: Partial<FrameWordings> = spec.wordings
  return wordings[language]
}

function continuation(scene: Scene): Move {
  const { reaction, random } = scene
  // A continuation follows the target into its language, also where the technique chose its own.
  const isAsked = scene.attempt.frameLanguage === scene.language
  const language = isAsked ? scene.language : reaction.language
  const goal = isAsked ? scene.goal : goalIn(scene.attempt, reaction.language)
  return {
    prompt: continuationAsk(reaction, { goal, language }, random),
    strategy: `${isAsked ? happened(scene) : whatHappened(reaction)} Ask for the rest in plain words.`,
  }
}

function ask(spec: SingleTurn, scene: Scene): Move {
  const { attempt, reaction, random } = scene
  const { lead, dropTurns, why } = repairOf(attempt, { ...reaction, language: scene.language }, random)
  const { text, disguise } = bodyOf(spec, scene)
  const history = spec.history?.(scene)
  return {
    prompt: lead === '' ? text : `${lead}\n\n${text}`,
    strategy: [happened(scene), why, fill(spec.tries, { disguise: disguise.name }), tongueOf(scene)]
      .filter((part) => part !== '')
      .join(' '),
    transforms: [disguise.name, ...transformsOf(spec, scene)].filter((name) => name !== ''),
    dropTurns,
    ...(history === undefined ? {} : { history }),
  }
}

function transformsOf({ transforms = [] }: SingleTurn, scene: Scene): readonly string[] {
  return typeof transforms === 'function' ? transforms(scene) : transforms
}

/** What the target did; a technique that chooses the language itself does not follow the target's. */
function happened({ reaction, language }: Scene): string {
  return whatHappened({ ...reaction, changedLanguage: reaction.changedLanguage && language === reaction.language })
}

/** Says in which language it is written, where that is none of those of attacks. */
function tongueOf({ language }: Scene): string {
  return isFurther(language) ? `Written in ${frameLanguageNames[language]}.` : ''
}

function bodyOf(spec: SingleTurn, scene: Scene): { readonly text: string; readonly disguise: Disguise } {
  const { attempt, language, goal, step, random } = scene
  const disguises = spec.disguises ?? [plain]
  const disguise = disguises[(attempt.tryIndex + step) % disguises.length] ?? plain
  const wordings = randomFrom(attempt.seed, spec.about.id).shuffle(wordingsIn(spec, language) ?? [])
  const longer = Math.max(wordings.length, disguises.length)
  const template = wordings[(attempt.tryIndex + step + Math.floor(step / longer)) % wordings.length]
  if (template === undefined) throw new Error(`${spec.about.id} has no wording in ${language}`)
  const hidden = disguise.apply(goal, random)
  const slots = {
    goal,
    form: labelIn(disguise.label, scene.attackLanguage),
    context: contextOf(attempt, language),
    ...spec.slots?.(scene),
    ...(typeof hidden === 'string' ? { payload: hidden } : hidden),
  }
  return { text: fill(template, slots), disguise }
}

/** The label's text in a language. */
function labelIn(label: Label, language: AttackLanguage): string {
  return typeof label === 'string' ? label : label[language]
}
