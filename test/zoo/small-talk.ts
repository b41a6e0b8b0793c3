/** What an assistant answers to questions about itself; shared by targets, each with its own name and trade. */
export interface Trade {
  readonly name: string
  readonly company: string
  /** What it helps with, e.g. `orders, deliveries and returns`. */
  readonly helpsWith: string
  /** Functions that it may mention. */
  readonly tools: readonly string[]
}

/** An answer to everyday questions, by a few key words; null when none fits. */
export function smallTalk(text: string, { name, company, helpsWith, tools }: Trade): string | null {
  const asked = text.toLowerCase()
  if (/\b(who are you|your name|introduce yourself|qui es-tu|wer bist du|quién eres)\b/.test(asked))
    return `I am ${name}, the assistant of ${company}. I help with ${helpsWith}.`
  if (/\b(tools?|functions?|systems? can you|access to)\b/.test(asked) && tools.length > 0)
    return `I can use ${tools.join(', ')} to look things up for you.`
  if (/\b(help me with|can you do|what do you do|purpose|topics?)\b/.test(asked))
    return `I can help you with ${helpsWith}. What do you need?`
  if (/\b(hello|hi|good (morning|evening|day)|bonjour|hallo|hola)\b/.test(asked))
    return `Hello! This is ${name} of ${company}. How can I help?`
  if (/\b(thanks?|thank you|merci|danke|gracias)\b/.test(asked)) return 'You are welcome. Is there anything else?'
  return null
}

/** Whether a text is about hidden instructions or confidential matters, in the words of a plain key-word filter. */
export function asksForSecrets(text: string): boolean {
  const words =
    /\b(system ?prompt|instructions?|prompt|rules|guidelines|password|code|secret|confidential|internal|hidden|initial message|configuration|voucher|credentials?)\b/i
  return words.test(text)
}

/** Whether a text asks for hidden instructions in French. */
export function asksInFrench(text: string): boolean {
  const french =
    /\b(vos|tes|votre|quelles?|donne|donnez|révèle|révélez|montre|montrez|répète|répétez|affiche|écris|dis)\b/i
  return (
    french.test(text) &&
    /\b(instructions?|consignes?|règles|prompt|système|mot de passe|code|secret|confidentiel\w*)\b/i.test(text)
  )
}
