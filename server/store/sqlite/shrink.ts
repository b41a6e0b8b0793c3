import type { LogWriter } from './empty-log.ts'

/** Free pages that are left in the file, for what is written next: 1 MB. */
const keptPages = 256
/** Pages of one step, which all writes wait for: 2 MB. */
const pagesPerStep = 512
/** Steps of one call: 64 MB. What is left waits for the next. */
const stepsMax = 32

/**
 * Gives pages that nothing uses any more back to the file system, at most 64 MB; returns whether there were any. The file
 * gets shorter when the log is emptied afterwards. Does nothing to a database that was made without that ability.
 */
export async function shrink({ writer, turns }: Pick<LogWriter, 'writer' | 'turns'>): Promise<boolean> {
  let hasShrunk = false
  for (let step = 0; step < stepsMax; step += 1) {
    const freed = await turns.run(async () => {
      const free = await pragma(writer, 'freelist_count')
      const spare = free - keptPages
      if (spare <= 0 || (await pragma(writer, 'auto_vacuum')) !== incremental) return 0
      await writer.run(`PRAGMA incremental_vacuum(${Math.min(spare, pagesPerStep)})`)
      return free - (await pragma(writer, 'freelist_count'))
    })
    if (freed <= 0) break
    hasShrunk = true
  }
  return hasShrunk
}

/** How SQLite numbers `INCREMENTAL`. */
const incremental = 2

async function pragma(writer: LogWriter['writer'], name: string): Promise<number> {
  const { rows } = await writer.run(`PRAGMA ${name}`)
  return Number((rows[0] as Readonly<Record<string, unknown>> | undefined)?.[name] ?? 0)
}
