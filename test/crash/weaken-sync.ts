import { DatabaseSync } from 'node:sqlite'

/*
 * Loaded with `node --import` before the store, this makes it promise more than it keeps: just before a transaction
 * begins, its connection gets the weaker `synchronous` of the variable WEAKENED_SYNCHRONOUS. The store has checked its
 * settings by then and notices nothing. Proves that the tests beside it can fail; the product has no such switch.
 */

const level = process.env.WEAKENED_SYNCHRONOUS
if (level !== 'OFF' && level !== 'NORMAL') throw new Error('WEAKENED_SYNCHRONOUS must be OFF or NORMAL.')

const exec = DatabaseSync.prototype.exec
DatabaseSync.prototype.exec = function (sql) {
  if (sql.startsWith('BEGIN')) exec.call(this, `PRAGMA synchronous = ${level}`)
  exec.call(this, sql)
}
