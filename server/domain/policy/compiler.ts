import type { CompiledPolicy, CompiledTopic, PolicyDraft } from './compiled.ts'

/** What is kept for one policy or topic. */
export interface StoredArtifact<Artifact> {
  readonly organizationId: string
  /** Id of the policy or topic that it was made from. */
  readonly subjectId: string
  /** What the compiler made of it. */
  readonly artifact: Artifact
  readonly nowMs: number
}

/** The verbs of what was compiled from policies and topics: at most one for each. */
export interface CompiledArtifactRepository {
  /** Puts it in the place of the one that stood there. */
  putPolicy(entry: StoredArtifact<CompiledPolicy>): Promise<void>
  putTopic(entry: StoredArtifact<CompiledTopic>): Promise<void>
  /** By policy id; those that there are, whatever they were made from. */
  findPolicies(organizationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, CompiledPolicy>>
  /** By topic id. */
  findTopics(organizationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, CompiledTopic>>
}

/** Makes policies and topics ready to be judged by meaning, away from the thread that serves requests. */
export interface Compiler {
  /** Changes whenever the same draft may be compiled to something else. */
  readonly version: string
  /**
   * At most 2.5 s on one core once it is its turn, .5 s with ten examples; organizations take turns. Rejects with Problem `overloaded` when too many
   * wait, in all or of the organization, or when it has waited for too long.
   */
  compilePolicy(draft: PolicyDraft, organizationId: string): Promise<Omit<CompiledPolicy, 'id' | 'madeBy'>>
  /** The same for the sentences of a topic. */
  compileTopic(sentences: readonly string[], organizationId: string): Promise<Omit<CompiledTopic, 'id' | 'madeBy'>>
  /** How many policies and topics of an organization wait for their turn. */
  waitingOf(organizationId: string): number
  close(): Promise<void>
}
