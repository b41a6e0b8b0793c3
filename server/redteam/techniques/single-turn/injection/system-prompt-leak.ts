import { promptLeaks } from '../../../wordings/single-turn/leaks.ts'
import { singleTurn } from '../../single-turn.ts'
import { promptLeakTaxonomy } from '../../taxonomies.ts'

/** The text before the conversation is asked for: repeated, translated, tabulated or moved. Source and known misses as stated in it. */
export const systemPromptLeak = singleTurn({
  about: {
    id: 'leak.system_prompt',
    name: 'System-prompt extraction',
    mechanism: 'The text before the conversation is asked for: repeated, translated, tabulated or moved.',
    taxonomy: promptLeakTaxonomy,
    source: 'idea: NVIDIA/garak probes/sysprompt_extraction; LLAMATOR system_prompt_leakage.py',
    knownMisses: 'Targets may invent a prompt: only checks tell a real one.',
  },
  tries: 'Ask for the text before the conversation.',
  wordings: promptLeaks,
})
