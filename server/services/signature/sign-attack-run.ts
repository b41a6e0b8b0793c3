import { Problem } from '../../domain/problem.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { digestedCase, evidenceChain, type RunEvidence } from '../../domain/signature/evidence-chain.ts'
import { runStatement } from '../../domain/signature/run-statement.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import { readAttackRun, summarise } from '../results/read-attack-run.ts'
import { readBytesMax, readSomeCases } from '../results/read-some-cases.ts'
import { type Envelope, signEnvelope } from './sign-envelope.ts'
import { readSigningKeys } from './signing-keys.ts'

/** Which run to sign, and for which report. */
export interface SignAttackRun extends TestReference {
  readonly runId: string
  /** Of the manifest of the report, 64 hex digits. */
  readonly manifestSha256: string
}

type Scope = Pick<AttackRunScope, 'store' | 'clock' | 'plans' | 'engine' | 'reference'>

/** Cases that are read at once. */
const pageSize = 200

/**
 * Signs what a completed run came to, from what is stored of it. Rejects with Problem `test-not-found`,
 * `attack-run-not-found`, or `conflict` while the run goes on. Cost: reads every conversation of the run once, of which only
 * `readBytesMax` is held.
 */
export async function signAttackRun(scope: Scope, command: SignAttackRun): Promise<Envelope> {
  const { organizationId, testId, runId, manifestSha256 } = command
  const test = await readTest(scope, { organizationId, testId })
  const run = await readAttackRun(scope, { organizationId, testId, runId })
  if (run.status !== 'completed')
    throw new Problem(
      'conflict',
      'The run goes on: it can be signed when it is completed (POST …/attack-run/complete).',
    )
  const plan = await scope.plans.planOf(organizationId, run.id)
  const summary = await summarise(scope, run, plan)
  const evidence = await evidenceOf(scope, test, runId)
  const { versions, hasLlm } = scope.engine
  const nowMs = scope.clock.nowMs()
  const statement = runStatement(scope.reference, {
    ...{ run, plan, summary, evidence, manifestSha256 },
    versions: versions === undefined ? null : { ...versions, llm: hasLlm },
    signedAtMs: nowMs,
  })
  const { ring } = await scope.store.write((repositories) => readSigningKeys(repositories, nowMs))
  return signEnvelope(statement, ring.current)
}

async function evidenceOf({ store, reference }: Scope, test: RedTeamTest, runId: string): Promise<RunEvidence> {
  const chain = evidenceChain(reference, `run ${runId}`)
  const answers = evidenceChain(reference, `answers beside run ${runId}`)
  let offset = 0
  for (;;) {
    const part = { offset, limit: pageSize, bytesMax: readBytesMax }
    const { cases } = await store.survey((repositories) =>
      readSomeCases(repositories, test, { kind: 'eval', runId, ...part }),
    )
    if (cases.length === 0) break
    for (const one of cases) {
      const { add } = one.kind === 'answered' ? answers : chain
      add(digestedCase(one))
    }
    offset += cases.length
  }
  const { tries } = await store.survey(({ attackRuns }) => attackRuns.listConfirming(test.organizationId, runId))
  for (const one of tries) chain.add(['confirming', one])
  return { ...chain.total(), answers: { datasetId: test.generation.fileId, ...answers.total() } }
}
