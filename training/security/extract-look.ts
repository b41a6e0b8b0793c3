import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { lookFirst } from '../../server/detectors/security/first-look.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { readStretch } from '../../server/detectors/security/second-look.ts'
import { loadSecurityFusion } from '../../server/detectors/security/security-fusion.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { LineFile } from '../line-file.ts'
import { dataFolder } from '../rows.ts'
import { unseenTexts } from './unseen-texts.ts'

/**
 * Writes what the second look learns from: for each text that no other fit saw, the score and value of the first look, and what
 * the second network reads in it, alone and beside the rule against attacks. `node training/security/extract-look.ts [output file] [data folder] [most texts of a
 * source]`. Needs models/security-fusion.json and models/encoder-pairs.onnx. Twenty minutes on two cores.
 */
const output = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'look.jsonl')
const { texts } = unseenTexts(dataFolder(process.argv[3]), Number(process.argv[4] ?? 250))
const [rules, ngrams, encoder] = [loadSecurityRules(), loadNgramModel(), await loadEncoder()]
const fusion = loadSecurityFusion({ encoder: encoder.identity.version, ngrams: ngrams.version, rules: rules.version })
const encode = createReadingEncoder(encoder)
const file = new LineFile(output)
/** Texts below are clearly harmless by the first look: they are counted, and not read again. */
const readFrom = 0.15
file.write({ readFrom, madeFor: { pairs: encoder.pairsVersion, fusion: fusion.version } })
for (const { text, isAttack: attack, source, kind, split, language } of texts) {
  const first = await lookFirst({ rules, ngrams, encode, fusion }, readExchange(exchangeOf(text)))
  const again = first.value < readFrom ? null : await readStretch(first, encoder)
  const { value, score, signalReading } = first
  file.write({ source, kind, split, language, attack, windows: signalReading.windows, value, score, again })
}
file.close()
console.log(`${texts.length} texts → ${output}`)
