import { contextExtraction } from './context-extraction.ts'
import { delimiterBreaks } from './delimiter-breaks.ts'
import { exfiltration } from './exfiltration.ts'
import { floods } from './floods.ts'
import { forgedResults } from './forged-results.ts'
import { hiddenOrders } from './hidden-orders.ts'
import { instructionInData } from './instruction-in-data.ts'
import { machineSuffix } from './machine-suffix.ts'
import { manyShot } from './many-shot.ts'
import { outputHijack } from './output-hijack.ts'
import { payloadSplitting } from './payload-splitting.ts'
import { prefixForcing } from './prefix-forcing.ts'
import { refusalSuppression } from './refusal-suppression.ts'
import { roleLines } from './role-lines.ts'
import { roleTokens } from './role-tokens.ts'
import { secretAsking } from './secret-asking.ts'
import type { StructureSignal } from './signal.ts'
import { unboundPersona } from './unbound-persona.ts'
import { assistantAddress } from './words/assistant-address.ts'
import { talkAbout } from './words/talk-about.ts'

/** All structure signals. Their order is the order of their features: append only, and fit the weights anew. */
export const structureSignals: readonly StructureSignal[] = [
  roleTokens,
  roleLines,
  forgedResults,
  manyShot,
  instructionInData,
  exfiltration,
  hiddenOrders,
  machineSuffix,
  floods,
  delimiterBreaks,
  payloadSplitting,
  prefixForcing,
  refusalSuppression,
  secretAsking,
  outputHijack,
  unboundPersona,
  contextExtraction,
  assistantAddress,
  talkAbout,
]
