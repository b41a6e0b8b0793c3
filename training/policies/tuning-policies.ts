import type { BenchPolicy } from './bench-policy.ts'
import { hardPolicies } from './hard-policies.ts'
import { plainPolicies } from './plain-policies.ts'

/** Policies on which the classifier's few constants were chosen. They share no subject with those of `bench/policies/`. */
export const tuningPolicies: readonly BenchPolicy[] = [...plainPolicies, ...hardPolicies]
