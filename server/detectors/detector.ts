import type { Evaluator } from '../domain/evaluator.ts'
import type { Policy } from '../domain/policy.ts'
import type { Reading } from './reading.ts'

/** Measures the risk of an attack on the instructions of an application, as calibrated risk (1 = 1 % false alarms). */
export type SecurityDetector = Evaluator<Reading, null>

/** Measures how far a text violates one policy, 0 to 1. `options` is the policy as it stood when the request came. */
export type PolicyDetector = Evaluator<Reading, Policy>
