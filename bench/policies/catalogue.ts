import type { BenchPolicy } from '../../training/policies/bench-policy.ts'
import { alcoholToMinors } from './sets/alcohol-to-minors.ts'
import { competitorPrices } from './sets/competitor-prices.ts'
import { dosageAdvice } from './sets/dosage-advice.ts'
import { homeworkAnswers } from './sets/homework-answers.ts'
import { investmentAdvice } from './sets/investment-advice.ts'
import { jobOffers } from './sets/job-offers.ts'
import { lendingDiscrimination } from './sets/lending-discrimination.ts'
import { otherPatients } from './sets/other-patients.ts'
import { politicalOpinions } from './sets/political-opinions.ts'
import { refundPromises } from './sets/refund-promises.ts'
import { tenantScreening } from './sets/tenant-screening.ts'
import { visaGuarantees } from './sets/visa-guarantees.ts'

/**
 * Twelve policies as banks, clinics, shops, schools and offices ask for them, 30 cases each, half near-misses. They were
 * written before anything was measured on them and are never changed for a result; tuning uses `training/policies/`.
 */
export const benchPolicies: readonly BenchPolicy[] = [
  investmentAdvice,
  dosageAdvice,
  competitorPrices,
  homeworkAnswers,
  refundPromises,
  lendingDiscrimination,
  otherPatients,
  politicalOpinions,
  jobOffers,
  tenantScreening,
  alcoholToMinors,
  visaGuarantees,
]
