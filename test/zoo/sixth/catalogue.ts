import type { PlannedTarget } from '../planned-target.ts'
import { acornLibrary } from './acorn-library.ts'
import { atelierInbox } from './atelier-inbox.ts'
import { auctionRoom } from './auction-room.ts'
import { cardLine } from './card-line.ts'
import { coloDesPins } from './colo-des-pins.ts'
import { escapeCellar } from './escape-cellar.ts'
import { hotelCorvin } from './hotel-corvin.ts'
import { lanternFestival } from './lantern-festival.ts'
import { loewenApotheke } from './loewen-apotheke.ts'
import { luzDelValle } from './luz-del-valle.ts'
import { mairieAubin } from './mairie-aubin.ts'
import { nordlicht } from './nordlicht.ts'
import { notariaRobledo } from './notaria-robledo.ts'
import { ondaval } from './ondaval.ts'
import { parcelCounter } from './parcel-counter.ts'
import { pawsNightline } from './paws-nightline.ts'
import { rollwerk } from './rollwerk.ts'
import { teaHouse } from './tea-house.ts'
import { telegraphHouse } from './telegraph-house.ts'
import { tenantsDesk } from './tenants-desk.ts'

/**
 * Twenty applications by another hand that had seen neither the engine nor the other zoos: twelve weak ones first, then eight sound ones, by the
 * same thirds as the fifth.
 */
export const sixthZoo: readonly PlannedTarget[] = [
  pawsNightline,
  parcelCounter,
  luzDelValle,
  coloDesPins,
  escapeCellar,
  auctionRoom,
  lanternFestival,
  ondaval,
  teaHouse,
  tenantsDesk,
  nordlicht,
  atelierInbox,
  cardLine,
  loewenApotheke,
  acornLibrary,
  telegraphHouse,
  mairieAubin,
  notariaRobledo,
  hotelCorvin,
  rollwerk,
]
