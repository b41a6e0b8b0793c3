/**
 * The sentences of what a target replied to a probe, which are compared with those of its other replies: at most 200,
 * each at most 1,000 units.
 */
export function replySentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?。！？])\s+|\n+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim().slice(0, 1_000))
    .filter((sentence) => sentence !== '')
    .slice(0, 200)
}
