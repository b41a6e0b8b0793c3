import type { Image } from './exchange.ts'
import type { ImageText } from './image-text.ts'

/** Reads the text in images, away from the thread that serves requests. */
export interface ImageReader {
  /**
   * Takes the contents of the images over; one result for each, in their order. Never rejects: an image that cannot be
   * read, or not in time, is told as such. Answers within 5.5 s, however much there is to read.
   */
  read(images: readonly Image[], organizationId: string): Promise<readonly ImageText[]>
  /** How many images of an organization wait to be read. */
  waitingOf(organizationId: string): number
  close(): Promise<void>
}
