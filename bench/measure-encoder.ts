import { createDetectorPool } from '../server/detectors/pool/detector-pool.ts'
import { securityTask } from '../server/detectors/pool/security-task.fixture.ts'
import type { Encoder } from '../server/domain/guard/encoder.ts'
import { loadEncoder } from '../server/models/encoder/load-encoder.ts'
import type { Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** How long the measurement takes. */
export interface EncoderEffort {
  /** Runs of each length. */
  readonly runs: number
  /** Windows that each pool encodes in each round. */
  readonly windows: number
  /** Rounds of one worker against two. */
  readonly rounds: number
}

const lengths = [16, 64, 128] as const

/** The encoder alone on this thread, and a pool of two workers against one, each beside a baseline of this process. */
export async function measureEncoder({ runs, windows, rounds }: EncoderEffort): Promise<Measured[]> {
  return [await measureBare(runs), await measurePools(windows, rounds)]
}

async function measureBare(runs: number): Promise<Measured> {
  const encoder = await loadEncoder()
  const rows: (string | number)[][] = []
  for (const tokens of lengths) {
    const window = encoder.windowsOf('word '.repeat(tokens - 2), 1)
    const [encodeMs, yardstickMs, cutMs]: number[][] = [[], [], []]
    for (let run = 0; run < runs; run++) {
      encodeMs?.push(await timed(() => encoder.encode(window)))
      yardstickMs?.push(await timed(multiply))
      cutMs?.push(await timed(() => cut(encoder, tokens, run)))
    }
    const ms = median(encodeMs ?? [])
    const ratio = ms / median(yardstickMs ?? [])
    rows.push([tokens, ms, quantile(encodeMs ?? [], 0.99), ms / tokens, ratio, median(cutMs ?? []), runs])
  }
  return {
    section: {
      title: 'Encoder alone',
      about:
        'One window on one thread, nothing beside it. Baseline: a multiplication of two matrices of 128 × 128 in JavaScript, ' +
        'measured in turns with it. Cutting is the tokeniser on a text of that length that it has not seen.',
      columns: ['tokens', 'p50 ms', 'p99 ms', 'ms a token', 'p50 : baseline', 'cutting p50 ms', 'samples'],
      rows,
    },
    bars: [],
  }
}

async function timed(work: () => unknown): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

/** Words that no run before had, so that none is remembered. */
function cut(encoder: Encoder, tokens: number, run: number): unknown {
  return encoder.windowsOf(Array.from({ length: tokens / 2 }, (_, n) => `w${run}x${n}`).join(' '), 1)
}

const side = 128
const matrix = Float64Array.from({ length: side * side }, (_, n) => n % 7)

function multiply(): Float64Array {
  const product = new Float64Array(side * side)
  for (let row = 0; row < side; row++)
    for (let inner = 0; inner < side; inner++) {
      const left = matrix[row * side + inner] ?? 0
      for (let column = 0; column < side; column++)
        product[row * side + column] = (product[row * side + column] ?? 0) + left * (matrix[inner * side + column] ?? 0)
    }
  return product
}

async function measurePools(windows: number, rounds: number): Promise<Measured> {
  const catalogueModule = new URL('./load/encoding-catalogue.ts', import.meta.url).href
  const pools = [1, 2].map((size) => createDetectorPool({ size, catalogueModule, taskTimeoutMs: 60_000 }))
  const perSecond: number[][] = [[], []]
  try {
    await Promise.all(pools.map((pool) => pool.ready()))
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round++)
      for (const [at, pool] of pools.entries()) {
        const ms = await timed(() =>
          Promise.all(
            Array.from({ length: windows }, (_, n) =>
              pool.evaluate(securityTask(`${n} ${'word '.repeat(124)}`, 'encodes')),
            ),
          ),
        )
        perSecond[at]?.push((windows * 1_000) / ms)
      }
  } finally {
    await Promise.all(pools.map((pool) => pool.close()))
  }
  const [one, two] = perSecond.map((values) => median(values))
  const ratio = (two ?? Number.NaN) / (one ?? Number.NaN)
  return {
    section: {
      title: 'Encoder in workers',
      about: 'Texts of one full window through the pool of detectors, in process. Baseline: the same with one worker.',
      columns: ['workers', 'windows a second', ': one worker', 'samples'],
      rows: [
        [1, one ?? Number.NaN, 1, rounds],
        [2, two ?? Number.NaN, ratio, rounds],
      ],
    },
    bars: [{ name: 'encoder, two workers : one', unit: '×', limit: 1.8, kind: 'at least', measured: ratio }],
  }
}
