import pg from 'pg'
import { startPostgresServer } from '../test/postgres-server.ts'
import { describeMachine } from './machine.ts'
import { measureCatalogue } from './measure-catalogue.ts'
import { measureChecks } from './measure-checks.ts'
import { measureEncoder } from './measure-encoder.ts'
import { measureGroupCommit } from './measure-group-commit.ts'
import { measureLightRoutes } from './measure-light-routes.ts'
import { measureRates } from './measure-rates.ts'
import { measureScale } from './measure-scale.ts'
import { measureStart } from './measure-start.ts'
import { type Memory, memory } from './process-usage.ts'
import type { Measured, Report } from './report.ts'
import { withServer } from './with-server.ts'

/** How a run is made. */
export interface RunOptions {
  /** Fewer samples, shorter loads. */
  readonly isShort: boolean
  /** Told what comes next. */
  readonly onProgress: (what: string) => void
}

/** Measures everything. Throws when something cannot be measured or is answered wrongly. */
export async function measureAll({ isShort, onProgress }: RunOptions): Promise<Report> {
  const startedMs = performance.now()
  const machine = describeMachine()
  const effort = isShort ? shortEffort : fullEffort
  const found: Measured[] = []
  onProgress('start to ready')
  found.push(await measureStart(effort.starts))
  onProgress('encoder')
  found.push(...(await measureEncoder(effort.encoder)))
  onProgress('PostgreSQL')
  const postgres = await startPostgresServer({ durable: true })
  try {
    onProgress('group commit')
    const groupCommit = await measureGroupCommit(await newDatabase(postgres.url, 'bench_store'), effort.records)
    const embedded = await withServer(null, async (server, client) => {
      const after = new Map<string, Memory>([['idle, right after the start', memory(server.pid)]])
      onProgress('64 connections, embedded database')
      const rates = await measureRates('embedded', server, client, effort.rate)
      after.set('after 64 connections', memory(server.pid))
      onProgress('checks one at a time')
      const { storeAloneMs } = groupCommit
      found.push(...(await measureChecks(server, client, { ...effort.checks, storeAloneMs })))
      after.set('after checks of 200 B to 1 MB', memory(server.pid))
      onProgress('whole catalogue')
      found.push(await measureCatalogue(server, client, effort.catalogue))
      onProgress('light routes')
      found.push(await measureLightRoutes(server, client, effort.lightMs))
      after.set('after 42 MiB bodies', memory(server.pid))
      return { after, rates }
    })
    onProgress('64 connections, PostgreSQL')
    const rates = await withServer(await newDatabase(postgres.url, 'bench_server'), (server, client) =>
      measureRates('PostgreSQL', server, client, effort.rate),
    )
    const { section, bars } = embedded.rates
    found.push({ section: { ...section, rows: [...section.rows, ...rates.section.rows] }, bars })
    found.push(groupCommit.measured, memorySection(embedded.after))
    const newOne = (name: string) => newDatabase(postgres.url, name)
    found.push(...(await measureScale({ isShort, onProgress, withServer, newDatabase: newOne })))
  } finally {
    await postgres.stop()
  }
  return {
    machine,
    isShort,
    tookSeconds: (performance.now() - startedMs) / 1_000,
    bars: found.flatMap(({ bars }) => bars),
    sections: found.map(({ section }) => section),
  }
}

const fullEffort = {
  starts: 5,
  encoder: { runs: 200, windows: 100, rounds: 9 },
  records: 1_500,
  checks: { samplesMax: 1_000, msMax: 8_000 },
  rate: { warmUpMs: 4_000, durationMs: 10_000 },
  lightMs: 10_000,
  catalogue: { samples: 200, spacedMs: 20_000 },
}

const shortEffort = {
  starts: 2,
  encoder: { runs: 30, windows: 20, rounds: 3 },
  records: 120,
  checks: { samplesMax: 60, msMax: 600 },
  rate: { warmUpMs: 600, durationMs: 1_200 },
  lightMs: 1_500,
  catalogue: { samples: 40, spacedMs: 4_000 },
}

/** Creates an empty database and returns the way to it. */
async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Which reading the promise is about. */
const ordinaryLoad = 'after 64 connections'

function memorySection(after: ReadonlyMap<string, Memory>): Measured {
  const idleMb = [...after.values()][0]?.residentMb ?? Number.NaN
  return {
    section: {
      title: 'Memory',
      about:
        'Resident memory of the server process with all its threads (1 MB = 10^6 bytes), embedded database, in the order of the ' +
        'run. Baseline: the idle server.',
      columns: ['when', 'resident MB', 'most so far MB', 'resident : idle', 'samples'],
      rows: [...after].map(([when, { residentMb, peakMb }]) => [when, residentMb, peakMb, residentMb / idleMb, 1]),
    },
    bars: [
      {
        name: `resident memory ${ordinaryLoad}`,
        unit: 'MB',
        limit: 500,
        kind: 'at most',
        measured: after.get(ordinaryLoad)?.residentMb ?? Number.NaN,
      },
    ],
  }
}
