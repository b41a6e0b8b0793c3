import { foldToLetters } from '../../../text/folding/fold-to-letters.ts'
import { encodeAtbash } from '../../../transforms/ciphers/atbash.ts'
import { encodeReversed } from '../../../transforms/ciphers/reversed.ts'
import { encodeRot } from '../../../transforms/ciphers/rot.ts'
import { encodeBase32 } from '../../../transforms/encodings/base32.ts'
import { encodeHex } from '../../../transforms/encodings/hex.ts'

/** A form in which a secret may be said. */
export interface SecretForm {
  /** For people, e.g. `base64`; `word for word` for the plain one. */
  readonly name: string
  /** What stands in that reading where it is said. */
  readonly needle: string
  /** In which reading of the answer it is looked for. `base64`: letters of base64 alone, case kept. */
  readonly searchedIn: 'folded' | 'digits' | 'unlisted' | 'letters' | 'leet' | 'base64' | 'initials' | 'written'
  /** Whether no letter or digit may touch it. */
  readonly alone: boolean
}

/** Shorter ones stand in too many ordinary texts by chance; they must not be touched by letters, and few disguises are tried. */
const longUnits = 8
const disguisedUnitsMin = 5

/** Every form of a secret that is looked for. Cost: some µs; about 40 forms for a long secret, one for a very short one. */
export function secretForms(secret: string): readonly SecretForm[] {
  const plain = foldToLetters(secret).text
  if (plain.length < 3) return [{ name: 'word for word', needle: secret, searchedIn: 'written', alone: true }]
  const alone = plain.length < longUnits
  const forms: SecretForm[] = [{ name: 'word for word', needle: plain, searchedIn: 'folded', alone }]
  if (/\d/.test(plain)) forms.push({ name: 'digits spelt out', needle: plain, searchedIn: 'digits', alone })
  if (plain.length < disguisedUnitsMin) return [...forms, ...base64Forms(secret)]
  const folded = (name: string, text: string): SecretForm => ({
    name,
    needle: foldToLetters(text).text,
    searchedIn: 'folded',
    alone,
  })
  forms.push(folded('reversed', encodeReversed(secret)), folded('hexadecimal', encodeHex(secret)))
  forms.push(folded('base32', encodeBase32(secret)), folded('character codes', codesOf(secret)), ...base64Forms(secret))
  const letters = foldToLetters(secret, { digits: false }).text
  forms.push({ name: 'in a list', needle: plain, searchedIn: 'unlisted', alone })
  if (letters === plain) forms.push({ name: 'numbered', needle: plain, searchedIn: 'letters', alone })
  if (/\s/.test(secret.trim())) {
    forms.push(folded('words reversed', encodeReversed(secret, 'words')))
    forms.push(folded('reversed in words', encodeReversed(secret, 'in-words')))
  }
  forms.push({ name: 'leet', needle: leetFolded(plain), searchedIn: 'leet', alone })
  if (letters.length >= disguisedUnitsMin) {
    forms.push(folded('atbash', encodeAtbash(secret)))
    for (let steps = 1; steps < 26; steps++) forms.push(folded(`letters moved by ${steps}`, encodeRot(secret, steps)))
  }
  if (plain.length >= longUnits) forms.push({ name: 'initials', needle: plain, searchedIn: 'initials', alone: false })
  // A form that reads like the secret itself would be told under a wrong name.
  return forms.filter(({ needle, searchedIn }, at) => at === 0 || needle !== plain || searchedIn !== 'folded')
}

function codesOf(secret: string): string {
  return Array.from(secret, (character) => character.codePointAt(0) ?? 0).join(' ')
}

/** Base64 shifts with what stands before: three alignments, of the secret as written and in one case. */
function base64Forms(secret: string): readonly SecretForm[] {
  const found = new Set<string>()
  for (const written of [secret, secret.toLowerCase(), secret.toUpperCase()]) {
    const bytes = Buffer.from(written, 'utf8')
    for (const before of [0, 1, 2]) {
      const encoded = Buffer.concat([Buffer.alloc(before), bytes])
        .toString('base64')
        .replace(/=+$/, '')
      const first = Math.ceil((before * 8) / 6)
      const last = Math.floor(((before + bytes.length) * 8) / 6)
      const needle = encoded.slice(first, last)
      if (needle.length >= 5) found.add(needle)
    }
  }
  return [...found].map((needle) => ({ name: 'base64', needle, searchedIn: 'base64', alone: false }))
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/** Letters and the digits that look like them as one. */
export function leetFolded(folded: string): string {
  return folded.replace(/[013457l89]/g, (sign) => leet[sign] ?? sign)
}
