import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../each-store.ts'
import { createEmbeddedDatabase, postgresDatabase } from './crash-database.ts'
import { testKill } from './kill-service.ts'

/** The full run of these same rounds, `node test/crash/main.ts --full`, has twenty; `.ci/run` does both. */
const rounds = 2
const seed = 3

for (const name of ['embedded', 'postgres'] as const) {
  test(`${name}: kill -9 under load loses no acknowledged message and leaves no half-written request`, async (t) => {
    const database = name === 'embedded' ? await createEmbeddedDatabase() : await freshPostgres()
    try {
      assert.deepEqual(await testKill({ database, seed, rounds, report: (line) => t.diagnostic(line) }), [])
    } finally {
      await database.remove()
    }
  })
}

async function freshPostgres() {
  const { url, drop } = await createTestDatabase()
  return postgresDatabase(url, drop)
}
