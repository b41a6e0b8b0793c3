import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../server/domain/ports.ts'
import { systemClock, systemIds } from '../server/process-ports.ts'
import { openPostgresStore } from '../server/store/postgres.ts'
import { openSqliteStore } from '../server/store/sqlite.ts'
import { aRecord, newPlace, type Place } from '../test/store/fixtures.ts'
import { makeText } from './load/texts.ts'
import { type TextSize, textSizes } from './measure-checks.ts'
import type { Measured } from './report.ts'
import { median } from './statistics.ts'

/** How many requests wait at the same time where the group commit can work. */
const lanes = 64
const storedUnitsMax = 6_000_000

/** What storing costs, and the same alone. */
export interface GroupCommit {
  readonly measured: Measured
  /** p50 of storing one text alone on the embedded database. */
  readonly storeAloneMs: ReadonlyMap<TextSize, number>
}

/**
 * Stores the same records through the store itself, in this process: one after the other, so that each is a transaction
 * of its own, and 64 at a time, so that those who wait share one.
 */
export async function measureGroupCommit(postgresUrl: string, recordsMax: number): Promise<GroupCommit> {
  const rows: (string | number)[][] = []
  const storeAloneMs = new Map<TextSize, number>()
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-bench-store-'))
  const shared = { clock: systemClock, ids: systemIds }
  try {
    for (const database of ['embedded', 'PostgreSQL'] as const) {
      let batches = 0
      const onBatch = () => {
        batches++
      }
      const store =
        database === 'embedded'
          ? await openSqliteStore({ ...shared, dataDirectory: folder, onBatch })
          : await openPostgresStore({ ...shared, connectionString: postgresUrl, onBatch })
      try {
        const place = await newPlace(store)
        for (const size of Object.keys(textSizes) as TextSize[]) {
          const count = Math.max(8, Math.min(recordsMax, Math.floor(storedUnitsMax / textSizes[size])))
          const alone = await storeAlone(store, place, textSizes[size], count)
          if (database === 'embedded') storeAloneMs.set(size, alone.p50Ms)
          batches = 0
          const together = await storeTogether(store, place, textSizes[size], count * 2)
          const perBatch = (count * 2) / batches
          rows.push([
            `${database}, ${size}`,
            alone.perSecond,
            alone.p50Ms,
            together,
            perBatch,
            together / alone.perSecond,
            count,
          ])
        }
      } finally {
        await store.close()
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    storeAloneMs,
    measured: {
      section: {
        title: 'Group commit',
        about:
          `Messages with their verdict stored through the store, without HTTP and detectors. Baseline: one after the other, each ` +
          `in a transaction of its own. Beside it ${lanes} at a time: those who wait share a transaction.`,
        columns: [
          'database, text',
          'alone /s',
          'alone p50 ms',
          `${lanes} at a time /s`,
          'in a transaction',
          'gain',
          'samples',
        ],
        rows,
      },
      bars: [],
    },
  }
}

async function storeAlone(store: Store, place: Place, length: number, count: number) {
  const latenciesMs: number[] = []
  const records = recordsOf(place, length, count, 1)
  const startedMs = performance.now()
  for (const record of records) {
    const sentMs = performance.now()
    await store.record([record])
    latenciesMs.push(performance.now() - sentMs)
  }
  return { perSecond: perSecond(count, startedMs), p50Ms: median(latenciesMs) }
}

async function storeTogether(store: Store, place: Place, length: number, count: number): Promise<number> {
  const records = recordsOf(place, length, count, 2)
  const startedMs = performance.now()
  let next = 0
  const lane = async () => {
    for (let record = records[next++]; record !== undefined; record = records[next++]) await store.record([record])
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return perSecond(count, startedMs)
}

function recordsOf(place: Place, length: number, count: number, round: number) {
  return Array.from({ length: count }, (_, index) =>
    aRecord(place, { text: makeText('prose', length, round * 1_000_003 + index), createdAtMs: Date.now() }),
  )
}

function perSecond(count: number, startedMs: number): number {
  return (count * 1_000) / (performance.now() - startedMs)
}
