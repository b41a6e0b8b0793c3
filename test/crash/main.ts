import { parseArgs } from 'node:util'
import { startPostgresServer } from '../postgres-server.ts'
import { createEmbeddedDatabase, postgresDatabase } from './crash-database.ts'
import { testKillPostgres } from './kill-postgres.ts'
import { testKill } from './kill-service.ts'
import { testPowerLoss } from './power-loss.ts'

const usage = `node test/crash/main.ts --full | --only NAME … [--seed NUMBER]

Proves that what was acknowledged survives. One line per round, a summary at the end, exit code 1 when something was
lost. --only runs one part, and can be given again:
  power-loss        the embedded store on a disk that keeps only what was synced (needs a C compiler)
  kill              the service killed 20 times on each database, both at the same time
  kill-postgres     the PostgreSQL server killed under a service that runs on
--seed repeats the moments of a run; default: a new one, which is printed.`

const rounds = { powerLoss: 16, kill: 20 }

type Report = (line: string) => void

/** Returns what went wrong. */
type Part = (seed: number, report: Report) => Promise<readonly string[]>

const parts = {
  'power-loss': (seed, report) => testPowerLoss({ seed, rounds: rounds.powerLoss, report }),
  kill: async (seed, report) => {
    const problems = await Promise.all([killEmbedded(seed, report), withPostgres((url) => killOn(url, seed, report))])
    return problems.flat()
  },
  'kill-postgres': (seed, report) => withPostgres((url) => testKillPostgres({ url, seed, report })),
} as const satisfies Readonly<Record<string, Part>>

type PartName = keyof typeof parts

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
    },
  })
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
  const names = values.full ? Object.keys(parts).filter(isPartName) : values.only.filter(isPartName)
  const isUnderstood = names.length > 0 && (values.full || names.length === values.only.length)
  if (!isUnderstood || !Number.isSafeInteger(seed)) {
    console.error(usage)
    return 2
  }
  console.log(`seed ${seed}`)
  const problems: string[] = []
  for (const name of names) problems.push(...(await runPart(name, seed)))
  for (const problem of problems) console.error(`FAILED ${problem}`)
  console.log(
    problems.length === 0 ? 'nothing that was acknowledged was lost' : `${problems.length} problems, seed ${seed}`,
  )
  return problems.length === 0 ? 0 : 1
}

async function runPart(name: PartName, seed: number): Promise<readonly string[]> {
  const startedMs = performance.now()
  try {
    return await parts[name](seed, (line) => console.log(line))
  } catch (error) {
    return [`${name} did not end: ${error instanceof Error ? error.message : error}`]
  } finally {
    console.log(`${name}: ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`)
  }
}

async function killEmbedded(seed: number, report: Report): Promise<readonly string[]> {
  const database = await createEmbeddedDatabase()
  try {
    return await testKill({ database, seed, rounds: rounds.kill, report })
  } finally {
    await database.remove()
  }
}

function killOn(url: string, seed: number, report: Report): Promise<readonly string[]> {
  return testKill({ database: postgresDatabase(url), seed: seed + 1, rounds: rounds.kill, report })
}

async function withPostgres(work: (url: string) => Promise<readonly string[]>): Promise<readonly string[]> {
  const server = await startPostgresServer()
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

function isPartName(name: string): name is PartName {
  return Object.hasOwn(parts, name)
}
