import type { EvaluatorIdentity } from './finding.ts'
import type { Policy } from './policy.ts'

/** `normal`: every applicable check completes. `fast`: the reply leaves with the first blocking result. */
export type ExecutionMode = 'normal' | 'fast'

/** What a check that failed counts as: `closed` = unsafe, `open` = safe. */
export type FailureMode = 'closed' | 'open'

/** The security guardrail as the owner set it. */
export interface SecuritySettings {
  readonly blockInput: boolean
  readonly blockOutput: boolean
  /** Calibrated risk at or above which a message is blocked; 1 = 1 % false alarms, lower is stricter. */
  readonly detectionThreshold: number
  /** Shown to the end user when blocked; null for none. */
  readonly violationMessage: string | null
}

/** One policy switched on in a project. */
export interface PolicySwitch {
  readonly policyId: string
  readonly blockInput: boolean
  readonly blockOutput: boolean
}

/** A saved configuration under which messages are evaluated. */
export interface Project {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly description: string
  readonly security: SecuritySettings
  readonly policies: readonly PolicySwitch[]
  readonly executionMode: ExecutionMode
  readonly failureMode: FailureMode
  /** Days after which texts are removed; null keeps them. */
  readonly dataRetentionDays: number | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly archivedAtMs: number | null
}

/** A policy as it stood when a message was evaluated. */
export interface ActivePolicy {
  readonly policy: Policy
  readonly blockInput: boolean
  readonly blockOutput: boolean
}

/** Everything that decides about a message, frozen; stored once under the hash of its content. */
export interface ConfigurationSnapshot {
  /** SHA-256 of the canonical content, 64 hex digits. */
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly security: SecuritySettings
  /** Policies in use, archived ones left out. */
  readonly policies: readonly ActivePolicy[]
  readonly executionMode: ExecutionMode
  readonly failureMode: FailureMode
  /** The security detector that judged. */
  readonly securityDetector: EvaluatorIdentity
}
