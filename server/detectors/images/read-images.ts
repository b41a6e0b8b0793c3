import type { Exchange } from '../../domain/guard/exchange.ts'
import type { Reading } from '../reading.ts'

/** The text of one image made ready for detectors. */
export interface ImageReading {
  /** Counts from 1, in the order in which the images were sent. */
  readonly number: number
  /** Null when there is no text to judge. */
  readonly reading: Reading | null
  /** What could not be judged of it, in plain words; null when all of it can. */
  readonly gap: string | null
}

/** The exchange as it is read for its own text: who judges that is not to think of images. */
export function withoutImages(exchange: Exchange): Exchange {
  return exchange.imageCount === 0 ? exchange : { ...exchange, imageCount: 0, imageTexts: [] }
}

/**
 * Every image of an exchange, each read as if its text had been sent in the place of the message; an image without a text
 * in the exchange counts as not read. Cost: that of `readExchange` for each.
 */
export function readImages(exchange: Exchange, readExchange: (exchange: Exchange) => Reading): ImageReading[] {
  const byNumber = new Map((exchange.imageTexts ?? []).map((image) => [image.number, image]))
  return Array.from({ length: exchange.imageCount }, (_, index): ImageReading => {
    const number = index + 1
    const image = byNumber.get(number)
    if (image === undefined) return { number, reading: null, gap: `Image ${number} was not judged.` }
    if (image.status === 'unread') {
      return { number, reading: null, gap: `Image ${number} was not judged: ${image.reason}.` }
    }
    const gap = image.status === 'read' ? null : `Image ${number} was judged only in part: ${image.reason}.`
    const { text } = image
    if (text.trim() === '') return { number, reading: null, gap }
    try {
      const asText = { ...withoutImages(exchange), text, textWithContext: text }
      return { number, reading: readExchange(asText), gap }
    } catch {
      return { number, reading: null, gap: `Image ${number} was not judged: its text could not be made ready.` }
    }
  })
}
