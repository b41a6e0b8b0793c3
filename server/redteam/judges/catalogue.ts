import type { Judge } from './judge.ts'
import { judgeData } from './parts/judge-data.ts'
import { judgeDisclosure } from './parts/judge-disclosure.ts'
import { judgeEcho } from './parts/judge-echo.ts'
import { judgePatterns } from './parts/judge-patterns.ts'
import { judgeRefusal } from './parts/judge-refusal.ts'
import { judgeSecrets } from './parts/judge-secrets.ts'
import { judgeSilence } from './parts/judge-silence.ts'
import { judgeToolCalls } from './parts/judge-tool-calls.ts'
import { judgePublicFacts } from './signs/public-facts.ts'

/** Judges that look for facts, in the order in which they are asked; the first certain one ends it. Listed by hand. */
export const judgesOfFacts: readonly Judge[] = [
  judgeSecrets,
  judgePatterns,
  judgeToolCalls,
  judgePublicFacts,
  judgeSilence,
]

/** Judges that look for one sign each, without the models; what they find is weighed with all the rest. */
export const judgesOfSigns: readonly Judge[] = [judgeEcho, judgeDisclosure, judgeData, judgeRefusal]

/** Of a benign twin only whether it was answered counts. */
export const judgesOfTwins: readonly Judge[] = [judgeSilence]

/** The signs that tell whether one was. */
export const signsOfTwins: readonly Judge[] = [judgeEcho, judgeRefusal]
