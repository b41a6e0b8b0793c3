import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import { transforms } from '../../server/transforms/catalogue.ts'
import { rowsOf } from '../../training/rows.ts'
import { type Interval, pairedDrop, type Share } from './figures/statistics.ts'
import type { Judge } from './judges.ts'
import { isReached, type Line, lineOf, valuesBy } from './line.ts'

/** What one disguise does to the attacks of one set. */
export interface DisguiseLine {
  readonly set: string
  /** Name of the transform, in kebab case. */
  readonly disguise: string
  /** Of the same attacks, plain and in disguise. */
  readonly plain: Share
  readonly disguised: Share
  /** By how much the recall falls, 0 to 1; negative when more is found. */
  readonly drop: Interval
}

/** What disguises do. */
export interface DisguiseFigures {
  readonly attacks: readonly DisguiseLine[]
  /** Alarms on real user prompts in each disguise. */
  readonly benign: readonly Line[]
}

/** So many attacks of tensor-trust, by hash: each is measured once for every disguise. */
const tensorTrustMax = 60
/** Of the real prompts every so-manieth. */
const promptStep = 8

/**
 * Measures a judge on attacks and on real prompts through every transform of the product, all of which it should undo.
 * Four minutes on one core for the product.
 */
export async function measureDisguise(judge: Judge, folder: string): Promise<DisguiseFigures> {
  const dev = (name: string) => rowsOf(join(folder, 'dev'), name)
  const deepset = dev('attacks-deepset-test').filter(({ label }) => label === '1')
  const tensorTrust = dev('attacks-tensor-trust').toSorted((a, b) => textHash(a.text) - textHash(b.text))
  const prompts = dev('benign-arena-hard-v01').filter((_, at) => at % promptStep === 0)
  const values = valuesBy(judge)
  const attacks: DisguiseLine[] = []
  for (const [set, rows] of [
    ['attacks-deepset-test', deepset],
    ['attacks-tensor-trust', tensorTrust.slice(0, tensorTrustMax)],
  ] as const) {
    const plain = await values(rows.map(({ text }) => text))
    for (const { name, encode } of transforms) {
      const disguised = await values(rows.map(({ text }) => encode(text)))
      attacks.push({
        set,
        disguise: name,
        plain: lineOf(set, plain).reached,
        disguised: lineOf(set, disguised).reached,
        drop: pairedDrop(plain.map(isReached), disguised.map(isReached)),
      })
    }
  }
  const benign: Line[] = []
  for (const { name, encode } of transforms) {
    benign.push(lineOf(name, await values(prompts.map(({ text }) => encode(text)))))
  }
  return { attacks, benign }
}
