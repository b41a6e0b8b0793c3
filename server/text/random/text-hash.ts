/**
 * FNV-1a over UTF-16 units with a mixing of the bits at the end, 32 bits, unsigned: the same text falls into the same
 * split for ever.
 */
export function textHash(text: string): number {
  let value = fnv1a(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** FNV-1a over UTF-16 units as it stands, 32 bits, signed: its upper bits spread better than the lower ones. */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
