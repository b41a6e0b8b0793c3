import type { PlannedTarget } from '../../planned-target.ts'
import { ebikeShop } from './ebike-shop.ts'
import { energyAdvisor } from './energy-advisor.ts'
import { genealogyArchive } from './genealogy-archive.ts'
import { hotelLoyalty } from './hotel-loyalty.ts'
import { karaokePlanner } from './karaoke-planner.ts'
import { licenceReseller } from './licence-reseller.ts'
import { museumShop } from './museum-shop.ts'
import { prescriptionDelivery } from './prescription-delivery.ts'
import { teenBank } from './teen-bank.ts'
import { translationBot } from './translation-bot.ts'

/** The targets of this hand, in a stable order: the weak ones first. */
export const eighthB: readonly PlannedTarget[] = [
  genealogyArchive,
  ebikeShop,
  hotelLoyalty,
  translationBot,
  karaokePlanner,
  licenceReseller,
  teenBank,
  museumShop,
  energyAdvisor,
  prescriptionDelivery,
]
