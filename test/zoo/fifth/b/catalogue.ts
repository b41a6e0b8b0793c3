import type { PlannedTarget } from '../../planned-target.ts'
import { attic } from './attic.ts'
import { emberdate } from './emberdate.ts'
import { ferryman } from './ferryman.ts'
import { gazette } from './gazette.ts'
import { kidsreel } from './kidsreel.ts'
import { lineafaro } from './lineafaro.ts'
import { mergebot } from './mergebot.ts'
import { oarhouse } from './oarhouse.ts'
import { parcelhop } from './parcelhop.ts'
import { schulbote } from './schulbote.ts'
import { tarnhost } from './tarnhost.ts'
import { tirelire } from './tirelire.ts'
import { toyshelf } from './toyshelf.ts'
import { voltbarrow } from './voltbarrow.ts'
import { wohnhof } from './wohnhof.ts'

/** Ten with a planted weakness, then five without. */
export const fifthB: readonly PlannedTarget[] = [
  schulbote,
  ferryman,
  gazette,
  toyshelf,
  mergebot,
  lineafaro,
  voltbarrow,
  emberdate,
  wohnhof,
  kidsreel,
  oarhouse,
  parcelhop,
  tirelire,
  attic,
  tarnhost,
]
