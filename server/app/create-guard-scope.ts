import type { FastifyBaseLogger } from 'fastify'
import type { Compiler } from '../domain/policy/compiler.ts'
import type { Metrics } from '../http/metrics.ts'
import { createServingTurns, secureRandomBytes, sha256, stopwatchMs, systemIds } from '../process-ports.ts'
import { createCompiledStore } from '../services/configuration/compiled-artifacts.ts'
import { createConfigurationCache } from '../services/configuration/read-configuration.ts'
import { createConversationCache } from '../services/configuration/read-conversation.ts'
import type { GuardScope } from '../services/scope/guard-scope.ts'
import { OnePerOrganization } from '../services/scope/one-per-organization.ts'

type Given =
  | 'store'
  | 'clock'
  | 'detectors'
  | 'images'
  | 'redactor'
  | 'reference'
  | 'quotas'
  | 'secondOpinions'
  | 'proposeExamples'
  | 'proposePolicies'
  | 'rules'

/** What they are made of: much of it is handed on as it is. */
export interface GuardParts extends Pick<GuardScope, Given> {
  /** Compiles policies and topics; whoever opened it closes it. */
  readonly compiler: Compiler
  /** How long a check waits for what is compiled anew, in milliseconds. */
  readonly checkTimeoutMs: number
  /** Told of each decided message and each opinion of an LLM. */
  readonly metrics: Metrics
  /** Told of policies and topics that could not be compiled. */
  readonly log: FastifyBaseLogger
}

/** What services of the guard and of the management of its configuration are handed. */
export function createGuardScope({ compiler, checkTimeoutMs, metrics, log, ...given }: GuardParts): GuardScope {
  const shared = { store: given.store, clock: given.clock, sha256 }
  return {
    ...given,
    ...{ sha256, ids: systemIds, randomBytes: secureRandomBytes, stopwatchMs },
    configurations: createConfigurationCache({ ...shared, securityDetector: given.detectors.securityDetector }),
    compiled: createCompiledStore({
      ...shared,
      compiler,
      waitMsMax: checkTimeoutMs,
      onFailed: (subject, error) => log.warn({ err: error, subject }, 'a policy or topic could not be compiled'),
    }),
    conversations: createConversationCache(given.store),
    rehearsals: new OnePerOrganization(
      'A policy is being tried on stored messages already; try again when it is done.',
    ),
    turns: createServingTurns(),
    verifications: new OnePerOrganization('The audit log is being verified already; try again when it is done.'),
    // Jobs are given up by nobody; a request has a signal of its own.
    signal: new AbortController().signal,
    onDecided: metrics.messageDecided,
    documents: new OnePerOrganization('A document is being read already; try again when it is done.'),
    onReviewed: metrics.opinionGiven,
  }
}
