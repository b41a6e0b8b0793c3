import { encodeReversed } from '../../../../transforms/ciphers/reversed.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal turned round. Source and known misses as stated in it. */
export const flip = encodedTechnique({
  id: 'obf.flip',
  name: 'Flipped text',
  mechanism: 'The characters, the words or the characters of each word of the request stand in reverse order.',
  source: 'idea: PyRIT executor/attack/single_turn/flip_attack.py; promptfoo strategies/flipAttack.ts',
  knownMisses: 'Weak models answer the reversed text with a guess.',
  disguises: [
    {
      name: 'reversed',
      label: { en: 'reversed text', fr: 'texte inversé', de: 'umgedrehter Text', es: 'texto invertido' },
      apply: (goal) => encodeReversed(goal),
    },
    {
      name: 'reversed-words',
      label: {
        en: 'reversed word order',
        fr: 'ordre des mots inversé',
        de: 'umgekehrte Wortfolge',
        es: 'orden de palabras invertido',
      },
      apply: (goal) => encodeReversed(goal, 'words'),
    },
    {
      name: 'reversed-in-words',
      label: {
        en: 'words each spelt backwards',
        fr: 'mots chacun à l’envers',
        de: 'einzeln umgedrehte Wörter',
        es: 'palabras al revés una por una',
      },
      apply: (goal) => encodeReversed(goal, 'in-words'),
    },
  ],
})
