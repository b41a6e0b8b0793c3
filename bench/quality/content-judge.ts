import { referencePolicies } from '../../server/detectors/content/content-categories.ts'
import { contentDetectorIds, createContentDetectors } from '../../server/detectors/content/content-detectors.ts'
import { createReadingEncoder } from '../../server/detectors/meaning/encode-reading.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { defaultPolicies } from '../../server/domain/policy/policy-catalogue.ts'

/** The values of the content policies for one text, by policy. */
export type ContentValues = ReadonlyMap<string, number>

/** Values a text as the product does, with its default policies. */
export interface ContentJudge {
  values(text: string): Promise<ContentValues>
}

/** The policies that stand on one scale: what "any content category" means. Advice and the like are matters of the owner. */
export const familyIds: readonly string[] = contentDetectorIds.filter(
  (id) => !referencePolicies.some((policy) => policy.id === id),
)

/** Makes the judge. Cost: that of the encoder and microseconds more. */
export function createContentJudge(encoder: Encoder): ContentJudge {
  const detectors = createContentDetectors({ encoder, encode: createReadingEncoder(encoder) })
  const policies = new Map(
    defaultPolicies({ organizationId: '', nextId: () => '', nowMs: 0 }).map((policy) => [policy.detector, policy]),
  )
  return {
    async values(text) {
      const reading = readExchange(exchangeOf(text))
      const values = new Map<string, number>()
      for (const detector of detectors) {
        const policy = policies.get(detector.id)
        if (policy === undefined) throw new Error(`No default policy has the detector ${detector.id}.`)
        const finding = await detector.evaluate(reading, { policy, compiled: null }, { signal })
        if (finding.status === 'failed') throw new Error(finding.reason)
        values.set(detector.id, finding.value)
      }
      return values
    },
  }
}

/** The greatest value of the family. */
export function familyValue(values: ContentValues): number {
  return Math.max(...familyIds.map((id) => values.get(id) ?? 0))
}

const { signal } = new AbortController()
