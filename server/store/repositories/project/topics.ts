import { type Selectable, sql } from 'kysely'
import type { Topic, TopicSentence, TopicState } from '../../../domain/topic/topic.ts'
import type { TopicRepository } from '../../../domain/topic/topic-repository.ts'
import type { Database } from '../../database.ts'
import { bytesOf, maybeNumberOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'
import { chunksOf } from '../chunks.ts'
import { countRows } from '../count-rows.ts'

/** The topics table; the sentences of a topic are part of its row. */
export function createTopicRepository(db: Database): TopicRepository {
  return {
    async insert(topic) {
      await db.insertInto('topics').values(rowOf(topic)).execute()
    },
    async find(organizationId, id) {
      const row = await db
        .selectFrom('topics')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : topicOf(row)
    },
    async findMany(organizationId, ids) {
      const found: Topic[] = []
      for (const chunk of chunksOf([...new Set(ids)], 500)) {
        const rows = await db
          .selectFrom('topics')
          .selectAll()
          .where('organization_id', '=', organizationId)
          .where('id', 'in', chunk)
          .execute()
        found.push(...rows.map(topicOf))
      }
      return found
    },
    async list(organizationId, { offset, limit }, { includeArchived }) {
      const all = db.selectFrom('topics').where('organization_id', '=', organizationId)
      const kept = includeArchived ? all : all.where('archived_at', 'is', null)
      const rows = await kept.selectAll().orderBy('created_at').orderBy('id').limit(limit).offset(offset).execute()
      return { total: await countRows(kept), offset, limit, items: rows.map(topicOf) }
    },
    async lock(organizationId, id) {
      // The update changes nothing; it takes the row until the transaction ends, on both databases alike.
      const row = await db
        .updateTable('topics')
        .set({ archived_at: sql`archived_at` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : topicOf(row)
    },
    async replace(topic) {
      const { organization_id, id, created_at: _, ...changed } = rowOf(topic)
      await db
        .updateTable('topics')
        .set(changed)
        .where('organization_id', '=', organization_id)
        .where('id', '=', id)
        .execute()
    },
  }
}

function rowOf(topic: Topic) {
  return {
    organization_id: topic.organizationId,
    id: topic.id,
    name: topic.name,
    state: topic.state,
    sentences: bytesOf(JSON.stringify(topic.sentences)),
    similarity_threshold: topic.similarityThreshold,
    created_at: topic.createdAtMs,
    updated_at: topic.updatedAtMs,
    archived_at: topic.archivedAtMs,
  }
}

function topicOf(row: Selectable<Tables['topics']>): Topic {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    state: row.state as TopicState,
    sentences: JSON.parse(textOf(row.sentences)) as TopicSentence[],
    similarityThreshold: row.similarity_threshold,
    createdAtMs: numberOf(row.created_at),
    updatedAtMs: numberOf(row.updated_at),
    archivedAtMs: maybeNumberOf(row.archived_at),
  }
}
