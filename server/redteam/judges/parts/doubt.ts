/** What a reason says where its judge is unsure: at the end of a sentence, and as one of its own. */
export const doubt = { inSentence: ', but this is not sure', asSentence: ' This is not sure.' } as const

/** A reason without the doubt of the judge that gave it: what all signs together come to may be sure though one of them is not. */
export function withoutDoubt(reason: string): string {
  return reason.replace(doubt.inSentence, '').replace(doubt.asSentence, '')
}
