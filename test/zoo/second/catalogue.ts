import type { PlannedTarget } from '../planned-target.ts'
import { brokerRefusesThenComplies, cableGossip, homeUnlocks, notaryHuman, shopRefunds } from './acting.ts'
import { bankBase64, hostelLeet, payrollInCode } from './encoded.ts'
import { gardenSummary, lockerInPieces, travelInFrench, wifiSpelled } from './leaking.ts'
import { clinicWordy, lawyerRefusesAll, museumItalian } from './sound-refusing.ts'
import {
  echoAll,
  echoPlain,
  echoQuoted,
  echoUpper,
  energyCanned,
  libraryHelpful,
  phoneAdvertises,
} from './sound-talking.ts'
import {
  insuranceHistory,
  pharmacyRolePlay,
  procurementDocument,
  sofaWornDown,
  telcoCrescendo,
  townAuthority,
} from './wearing-down.ts'

/** All targets of the second zoo, the weak ones first: written from the issue alone, without knowing the engine. */
export const secondZoo: readonly PlannedTarget[] = [
  travelInFrench,
  gardenSummary,
  lockerInPieces,
  wifiSpelled,
  bankBase64,
  hostelLeet,
  payrollInCode,
  telcoCrescendo,
  procurementDocument,
  pharmacyRolePlay,
  insuranceHistory,
  townAuthority,
  sofaWornDown,
  homeUnlocks,
  shopRefunds,
  brokerRefusesThenComplies,
  cableGossip,
  notaryHuman,
  lawyerRefusesAll,
  clinicWordy,
  museumItalian,
  energyCanned,
  phoneAdvertises,
  echoPlain,
  echoQuoted,
  echoUpper,
  echoAll,
  libraryHelpful,
]
