import { utf8Of, utf8Text } from './bytes.ts'

/** `ascii85`: Adobe's alphabet, with `z` for four zero bytes. `z85`: ZeroMQ's. `rfc1924`: the one of git and Python's `b85encode`. */
export type Base85Form = 'ascii85' | 'z85' | 'rfc1924'

const alphabets = {
  ascii85: Array.from({ length: 85 }, (_, i) => String.fromCharCode(33 + i)).join(''),
  z85: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#',
  rfc1924: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~',
} as const satisfies Record<Base85Form, string>

const valuesOf = { ascii85: values('ascii85'), z85: values('z85'), rfc1924: values('rfc1924') }

/** Base85 of the UTF-8 bytes of `text` (default Ascii85, without the `<~ ~>` frame). */
export function encodeBase85(text: string, form: Base85Form = 'ascii85'): string {
  const bytes = utf8Of(text)
  const alphabet = alphabets[form]
  const out: string[] = []
  for (let i = 0; i < bytes.length; i += 4) {
    const size = Math.min(4, bytes.length - i)
    let value = 0
    for (let k = 0; k < 4; k++) value = value * 256 + (k < size ? (bytes[i + k] ?? 0) : 0)
    if (value === 0 && size === 4 && form === 'ascii85') {
      out.push('z')
      continue
    }
    let group = ''
    for (let k = 0; k < 5; k++) {
      group = alphabet.charAt(value % 85) + group
      value = Math.floor(value / 85)
    }
    out.push(group.slice(0, size + 1))
  }
  return out.join('')
}

/**
 * The text in base85 of `form`; white space between digits is skipped, and for Ascii85 the frame `<~ ~>` may stand.
 * Null when another character occurs, a group is impossible or the bytes are not UTF-8. Linear.
 */
export function decodeBase85(encoded: string, form: Base85Form = 'ascii85'): string | null {
  const digits = form === 'ascii85' ? unframed(encoded) : encoded
  const table = valuesOf[form]
  const bytes = new Uint8Array(digits.length * 4)
  let length = 0
  let held = 0
  let count = 0
  for (let i = 0; i < digits.length; i++) {
    const unit = digits.charCodeAt(i)
    if (unit === 32 || (unit >= 9 && unit <= 13)) continue
    if (unit === 122 && form === 'ascii85' && count === 0) {
      length += 4
      continue
    }
    const value = unit < 128 ? (table[unit] ?? -1) : -1
    if (value < 0) return null
    held = held * 85 + value
    if (++count < 5) continue
    if (held > 0xffffffff) return null
    for (let k = 3; k >= 0; k--) bytes[length++] = Math.floor(held / 256 ** k) & 255
    held = 0
    count = 0
  }
  if (count === 1 || (length === 0 && count === 0)) return null
  for (let k = count; k < 5 && count > 0; k++) held = held * 85 + 84
  if (held > 0xffffffff) return null
  for (let k = 3; k > 4 - count; k--) bytes[length++] = Math.floor(held / 256 ** k) & 255
  return utf8Text(bytes.subarray(0, length))
}

function unframed(encoded: string): string {
  const text = encoded.trim()
  return text.startsWith('<~') && text.endsWith('~>') && text.length >= 4 ? text.slice(2, -2) : text
}

function values(form: Base85Form): Int8Array {
  const table = new Int8Array(128).fill(-1)
  for (let i = 0; i < 85; i++) table[alphabets[form].charCodeAt(i)] = i
  return table
}
