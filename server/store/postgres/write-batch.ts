import type { Pool } from 'pg'
import {
  type BatchRows,
  batchTableNames,
  batchTables,
  type Cell,
  type ColumnKind,
  lostClaimMessage,
  replyColumns,
} from '../batch-tables.ts'
import type { SqlSession } from '../database.ts'
import { openPostgresSession } from './session.ts'

type Columns = readonly (readonly [name: string, kind: ColumnKind])[]

/** Writes the rows of one batch in one transaction, one statement for each table; resolves after its commit. */
export async function writePostgresBatch(pool: Pool, rows: BatchRows): Promise<void> {
  const session = await openPostgresSession(pool)
  let ended = false
  try {
    await session.run('BEGIN', [])
    for (const table of batchTableNames) {
      const cells = rows[table]
      if (cells.length > 0) await session.run(insertSql[table], columnArrays(batchTables[table].columns, cells))
    }
    await settleReplies(session, rows.replies)
    await session.run('COMMIT', [])
    ended = true
  } finally {
    if (!ended) ended = await rollBack(session)
    session.release(!ended)
  }
}

async function rollBack(session: SqlSession): Promise<boolean> {
  try {
    await session.run('ROLLBACK', [])
    return true
  } catch {
    return false
  }
}

async function settleReplies(session: SqlSession, cells: readonly Cell[]): Promise<void> {
  if (cells.length === 0) return
  const { changes } = await session.run(settleSql, columnArrays(replyColumns, cells))
  if (changes !== cells.length / replyColumns.length) throw new Error(lostClaimMessage)
}

const arrayTypes = {
  text: 'text[]',
  bytes: 'bytea[]',
  integer: 'integer[]',
  bigint: 'bigint[]',
  real: 'double precision[]',
} as const satisfies Record<ColumnKind, string>

const insertSql = Object.fromEntries(
  batchTableNames.map((table) => {
    const { columns, onConflict } = batchTables[table]
    const names = columns.map(([name]) => name).join(', ')
    return [table, `INSERT INTO ${table} (${names}) SELECT * FROM ${unnest(columns)} ${onConflict}`]
  }),
) as Record<(typeof batchTableNames)[number], string>

const settleSql = `UPDATE idempotency_replies AS kept
  SET status = given.status, body = given.body, settled_at = given.settled_at
  FROM ${unnest(replyColumns)} AS given (${replyColumns.map(([name]) => name).join(', ')})
  WHERE kept.organization_id = given.organization_id AND kept.operation = given.operation
    AND kept.idempotency_key = given.idempotency_key AND kept.request_sha256 = given.request_sha256
    AND kept.status IS NULL`

function unnest(columns: Columns): string {
  return `unnest(${columns.map(([, kind], index) => `$${index + 1}::${arrayTypes[kind]}`).join(', ')})`
}

/** Turns rows into one array for each column. */
function columnArrays(columns: Columns, cells: readonly Cell[]): readonly (readonly unknown[])[] {
  const count = cells.length / columns.length
  return columns.map(([, kind], column) =>
    Array.from({ length: count }, (_, row) => {
      const cell = cells[row * columns.length + column] ?? null
      return kind === 'bytes' && typeof cell === 'string' ? Buffer.from(cell, 'utf8') : cell
    }),
  )
}
