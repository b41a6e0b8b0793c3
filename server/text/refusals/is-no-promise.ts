const refusal =
  /\b(?:can(?:not|['’]t| not)|could not|couldn['’]t|(?:do|does|did|will|would|may|must|should)(?: not|n['’]t)|won['’]t|unable to|not able to|nobody|no one|never|whether|nothing is)\b/iu

/** Whether a text asks, refuses or leaves open, and so promises nothing. English only; others count as promises. */
export function isNoPromise(text: string): boolean {
  return isQuestion(text) || (refusal.test(text) && !/\b(?:do not|don['’]t) worry\b/iu.test(text))
}

/** Whether a text ends as a question. */
export function isQuestion(text: string): boolean {
  return /[?？؟]["”’»)\s]*$/u.test(text)
}
