import { encodeZigzag } from '../../../../transforms/ciphers/zigzag.ts'
import { encodedTechnique } from '../../encoded.ts'
import type { Disguise } from '../../single-turn.ts'

/** The goal in a zigzag. Source and known misses as stated in it. */
export const zigzag = encodedTechnique({
  id: 'obf.zigzag_mirror',
  name: 'Zigzag',
  mechanism: 'The request is written in a zigzag over two to four lines that are then read one after the other.',
  source: 'idea: agentic_security probe_data/stenography_fn.py',
  knownMisses: 'Only strong models or targets with a tool put it together again.',
  disguises: [2, 3, 4].map(railed),
})

function railed(rails: number): Disguise {
  return {
    name: `zigzag-${rails}`,
    label: {
      en: `rail-fence cipher with ${rails} rails`,
      fr: `chiffre en zigzag (rail fence) sur ${rails} lignes`,
      de: `Gartenzaun-Chiffre mit ${rails} Zeilen`,
      es: `cifrado en zigzag (rail fence) de ${rails} líneas`,
    },
    apply: (goal) => encodeZigzag(goal, rails),
  }
}
