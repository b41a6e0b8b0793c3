import { writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/*
 * Loaded with `node --import` before the store, this tells on stdout, at each COMMIT, how durable its connection makes
 * it: `commit JOURNAL_MODE SYNCHRONOUS`, as SQLite itself reports both.
 */

const exec = DatabaseSync.prototype.exec
DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'COMMIT') {
    const read = (name: string) => this.prepare(`PRAGMA ${name}`).get()?.[name]
    writeSync(1, `commit ${read('journal_mode')} ${read('synchronous')}\n`)
  }
  exec.call(this, sql)
}
