import { orderPhrases } from './orders.ts'
import type { StructureSignal } from './signal.ts'
import { nothingSeen } from './signal.ts'
import { addressPhrases } from './words/assistant-address.ts'
import { scanPhrases } from './words/phrase-scan.ts'

const phrases = [...orderPhrases, ...addressPhrases]

/** Orders in parts that a person would not see: comments, invisible elements, tag characters. */
export const hiddenOrders: StructureSignal = {
  id: 'hidden-orders',
  title: 'an order in a part that a person does not see',
  source: 'hidden-text injections (Greshake et al. 2023)',
  knownMisses:
    'text hidden by colour or size in a style sheet that is not inline; comments of developers to each other may look alike',
  measure: ({ view }) => (view.kind === 'hidden' ? scanPhrases(view.text, phrases) : nothingSeen),
}
