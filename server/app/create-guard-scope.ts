import type { FastifyBaseLogger } from 'fastify'
import type { Quotas } from '../domain/account/quota.ts'
import type { ImageReader } from '../domain/guard/image-reader.ts'
import type { SecondOpinions } from '../domain/guard/second-opinion.ts'
import type { Compiler } from '../domain/policy/compiler.ts'
import type { ExampleProposer } from '../domain/policy/propose-examples.ts'
import type { PolicyProposer, RuleReader } from '../domain/policy/propose-policies.ts'
import type { Clock, DetectorPool, Sha256, Store } from '../domain/ports.ts'
import type { Metrics } from '../http/metrics.ts'
import { createServingTurns, secureRandomBytes, sha256, stopwatchMs, systemIds } from '../process-ports.ts'
import { createCompiledStore } from '../services/configuration/compiled-artifacts.ts'
import { createConfigurationCache } from '../services/configuration/read-configuration.ts'
import type { Redactor } from '../services/redaction/redactor.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import { OnePerOrganization } from '../services/scope/one-per-organization.ts'
import { createConversationCache } from '../services/scope/read-conversation.ts'

/** What they are made of. */
export interface GuardParts {
  readonly store: Store
  readonly clock: Clock
  readonly detectors: DetectorPool
  readonly images: ImageReader
  readonly compiler: Compiler
  readonly redactor: Redactor
  /** How long a check waits for what is compiled anew. */
  readonly checkTimeoutMs: number
  readonly metrics: Metrics
  readonly reference: Sha256
  readonly log: FastifyBaseLogger
  readonly quotas: Quotas
  readonly secondOpinions: SecondOpinions
  readonly proposeExamples: ExampleProposer | null
  readonly proposePolicies: PolicyProposer | null
  readonly rules: RuleReader
}

/** What services of the guard and of the management of its configuration are handed. */
export function createGuardScope({
  store,
  clock,
  detectors,
  images,
  compiler,
  redactor,
  checkTimeoutMs,
  metrics,
  reference,
  log,
  quotas,
  secondOpinions,
  proposeExamples,
  proposePolicies,
  rules,
}: GuardParts): GuardScope {
  const shared = { store, clock, sha256 }
  return {
    ...shared,
    ...{ ids: systemIds, randomBytes: secureRandomBytes, stopwatchMs, quotas, detectors, images, redactor },
    configurations: createConfigurationCache({ ...shared, securityDetector: detectors.securityDetector }),
    compiled: createCompiledStore({
      ...shared,
      compiler,
      waitMsMax: checkTimeoutMs,
      onFailed: (subject, error) => log.warn({ err: error, subject }, 'a policy or topic could not be compiled'),
    }),
    conversations: createConversationCache(store),
    rehearsals: new OnePerOrganization(
      'A policy is being tried on stored messages already; try again when it is done.',
    ),
    turns: createServingTurns(),
    verifications: new OnePerOrganization('The audit log is being verified already; try again when it is done.'),
    reference,
    // Jobs are given up by nobody; a request has a signal of its own.
    signal: new AbortController().signal,
    onDecided: metrics.messageDecided,
    secondOpinions,
    proposeExamples,
    proposePolicies,
    rules,
    documents: new OnePerOrganization('A document is being read already; try again when it is done.'),
    onReviewed: metrics.opinionGiven,
  }
}
