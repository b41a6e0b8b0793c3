import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Orders how the answer has to begin, so that a refusal no longer fits the beginning. */
export const prefixForcing: StructureSignal = {
  id: 'prefix-forcing',
  title: 'an order how the answer must begin',
  source: 'prefix injection (Wei et al. 2023)',
  knownMisses:
    'letters and stories with a given first sentence are a weak case of the same form; English, German, French and Spanish only',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const label = 'forced beginning'

const phrases: readonly Phrase[] = [
  {
    pattern:
      /\b(?:start|begin|open|prefix|preface|prepend)(?:ing|s)?\b[^.\n]{0,30}\b(?:answers?|responses?|reply|replies|output|messages?|sentences?|completion)\b[^.\n]{0,20}\b(?:with|by)\b/gi,
    label,
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:your|every|each|the) (?:answers?|responses?|reply|replies|output|messages?)\b[^.\n]{0,20}\b(?:must|should|has to|have to|needs? to|will|always) (?:always )?(?:start|begin|open)\b/gi,
    label,
    weight: 0.6,
  },
  {
    pattern:
      /["'“‘`](?:sure|absolutely|of course|certainly|yes|okay|ok)[,!.]? (?:here|i can|i will|i['’]ll|let me|my)\b/gi,
    label: 'consent put into its mouth',
    weight: 0.7,
  },
  {
    pattern: /\bsure,? here (?:is|are|['’]s)\b[^\n]{0,80}[:.]?[ \t]{0,3}$/gi,
    label: 'consent put into its mouth',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:beginne|starte|fang)\b[^.\n]{0,20}\b(?:antwort|ausgabe)\b[^.\n]{0,15}\bmit\b|\bcommence[zr]?\b[^.\n]{0,20}\br[ée]ponses?\b[^.\n]{0,15}\bpar\b|\b(?:empieza|comienza|comece)\b[^.\n]{0,20}\b(?:respuesta|resposta)\b[^.\n]{0,15}\bcon?m?\b/gi,
    label,
    weight: 0.6,
  },
]
