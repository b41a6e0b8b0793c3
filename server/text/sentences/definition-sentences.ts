/** A longer definition is not read to its end. */
const definitionUnitsMax = 4_000

/**
 * The sentences of the definition of a policy, without marks of lists and full stops; a clause behind a colon stands by
 * itself.
 */
export function definitionSentences(text: string): readonly string[] {
  return text
    .slice(0, definitionUnitsMax)
    .split(/(?<=[.!?;])\s+|\n+|:\s+(?=[A-Z])/u)
    .map((sentence) => sentence.replace(/^[-*•\s]+|[\s.!?;:]+$/gu, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
