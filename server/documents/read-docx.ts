import jszip, { type JSZipObject } from 'jszip'
import mammoth from 'mammoth'
import { type DocumentText, documentBounds, TooLarge } from './document-bounds.ts'

/** The text of a DOCX, paragraph by paragraph; what was deleted as a tracked change is left out. Throws when it is damaged. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const buffer = Buffer.from(bytes)
  await refuseBomb(buffer)
  const { value } = await mammoth.extractRawText({ buffer })
  const { unitsMax } = documentBounds
  return { pages: [value.slice(0, unitsMax)], isComplete: value.length <= unitsMax }
}

/** What a part unpacks to is told by nobody who can be trusted: it is unpacked once, and only counted. */
async function refuseBomb(buffer: Buffer): Promise<void> {
  const { files } = await jszip.loadAsync(buffer)
  const parts = Object.values(files).filter(({ dir }) => !dir)
  if (parts.length > documentBounds.partsMax) throw new TooLarge()
  let left: number = documentBounds.unpackedBytesMax
  for (const part of parts) {
    left -= await unpackedBytes(part, left)
    if (left < 0) throw new TooLarge()
  }
}

/** How much a part unpacks to; not unpacked further once it is more than `most`. */
function unpackedBytes(part: JSZipObject, most: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const stream = part.nodeStream()
    stream.on('data', (piece: Uint8Array) => {
      bytes += piece.length
      if (bytes <= most) return
      stream.pause()
      resolve(bytes)
    })
    stream.on('error', reject)
    stream.on('end', () => resolve(bytes))
  })
}
