import type { Range } from '../../../text/range.ts'

/** An address in an answer, which a window would fetch for an image, or for a link that is followed. */
export interface FetchedAddress {
  /** In the answer as it was sent. */
  readonly place: Range
  /** What its server would be told: references of HTML and percent signs undone, however often they were applied. */
  readonly told: string
}

const addressesMax = 200

/** Nobody encodes more often to be understood. */
const decodingsMax = 4

/** The addresses of images and links in an answer, in Markdown, HTML or bare; at most 200, of 8,000 characters each. Linear in the text. */
export function fetchedAddresses(text: string): readonly FetchedAddress[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"'`)\]]{1,8000}/gi).take(addressesMax)].map(({ 0: written, index }) => ({
    place: { start: index, end: index + written.length },
    told: decoded(written),
  }))
}

function decoded(address: string): string {
  let told = address
  for (let times = 0; times < decodingsMax; times++) {
    const next = withoutPercent(withoutReferences(told))
    if (next === told) return told
    told = next
  }
  return told
}

function withoutReferences(text: string): string {
  return text
    .replaceAll(
      /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi,
      (written, hex: string | undefined, digits: string | undefined) => {
        const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
      },
    )
    .replaceAll(/&amp;/gi, '&')
}

/** Bytes that are no text stay as they are written. */
function withoutPercent(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (written) => {
    try {
      return decodeURIComponent(written)
    } catch {
      return written
    }
  })
}
