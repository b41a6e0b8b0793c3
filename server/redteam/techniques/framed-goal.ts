import type { AttemptView } from '../../domain/attempt/technique.ts'
import { type FrameLanguage, isFurther } from '../../domain/red-team-test/frame-language.ts'
import { guessLanguage } from '../../text/language/guess-language.ts'
import type { SeededRandom } from '../../text/random/seeded-random.ts'
import { quotable } from '../quotable.ts'
import { furtherWords } from '../wordings/frame-languages/catalogue.ts'
import { relayedAsks, relayedUnknown, relayFrames } from '../wordings/single-turn/relayed.ts'
import { fill } from './attack-slots.ts'
import { relayKindOf } from './single-turn/framing/relay-kind.ts'

/**
 * What is asked for in the end, said in `language`: as the scenario has it in it; else a sentence of the language that
 * quotes the rule where the goal only quotes it, and else the goal as it stands. Known misses: a goal of no known kind is
 * asked to be translated first.
 */
export function framedGoal(attempt: AttemptView, language: FrameLanguage, random: SeededRandom): string {
  const { scenario, policy } = attempt
  const { goal } = scenario
  if (language === attempt.language || isWrittenIn(language, scenario)) return goal
  const known = isFurther(language) ? undefined : scenario.goals[language]
  if (known !== undefined) return known
  if (isFurther(language) && quotesRule(attempt)) {
    return fill(random.pick(furtherWords[language].relay.rules), { rule: quotable(policy.policy) })
  }
  return relayedGoal(attempt, language, (frames) => random.pick(frames)) ?? fill(relayedUnknown[language], { goal })
}

/** A sentence of `language` that asks for the goal's kind, with the goal as it stands behind; null for goals of no known kind. */
export function relayedGoal(
  attempt: AttemptView,
  language: FrameLanguage,
  pick: (frames: readonly string[]) => string,
): string | null {
  const { goal } = attempt.scenario
  const kind = relayKindOf(attempt, goal)
  return kind === null ? null : fill(pick(relayFrames[language]), { ask: relayedAsks[language][kind], goal })
}

/** Only a person writes goals beyond the four languages; those have none beside them. */
function isWrittenIn(language: FrameLanguage, { goal, goals }: AttemptView['scenario']): boolean {
  return Object.keys(goals).length === 0 && guessLanguage(goal) === language
}

function quotesRule({ scenario, policy }: AttemptView): boolean {
  const rule = quotable(policy.policy)
  return rule !== '' && scenario.goal.includes(rule)
}
