import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Control marks with which chat templates separate speakers; a person has no reason to type them. */
export const roleTokens: StructureSignal = {
  id: 'role-tokens',
  title: 'control marks of a chat template',
  source: 'published chat templates: ChatML, Llama 2 and 3, Gemma, Phi, Mistral',
  knownMisses: 'templates that are not published; people who ask about such templates carry the same marks',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const label = 'fake role mark'

const phrases: readonly Phrase[] = [
  {
    pattern:
      /<\|(?:im_(?:start|end|sep)|system|user|assistant|endoftext|endofprompt|end|(?:start|end)_header_id|eo[tm]_id|begin_of_text|end_of_text|python_tag)\|>/gi,
    label,
    weight: 0.8,
  },
  { pattern: /\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS)\]|<<\/?SYS>>/g, label, weight: 0.8 },
  { pattern: /<(?:start|end)_of_turn>|<\/?s>[ \t]{0,4}\[INST|\[system\]\(#[a-z]/gi, label, weight: 0.7 },
]
