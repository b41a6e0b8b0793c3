import { type Calibration, type CalibrationSubject, securityKey } from '../../domain/calibration/calibration.ts'
import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { Exchange } from '../../domain/guard/exchange.ts'
import type { AttributedFinding } from '../../domain/guard/finding.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { inputExchange, storedExchange } from '../guard/stored-exchange.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { policyGuardrail } from './calibration-guardrails.ts'

/** What the guardrails of a calibration said about one text. */
export interface MeasuredSubject {
  /** By guardrail; one that is missing could not be judged. */
  readonly values: Readonly<Record<string, number>>
  /** Who judged, by guardrail. */
  readonly detectors: Readonly<Record<string, EvaluatorIdentity>>
}

/**
 * Measures one text as a check of the project's inputs would, with what was said before it where it is a stored message,
 * and stores nothing. A guardrail whose policy was changed or switched off since the calibration began has no value.
 */
export async function measureSubject(
  scope: GuardScope,
  calibration: Calibration,
  subject: CalibrationSubject,
): Promise<MeasuredSubject> {
  const { organizationId, projectId, request } = calibration
  const exchange = await exchangeOf(scope, organizationId, subject)
  if (exchange === null) return { values: {}, detectors: {} }
  const { snapshot } = await scope.configurations.read(organizationId, projectId)
  const unchanged = request.guardrails.filter(
    ({ key, definitionSha256 }) => key === securityKey || definitionSha256 === definitionOf(scope, snapshot, key),
  )
  const findings = await scope.detectors.evaluate({
    snapshot,
    compiled: await scope.compiled.allForSnapshot(snapshot),
    exchange,
    mode: 'normal',
    security: unchanged.some(({ key }) => key === securityKey),
    policyIds: unchanged.map(({ key }) => key).filter((key) => key !== securityKey),
    isBackground: true,
  })
  const judged: [string, AttributedFinding][] = [...findings.policies]
  if (findings.security) judged.push([securityKey, findings.security])
  const values = judged.flatMap(([key, { finding }]) =>
    finding.status === 'scored' && Number.isFinite(finding.value) ? [[key, rounded(finding.value)] as const] : [],
  )
  return {
    values: Object.fromEntries(values),
    detectors: Object.fromEntries(judged.map(([key, { detector }]) => [key, detector])),
  }
}

/** Up, never down: a text that reaches a threshold must not look as if it did not. */
function rounded(value: number): number {
  return Math.ceil(value * 10_000 - 1e-6) / 10_000
}

function definitionOf({ sha256 }: GuardScope, { policies }: ConfigurationSnapshot, id: string): string | null {
  const active = policies.find(({ policy }) => policy.id === id)
  return active ? policyGuardrail(sha256, active.policy).definitionSha256 : null
}

/** Null when the text of a stored message was removed meanwhile. */
async function exchangeOf(
  { store }: GuardScope,
  organizationId: string,
  subject: CalibrationSubject,
): Promise<Exchange | null> {
  if ('text' in subject) return inputExchange(subject.text, [])
  return store.read(async ({ messages }) => {
    const message = await messages.find(organizationId, subject.messageId)
    if (message === null) return null
    const text = await messages.findText(organizationId, message.conversationId, message.textSha256)
    return text === null ? null : storedExchange(messages, message, text)
  })
}
