import type { Range } from '../range.ts'

/** A shorter piece says nothing by itself. */
const sentenceUnitsMin = 12

/** A sentence, by full stops, marks and line breaks of the usual scripts. Cost: linear in the text. */
const sentence = /[^.!?。！？؟।\n]+(?:[.!?。！？؟।]+|\n|$)/gu

/** The sentences of a text that are read for their meaning one by one, in order; very short ones left out. */
export function sentenceRanges(text: string): readonly Range[] {
  return [...text.matchAll(sentence)].flatMap(({ index, 0: found }) => {
    const start = index + (found.length - found.trimStart().length)
    const end = index + found.trimEnd().length
    return end - start < sentenceUnitsMin ? [] : [{ start, end }]
  })
}
