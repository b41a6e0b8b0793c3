/** A number from a column that one driver gives as text. */
export function numberOf(value: number | string | bigint): number {
  return Number(value)
}

/** The same for a column that may be null. */
export function maybeNumberOf(value: number | string | bigint | null): number | null {
  return value === null ? null : Number(value)
}

/** The text of a column that holds UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

/** The same for a column that may be null. */
export function maybeTextOf(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : textOf(bytes)
}

/** The UTF-8 of a text, for a column that must keep NUL. */
export function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}

/** The same for a text that may be null. */
export function maybeBytesOf(text: string | null): Uint8Array | null {
  return text === null ? null : bytesOf(text)
}

/** A boolean as both databases keep it. */
export function flagOf(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
