import { parseArgs } from 'node:util'
import { attemptsOf, type RunSize } from '../../test/crash/attack-load.ts'
import { type CrashDatabase, createEmbeddedDatabase, postgresDatabase } from '../../test/crash/crash-database.ts'
import { testAttackKills } from '../../test/crash/kill-attack-run.ts'
import { startPostgresServer } from '../../test/postgres-server.ts'
import { measureEngine } from './engine.ts'
import { measureRun, type RunFigures } from './measure-run.ts'

const usage = `npm run bench:run -- [--quick] [--only speed|kills] [--database embedded|postgres] [--seed NUMBER]

Drives attack runs over HTTP, with techniques and a judge that answer at once, and checks every number in the end.
  engine  techniques and judges by rules alone (with speed)
  speed   four runs of 10,000 attempts with 16 clients on each database: turns a second, latency, memory, beside a baseline
  kills   a run of 10,000 attempts while kill -9 ends server and clients 100 times, on each database; on PostgreSQL
          two servers share the run
--quick has 600 attempts and 5 kills. Exit code 1 when something was lost or a bar was missed.`

/** The bars. */
const bars = { engineTurnsPerSecond: 1_000, turnsPerSecond: 500, p99Ms: 20, memoryPer10kMb: 20 }

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      database: { type: 'string' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const size: RunSize = { scenarios: values.quick ? 30 : 500, tries: 5, turns: 3 }
  // Long enough that bounded caches are full after one run: what grows after that grows with the run.
  const long: RunSize = { ...size, turns: values.quick ? 3 : 12 }
  const kills = values.quick ? 5 : 100
  const problems: string[] = []
  if (values.only !== 'kills') problems.push(...(await engine()))
  for (const name of ['embedded', 'postgres'] as const) {
    if (values.database !== undefined && values.database !== name) continue
    if (values.only !== 'kills')
      problems.push(...(await withDatabase(name, (database) => speed(database, long, values.quick ? 1 : 4))))
    if (values.only === 'speed') continue
    const seed = Number(values.seed)
    problems.push(...(await withDatabase(name, (database) => survive(database, { size, kills, seed }))))
  }
  for (const problem of problems) console.error(`FAILED ${problem}`)
  console.log(problems.length === 0 ? 'every bar is met' : `${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

/** Techniques and judges by rules alone, in one thread. */
async function engine(): Promise<readonly string[]> {
  await measureEngine(1)
  const { turnsPerSecond, promptMicros, judgementMicros } = await measureEngine(5)
  console.log(`engine alone, one thread: every technique against a target that refuses
  turns/s          ${round(turnsPerSecond)} (bar ${bars.engineTurnsPerSecond})
  prompt           ${round(promptMicros)} µs
  judgement        ${round(judgementMicros)} µs`)
  return turnsPerSecond < bars.engineTurnsPerSecond ? ['engine alone: turns a second'] : []
}

async function speed(database: CrashDatabase, size: RunSize, runs: number): Promise<readonly string[]> {
  const figures = await measureRun({ database, size, runs })
  print(database.name, size, figures)
  const missed = (what: string, isMissed: boolean) => (isMissed ? [`${database.name}: ${what}`] : [])
  return [
    ...figures.problems,
    ...missed('turns a second', figures.turnsPerSecond < bars.turnsPerSecond),
    ...missed('next p99', figures.nextP99 > bars.p99Ms),
    ...missed('turns p99', figures.turnsP99 > bars.p99Ms),
    ...missed('memory', figures.memoryPer10kMb > bars.memoryPer10kMb),
  ]
}

function round(value: number): string {
  return value.toFixed(1)
}

function print(name: string, size: RunSize, figures: RunFigures): void {
  const ratio = figures.turnsPerSecond / figures.baselinePerSecond
  console.log(`${name}: ${attemptsOf(size)} attempts, 16 clients
  turns/s          ${round(figures.turnsPerSecond)} (bar ${bars.turnsPerSecond})
  baseline         ${round(figures.baselinePerSecond)} GET /health/live a second; a turn costs ${round(1 / ratio)} of them
  next p50 p99     ${round(figures.nextP50)} ${round(figures.nextP99)} ms (bar ${bars.p99Ms})
  turns p50 p99    ${round(figures.turnsP50)} ${round(figures.turnsP99)} ms (bar ${bars.p99Ms})
  memory           ${Number.isNaN(figures.memoryPer10kMb) ? 'too short a run to tell' : `${round(figures.memoryPer10kMb)} MB for each 10,000 attempts`} (${figures.memoryAfterRunsMb.map(round).join(', ')} MB after each run)`)
}

interface Disturbed {
  readonly size: RunSize
  readonly kills: number
  readonly seed: number
}

async function survive(database: CrashDatabase, { size, kills, seed }: Disturbed): Promise<readonly string[]> {
  const servers = database.name === 'postgres' ? 2 : 1
  const startedMs = performance.now()
  const problems = await testAttackKills({
    ...{ database, size, kills, seed, servers },
    report: (line) => console.log(line),
  })
  const seconds = ((performance.now() - startedMs) / 1_000).toFixed(0)
  console.log(`${database.name}: ${attemptsOf(size)} attempts survived ${kills} kills in ${seconds} s`)
  return problems
}

async function withDatabase(
  name: CrashDatabase['name'],
  work: (database: CrashDatabase) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const database = name === 'embedded' ? await createEmbeddedDatabase() : await freshPostgres()
  try {
    return await work(database)
  } catch (error) {
    return [`${name} did not end: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await database.remove()
  }
}

async function freshPostgres(): Promise<CrashDatabase> {
  const server = await startPostgresServer()
  return postgresDatabase(server.url, () => server.stop())
}
