import { signEnvelope } from '../../../server/services/signature/sign-envelope.ts'
import type { newSigningKey } from '../../../server/services/signature/signing-keys.ts'
import { withSignature } from '../report/formats/html-report.ts'
import { manifestTextOf, sealOfPage } from '../report/manifest.ts'

/** Three conversations and an answer to the dataset, as a statement tells them. */
export const evidenceFixture = {
  ...{ cases: 3, head: 'cc', checkpoints: [[1, 'aa'] as const, [2, 'bb'] as const, [3, 'cc'] as const] },
  answers: { dataset_id: 'd', cases: 1, head: 'a', checkpoints: [[1, 'a'] as const] },
}

/** What the service says of the run that a page tells of; `changed`: what its predicate says otherwise. */
export function statementOf(page: string, changed: object = {}) {
  const { run_id, test_id, seed, versions, sums, untested } = JSON.parse(manifestTextOf(page) ?? '')
  const evidence = evidenceFixture
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'manifest of the report', digest: { sha256: sealOfPage(page) } }],
    predicateType: 'urn:redoubt:attack-run:1',
    predicate: {
      run: { test_id, run_id },
      ...{ seed, versions, sums, untested, evidence, signed_at: '2026-01-02T00:00:00.000Z' },
      ...changed,
    },
  }
}

/** The page with a statement in its place, as the service signs it. */
export function withStatement(page: string, statement: unknown, key: ReturnType<typeof newSigningKey>): string {
  const { payloadType, payload, signatures } = signEnvelope(statement, key)
  return withSignature(page, { payloadType, payload, signatures: [...signatures] })
}
