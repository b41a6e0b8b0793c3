import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { CreatePolicyBody, ListPoliciesQuery, Policy, PolicyList, PolicyParams } from './policy.ts'

const policyOperation = {
  tag: 'Policies',
  aliases: [],
  extension: true,
  permission: 'manage',
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations that manage configuration. */
export const manageOperations = {
  listPolicies: {
    ...policyOperation,
    name: 'listPolicies',
    method: 'GET',
    path: '/api/v1/policies',
    summary: 'List policies',
    description: "The default catalogue first, then the organization's own policies by age.",
    params: null,
    query: ListPoliciesQuery,
    body: null,
    reply: { status: 200, schema: PolicyList },
    problems: [],
    repeatable: false,
  },
  createPolicy: {
    ...policyOperation,
    name: 'createPolicy',
    method: 'POST',
    path: '/api/v1/policies',
    summary: 'Create a policy',
    description: 'A policy with patterns is judged by them. Patterns are regular expressions of RE2 syntax.',
    params: null,
    query: null,
    body: CreatePolicyBody,
    reply: { status: 201, schema: Policy },
    problems: ['conflict'],
    repeatable: true,
  },
  readPolicy: {
    ...policyOperation,
    name: 'readPolicy',
    method: 'GET',
    path: '/api/v1/policies/{id}',
    summary: 'Read a policy',
    description: 'Archived policies can be read too.',
    params: PolicyParams,
    query: null,
    body: null,
    reply: { status: 200, schema: Policy },
    problems: ['policy-not-found'],
    repeatable: false,
  },
} as const satisfies Record<string, Operation>
