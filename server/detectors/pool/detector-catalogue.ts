import type { Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { Uninterrupted } from '../../domain/guard/encoder.ts'
import type { Exchange } from '../../domain/guard/exchange.ts'
import type { PolicyDetector, SecurityDetector, TopicsDetector } from '../detector.ts'
import type { Reading } from '../reading.ts'

/**
 * Everything that a worker needs to judge. A module exports it as `catalogue`, or as `openCatalogue` a function that
 * makes it.
 */
export interface DetectorCatalogue {
  readonly securityDetector: SecurityDetector
  readonly policyDetectors: readonly PolicyDetector[]
  /** Without one every comparison with topics is a failed one. */
  readonly topicsDetector?: TopicsDetector
  /** Ids of all detectors, the cheapest first; one that is not listed runs last. */
  readonly cheapestFirst: readonly string[]
  /** Makes an exchange ready for detectors; called once for each task. */
  readonly readExchange: (exchange: Exchange) => Reading
  /** Judges a turn of a red-team test. Rejects when it cannot; without one every judgement is refused. */
  readonly judgeTurn?: (subject: JudgeSubject) => Promise<Evaluation>
}

/** What a catalogue is given by the thread that it shall run on. */
export interface CatalogueScope {
  /** Everything that runs outside of JavaScript for longer than a moment has to run in this. */
  readonly uninterrupted: Uninterrupted
}

/** Makes a catalogue, ready to judge. Rejects with a plain message when that cannot be. */
export type OpenCatalogue = (scope: CatalogueScope) => Promise<DetectorCatalogue>

/** Imports a catalogue by its file URL. Rejects with the reason when it cannot be loaded or is none. */
export async function loadCatalogue(url: string, scope: CatalogueScope): Promise<DetectorCatalogue> {
  const module: { readonly catalogue?: DetectorCatalogue; readonly openCatalogue?: OpenCatalogue } = await import(url)
  const { openCatalogue } = module
  const catalogue = typeof openCatalogue === 'function' ? await openCatalogue(scope) : module.catalogue
  if (
    typeof catalogue?.readExchange !== 'function' ||
    typeof catalogue.securityDetector?.evaluate !== 'function' ||
    !Array.isArray(catalogue.policyDetectors)
  ) {
    throw new Error(`${url} exports no detector catalogue`)
  }
  return catalogue
}
