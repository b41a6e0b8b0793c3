import type { Project, UpdateProjectBody } from '../../contract/project/project.ts'
import { changedFields } from '../parts/forms/changed-fields.ts'

/** How a policy is used in a project. */
export type PolicyMode = 'off' | 'enforce' | 'shadow'

/** A policy as the form shows it. */
export interface PolicyUse {
  readonly mode: PolicyMode
  /** Whether it judges inputs. */
  readonly input: boolean
  /** Whether it judges outputs. */
  readonly output: boolean
}

/** A topic as the form shows it. */
export interface TopicUse {
  /** Whether inputs are compared with it. */
  readonly input: boolean
  /** Whether outputs are. */
  readonly output: boolean
}

/** What the form of a project holds until it is saved. */
export interface ProjectDraft {
  readonly name: string
  /** What the application is for. */
  readonly description: string
  readonly failureMode: 'closed' | 'open'
  readonly executionMode: 'normal' | 'fast'
  readonly storeText: 'full' | 'redacted' | 'none'
  /** Empty = texts are kept. */
  readonly retentionDays: number | ''
  /** Whether the security guardrail checks inputs. */
  readonly securityInput: boolean
  /** Whether it checks outputs. */
  readonly securityOutput: boolean
  /** Calibrated risk; lower blocks more. */
  readonly securityThreshold: number
  /** Shown to the end user; empty = none. */
  readonly securityMessage: string
  /** By the id of the policy; those that are off may be missing. */
  readonly policies: Readonly<Record<string, PolicyUse>>
  /** By the id of the topic; those that are off may be missing. */
  readonly topics: Readonly<Record<string, TopicUse>>
}

/** One part of the form, and what is in it. */
export interface DraftPart {
  readonly draft: ProjectDraft
  /** Takes the fields that change. */
  readonly change: (changed: Partial<ProjectDraft>) => void
}

/** A project as the form begins with it. */
export function draftOf(project: Project): ProjectDraft {
  const security = project.securityGuardrails
  return {
    name: project.name,
    description: project.description,
    failureMode: project.failureMode === 'open' ? 'open' : 'closed',
    executionMode: project.guardrailExecutionMode,
    storeText: project.storeText === 'redacted' || project.storeText === 'none' ? project.storeText : 'full',
    retentionDays: project.dataRetentionDays ?? '',
    securityInput: security.securityGuardrailBlockInput,
    securityOutput: security.securityGuardrailBlockOutput,
    securityThreshold: security.securityGuardrailDetectionThreshold,
    securityMessage: security.securityViolationMessage ?? '',
    policies: Object.fromEntries(
      project.policies.map(({ metricId, blockInput, blockOutput, shadow }) => [
        metricId,
        { mode: shadow ? 'shadow' : 'enforce', input: blockInput, output: blockOutput } as const,
      ]),
    ),
    topics: Object.fromEntries(
      project.topics.map(({ topicId, enableInput, enableOutput }) => [
        topicId,
        { input: enableInput, output: enableOutput },
      ]),
    ),
  }
}

/** What has to be changed in the project so that it is as the form says: only the fields that differ. */
export function changesOf(project: Project, draft: ProjectDraft): UpdateProjectBody {
  return changedFields(bodyOf(draftOf(project)), bodyOf(draft))
}

/** Without the policies and topics that are off: a project does not name them. */
export function withoutOff(draft: ProjectDraft): ProjectDraft {
  return {
    ...draft,
    policies: Object.fromEntries(Object.entries(draft.policies).filter(([, { mode }]) => mode !== 'off')),
    topics: Object.fromEntries(Object.entries(draft.topics).filter(([, { input, output }]) => input || output)),
  }
}

function bodyOf(draft: ProjectDraft) {
  const { policies, topics } = withoutOff(draft)
  return {
    name: draft.name,
    description: draft.description,
    failureMode: draft.failureMode,
    guardrailExecutionMode: draft.executionMode,
    storeText: draft.storeText,
    dataRetentionDays: draft.retentionDays === '' ? null : draft.retentionDays,
    securityGuardrails: {
      securityGuardrailBlockInput: draft.securityInput,
      securityGuardrailBlockOutput: draft.securityOutput,
      securityGuardrailDetectionThreshold: draft.securityThreshold,
      securityViolationMessage: draft.securityMessage === '' ? null : draft.securityMessage,
    },
    policies: Object.entries(policies).map(([metricId, { mode, input, output }]) => ({
      metricId,
      blockInput: input,
      blockOutput: output,
      shadow: mode === 'shadow',
    })),
    topics: Object.entries(topics).map(([topicId, { input, output }]) => ({
      topicId,
      enableInput: input,
      enableOutput: output,
    })),
  }
}
