import type { Judge } from './judges.ts'

/** What one check of a text of a size costs, on one thread. */
export interface Cost {
  readonly characters: number
  readonly runs: number
  /** Of the runs, in milliseconds; of fewer than a hundred runs the 99th percentile is the slowest. */
  readonly medianMs: number
  readonly p99Ms: number
  /** Time of the processor in the mean, in milliseconds, the network's own threads included. */
  readonly cpuMs: number
  /** Memory of the whole process after the runs, in megabytes. */
  readonly residentMB: number
}

const sizes = [
  [200, 300],
  [1_000, 200],
  [4_000, 60],
  [32_000, 15],
  [1_000_000, 3],
] as const

/** Times a judge on ordinary text of each size. Half a minute. */
export async function measureCost(judge: Judge, texts: readonly string[]): Promise<readonly Cost[]> {
  const ground = texts.join('\n\n')
  const costs: Cost[] = []
  await judge.value(slice(ground, 0, 1_000))
  for (const [characters, runs] of sizes) {
    const before = process.cpuUsage()
    const elapsed: number[] = []
    for (let run = 0; run < runs; run++) elapsed.push(await timed(judge, slice(ground, run * characters, characters)))
    const { user, system } = process.cpuUsage(before)
    elapsed.sort((a, b) => a - b)
    costs.push({
      characters,
      runs,
      medianMs: elapsed[Math.floor(runs / 2)] ?? 0,
      p99Ms: elapsed[Math.ceil(0.99 * runs) - 1] ?? 0,
      cpuMs: (user + system) / 1_000 / runs,
      residentMB: process.memoryUsage.rss() / 1e6,
    })
  }
  return costs
}

async function timed(judge: Judge, text: string): Promise<number> {
  const startedMs = performance.now()
  await judge.value(text)
  return performance.now() - startedMs
}

function slice(ground: string, from: number, length: number): string {
  const repeated = ground.length >= length ? ground : ground.repeat(Math.ceil(length / ground.length))
  const start = from % Math.max(1, repeated.length - length)
  return repeated.slice(start, start + length).toWellFormed()
}
