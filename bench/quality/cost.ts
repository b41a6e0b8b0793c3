import type { Judge } from './judges.ts'

/** What one check of a text of a size costs. */
export interface Cost {
  readonly characters: number
  /** Median of the runs, one thread, in milliseconds. */
  readonly medianMs: number
}

const sizes = [
  [200, 300],
  [1_000, 200],
  [4_000, 60],
  [32_000, 15],
  [1_000_000, 3],
] as const

/** Times a judge on ordinary text of each size. */
export async function measureCost(judge: Judge, texts: readonly string[]): Promise<readonly Cost[]> {
  const ground = texts.join('\n\n')
  const costs: Cost[] = []
  for (const [characters, runs] of sizes) {
    const elapsed: number[] = []
    for (let run = 0; run < runs; run++) elapsed.push(await timed(judge, slice(ground, run * characters, characters)))
    costs.push({ characters, medianMs: elapsed.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0 })
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
