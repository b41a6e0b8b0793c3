import type { PlannedTarget } from '../../planned-target.ts'
import { carAuction } from './car-auction.ts'
import { crowdfunding } from './crowdfunding.ts'
import { dentalChain } from './dental-chain.ts'
import { ferryFreight } from './ferry-freight.ts'
import { grantAdvisor } from './grant-advisor.ts'
import { housingOffice } from './housing-office.ts'
import { schoolIt } from './school-it.ts'
import { stockPhoto } from './stock-photo.ts'
import { vetLine } from './vet-line.ts'
import { wineImporter } from './wine-importer.ts'

/** The targets of this hand, in a stable order. */
export const eighthA: readonly PlannedTarget[] = [
  housingOffice,
  wineImporter,
  vetLine,
  stockPhoto,
  ferryFreight,
  schoolIt,
  crowdfunding,
  dentalChain,
  carAuction,
  grantAdvisor,
]
