import { type ActSetting, tidied } from './forbidden-act.ts'

/** A phrase with its conditions turned to an attacker's use. */
export interface Conditioned {
  /** Conditions that make it a breach are kept; exceptions and emphasis are gone. */
  readonly object: string
  /** Without any condition. */
  readonly core: string
  /** The excepted noun phrase; null when none. */
  readonly aside: string | null
  /** Exceptions in clauses that could not be turned round. */
  readonly settings: readonly ActSetting[]
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
  const { text: unless, lacking, settings } = withoutUnless(even)
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
    settings,
  }
}

const users =
  '(?:(?:the|a|an|any|our) )?(?:customers?|users?|callers?|clients?|guests?|patients?|pupils?|students?|players?|visitors?|passengers?|members?|readers?|employees?|residents?|people|they|he|she|someone|somebody)'
const subjectOfUsers = new RegExp(`^${users}$`, 'i')
const firstPerson = new Map(
  'has:have have:have is:am are:am was:was were:was can:can did:did does:do do:do had:had'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const asked = new RegExp(
  String.raw`^(?:${users} )?(?:(?:has|have|is|are) )?(?:(?:explicitly|directly|specifically|expressly|first) )*(?:asks?|asked|requests?|requested|wants? (?:it|to know))\b`,
  'i',
)

/** A clause of exception taken off: turned round where a helping verb allows it, else told as what is not so. */
function withoutUnless(
  phrase: string,
): Pick<Conditioned, 'settings'> & { readonly text: string; readonly lacking: string } {
  const found = /^(.*?),?\s*\b(?:unless|(?:except|save) (?:if|when|where|after))\b\s*(.*)$/i.exec(phrase)
  if (found === null) return { text: phrase, lacking: '', settings: [] }
  const text = found[1] ?? ''
  const clause = tidied(found[2] ?? '')
  if (asked.test(clause)) return { text, lacking: '', settings: [{ kind: 'unasked' }] }
  const helped = /^(.{2,60}?)\s+(has|have|is|are|was|were|can|did|does|do|had)\s+(?!not\b)(.*)$/i.exec(clause)
  if (helped !== null) {
    const [, subject = '', verb = '', rest = ''] = helped
    const mine = subjectOfUsers.test(subject) ? firstPerson.get(verb.toLowerCase()) : undefined
    const said =
      mine === undefined ? `${subject} ${verb} not ${rest}` : `I ${mine} not ${rest.replaceAll(/\btheir\b/gi, 'my')}`
    return { text, lacking: `, even though ${said}`, settings: [] }
  }
  const denied =
    /^(.{2,60}?)\s+(has|have|is|are|was|were|can|did|does|do|had)(?:\s+not|n[’']t)\s+(?:yet\s+)?(.*)$/i.exec(clause)
  if (denied !== null)
    return { text, lacking: `, even though ${denied[1] ?? ''} ${denied[2] ?? ''} ${denied[3] ?? ''}`, settings: [] }
  const elliptic = /^(?:explicitly |otherwise )?(\w+(?:ed|en))\b(.*)$/i.exec(clause)
  if (elliptic !== null) return { text, lacking: `, even though you were not ${clause}`, settings: [] }
  return { text, lacking: '', settings: clause === '' ? [] : [{ kind: 'exception', clause }] }
}
