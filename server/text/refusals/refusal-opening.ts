/**
 * Phrases in which assistants say that they will not or cannot do as asked, in six languages. Our own list.
 * Known misses: refusals without a word of it ("Let us talk about gardens instead").
 */
const phrases = [
  String.raw`\bI(?:['’]m| am)? (?:truly |really |very |so )?(?:sorry|afraid)\b|\bI apologi[sz]e\b|\bmy apologies\b`,
  String.raw`\bI (?:can(?:not|['’]t| not)|won['’]t|will not|am (?:not able|unable)|refuse|must decline|have to decline|do(?: not|n['’]t) feel comfortable)\b`,
  String.raw`\bI['’]m (?:not able|unable|not comfortable|not going)\b|\bunable to (?:help|assist|provide|fulfil)\b`,
  String.raw`\b(?:cannot|can['’]t) (?:help|assist|provide|fulfil|comply|answer|engage)\b`,
  String.raw`\b(?:not|never) (?:appropriate|ethical|acceptable|okay|right) (?:to|for)\b|\bit is (?:illegal|unethical|wrong)\b`,
  String.raw`\bas an? (?:AI|artificial|language|responsible|ethical|virtual)\b|\bagainst (?:my|our|the) (?:guidelines|polic|programming|principles|values)`,
  String.raw`\bich (?:kann|darf|werde|möchte) (?:das|dir|Ihnen|dabei|dazu|diese|keine|nicht|leider)\b|\btut mir leid\b`,
  String.raw`\bje (?:ne (?:peux|puis|suis)|suis désolé|regrette)|\bdésolé\b`,
  String.raw`\b(?:lo siento|no puedo|me temo que)\b|\b(?:mi dispiace|non posso)\b|\b(?:sinto muito|desculpe|não posso)\b`,
]
const refusal = new RegExp(phrases.join('|'), 'iu')

/** Refusals stand at the beginning. */
const unitsMax = 400

/** Whether a response begins with words of refusal; one of several signs, no judgement. */
export function opensWithRefusal(response: string): boolean {
  return refusal.test(response.slice(0, unitsMax))
}
