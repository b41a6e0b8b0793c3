import { canonicalJson } from '../../domain/canonical-json.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { Probe, ProbeAnswer, TargetProfile } from '../../domain/red-team-test/reconnaissance.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { checksEverywhere } from '../../domain/red-team-test/red-team-test.ts'
import { redactWords } from '../redaction/redact-attempt.ts'
import { storeTextOf, storeTextOfTest } from '../redaction/store-text-of.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, readTest, type TestReference } from './read-test.ts'

/** What the target answered. */
export interface EvaluateReconnaissanceCommand extends TestReference {
  /** One for each probe that was answered. */
  readonly items: readonly {
    readonly probeId: string
    /** Null = the prompt of the probe. */
    readonly request: string | null
    readonly response: string
  }[]
}

/** The UTF-16 units of an answer that are kept and looked at. */
const responseUnitsMax = 8_000

/**
 * Keeps answers to probes beside those that came before, and evaluates them all; returns the test with the results.
 * In a project that stores no texts they are kept only until each probe has one; in one that stores redacted texts they are
 * redacted before they are kept and looked at. Uploads at the same time wait for nobody: each adds its answers, and whoever is last evaluates all. Rejects with
 * Problem `test-not-found`, `precondition-missing` when there are no probes yet, or `invalid-request` for an id that is
 * no probe's.
 */
export async function evaluateReconnaissance(
  scope: RedTeamScope,
  given: EvaluateReconnaissanceCommand,
): Promise<RedTeamTest> {
  const command = await asKept(scope, given)
  let test = await scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, command)
    const reconnaissance = { ...before.reconnaissance, answers: merged(before, command) }
    const changed: RedTeamTest = { ...before, reconnaissance, updatedAtMs: scope.clock.nowMs() }
    await repositories.redTeamTests.replace(changed)
    return changed
  })
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const evaluated = await tryEvaluate(scope, command, test)
    if (evaluated !== null) return evaluated
    test = await readTest(scope, command)
  }
  throw new Problem('conflict', 'Probes or answers of the test are being changed all the time; repeat the request.')
}

/** More than uploads of one client at once: each round at least one of them ends. */
const attemptsMax = 100

/** Evaluating is no work for a transaction: it happens before, on the answers as they were. Null when they changed since. */
async function tryEvaluate(
  scope: RedTeamScope,
  reference: TestReference,
  test: RedTeamTest,
): Promise<RedTeamTest | null> {
  const { probes, answers } = test.reconnaissance
  if (answers.length === 0) return test
  const { results, profile } = await scope.engine.evaluateProbes(probes, answers)
  const basis = canonicalJson({ probes, answers })
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, reference)
    const present = { probes: before.reconnaissance.probes, answers: before.reconnaissance.answers }
    if (canonicalJson(present) !== basis) return null
    const isComplete = answers.length === probes.length
    const kept = isComplete && (await storeTextOf(repositories, before)) === 'none' ? [] : answers
    const evaluated = {
      answers: kept,
      evaluationStatus: 'completed' as const,
      results,
      profile: withoutSecretFacts(before, profile),
    }
    const reconnaissance = { ...before.reconnaissance, ...evaluated }
    const changed = { ...before, reconnaissance, updatedAtMs: scope.clock.nowMs() }
    await repositories.redTeamTests.replace(changed)
    return changed
  })
}

/** Nobody is to be asked whether a secret is public because the target told it. */
function withoutSecretFacts(test: RedTeamTest, profile: TargetProfile): TargetProfile {
  const { secrets: named } = checksEverywhere(test)
  const secrets = named.map((secret) => secret.trim().toLowerCase()).filter((secret) => secret !== '')
  const isSecret = (fact: string) => secrets.some((secret) => fact.toLowerCase().includes(secret))
  return { ...profile, publicFacts: (profile.publicFacts ?? []).filter((fact) => !isSecret(fact)) }
}

/** The profile is made of the answers and quotes them: what it must not say is left out before. */
async function asKept(
  scope: RedTeamScope,
  command: EvaluateReconnaissanceCommand,
): Promise<EvaluateReconnaissanceCommand> {
  if ((await storeTextOfTest(scope.store, command)) !== 'redacted') return command
  const words = command.items.flatMap(({ request, response }) => [request ?? '', response.slice(0, responseUnitsMax)])
  const redact = await redactWords(scope, command.organizationId, words)
  const items = command.items.map(({ probeId, request, response }) => ({
    probeId,
    request: request === null ? null : redact(request),
    response: redact(response.slice(0, responseUnitsMax)),
  }))
  return { ...command, items }
}

function merged({ reconnaissance }: RedTeamTest, { items }: EvaluateReconnaissanceCommand): readonly ProbeAnswer[] {
  const { probes, answers } = reconnaissance
  if (probes.length === 0) {
    throw new Problem('precondition-missing', 'The test has no probes yet (POST …/reconnaissance/generate makes them).')
  }
  const known = new Map<string, Probe>(probes.map((probe) => [probe.id, probe]))
  const byProbe = new Map(answers.map((answer) => [answer.probeId, answer]))
  for (const [index, { probeId, request, response }] of items.entries()) {
    const probe = known.get(probeId)
    if (probe === undefined) throw invalidField(`items[${index}].probe_id`, 'is no probe of this test')
    byProbe.set(probeId, {
      probeId,
      request: request ?? probe.prompt,
      response: response.slice(0, responseUnitsMax).toWellFormed(),
    })
  }
  // In the order of the probes, so that it does not matter which upload came first.
  return probes.flatMap(({ id }) => byProbe.get(id) ?? [])
}
