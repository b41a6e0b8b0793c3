import { orderPhrases } from './orders.ts'
import type { StructureSignal } from './signal.ts'
import { nothingSeen } from './signal.ts'
import { addressPhrases } from './words/assistant-address.ts'
import { belongsToOthers } from './words/other-object.ts'
import { scanPhrases } from './words/phrase-scan.ts'

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
