import type { CompiledPolicy, CompiledTopic } from '../../../domain/policy/compiled.ts'
import type { CompiledArtifactRepository } from '../../../domain/policy/compiler.ts'
import type { Database } from '../../database.ts'
import { bytesOf, textOf } from '../../row-values.ts'
import { chunksOf } from '../chunks.ts'

/** The compiled_artifacts table. */
export function createCompiledArtifactRepository(db: Database): CompiledArtifactRepository {
  const put: Put = async (kind, { organizationId, subjectId, artifact, nowMs }) => {
    const values = {
      id: artifact.id,
      made_by: artifact.madeBy,
      body: bytesOf(JSON.stringify(artifact)),
      created_at: nowMs,
    }
    await db
      .insertInto('compiled_artifacts')
      .values({ organization_id: organizationId, kind, subject_id: subjectId, ...values })
      .onConflict((conflict) => conflict.columns(['organization_id', 'kind', 'subject_id']).doUpdateSet(values))
      .execute()
  }
  const find = async <Artifact>(kind: Kind, organizationId: string, subjectIds: readonly string[]) => {
    const found = new Map<string, Artifact>()
    for (const chunk of chunksOf([...new Set(subjectIds)], 100)) {
      const rows = await db
        .selectFrom('compiled_artifacts')
        .select(['subject_id', 'body'])
        .where('organization_id', '=', organizationId)
        .where('kind', '=', kind)
        .where('subject_id', 'in', chunk)
        .execute()
      for (const { subject_id, body } of rows) found.set(subject_id, JSON.parse(textOf(body)) as Artifact)
    }
    return found
  }
  return {
    putPolicy: (entry) => put('policy', entry),
    putTopic: (entry) => put('topic', entry),
    findPolicies: (organizationId, ids) => find<CompiledPolicy>('policy', organizationId, ids),
    findTopics: (organizationId, ids) => find<CompiledTopic>('topic', organizationId, ids),
  }
}

type Kind = 'policy' | 'topic'

type Put = (
  kind: Kind,
  entry: {
    readonly organizationId: string
    readonly subjectId: string
    readonly artifact: CompiledPolicy | CompiledTopic
    readonly nowMs: number
  },
) => Promise<void>
