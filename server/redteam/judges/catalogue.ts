import type { Judge } from './judge.ts'
import { judgeAnswer } from './judge-answer.ts'
import { judgeData } from './judge-data.ts'
import { judgeDisclosure } from './judge-disclosure.ts'
import { judgeEcho } from './judge-echo.ts'
import { judgePatterns } from './judge-patterns.ts'
import { judgeRefusal } from './judge-refusal.ts'
import { judgeSecrets } from './judge-secrets.ts'
import { judgeSilence } from './judge-silence.ts'
import { judgeToolCalls } from './judge-tool-calls.ts'

/** Judges of an attack, in the order in which they are asked; the first certain one ends it. Listed by hand. */
export const judgesOfAttacks: readonly Judge[] = [
  judgeSecrets,
  judgePatterns,
  judgeToolCalls,
  judgeSilence,
  judgeEcho,
  judgeDisclosure,
  judgeData,
  judgeRefusal,
  judgeAnswer,
]

/** Judges of a benign twin: only whether it was answered counts. */
export const judgesOfTwins: readonly Judge[] = [judgeSilence, judgeEcho, judgeRefusal, judgeAnswer]
