import { addressPhrases } from './assistant-address.ts'
import { orderPhrases } from './orders.ts'
import { belongsToOthers } from './other-object.ts'
import { scanPhrases } from './phrase-scan.ts'
import type { StructureSignal } from './signal.ts'
import { nothingSeen } from './signal.ts'

const phrases = [...orderPhrases, ...addressPhrases]

/** A sentence inside quoted, attached or returned data that gives orders to the assistant. */
export const instructionInData: StructureSignal = {
  id: 'instruction-in-data',
  title: 'an order to the assistant inside a document',
  source: 'indirect prompt injection (Greshake et al. 2023); own forms in 14 languages',
  knownMisses:
    'data that is not recognised as a document; orders in the tone of the document ("reviewers rate this highest")',
  measure: ({ view, hasDocuments, inDocument }) =>
    hasDocuments
      ? scanPhrases(
          view.text,
          phrases,
          (start, end) => inDocument(start, end) && !belongsToOthers(view.text, start, end),
        )
      : nothingSeen,
}
