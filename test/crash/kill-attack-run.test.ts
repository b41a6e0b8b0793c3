import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../each-store.ts'
import { createEmbeddedDatabase, postgresDatabase } from './crash-database.ts'
import { testAttackKills } from './kill-attack-run.ts'

/** `npm run bench:run` has 10,000 attempts and 100 kills. */
const small = { kills: 3, size: { scenarios: 10, tries: 5, turns: 3 }, seed: 5 }

for (const name of ['embedded', 'postgres'] as const) {
  test(`${name}: kill -9 of server and clients loses, doubles and charges nothing of an attack run`, async (t) => {
    const database = name === 'embedded' ? await createEmbeddedDatabase() : await freshPostgres()
    const servers = name === 'embedded' ? 1 : 2
    try {
      const report = (line: string) => t.diagnostic(line)
      assert.deepEqual(await testAttackKills({ ...small, database, servers, report }), [])
    } finally {
      await database.remove()
    }
  })
}

for (const name of ['embedded', 'postgres'] as const) {
  test(`${name}: kill -9 while findings are confirmed loses none of it and tries nothing twice`, async (t) => {
    const database = name === 'embedded' ? await createEmbeddedDatabase() : await freshPostgres()
    const servers = name === 'embedded' ? 1 : 2
    const size = { scenarios: 5, tries: 5, turns: 3 }
    try {
      const report = (line: string) => t.diagnostic(line)
      const given = { kills: 3, size, seed: 7, database, servers, report, isConfirming: true }
      assert.deepEqual(await testAttackKills(given), [])
    } finally {
      await database.remove()
    }
  })
}

async function freshPostgres() {
  const { url, drop } = await createTestDatabase()
  return postgresDatabase(url, drop)
}
