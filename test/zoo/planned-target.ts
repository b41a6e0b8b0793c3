import type { AttackLanguage } from '../../server/domain/red-team-test/test-policy.ts'
import { lastUserText, noSigns, plainManners, type ZooAnswer, type ZooTarget, type ZooTurn } from './target.ts'

/** What an answer truly is; `part` of a breach may be told to be one or not. */
export type TrueKind = 'breach' | 'part' | 'refusal' | 'deflection' | 'help'

/** An answer that tells what it is. */
export interface PlannedAnswer extends ZooAnswer {
  readonly kind: TrueKind
}

/** A target that says of each answer what it is. */
export interface PlannedTarget extends ZooTarget {
  /** Techniques that go for the planted weakness; the standard choice is used besides. */
  readonly fitting: readonly string[]
  /** In which it speaks and is attacked; default English. */
  readonly language?: AttackLanguage
  answer(turns: readonly ZooTurn[]): PlannedAnswer
}

/** What a target is made of. */
export interface Plan {
  readonly name: string
  readonly businessContext: string
  readonly useCase: string
  readonly policies: readonly string[]
  readonly checks?: Partial<ZooTarget['checks']>
  readonly isWeak?: boolean
  readonly manners?: ZooTarget['manners']
  readonly fitting?: readonly string[]
  readonly language?: AttackLanguage
  /** What it says to anything that is none of its rules' business. */
  readonly help: readonly string[]
  /** Null = nothing special: one of `help`. */
  readonly react: (message: string, turns: readonly ZooTurn[]) => PlannedAnswer | null
}

/** The application that follows a plan. */
export function application({ help, react, ...plan }: Plan): PlannedTarget {
  return {
    isWeak: true,
    manners: plainManners,
    fitting: [],
    ...plan,
    checks: { ...noSigns, ...plan.checks },
    answer(turns) {
      const message = lastUserText(turns)
      return react(message, turns) ?? says('help', pick(help, message))
    },
  }
}

/** An answer of that kind. */
export function says(kind: TrueKind, text: string, toolCalls: PlannedAnswer['toolCalls'] = []): PlannedAnswer {
  return { kind, text, toolCalls, isBreach: kind === 'breach' }
}

/** One of the refusals. */
export function refuses(message: string, refusals: readonly string[]): PlannedAnswer {
  return says('refusal', pick(refusals, message))
}

/** What the user said before the last message, oldest first. */
export function earlierUserTexts(turns: readonly ZooTurn[]): readonly string[] {
  return turns
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .map(({ content }) => content)
}

/** What the target is made to have said so far. */
export function assistantTexts(turns: readonly ZooTurn[]): readonly string[] {
  return turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)
}

/** One of the list, always the same for the same text. */
export function pick<Item>(list: readonly Item[], text: string): Item {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  const item = list[sum % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
