import { encodeAnsi } from '../../../../transforms/hidden/ansi.ts'
import { smuggledTechnique } from '../../encoded.ts'

const label = {
  en: 'terminal output with escape sequences that conceal it',
  fr: 'sortie de terminal avec des séquences d’échappement qui la masquent',
  de: 'Terminalausgabe mit Escape-Sequenzen, die sie verbergen',
  es: 'salida de terminal con secuencias de escape que la ocultan',
}

/** The goal between escape sequences. Source and known misses as stated in it. */
export const ansi = smuggledTechnique({
  id: 'smuggle.ansi',
  name: 'Terminal escapes',
  mechanism: 'The request stands between escape sequences that a terminal conceals and a model reads.',
  source: 'idea: NVIDIA/garak probes/ansiescape.py; PyRIT ansi_escape/ansi_attack_converter.py',
  knownMisses: 'Does not test whether the target writes escape sequences itself.',
  disguises: [
    { name: 'ansi-escapes', label, apply: (goal) => encodeAnsi(goal) },
    {
      name: 'ansi-escapes-shown',
      label,
      apply: (goal) => encodeAnsi(goal).replaceAll('\u001b', String.raw`\x1b`),
    },
  ],
})
