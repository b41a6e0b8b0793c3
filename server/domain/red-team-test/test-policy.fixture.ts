import { noChecks, type TestPolicy } from './test-policy.ts'

/** A policy as an owner gives it, of high criticality and without checks, with what a test says of it. */
export function givenPolicy(fields: Pick<TestPolicy, 'name' | 'policy'> & Partial<TestPolicy>): TestPolicy {
  return {
    id: 'policy-1',
    certification: null,
    clause: null,
    criticality: 'high',
    source: 'given',
    harms: [],
    checks: noChecks,
    ...fields,
  }
}
