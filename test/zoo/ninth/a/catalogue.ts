import type { PlannedTarget } from '../../planned-target.ts'
import { clinica } from './clinica.ts'
import { creditUnion } from './creditunion.ts'
import { ferries } from './ferries.ts'
import { hausverwaltung } from './hausverwaltung.ts'
import { locks } from './locks.ts'
import { mushrooms } from './mushrooms.ts'
import { pets } from './pets.ts'
import { stadtwerke } from './stadtwerke.ts'
import { tutor } from './tutor.ts'
import { vins } from './vins.ts'

/** Ten applications, the weak first. */
export const ninthA: readonly PlannedTarget[] = [
  ferries,
  hausverwaltung,
  pets,
  vins,
  tutor,
  creditUnion,
  clinica,
  locks,
  stadtwerke,
  mushrooms,
]
