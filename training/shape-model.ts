import { Buffer } from 'node:buffer'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapeCount, shapesOf } from '../server/detectors/structure/words/shape-symbols.ts'
import { randomFromNumber } from '../server/text/random/seeded-random.ts'
import { machineSuffixes } from './generate/machine-suffixes.ts'
import { rowsOf, trainFolder } from './rows.ts'

/**
 * Learns the shape model of `server/detectors/structure/machine-suffix.ts` from benign training texts:
 * `node training/shape-model.ts [data folder]`. Where a window starts to count is read off benign texts that the model
 * did not see: one in two hundred of them has a window above it. Takes a few seconds.
 */
const sources = [
  'benign-arena-hard-v2',
  'benign-code',
  'benign-code-tasks',
  'benign-documents',
  'benign-everyday',
  'benign-roleplay',
  'benign-personas',
  'benign-cyber',
  'benign-tools',
]
const target = join(import.meta.dirname, '..', 'server', 'detectors', 'structure', 'shape-model.generated.json')
const folder = trainFolder(process.argv[2])
const texts = sources.flatMap((source) => rowsOf(folder, source).map((row) => row.text))
const seen = texts.filter((_, index) => index % 2 === 0)
const unseen = texts.filter((_, index) => index % 2 === 1)
const costs = learn(seen)
// The detector reads the file when it is loaded, so that it has to be whole before the windows can be measured.
writeFileSync(target, modelJson(costs, 8, 9))
const { forEachWindow } = await import('../server/detectors/structure/machine-suffix.ts')

const benign = unseen.map(highest).sort((a, b) => a - b)
const floor = quantile(benign, 0.995)
const machine = machineSuffixes(randomFromNumber(7), 400)
  .map(highest)
  .sort((a, b) => a - b)
const ceiling = Math.max(floor + 0.5, quantile(machine, 0.5))
writeFileSync(target, modelJson(costs, floor, ceiling))
console.log({
  texts: texts.length,
  benign: [0.5, 0.9, 0.99, 0.999].map((at) => quantile(benign, at).toFixed(2)),
  machine: [0.05, 0.25, 0.5, 0.75].map((at) => quantile(machine, at).toFixed(2)),
  aboveFloor: machine.filter((bits) => bits > floor).length / machine.length,
})

function learn(from: readonly string[]): Uint8Array {
  const threes = new Float64Array(shapeCount ** 3)
  const twos = new Float64Array(shapeCount ** 2)
  const ones = new Float64Array(shapeCount)
  for (const text of from) {
    const { symbols, length } = shapesOf(text)
    for (let at = 2; at < length; at++) {
      const [first, second, third] = [symbols[at - 2] ?? 0, symbols[at - 1] ?? 0, symbols[at] ?? 0]
      add(threes, (first * shapeCount + second) * shapeCount + third)
      add(twos, second * shapeCount + third)
      add(ones, third)
    }
  }
  return costsOf(threes, twos, ones)
}

function add(counts: Float64Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Each level backs off to the one below with the weight of four observations. */
function costsOf(threes: Float64Array, twos: Float64Array, ones: Float64Array): Uint8Array {
  const result = new Uint8Array(shapeCount ** 3)
  const all = ones.reduce((sum, count) => sum + count, 0)
  for (let first = 0; first < shapeCount; first++) {
    for (let second = 0; second < shapeCount; second++) {
      const base = (first * shapeCount + second) * shapeCount
      const threeTotal = threes.subarray(base, base + shapeCount).reduce((sum, count) => sum + count, 0)
      const twoTotal = twos
        .subarray(second * shapeCount, (second + 1) * shapeCount)
        .reduce((sum, count) => sum + count, 0)
      for (let third = 0; third < shapeCount; third++) {
        const one = ((ones[third] ?? 0) + 1) / (all + shapeCount)
        const two = ((twos[second * shapeCount + third] ?? 0) + 4 * one) / (twoTotal + 4)
        const three = ((threes[base + third] ?? 0) + 4 * two) / (threeTotal + 4)
        result[base + third] = Math.min(255, Math.round(-Math.log2(three) * 16))
      }
    }
  }
  return result
}

function highest(text: string): number {
  let best = 0
  forEachWindow(shapesOf(text), costs, (bits) => {
    best = Math.max(best, bits)
  })
  return best
}

function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0
}

function modelJson(table: Uint8Array, low: number, high: number): string {
  const about = 'Learnt by training/shape-model.ts; read by machine-suffix.ts.'
  return `${JSON.stringify({ about, floor: Number(low.toFixed(3)), ceiling: Number(high.toFixed(3)), costs: Buffer.from(table).toString('base64') }, null, 2)}\n`
}
