import { decodeAtbash } from '../../../transforms/ciphers/atbash.ts'
import { decodeReversed } from '../../../transforms/ciphers/reversed.ts'
import { decodeRot } from '../../../transforms/ciphers/rot.ts'

/** A cipher of letters. */
export interface Cipher {
  /** `rot13`, `atbash`, `reversed`. */
  readonly name: string
  /** The text behind the cipher, or null when there is no letter in it or undoing changes nothing. Linear. */
  readonly undo: (text: string) => string | null
}

/** Text turned round letter by letter. */
export const turned: Cipher = { name: 'reversed', undo: (text) => decodeReversed(text) }

/** Each letter (1 to 26; 0 for none) as itself. */
export const sameLetters: Uint8Array = Uint8Array.from({ length: 27 }, (_, letter) => letter)
/** The 25 rotations and Atbash, each with the plain letter (1 to 26) of each written one. */
export const substitutions: readonly { readonly cipher: Cipher; readonly plainOf: Uint8Array }[] = [
  ...Array.from({ length: 25 }, (_, i) => ({
    cipher: { name: `rot${i + 1}`, undo: (text: string) => decodeRot(text, i + 1) },
    plainOf: sameLetters.map((letter) => (letter === 0 ? 0 : ((letter + 24 - i) % 26) + 1)),
  })),
  {
    cipher: { name: 'atbash', undo: decodeAtbash },
    plainOf: sameLetters.map((letter) => (letter === 0 ? 0 : 27 - letter)),
  },
]
