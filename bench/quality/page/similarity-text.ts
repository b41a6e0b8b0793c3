import { figureOf, roundedAgainst, sectionOf, tableOf } from '../figures/table.ts'
import type { SimilarityLine } from '../similarity.ts'
import { dropMax, isWithin, similarityDrop } from './bars.ts'

/** The similarity of meaning, language by language, beside the model that the encoder was made from. */
export function similarityText(lines: readonly SimilarityLine[]): string {
  return sectionOf(
    'Similarity of meaning: similarity-stsb-dev, Spearman',
    tableOf([
      ['language', 'pairs', 'ours (95 %)', 'original', 'below it', 'bar', 'met'],
      ...lines.map((line) => {
        const drop = similarityDrop(line)
        return [
          line.language,
          String(line.pairs),
          figureOf(line.correlation),
          line.original?.toFixed(3) ?? '–',
          drop === null ? 'not measured' : roundedAgainst(drop.value, 'at most'),
          `≤ ${dropMax.similarity}`,
          drop !== null && isWithin({ side: 'at most', bound: dropMax.similarity }, drop.value) ? 'met' : '**not met**',
        ]
      }),
    ]),
    'The original is MiniLM-L6 as it was before the fit, in full precision; its figures come from `models/encoder.json`.',
  )
}
