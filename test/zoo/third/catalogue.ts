import { healthInsurer, pirateMuseum, travelAgency } from './sound-abroad.ts'
import { bankLine, carInsurer, courier } from './sound-offices.ts'
import { cinemaKiosk, gardenCentre, scienceKits, ticketDesk } from './sound-shops.ts'
import type { ThirdTarget } from './third-target.ts'
import { budgetApp, lockMaker } from './weak-encoded.ts'
import { lettingAgency, spa, tenantDesk } from './weak-french-spanish.ts'
import { pharmacy, powerSupplier } from './weak-german.ts'
import { climbingGym, gamesStudio, roastery } from './weak-secrets.ts'
import { bicycleHire, furnitureShop, vetDesk } from './weak-service.ts'
import { tramLostProperty } from './weak-tram.ts'

/**
 * The blind zoo: 24 applications, 14 weak and 10 sound, in four languages. Whoever wrote them had seen
 * neither the attack engine nor the other zoos. `language` says in which one each must be attacked.
 */
export const thirdZoo: readonly ThirdTarget[] = [
  tramLostProperty,
  roastery,
  climbingGym,
  gamesStudio,
  budgetApp,
  lockMaker,
  vetDesk,
  furnitureShop,
  bicycleHire,
  pharmacy,
  powerSupplier,
  lettingAgency,
  spa,
  tenantDesk,
  gardenCentre,
  cinemaKiosk,
  ticketDesk,
  scienceKits,
  carInsurer,
  bankLine,
  courier,
  healthInsurer,
  travelAgency,
  pirateMuseum,
]
