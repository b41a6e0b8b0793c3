import type { Range } from '../../text/range.ts'

/** A shorter piece says nothing by itself. */
const sentenceUnitsMin = 12

/** A sentence, by full stops, marks and line breaks of the usual scripts. Cost: linear in the text. */
const sentence = /[^.!?。！？؟।\n]+(?:[.!?。！？؟।]+|\n|$)/gu

/** The sentences of a text, in order; very short ones left out. */
export function sentencesOf(text: string): readonly Range[] {
  return [...text.matchAll(sentence)].flatMap(({ index, 0: found }) => {
    const start = index + (found.length - found.trimStart().length)
    const end = index + found.trimEnd().length
    return end - start < sentenceUnitsMin ? [] : [{ start, end }]
  })
}
