import { createCatalogue } from '../../server/detectors/catalogue.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'

/** Something that gives a text a security value; 1 is its point of operation. */
export interface Judge {
  readonly name: string
  readonly value: (text: string) => Promise<number> | number
}

/** The product's own detector, on the text as a user's message. */
export function productJudge(encoder: Encoder): Judge & { readonly version: string } {
  const detector = createCatalogue(encoder).securityDetector
  const scope = { signal: new AbortController().signal }
  return {
    name: 'Redoubt',
    version: detector.about.version,
    value: async (text) => {
      const finding = await detector.evaluate(readExchange(exchangeOf(text)), null, scope)
      if (finding.status !== 'scored') throw new Error('the security detector gave no value')
      return finding.value
    },
  }
}

const keywords =
  /ignore (?:all |the |your )?(?:previous|above|prior)|disregard|system prompt|jailbreak|\bDAN\b|developer mode|pretend (?:to be|you are)|act as|bypass|override|reveal|password|forget (?:everything|all)/i

/** What a list of words does, as many applications start: the bar that anything better has to clear. */
export const keywordJudge: Judge = { name: 'keyword list', value: (text) => (keywords.test(text) ? 1 : 0) }

/** The application without a guard. */
export const nothingJudge: Judge = { name: 'block nothing', value: () => 0 }
