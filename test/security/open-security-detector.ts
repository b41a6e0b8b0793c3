import assert from 'node:assert/strict'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { loadSecurityParts } from '../../server/detectors/security/load-security-parts.ts'
import { createSecurityDetector, type SecurityParts } from '../../server/detectors/security/security-detector.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Exchange } from '../../server/domain/guard/exchange.ts'
import type { ScoredFinding } from '../../server/domain/guard/finding.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'

/** The committed detector of attacks and what it is made of. */
export async function openSecurityDetector() {
  const encoder = await loadEncoder()
  const parts: SecurityParts = loadSecurityParts({ encoder, encode: createReadingEncoder(encoder) })
  const detector = createSecurityDetector(parts)
  const scope = { signal: new AbortController().signal }
  return {
    parts,
    detector,
    /** What it finds in a user's message, or in another exchange. */
    async judge(text: string, rest: Partial<Exchange> = {}): Promise<ScoredFinding> {
      const exchange: Exchange = {
        direction: 'input',
        role: 'user',
        text,
        textWithContext: text,
        history: [],
        imageCount: 0,
        ...rest,
      }
      const finding = await detector.evaluate(readExchange(exchange), null, scope)
      assert.ok(finding.status === 'scored')
      return finding
    },
  }
}
