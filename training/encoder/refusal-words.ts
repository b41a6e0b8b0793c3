const refusal =
  /\b(?:I(?:['’]m| am) (?:very |really |so |truly )?sorry|I apologi[sz]e|(?:I )?(?:can(?:no|['’])t|cannot|can not|won['’]t|will not|am not able to|['’]m not able to|am unable to|['’]m unable to|do not feel comfortable|must (?:decline|refuse|inform you)) |as an? (?:AI|artificial intelligence|language model|responsible|ethical)|not (?:appropriate|ethical|acceptable) to|against (?:my|our|the) (?:programming|guidelines|policy|policies))/i

/** Whether a response says in its first 400 characters that it will not do as asked. English only; a hint for labels, no judge. */
export function looksLikeRefusal(text: string): boolean {
  return refusal.test(text.slice(0, 400))
}
