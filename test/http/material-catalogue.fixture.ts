import { createSecurityWithMaterial } from '../../server/detectors/material/security-with-material.ts'
import { shortSigns } from '../../server/detectors/material/short-signs.ts'
import { createPatternsDetector } from '../../server/detectors/patterns/patterns-detector.ts'
import type { DetectorCatalogue } from '../../server/detectors/pool/detector-catalogue.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Encoder, EncoderWindow } from '../../server/domain/guard/encoder.ts'
import { scored } from '../../server/domain/guard/finding.ts'

/** An encoder of twenty words a window that reads an order wherever a robot is spoken to, so that tests hang on no weights. */
const sign = 'robot'

/** How an order begins that this encoder sees. */
export const orderPrefix = `Dear ${sign},`

const wordsOfWindow = 20
const none = new Float32Array()

const encoder: Encoder = {
  identity: { id: 'robots', version: '1' },
  pairsVersion: '1',
  windowsOf(text, windowsMax) {
    const windows: EncoderWindow[] = []
    let words: RegExpExecArray[] = []
    const finish = (): void => {
      const [first, last] = [words[0], words.at(-1)]
      if (first === undefined || last === undefined) return
      const ids = words.flatMap(([word]) => [word.toLowerCase().replace(/\P{L}+$/u, '') === sign ? 1 : 2, word.length])
      windows.push({ start: first.index, end: last.index + last[0].length, ids, secondFrom: null })
      words = []
    }
    for (const word of text.matchAll(/\p{L}+[^\p{L}\s]*/gu)) {
      if (windows.length === windowsMax) break
      words.push(word)
      if (words.length === wordsOfWindow) finish()
    }
    if (windows.length < windowsMax) finish()
    return windows
  },
  windowOfPair() {
    throw new Error('not needed here')
  },
  windowBesideRule() {
    throw new Error('not needed here')
  },
  async readBesideRule() {
    throw new Error('not needed here')
  },
  windowAlone() {
    throw new Error('not needed here')
  },
  async readAlone() {
    throw new Error('not needed here')
  },
  async encode(windows) {
    return windows.map(({ ids }) => {
      const isOrder = ids.some((id, at) => at % 2 === 0 && id === 1)
      const planted = Float32Array.of(isOrder ? 8 : -8)
      const security = new Float32Array(6).fill(isOrder ? 8 : -8)
      return { embedding: none, security, content: none, response: none, planted, applies: none }
    })
  },
}

const knots = [
  { score: -8, rate: 0.5 },
  { score: 0, rate: 0.02 },
  { score: 4, rate: 0.001 },
]

/** Messages are harmless whatever they say; materials are judged by the product's own detector with that encoder. */
export const catalogue: DetectorCatalogue = {
  securityDetector: createSecurityWithMaterial(
    {
      id: 'security',
      about: { title: 'nothing', version: '1', source: 'made for tests', knownMisses: 'everything' },
      evaluate: () => scored(0),
    },
    {
      encoder,
      rules: loadSecurityRules(),
      ngrams: loadNgramModel(),
      calibration: {
        version: '1',
        weights: [1, 0, 0],
        byWindows: [{ windows: 1, knots }],
        short: { weights: shortSigns.map((name) => (name === 'planted' ? 1 : 0)), knots },
      },
    },
  ),
  policyDetectors: [createPatternsDetector()],
  cheapestFirst: ['patterns'],
  readExchange,
}
