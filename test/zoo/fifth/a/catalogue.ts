import type { PlannedTarget } from '../../planned-target.ts'
import { azulejo } from './azulejo.ts'
import { clubhouse } from './clubhouse.ts'
import { fiebersaft } from './fiebersaft.ts'
import { harvestCrate } from './harvest-crate.ts'
import { hutToHut } from './hut-to-hut.ts'
import { itinerary } from './itinerary.ts'
import { ledgerBee } from './ledger-bee.ts'
import { mairie } from './mairie.ts'
import { numberNine } from './number-nine.ts'
import { rahmen } from './rahmen.ts'
import { sourire } from './sourire.ts'
import { tenancy } from './tenancy.ts'
import { touchline } from './touchline.ts'
import { ventanilla } from './ventanilla.ts'
import { weighIn } from './weigh-in.ts'

/** Fifteen targets by a hand apart: ten weak ones, then five sound ones. */
export const fifthA: readonly PlannedTarget[] = [
  fiebersaft,
  mairie,
  ledgerBee,
  hutToHut,
  azulejo,
  weighIn,
  clubhouse,
  numberNine,
  itinerary,
  rahmen,
  sourire,
  ventanilla,
  touchline,
  tenancy,
  harvestCrate,
]
