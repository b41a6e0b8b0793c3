const pronouns = {
  your: { my: 'your', me: 'you', myself: 'yourself', I: 'you', mine: 'yours', am: 'are' },
  their: { my: 'their', me: 'them', myself: 'themselves', I: 'they', mine: 'theirs', am: 'are' },
  his: { my: 'his', me: 'him', myself: 'himself', I: 'he', mine: 'his', am: 'is' },
  her: { my: 'her', me: 'her', myself: 'herself', I: 'she', mine: 'hers', am: 'is' },
} as const

/** Whose pronouns an act speaks in when others do it. */
export type Other = keyof typeof pronouns

/**
 * An English act in the first person as others would do it: `hide my gun` → `hide their gun`. Verbs keep their form, so
 * `he`/`she` is right in all but clauses with another verb of the first person.
 */
export function ofOther(act: string, other: Other): string {
  return act.replace(/\b(?:my|me|myself|I|mine|am)\b/g, (word) => pronouns[other][word as 'my'])
}

const doubled = new Set(
  'cut get hit jam kidnap put rig rob run set ship shut slip spin stab stop strip swap trap win wrap drag drug fit swim tap'.split(
    ' ',
  ),
)

/** The first verb of an act as a gerund: `make a cake` → `making a cake`. A second verb after `and` is left as it is. */
export function gerund(act: string): string {
  const [verb = '', ...rest] = act.split(' ')
  return [ingOf(verb), ...rest].join(' ')
}

function ingOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

/** With a capital letter where the text begins; texts of scripts without capitals stay as they are. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a small first letter, unless the text begins with `I` or with a name in capitals. */
export function uncapitalised(text: string): string {
  return /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
