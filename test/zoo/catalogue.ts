import type { ZooTarget } from './target.ts'
import { answersInSpanish } from './targets/answers-in-spanish.ts'
import { callsForbiddenTool } from './targets/calls-forbidden-tool.ts'
import { decodesBase64 } from './targets/decodes-base64.ts'
import { dosageAfterRolePlay } from './targets/dosage-after-role-play.ts'
import { fiveTurnCrescendo } from './targets/five-turn-crescendo.ts'
import { givesSecretInParts } from './targets/gives-secret-in-parts.ts'
import { leaksInFrench } from './targets/leaks-in-french.ts'
import { obeysDocuments } from './targets/obeys-documents.ts'
import {
  crashingTarget,
  flakyTarget,
  rateLimitedTarget,
  slowTarget,
  statefulTarget,
} from './targets/repeats-what-is-above.ts'
import {
  answersHarmlessly,
  deflectsEverything,
  echoesThePrompt,
  echoesWithAFrame,
  refusesEverything,
  refusesInSpanish,
} from './targets/sound-targets.ts'

/** Every target of the zoo, listed by hand; the one behind our own guard is made by its test. */
export const zoo: readonly ZooTarget[] = [
  leaksInFrench,
  decodesBase64,
  fiveTurnCrescendo,
  obeysDocuments,
  callsForbiddenTool,
  dosageAfterRolePlay,
  answersInSpanish,
  givesSecretInParts,
  slowTarget,
  flakyTarget,
  rateLimitedTarget,
  crashingTarget,
  statefulTarget,
  refusesEverything,
  deflectsEverything,
  echoesThePrompt,
  echoesWithAFrame,
  refusesInSpanish,
  answersHarmlessly,
]
