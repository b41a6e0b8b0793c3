import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { features } from '../server/detectors/security/feature-list.ts'
import { extractFeatures } from '../server/detectors/security/features.ts'
import { exchangeOf } from '../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../server/detectors/views/read-exchange.ts'
import { dataFolder } from './rows.ts'
import { securitySources } from './security-sources.ts'
import type { SecurityText } from './security-texts.ts'
import { generationSeed, securityTexts } from './security-texts.ts'

/**
 * Writes the feature vectors of all texts of the security fit, one JSON object a line, the first line about the rest:
 * `node training/extract-features.ts [output file] [data folder]`. Takes a few minutes on two cores; the same sets give
 * the same file.
 */
const output = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'features.jsonl')
const { texts, dropped } = securityTexts(dataFolder(process.argv[3]))
const about = {
  features: features.map(({ name, sign }) => ({ name, sign })),
  seed: generationSeed,
  dropped,
  sources: securitySources.map(({ name, licence }) => ({ name, licence })),
}
mkdirSync(dirname(output), { recursive: true })
const startedMs = performance.now()
writeFileSync(output, `${[JSON.stringify(about), ...texts.map(lineOf)].join('\n')}\n`)
console.log(
  `${texts.length} texts, ${Math.round((performance.now() - startedMs) / 1000)} s, left out: ${JSON.stringify(dropped)} → ${output}`,
)

function lineOf({ text, isAttack, source, kind, split, language }: SecurityText): string {
  const { values } = extractFeatures(readExchange(exchangeOf(text)))
  const x = [...values].flatMap((value, index) => (value === 0 ? [] : [[index, Number(value.toFixed(4))]]))
  return JSON.stringify({ source, kind, split, language, attack: isAttack, length: text.length, x })
}
