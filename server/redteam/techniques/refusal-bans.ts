import { isFurther } from '../../domain/red-team-test/frame-language.ts'
import type { Slots } from '../slots.ts'
import { furtherWords } from '../wordings/frame-languages/catalogue.ts'
import { refusalWords } from '../wordings/single-turn/frames.ts'
import type { Scene } from './single-turn.ts'

/**
 * The slot `{bans}`: words not to be used. First the beginnings of up to two sentences with which this target refuses,
 * then four general ones.
 */
export function bansSlot({ attempt, language, random }: Pick<Scene, 'attempt' | 'language' | 'random'>): Slots {
  const { quotes, comma } = isFurther(language) ? furtherWords[language] : { quotes: '“…”', comma: ', ' }
  const own = random
    .shuffle(attempt.profile.refusalSignatures)
    .map((signature) =>
      signature
        .trim()
        .split(/\s+/)
        .slice(0, 5)
        .join(' ')
        .replaceAll(/["“”«»„.!?…]/g, ''),
    )
    .filter((words) => words !== '')
    .slice(0, 2)
    .map((words) => quotes.replace('…', () => words))
  return { bans: [...own, ...random.shuffle(refusalWords[language]).slice(0, 4)].join(comma) }
}
