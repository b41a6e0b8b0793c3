import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type BatchRows,
  type BatchTableAbout,
  batchTableNames,
  batchTables,
  type Cell,
  lostClaimMessage,
  replyColumns,
} from '../batch-tables.ts'

/** Prepares the statements of the recorder; the result writes one batch in one transaction and throws when none of it was written. */
export function prepareBatchWriter(db: DatabaseSync): (rows: BatchRows) => void {
  const inserts = batchTableNames.map((table) => ({
    table,
    width: batchTables[table].columns.length,
    bytesAt: bytesColumnsOf(batchTables[table]),
    statement: db.prepare(insertSql(table, batchTables[table])),
  }))
  const settle = db.prepare(settleSql)
  return (rows) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const insert of inserts) insertRows(insert, rows[insert.table])
      settleReplies(settle, rows.replies)
      db.exec('COMMIT')
    } catch (error) {
      // A full disk may have rolled back already.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}

interface Insert {
  readonly width: number
  readonly bytesAt: readonly number[]
  readonly statement: StatementSync
}

function insertRows({ width, bytesAt, statement }: Insert, cells: readonly Cell[]): void {
  for (let start = 0; start < cells.length; start += width) {
    const row: SQLInputValue[] = cells.slice(start, start + width)
    for (const index of bytesAt) {
      const cell = row[index]
      if (typeof cell === 'string') row[index] = Buffer.from(cell, 'utf8')
    }
    statement.run(...row)
  }
}

const settleSql = `UPDATE idempotency_replies SET status = ?5, body = ?6, settled_at = ?7
  WHERE organization_id = ?1 AND operation = ?2 AND idempotency_key = ?3 AND request_sha256 = ?4 AND status IS NULL`

function settleReplies(statement: StatementSync, cells: readonly Cell[]): void {
  const width = replyColumns.length
  for (let start = 0; start < cells.length; start += width) {
    const { changes } = statement.run(...cells.slice(start, start + width))
    if (Number(changes) !== 1) throw new Error(lostClaimMessage)
  }
}

function insertSql(table: string, { columns, onConflict }: BatchTableAbout): string {
  const names = columns.map(([name]) => name).join(', ')
  return `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')}) ${onConflict}`
}

function bytesColumnsOf({ columns }: BatchTableAbout): readonly number[] {
  return columns.flatMap(([, kind], index) => (kind === 'bytes' ? [index] : []))
}
