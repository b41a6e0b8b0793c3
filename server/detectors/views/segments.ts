import type { Exchange } from '../../domain/guard/exchange.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import type { Segment } from '../reading.ts'
import { ledDocuments } from './decoding/led-documents.ts'
import { jsonBlocks } from './markup/json-blocks.ts'
import { lineBlocks } from './markup/line-blocks.ts'
import { quotedBlocks } from './markup/quoted-blocks.ts'

/**
 * Who said which part of `text`: quoted or attached documents are found by structure (fences, triple quotes, document tags, mail headers, block quotes,
 * tables, JSON, what follows "summarise this:"), the rest was said by `role`. The segments cover the text without gap or overlap; an empty text has none.
 * Linear. Misses: documents pasted without any mark.
 */
export function segmentsOf(text: string, role: Exchange['role']): Segment[] {
  const documents = mergeRanges([
    ...quotedBlocks(text),
    ...lineBlocks(text),
    ...jsonBlocks(text),
    ...ledDocuments(text),
  ])
  const segments: Segment[] = []
  let at = 0
  for (const document of joinedOverBlanks(text, documents)) {
    if (document.start > at) segments.push({ start: at, end: document.start, speaker: role })
    if (document.end > document.start) segments.push({ start: document.start, end: document.end, speaker: 'document' })
    at = document.end
  }
  if (at < text.length) segments.push({ start: at, end: text.length, speaker: role })
  return segments
}

/** Documents with nothing but white space between them are one; nobody spoke in between. */
function joinedOverBlanks(text: string, documents: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const document of documents) {
    const last = joined[joined.length - 1]
    if (last !== undefined && text.slice(last.end, document.start).trim() === '')
      joined[joined.length - 1] = { start: last.start, end: document.end }
    else joined.push(document)
  }
  return joined
}
