import { UpstreamFailure } from '../../domain/guard/upstream.ts'

/** The most bytes of one event. */
export const eventBytesMax = 2 * 1024 * 1024

/**
 * The data of each event of an event stream, in order. Bytes that are no UTF-8 become U+FFFD; a character that is spread
 * over pieces stays whole. An event that the stream ended in is left out. Fails when one is longer than `eventBytesMax`.
 * Cost: linear in the bytes, however they are cut into pieces.
 */
export async function* readServerSentEvents(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  /** What has arrived of a line. In parts, so that a line in a million pieces is not copied a million times. */
  let line: string[] = []
  let data: string[] = []
  let units = 0
  let endedWithReturn = false
  for await (const piece of pieces) {
    let text = decoder.decode(piece, { stream: true })
    if (endedWithReturn && text.startsWith('\n')) text = text.slice(1)
    if (text !== '') endedWithReturn = text.endsWith('\r')
    const [rest = '', ...lines] = text.split(/\r\n|\r|\n/).reverse()
    for (const ending of lines.reverse()) {
      const whole = line.join('') + ending
      line = []
      units += ending.length
      refuseLong(units)
      if (whole === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
        units = 0
      } else if (whole.startsWith('data:')) data.push(whole.slice(whole[5] === ' ' ? 6 : 5))
    }
    units += rest.length
    refuseLong(units)
    if (rest !== '') line.push(rest)
  }
}

function refuseLong(units: number): void {
  if (units > eventBytesMax) throw new UpstreamFailure('failed', 'The upstream sent an event that is too long.')
}
