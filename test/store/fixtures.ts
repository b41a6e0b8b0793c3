import { createHash, randomUUID } from 'node:crypto'
import type { Conversation } from '../../server/domain/guard/conversation.ts'
import type { Direction, Turn } from '../../server/domain/guard/exchange.ts'
import { chainHistory } from '../../server/domain/guard/history.ts'
import type { Message } from '../../server/domain/guard/message.ts'
import { isBlocking, type PolicyVerdict, type Verdict } from '../../server/domain/guard/verdict.ts'
import type { Criticality, Policy } from '../../server/domain/policy/policy.ts'
import type { Clock, ExchangeRecord, Store } from '../../server/domain/ports.ts'
import type { ConfigurationSnapshot, Project } from '../../server/domain/project/project.ts'

/** A moment in the middle of an hour: 2025-01-15T10:30:00Z. */
export const noon = 1_736_937_000_000

/** A clock that stands still until it is moved. */
export function stillClock(startMs: number = noon): Clock & { move(ms: number): void } {
  let now = startMs
  return {
    nowMs: () => now,
    move(ms) {
      now += ms
    },
  }
}

/** SHA-256 of the UTF-8 bytes in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Stores an organization; returns its id. */
export async function newOrganization(store: Store): Promise<string> {
  const id = randomUUID()
  await store.write(({ organizations }) => organizations.insert({ id, name: 'Acme', createdAtMs: noon }))
  return id
}

/** A project that is not stored yet. */
export function aProject(organizationId: string, fields: Partial<Project> = {}): Project {
  return {
    id: randomUUID(),
    organizationId,
    name: 'Support chat',
    description: '',
    security: { blockInput: true, blockOutput: false, detectionThreshold: 1, violationMessage: null },
    policies: [],
    topics: [],
    executionMode: 'normal',
    failureMode: 'closed',
    language: null,
    dataRetentionDays: null,
    storeText: 'full',
    secondOpinion: null,
    createdAtMs: noon,
    updatedAtMs: noon,
    archivedAtMs: null,
    ...fields,
  }
}

/** A policy that is not stored yet. */
export function aPolicy(organizationId: string, fields: Partial<Policy> = {}): Policy {
  return {
    id: randomUUID(),
    organizationId,
    name: 'Weapons',
    description: 'content that explains weapons',
    criticality: 'medium',
    detectionThreshold: 0.5,
    violationMessage: null,
    examples: { violating: ['how to'], allowed: [] },
    patterns: { deny: [], allow: [] },
    detector: 'patterns',
    isDefault: false,
    createdAtMs: noon,
    updatedAtMs: noon,
    archivedAtMs: null,
    ...fields,
  }
}

/** A conversation that is not stored yet. */
export function aConversation(project: Project, fields: Partial<Conversation> = {}): Conversation {
  return {
    id: randomUUID(),
    organizationId: project.organizationId,
    projectId: project.id,
    name: 'A talk',
    description: null,
    linkedId: null,
    createdAtMs: noon,
    ...fields,
  }
}

/** Where messages go: a stored organization and project, and a conversation that comes with the first record. */
export interface Place {
  readonly project: Project
  readonly conversation: Conversation
}

/** Stores an organization and a project; returns a new conversation in it that is stored too. */
export async function newPlace(store: Store, fields: Partial<Project> = {}): Promise<Place> {
  const organizationId = await newOrganization(store)
  const project = aProject(organizationId, fields)
  const conversation = aConversation(project)
  await store.write(async ({ projects, conversations }) => {
    await projects.insert(project)
    await conversations.insert(conversation)
  })
  return { project, conversation }
}

/** The verdict of a check. */
export function aVerdict(isSafe: boolean): Verdict {
  return {
    status: 'success',
    value: isSafe ? 0 : 0.9,
    isAboveThreshold: !isSafe,
    isSafe,
    reason: isSafe ? null : 'A reason with NUL \0 in it',
    spans: [],
    unjudged: [],
    detector: { id: 'patterns', version: '1' },
  }
}

/** The verdict of a policy. */
export function aPolicyVerdict(policyId: string, isSafe: boolean, criticality: Criticality = 'medium'): PolicyVerdict {
  return { ...aVerdict(isSafe), policyId, name: 'Weapons', criticality, detectionThreshold: 0.5 }
}

/** What may differ between records. */
export interface RecordFields {
  readonly id?: string
  readonly conversation?: Conversation | null
  readonly text?: string
  readonly textWithContext?: string | null
  readonly history?: readonly Turn[]
  readonly direction?: Direction
  readonly createdAtMs?: number
  readonly security?: boolean | null
  readonly policies?: readonly PolicyVerdict[]
  readonly upstream?: Message['upstream']
  readonly idempotentReply?: ExchangeRecord['idempotentReply']
}

/** A record of one message in a place. */
export function aRecord({ project, conversation }: Place, fields: RecordFields = {}): ExchangeRecord {
  const text = fields.text ?? 'What are your opening hours?'
  const { texts, steps, headId } = chainHistory(fields.history ?? [], sha256)
  const snapshot = aSnapshot(project)
  const textSha256 = sha256(text)
  const security = fields.security ?? true
  const policies = fields.policies ?? []
  const message: Message = {
    id: fields.id ?? randomUUID(),
    organizationId: project.organizationId,
    projectId: project.id,
    conversationId: conversation.id,
    direction: fields.direction ?? 'input',
    role: fields.direction === 'output' ? 'assistant' : 'user',
    textSha256,
    textWithContext: fields.textWithContext ?? null,
    historyId: headId,
    snapshotId: snapshot.id,
    inputId: null,
    imageCount: 0,
    mode: 'normal',
    verdict: {
      isSafe: security && !policies.some(isBlocking),
      security: fields.security === null ? null : aVerdict(security),
      policies,
    },
    createdAtMs: fields.createdAtMs ?? noon,
    latencyMs: 1.25,
    upstream: fields.upstream ?? null,
  }
  return {
    conversation: fields.conversation ?? null,
    message,
    texts: [...texts.filter((given) => given.sha256 !== textSha256), { sha256: textSha256, text }],
    steps,
    snapshot,
    idempotentReply: fields.idempotentReply ?? null,
  }
}

function aSnapshot(project: Project): ConfigurationSnapshot {
  return {
    id: sha256(project.id),
    organizationId: project.organizationId,
    projectId: project.id,
    security: project.security,
    policies: [],
    executionMode: project.executionMode,
    failureMode: project.failureMode,
    securityDetector: { id: 'security', version: '1' },
  }
}
