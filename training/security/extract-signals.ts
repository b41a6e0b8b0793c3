import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { extractFeatures } from '../../server/detectors/security/features.ts'
import { fuse } from '../../server/detectors/security/fusion.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import { readSignals, signals } from '../../server/detectors/security/signals.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { LineFile } from '../line-file.ts'
import { dataFolder } from '../rows.ts'
import { unseenTexts } from './unseen-texts.ts'

/**
 * Writes what the last fusion learns from: for each text that no other fit saw, what rules, encoder and n-grams say of it.
 * `node training/security/extract-signals.ts [output file] [data folder] [most texts of a source]`. Needs the encoder, models/security-rules.json and
 * models/security-ngrams.bin. Takes a few minutes on two cores.
 */
const output = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'signals.jsonl')
const { texts, seed } = unseenTexts(dataFolder(process.argv[3]), Number(process.argv[4] ?? 250))
const [rules, ngrams, encoder] = [loadSecurityRules(), loadNgramModel(), await loadEncoder()]
const encode = createReadingEncoder(encoder)
const file = new LineFile(output)
file.write({
  signals: signals.map(({ name, sign }) => ({ name, sign })),
  seed,
  madeFor: { encoder: encoder.identity.version, ngrams: ngrams.version, rules: rules.version },
})
for (const { text, isAttack: attack, source, kind, split, language } of texts) {
  const reading = readExchange(exchangeOf(text))
  const rulesScore = fuse(rules, extractFeatures(reading)).score
  const { values, windows } = readSignals({ reading, rulesScore, encoded: await encode(reading), ngrams })
  const x = [...values].map((value, index) => [index, Number(value.toFixed(5))])
  file.write({ source, kind, split, language, attack, windows, x })
}
file.close()
console.log(`${texts.length} texts → ${output}`)
