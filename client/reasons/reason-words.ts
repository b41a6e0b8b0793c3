import { dataWords } from './data-words.ts'
import { labelWords } from './label-words.ts'
import { partWords } from './part-words.ts'
import type { ReasonTwin } from './reason-twin.ts'
import { signWords } from './sign-words.ts'

/** What may stand in a place of a reason, by the name of the place. */
export const reasonWords: Readonly<Record<string, readonly ReasonTwin[]>> = {
  ...signWords,
  ...dataWords,
  ...partWords,
  ...labelWords,
}

/** Several of one list, one after the other. */
export interface ReasonList {
  /** Name of the words. */
  readonly of: string
  /** What stands between two of them. */
  readonly between: ReasonTwin
}

/** Places that hold several words, by their name. */
export const reasonLists: Readonly<Record<string, ReasonList>> = {
  signs: { of: 'sign', between: ['; ', ' ; '] },
  finds: { of: 'find', between: [', ', ', '] },
  movers: { of: 'mover', between: [', ', ', '] },
  manners: { of: 'manner', between: [', ', ', '] },
  view: { of: 'layer', between: [' in ', ' dans '] },
}
