import { tidied } from './forbidden-act.ts'

/** A phrase with its conditions turned to an attacker's use. */
export interface Conditioned {
  /** Conditions that make it a breach are kept; exceptions and emphasis are gone. */
  readonly object: string
  /** Without any condition. */
  readonly core: string
  /** The excepted noun phrase; null when none. */
  readonly aside: string | null
}

const alone =
  /,?\s*\b(?:(?:all |entirely )?by (?:itself|themselves|yourself)|on (?:its|their|your) own(?: authority| initiative)?|of its own accord|autonomously|independently|single-handedly|alone|unilaterally)(?=$|[\s,])/i
const emphasis =
  /,?\s*\b(?:under any circumstances?|in any (?:case|circumstances?)|for any reason|no matter (?:what|who|how)\b.*|regardless of\b.*|whatever\b.*|even (?:if|when)\b.*|at any time|ever|at all|in any form|whoever asks|instead refer\b.*|but (?:refer|send|point|direct)\b.*|and (?:refer|send|point|direct)\b.* (?:instead|to)\b.*|instead\b.*)(?=$|[,.])/i
const kept =
  /\s*,?\s*\b(?:even for|without|before|until|over|above|below|beyond|more than|that (?:has|have) not|although)\b.*$/i

/**
 * Reads conditions off an English phrase. "Without …" and "before …" stay, they are the breach; "unless it has …" becomes
 * "even though it has not …" where a helping verb allows it; "except …" is not asked for.
 */
export function conditionsOf(phrase: string): Conditioned {
  const even = phrase.replace(/,?\s*\bnot even\b/i, ', even').replaceAll(/\bnor\b/gi, 'or')
  const { text: unless, lacking } = withoutUnless(even)
  const excepted =
    /^(.*?),?\s*[,(–-]?\s*\b(?:except(?:ing)?(?: for)?|other than|apart from|aside from|excluding|save for|with the exception of)\b\s*(.*)$/i.exec(
      unless,
    )
  const plain = excepted?.[1] ?? unless
  const exception = tidied((excepted?.[2] ?? '').replace(/\)$/, ''))
  const calm = plain.replace(emphasis, '')
  const isAlone = alone.test(calm)
  const act = tidied(calm.replace(alone, ''))
  const aside =
    exception === '' || /^(?:in|when|if|where|with|to|by|on|at|during|as)\b/i.test(exception) ? null : exception
  return {
    object: tidied(`${act}${isAlone ? ' yourself, without asking anyone' : ''}${lacking}`),
    core: tidied(act.replace(kept, '')) || act,
    aside,
  }
}

function withoutUnless(phrase: string): { readonly text: string; readonly lacking: string } {
  const found = /^(.*?),?\s*\b(?:unless|except (?:if|when|after))\b\s*(.*)$/i.exec(phrase)
  if (found === null) return { text: phrase, lacking: '' }
  const clause = found[2] ?? ''
  const helped = /^(.{2,60}?)\s+(has|have|is|are|was|were|can|did|does|do|had)\s+(.*)$/i.exec(clause)
  if (helped === null) return { text: found[1] ?? '', lacking: '' }
  const [, subject = '', verb = '', rest = ''] = helped
  if (/\basks?|asked|requests?\b/i.test(rest)) return { text: found[1] ?? '', lacking: '' }
  return { text: found[1] ?? '', lacking: `, even though ${subject} ${verb} not ${rest}` }
}
