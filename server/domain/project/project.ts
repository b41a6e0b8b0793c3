import type { EvaluatorIdentity } from '../evaluator-identity.ts'
import type { Policy } from '../policy/policy.ts'
import type { Topic } from '../topic/topic.ts'
import type { SecondOpinionSettings } from './second-opinion-settings.ts'

/** `normal`: every applicable check completes. `fast`: the reply leaves with the first blocking result. */
export type ExecutionMode = 'normal' | 'fast'

/** What a check that failed counts as: `closed` = unsafe, `open` = safe. */
export type FailureMode = 'closed' | 'open'

/**
 * How judged texts are stored. `full`: as sent. `redacted`: with personal data and secrets replaced by marks. `none`: not
 * at all, nor anything that quotes them. Replies to the client are the same in all three.
 */
export type StoreText = 'full' | 'redacted' | 'none'

/** The security guardrail as the owner set it. */
export interface SecuritySettings {
  /** Whether inputs are checked. */
  readonly blockInput: boolean
  /** Whether outputs are. */
  readonly blockOutput: boolean
  /** Calibrated risk at or above which a message is blocked; 1 = 1 % false alarms, lower is stricter. */
  readonly detectionThreshold: number
  /** Shown to the end user when blocked; null for none. */
  readonly violationMessage: string | null
}

/** One policy switched on in a project. */
export interface PolicySwitch {
  readonly policyId: string
  /** Whether it judges inputs. */
  readonly blockInput: boolean
  /** Whether it judges outputs. */
  readonly blockOutput: boolean
  /** True = judged where it applies, shown and stored, but without a say in whether a message is safe. Absent = false. */
  readonly shadow?: boolean
}

/** One topic switched on in a project. */
export interface TopicSwitch {
  readonly topicId: string
  /** Whether inputs are compared with it. */
  readonly enableInput: boolean
  /** Whether outputs are. */
  readonly enableOutput: boolean
}

/** A saved configuration under which messages are evaluated. */
export interface Project {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** What the application is for, in the owner's words. */
  readonly description: string
  readonly security: SecuritySettings
  readonly policies: readonly PolicySwitch[]
  readonly topics: readonly TopicSwitch[]
  readonly executionMode: ExecutionMode
  readonly failureMode: FailureMode
  /** The language of its users as a BCP 47 tag, e.g. `de` or `pt-BR`; null = any. Checks judge every language alike. */
  readonly language: string | null
  /** Days after which texts are removed; null keeps them. */
  readonly dataRetentionDays: number | null
  readonly storeText: StoreText
  /** When an LLM is asked about what the detectors leave open; null = never. */
  readonly secondOpinion: SecondOpinionSettings | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** Null while it is in use. */
  readonly archivedAtMs: number | null
}

/** What the owner decides about a project. */
export type ProjectSettings = Omit<Project, 'id' | 'organizationId' | 'createdAtMs' | 'updatedAtMs' | 'archivedAtMs'>

/** What is to be different in a project; what is absent stays as it is, each field of `security` too. */
export type ProjectChange = Partial<Omit<ProjectSettings, 'security'>> & {
  readonly security?: Partial<SecuritySettings>
}

/** What a project has that says nothing else. */
export const projectDefaults: Omit<ProjectSettings, 'name' | 'description'> = {
  security: { blockInput: true, blockOutput: true, detectionThreshold: 1, violationMessage: null },
  policies: [],
  topics: [],
  executionMode: 'normal',
  failureMode: 'closed',
  language: null,
  dataRetentionDays: null,
  storeText: 'full',
  secondOpinion: null,
}

/** A policy as it stood when a message was evaluated. */
export interface ActivePolicy {
  readonly policy: Policy
  /** As that of the switch. */
  readonly blockInput: boolean
  /** As that of the switch. */
  readonly blockOutput: boolean
  /** As that of the switch. Absent = false: so it is in snapshots that were stored before there was such a thing. */
  readonly shadow?: boolean
}

/** A topic as it stood when a message was evaluated. */
export interface ActiveTopic {
  readonly topic: Topic
  /** As that of the switch. */
  readonly enableInput: boolean
  /** As that of the switch. */
  readonly enableOutput: boolean
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
  /** Topics in use, archived ones left out; absent when there is none. */
  readonly topics?: readonly ActiveTopic[]
  readonly executionMode: ExecutionMode
  readonly failureMode: FailureMode
  /** Absent = no LLM is asked. */
  readonly secondOpinion?: SecondOpinionSettings
  /** The security detector that judged. */
  readonly securityDetector: EvaluatorIdentity
}
