import { utf8Of, utf8Text } from './bytes.ts'

const lineBytes = 45

/** The UTF-8 bytes of `text` as a uuencoded file called `name`, with its `begin` and `end` lines; zeros as back quotes. */
export function encodeUu(text: string, name = 'message'): string {
  const bytes = utf8Of(text)
  const lines = [`begin 644 ${name}`]
  for (let start = 0; start < bytes.length; start += lineBytes) {
    const line = bytes.subarray(start, start + lineBytes)
    let digits = sign(line.length)
    for (let i = 0; i < line.length; i += 3) {
      const held = ((line[i] ?? 0) << 16) | ((line[i + 1] ?? 0) << 8) | (line[i + 2] ?? 0)
      for (const shift of [18, 12, 6, 0]) digits += sign((held >> shift) & 63)
    }
    lines.push(digits)
  }
  return [...lines, '`', 'end'].join('\n')
}

/** The text of a uuencoded file with its `begin` line; null when a line is malformed or the bytes are not UTF-8. Linear. */
export function decodeUu(encoded: string): string | null {
  const lines = encoded.trim().split(/\r?\n/)
  if (!/^begin [0-7]{3,4} \S/.test(lines[0] ?? '')) return null
  const bytes: number[] = []
  for (const line of lines.slice(1)) {
    if (line === 'end') return utf8Text(Uint8Array.from(bytes))
    if (/[^ -`]/.test(line)) return null
    const length = valueAt(line, 0)
    if (line.length - 1 < Math.ceil(length / 3) * 4) return null
    for (let at = 0; at < length; at += 1) {
      const group = 1 + Math.floor(at / 3) * 4
      const held =
        (valueAt(line, group) << 18) |
        (valueAt(line, group + 1) << 12) |
        (valueAt(line, group + 2) << 6) |
        valueAt(line, group + 3)
      bytes.push((held >> (16 - (at % 3) * 8)) & 255)
    }
  }
  return null
}

function sign(value: number): string {
  return value === 0 ? '`' : String.fromCharCode(32 + value)
}

function valueAt(line: string, at: number): number {
  return (line.charCodeAt(at) - 32) & 63
}
