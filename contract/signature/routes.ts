import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { redTeamOperation, redTeamPaths } from '../red-team-test/red-team-scalars.ts'
import { SignAttackRunBody, SignedEnvelope, SigningKeyList } from './signature.ts'

/** The operations by which a report is signed and its signature is checked. */
export const signatureOperations = {
  signAttackRun: {
    ...redTeamOperation,
    ...redTeamPaths('/tests/{test_id}/attack-run/sign'),
    name: 'signAttackRun',
    method: 'POST',
    tag: 'Attack run',
    summary: 'Sign what a run came to',
    description:
      'An in-toto statement about a completed run in a DSSE envelope: sums and chained digests that the service computes from what it stores, seed, versions, and the digest of the manifest that it is given. Signed with the Ed25519 key of the installation. Reads every conversation of the run. 409 `conflict` while the run goes on.',
    extension: true,
    repeatable: false,
    body: SignAttackRunBody,
    reply: { status: 200, schema: SignedEnvelope },
    problems: ['organization-mismatch', 'test-not-found', 'attack-run-not-found', 'conflict'],
  },
  listSigningKeys: {
    name: 'listSigningKeys',
    method: 'GET',
    path: '/api/v1/signing-keys',
    aliases: [],
    tag: 'Attack run',
    summary: 'List the public keys of signatures',
    description:
      'The key that reports are signed with, and those of before, which go on verifying what they signed. `redoubt signing-key rotate` makes a new one.',
    extension: true,
    permission: 'redteam',
    params: null,
    query: null,
    body: null,
    bodyBytesMax: defaultBodyBytesMax,
    repeatable: false,
    reply: { status: 200, schema: SigningKeyList },
    problems: [],
  },
} as const satisfies Record<string, Operation>
