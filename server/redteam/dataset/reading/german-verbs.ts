import words from './german-verbs.json' with { type: 'json' }

const byPresent = new Map(words.verbs.map(({ infinitive, present }) => [present, infinitive]))
const byImperative = new Map(words.verbs.map(({ infinitive, imperative }) => [imperative, infinitive]))
const byParticiple = new Map(words.verbs.map(({ infinitive, participle }) => [participle, infinitive]))
const imperatives = new Map(words.verbs.map(({ infinitive, imperative }) => [infinitive, imperative]))

const separable =
  /^(heraus|hinaus|herein|hinein|herunter|hinunter|weiter|zurück|zusammen|voraus|vorher|fest|frei|offen|bekannt|bloß|preis|durch(?=führ|geb|reich|schau)|ab|an|auf|aus|bei|ein|her(?!r)|hin(?!t)|los|krank|gesund|mit|nach|vor|weg|zu|dar)(?=\p{L}{3,})/u
const inseparable =
  /^(?:antwort|abonn|anonymis|ander|änder|angel|auto|einig|zuck|beisp|aktiv|akzept|analys|annull|auss?er$|mitt|vork|zulei$|ahn|abit)/u

/** A participle or finite form without its vowel change, e.g. `weitergegeben` → `weitergeben`. */
export function infinitiveOfParticiple(participle: string): string {
  const known = byParticiple.get(participle)
  if (known !== undefined) return known
  const prefix = prefixOf(participle)
  if (prefix !== '') return `${prefix}${infinitiveOfParticiple(participle.slice(prefix.length))}`
  const stem =
    /^ge(?=\p{L}{2,}(?:t|en)$)/u.test(participle) &&
    !/^(?:gewähr|genehmig|gestatt|gebrauch|gefähr|gehorch)/u.test(participle)
      ? participle.slice(2)
      : participle
  if (/en$/u.test(stem)) return stem
  return weakInfinitive(stem)
}

/** The infinitive of a verb in the imperative or the third person, e.g. `Gib`, `verspricht`, `Nennen`; null for what looks like none. */
export function infinitiveOfFinite(finite: string): string | null {
  const verb = finite.toLowerCase()
  const known = byPresent.get(verb) ?? byImperative.get(verb)
  if (known !== undefined) return known
  if (/(?:en|ern|eln)$/u.test(verb)) return verb
  if (/\p{L}{2}e$/u.test(verb))
    return /le$/u.test(verb) && /[bcdfgkmpt]le$/u.test(verb) ? verb.replace(/le$/u, 'eln') : `${verb}n`
  if (/\p{L}{2}t$/u.test(verb)) return weakInfinitive(verb)
  return /^\p{L}{3,}$/u.test(verb) ? `${verb}en` : null
}

function weakInfinitive(form: string): string {
  const stem = form.replace(/(?<=[dtmn])et$|t$/u, '')
  return /(?:er|el)$/u.test(stem) && !/(?:ier|führ|hör|klär|währ)$/u.test(stem) ? `${stem}n` : `${stem}en`
}

/** The separable prefix of an infinitive or participle; empty when none. */
export function prefixOf(verb: string): string {
  return inseparable.test(verb) ? '' : (separable.exec(verb)?.[1] ?? '')
}

/** An infinitive with its `zu`: `herausgeben` → `herauszugeben`, `nennen` → `zu nennen`. */
export function withZu(infinitive: string): string {
  const prefix = prefixOf(infinitive)
  return prefix === '' ? `zu ${infinitive}` : `${prefix}zu${infinitive.slice(prefix.length)}`
}

const endsInInfinitive = /^(.*?)(?:^|\s)(\p{Ll}[\p{L}ß]*(?:en|ern|eln|tun))$/u

/**
 * An infinitive phrase as an order: `Rabatte versprechen` → `Versprich Rabatte`, `Daten herausgeben, ohne zu fragen` →
 * `Gib Daten heraus, ohne zu fragen`. Phrases that it cannot turn, e.g. of two verbs, become `Du sollst …`.
 */
export function germanOrder(phrase: string): string {
  const comma = phrase.search(
    /, (?:ohne|statt|anstatt|bevor|obwohl|ehe|wenn|dass|die|der|das|auch|wie|wer|was|welche|als|um)\b/u,
  )
  const main = comma < 0 ? phrase : phrase.slice(0, comma)
  const tail = comma < 0 ? '' : phrase.slice(comma)
  const found = endsInInfinitive.exec(main)
  const [, rest = '', verb = ''] = found ?? []
  const isTwofold =
    /\{action\}|(?:^|\s)\p{Ll}\p{L}+(?:en|ern|eln)\s+(?:oder|und)\b|\b(?:oder|und)\s+\p{Ll}\p{L}*$/u.test(rest) ||
    /\bdich\b/u.test(phrase) ||
    /^(?:können|dürfen|müssen|lassen|werden|sollen)$/u.test(verb)
  if (found === null || isTwofold || /^zu\b|\bzu$/u.test(rest)) return `Du sollst ${phrase}`
  const prefix = prefixOf(verb)
  const order = imperativeOf(verb.slice(prefix.length))
  const said = [order.charAt(0).toUpperCase() + order.slice(1), rest.trim(), prefix]
    .filter((part) => part !== '')
    .join(' ')
  return `${said}${tail}`
}

function imperativeOf(infinitive: string): string {
  const known = imperatives.get(infinitive)
  if (known !== undefined) return known
  if (/eln$/u.test(infinitive)) return infinitive.replace(/eln$/u, 'le')
  if (/ern$/u.test(infinitive)) return infinitive.replace(/n$/u, 'e')
  return infinitive.replace(/n$/u, '')
}
