import type { Exchange } from '../../domain/guard/exchange.ts'
import { decidePolicy, type PolicyVerdict } from '../../domain/guard/verdict.ts'
import { defaultPolicies } from '../../domain/policy/policy-catalogue.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** The detectors of the default policies that say what a content is about, whoever says it. */
const contentDetectors = [
  'hate',
  'harassment',
  'sexual-content',
  'sexual-content-involving-minors',
  'violence',
  'self-harm',
  'weapons',
  'illegal-drugs',
  'cyber-crime',
  'fraud-and-deception',
  'extremism',
] as const

/** One of them. */
export type ContentDetector = (typeof contentDetectors)[number]

/** What to judge. */
export interface ModerateCommand {
  readonly organizationId: string
  /** Each at most 1,000,000 UTF-16 units. */
  readonly texts: readonly string[]
}

/** What each content policy says of one text. One that could not run is unsafe. */
export type Moderation = ReadonlyMap<ContentDetector, PolicyVerdict>

/** Judges texts by the default content policies as they are delivered. Stores nothing. */
export async function moderate(
  scope: GuardScope,
  { organizationId, texts }: ModerateCommand,
): Promise<readonly Moderation[]> {
  const snapshot = contentSnapshot(scope, organizationId)
  const compiled = await scope.compiled.forSnapshot(snapshot)
  return Promise.all(
    texts.map(async (text) => {
      const { policies } = await scope.detectors.evaluate({
        snapshot,
        exchange: exchangeOf(text),
        mode: 'normal',
        security: false,
        policyIds: snapshot.policies.map(({ policy }) => policy.id),
        compiled,
        signal: scope.signal,
      })
      return new Map(
        contentDetectors.map((detector) => {
          const active = snapshot.policies.find(({ policy }) => policy.detector === detector)
          const finding = active && policies.get(active.policy.id)
          if (!active || !finding) throw new Error('a check in normal mode did not answer')
          return [detector, decidePolicy(active.policy, snapshot.failureMode, finding)]
        }),
      )
    }),
  )
}

function exchangeOf(text: string): Exchange {
  return { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 }
}

/** A configuration of nothing but these policies; it is never stored. */
function contentSnapshot(scope: GuardScope, organizationId: string): ConfigurationSnapshot {
  let count = 0
  const all = defaultPolicies({ organizationId, nextId: () => `content-${count++}`, nowMs: 0 })
  const isContent = (detector: string) => contentDetectors.some((one) => one === detector)
  return {
    id: scope.sha256(JSON.stringify(['content', organizationId])),
    organizationId,
    projectId: 'content',
    security: { blockInput: false, blockOutput: false, detectionThreshold: 1, violationMessage: null },
    policies: all
      .filter(({ detector }) => isContent(detector))
      .map((policy) => ({ policy, blockInput: true, blockOutput: true })),
    executionMode: 'normal',
    failureMode: 'closed',
    securityDetector: scope.detectors.securityDetector,
  }
}
