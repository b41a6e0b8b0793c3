import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Something that belongs to a project. */
export interface ProjectThing {
  readonly kind: 'project' | 'conversation' | 'message' | 'test' | 'erasure' | 'calibration'
  /** Null = the organization's sample project. */
  readonly id: string | null
}

/**
 * The project that a thing belongs to; null when the organization has no such thing. A project is taken at its word,
 * whether it is there or not. Cost: one short read, none for a conversation that is remembered.
 */
export async function readProjectIdOf(
  { store, conversations, configurations }: Pick<GuardScope, 'store' | 'conversations' | 'configurations'>,
  organizationId: string,
  { kind, id }: ProjectThing,
): Promise<string | null> {
  if (id === null) return (await configurations.readSample(organizationId)).project.id
  switch (kind) {
    case 'project':
      return id
    case 'conversation':
      return conversations.read(organizationId, id).then(({ projectId }) => projectId, nullWhenNotThere)
    case 'message':
      return store.read(async ({ messages }) => (await messages.find(organizationId, id))?.projectId ?? null)
    case 'test':
      return store.read(({ redTeamTests }) => redTeamTests.findProjectId(organizationId, id))
    case 'erasure':
      return store.read(async ({ erasures }) => (await erasures.find(organizationId, id))?.projectId ?? null)
    case 'calibration':
      return store.read(async ({ calibrations }) => (await calibrations.find(organizationId, id))?.projectId ?? null)
  }
}

function nullWhenNotThere(error: unknown): null {
  if (error instanceof Problem && error.code === 'conversation-not-found') return null
  throw error
}
