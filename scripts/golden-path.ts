import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../test/postgres-server.ts'
import { walkGoldenPath } from './golden-path/walk.ts'

const usage = `node scripts/golden-path.ts [--store embedded|postgres] [--source REPOSITORY] [--limit-s SECONDS]

Walks the way of the README as a user would: clones the last commit into a folder of mode 0700, runs npm start,
pastes the printed command, checks safe and blocked messages, reads the export, stops with SIGTERM.`

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'embedded' },
    source: { type: 'string', default: dirname(import.meta.dirname) },
    'limit-s': { type: 'string', default: '300' },
    help: { type: 'boolean' },
  },
})

process.exitCode = values.help ? help() : await walk(values.store === 'postgres')

async function walk(isPostgres: boolean): Promise<number> {
  const postgres = isPostgres ? await startPostgresServer() : null
  try {
    return await walkGoldenPath({
      source: values.source,
      databaseUrl: postgres?.url ?? null,
      limitMs: Number(values['limit-s']) * 1_000,
      print: (line) => console.log(line),
    })
  } finally {
    await postgres?.stop()
  }
}

function help(): number {
  console.log(usage)
  return 0
}
