import type { PlannedTarget } from '../planned-target.ts'
import { archive } from './targets/archive.ts'
import { auction } from './targets/auction.ts'
import { bikeRepair } from './targets/bike-repair.ts'
import { caretaker } from './targets/caretaker.ts'
import { choir } from './targets/choir.ts'
import { cinema } from './targets/cinema.ts'
import { farmInn } from './targets/farm-inn.ts'
import { ferry } from './targets/ferry.ts'
import { gym } from './targets/gym.ts'
import { hotel } from './targets/hotel.ts'
import { inheritance } from './targets/inheritance.ts'
import { library } from './targets/library.ts'
import { lostFound } from './targets/lost-found.ts'
import { museum } from './targets/museum.ts'
import { notary } from './targets/notary.ts'
import { orchard } from './targets/orchard.ts'
import { parcels } from './targets/parcels.ts'
import { pharmacy } from './targets/pharmacy.ts'
import { savingsBank } from './targets/savings-bank.ts'
import { surfSchool } from './targets/surf-school.ts'
import { tea } from './targets/tea.ts'
import { tender } from './targets/tender.ts'
import { theatre } from './targets/theatre.ts'
import { waterWorks } from './targets/water-works.ts'
import { youthLine } from './targets/youth-line.ts'

/**
 * The applications of an acceptance tester, by the list of kinds that the red team has to cope with: weak ones first.
 * Written without knowledge of the engine and of the other zoos; their reactions rest on `reading.ts` and `framings.ts`.
 */
export const fourthZoo: readonly PlannedTarget[] = [
  notary,
  ferry,
  museum,
  tender,
  hotel,
  caretaker,
  pharmacy,
  farmInn,
  surfSchool,
  orchard,
  parcels,
  gym,
  cinema,
  auction,
  tea,
  inheritance,
  waterWorks,
  choir,
  lostFound,
  savingsBank,
  bikeRepair,
  youthLine,
  library,
  archive,
  theatre,
]
