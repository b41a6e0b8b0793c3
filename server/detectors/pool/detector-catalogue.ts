import type { Exchange } from '../../domain/exchange.ts'
import type { PolicyDetector, SecurityDetector, TopicsDetector } from '../detector.ts'
import type { Reading } from '../reading.ts'

/** Everything that a worker needs to judge; a module exports it as `catalogue`. */
export interface DetectorCatalogue {
  readonly securityDetector: SecurityDetector
  readonly policyDetectors: readonly PolicyDetector[]
  /** Without one every comparison with topics is a failed one. */
  readonly topicsDetector?: TopicsDetector
  /** Ids of all detectors, the cheapest first; one that is not listed runs last. */
  readonly cheapestFirst: readonly string[]
  /** Makes an exchange ready for detectors; called once for each task. */
  readonly readExchange: (exchange: Exchange) => Reading
}

/** Imports a catalogue by its file URL. Rejects with the reason when it cannot be loaded or is none. */
export async function loadCatalogue(url: string): Promise<DetectorCatalogue> {
  const module: { readonly catalogue?: DetectorCatalogue } = await import(url)
  const { catalogue } = module
  if (
    typeof catalogue?.readExchange !== 'function' ||
    typeof catalogue.securityDetector?.evaluate !== 'function' ||
    !Array.isArray(catalogue.policyDetectors)
  ) {
    throw new Error(`${url} exports no detector catalogue`)
  }
  return catalogue
}
