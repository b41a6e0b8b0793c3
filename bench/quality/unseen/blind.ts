import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadEncoder } from '../../../server/models/encoder/load-encoder.ts'
import { sectionOf } from '../figures/table.ts'
import { blindOthers } from './blind-others.ts'
import { blindFolder, blindQuestions } from './blind-sets.ts'
import { type ForeignLine, foreignText, measureForeign } from './foreign.ts'

/** What was found on the blind set, and for what. */
export interface BlindFigures {
  readonly encoder: string
  readonly measuredAt: string
  readonly lines: readonly ForeignLine[]
  /** What other measurements on the set gave, in words: policies, judged answers. */
  readonly others: readonly string[]
}

/** Where the figures are kept: measured once, told as they are, and never again for this set, which is then learnt from. */
export const blindFiguresPath = join(blindFolder, 'figures.json')

/** The kept figures; null when there are none. */
export function readBlind(path = blindFiguresPath): BlindFigures | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BlindFigures) : null
}

/** The figures as Markdown. */
export function blindText(figures: BlindFigures | null): string {
  if (figures === null) return ''
  return sectionOf(
    'The blind set',
    `Written for this fit by hands that had seen neither data nor code (\`training/blind/${basename(blindFolder)}/\`), measured once on ${figures.measuredAt.slice(0, 10)} with the encoder ${figures.encoder}, told as it was found. The next fit may learn from it; then another one is written. The hands that write such a set and those that write texts to learn from (\`training/authored/\`) knew nothing of each other but are of one kind, so texts of real users may be judged worse.`,
    ...(figures.lines.length === 0 ? [] : [foreignText(figures.lines)]),
    ...figures.others,
  )
}

/** `node bench/quality/unseen/blind.ts`: measures the blind set once. Refuses to measure it a second time. */
async function main(): Promise<void> {
  if (readBlind() !== null) throw new Error(`${blindFiguresPath} is there: a blind set is measured once.`)
  const encoder = await loadEncoder()
  const lines = await measureForeign(encoder, blindQuestions())
  const figures: BlindFigures = {
    encoder: encoder.identity.version,
    measuredAt: new Date().toISOString(),
    lines,
    others: await blindOthers(encoder, blindFolder),
  }
  writeFileSync(blindFiguresPath, `${JSON.stringify(figures, null, 1)}\n`)
  console.log([foreignText(lines), ...figures.others].join('\n\n'))
}

if (import.meta.main) await main()
