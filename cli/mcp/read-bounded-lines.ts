import { StringDecoder } from 'node:string_decoder'

/** A line is longer than may be. */
class LineTooLong extends Error {}

/** The lines of a stream as they come, blank ones left out. Rejects with `LineTooLong` before more than that is held, in bytes. */
export async function* readBoundedLines(stream: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let bytes = 0
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      if (bytes + end - from > bytesMax) throw new LineTooLong(`A message has more than ${bytesMax} bytes.`)
      const line = [...pieces, decoder.write(chunk.subarray(from, end))].join('')
      pieces = []
      bytes = 0
      from = end + 1
      if (line.trim() !== '') yield line
    }
    bytes += chunk.length - from
    if (bytes > bytesMax) throw new LineTooLong(`A message has more than ${bytesMax} bytes.`)
    pieces.push(decoder.write(chunk.subarray(from)))
  }
}
