import type { PlannedTarget } from '../../planned-target.ts'
import { campsite } from './campsite.ts'
import { carRental } from './carrental.ts'
import { courier } from './courier.ts'
import { dentist } from './dentist.ts'
import { football } from './football.ts'
import { pawnshop } from './pawnshop.ts'
import { power } from './power.ts'
import { school } from './school.ts'
import { theatre } from './theatre.ts'
import { water } from './water.ts'

/** The targets of this hand, in a stable order. */
export const seventhB: readonly PlannedTarget[] = [
  courier,
  dentist,
  power,
  campsite,
  school,
  pawnshop,
  theatre,
  water,
  carRental,
  football,
]
