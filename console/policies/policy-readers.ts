/** The operations whose replies show a policy: to be read again when one changed. */
export const policyReaders = ['readPolicy', 'listPolicies', 'listPolicyVersions'] as const
