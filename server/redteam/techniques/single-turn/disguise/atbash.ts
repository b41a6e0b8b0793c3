import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeAtbash } from '../../../../transforms/ciphers/atbash.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in Atbash. Source and known misses as stated in it. */
export const atbash = encodedTechnique({
  id: 'cipher.atbash',
  name: 'Atbash',
  mechanism: 'The alphabet is mirrored: A and Z, B and Y, … are exchanged.',
  source: 'idea: NVIDIA/garak probes/encoding.py',
  knownMisses: 'Letters beyond A to Z stay as they are.',
  disguises: [
    { name: 'atbash', label: 'Atbash (A↔Z, B↔Y, …)', apply: (goal) => encodeAtbash(goal) },
    { name: 'atbash', label: 'Atbash', apply: (goal) => encodeAtbash(plainLetters(goal).toLowerCase()) },
  ],
})
