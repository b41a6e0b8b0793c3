/** Sequences that tell a terminal to do something: colours, titles, links, and the rest of ECMA-48. */
const commands =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g

/**
 * A text of somebody else as one line that can be shown and stored: without commands to a terminal, control characters,
 * and characters that turn the direction of a text or cannot be seen. Cost: linear in the text.
 */
export function plainLine(text: string): string {
  return text
    .replaceAll(commands, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
