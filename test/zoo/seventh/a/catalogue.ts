import type { PlannedTarget } from '../../planned-target.ts'
import { airline } from './airline.ts'
import { brewery } from './brewery.ts'
import { choir } from './choir.ts'
import { insurance } from './insurance.ts'
import { library } from './library.ts'
import { museum } from './museum.ts'
import { recruiter } from './recruiter.ts'
import { translators } from './translators.ts'
import { vet } from './vet.ts'
import { wine } from './wine.ts'

/** The targets of this hand, in a stable order. */
export const seventhA: readonly PlannedTarget[] = [
  wine,
  vet,
  library,
  recruiter,
  airline,
  museum,
  translators,
  choir,
  insurance,
  brewery,
]
