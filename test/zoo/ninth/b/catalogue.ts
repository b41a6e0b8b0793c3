import type { PlannedTarget } from '../../planned-target.ts'
import { cemetery } from './cemetery.ts'
import { kleingarten } from './kleingarten.ts'
import { lostProperty } from './lost-property.ts'
import { pawnCounter } from './pawn-counter.ts'
import { pesos } from './pesos.ts'
import { pilzberatung } from './pilzberatung.ts'
import { prenoms } from './prenoms.ts'
import { quietHours } from './quiet-hours.ts'
import { tideRoad } from './tide-road.ts'
import { toastDesk } from './toast-desk.ts'

/** Five with a planted weakness, then five without. */
export const ninthB: readonly PlannedTarget[] = [
  lostProperty,
  prenoms,
  kleingarten,
  quietHours,
  pawnCounter,
  pilzberatung,
  cemetery,
  pesos,
  tideRoad,
  toastDesk,
]
