/** The longest definition of a policy. */
const descriptionUnitsMax = 4_000

/** `The assistant must not <do something>`, `Never <do something>`: what follows is what violates. */
const forbids =
  /^(?:(?:the|our|an?|this)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:(?:must|should|may|shall|can|will|do|does)\s+(?:not|never)|(?:must|should|do|does|ca|wo)n[’']t|cannot|never)\s+(?:ever\s+)?(?<verb>\p{L}+)(?<rest>\b.*)$/isu

const irregular: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' }

/**
 * A guard policy's definition, "content that …", out of the rule of a test: `Never give dosages.` → `content that gives
 * dosages`. A definition stays one; a rule of another form, or in another language, is quoted. Two verbs that are joined
 * (`disclose or infer`) both change. At most 4,000 UTF-16 units.
 */
export function describeContent(rule: string): string {
  const plain = rule
    .replaceAll('\0', ' ')
    .trim()
    .replace(/[\s.!;]+$/u, '')
  return describe(plain).slice(0, descriptionUnitsMax).toWellFormed()
}

function describe(plain: string): string {
  if (/^content\s+(?:that|which)\s/iu.test(plain)) return plain
  const [first = '', ...others] = plain.split(/(?<=[.!?;])\s+/u)
  const groups = forbids.exec(first)?.groups
  if (groups?.verb === undefined) return `content that breaks this rule: ${plain}`
  const joined = (groups.rest ?? '').replace(
    /^(\s*(?:,|or|,?\s+or)\s+)(\p{Ll}{3,})(?=\s)/iu,
    (_match, link: string, verb: string) => `${link}${thirdPerson(verb)}`,
  )
  return [`content that ${thirdPerson(groups.verb)}${joined}`, ...others].join(' ')
}

function thirdPerson(verb: string): string {
  const base = verb.toLowerCase()
  const known = irregular[base]
  if (known !== undefined) return known
  if (/(?:s|x|z|ch|sh)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
