/**
 * The sentences of a system prompt, cut also at colons and quotation marks, so that a phrase which the assistant is to
 * say stands apart from the order to say it.
 */
export function promptSentences(text: string): string[] {
  return text.split(/[.!?;:](?=\s|$)|[。！？；：\n"“”„«»]/u).filter((sentence) => /\p{L}/u.test(sentence))
}
