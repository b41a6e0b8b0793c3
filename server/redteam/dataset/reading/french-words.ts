import words from './french-verbs.json' with { type: 'json' }

/** Finite forms and participles that no rule gives, with their infinitives. */
const irregular: ReadonlyMap<string, string> = new Map(
  words.verbs.flatMap(({ infinitive, forms }) => forms.map((form) => [form, infinitive] as const)),
)

/** The infinitive of a verb as it stands in an order or a statement: `donne`, `promettez` → `donner`, `promettre`; null for none. */
export function frenchInfinitive(form: string): string | null {
  const verb = form.toLowerCase()
  const known = irregular.get(verb)
  if (known !== undefined) return known
  if (/issez$/u.test(verb)) return verb.replace(/issez$/u, 'ir')
  if (/ez$/u.test(verb)) return verb.replace(/z$/u, 'r')
  if (/es$/u.test(verb)) return verb.replace(/s$/u, 'r')
  if (/e$/u.test(verb)) return `${verb}r`
  if (/(?:er|ir|re)$/u.test(verb)) return verb
  return null
}

/** The infinitive of a participle, whatever its ending: `divulguées` → `divulguer`. */
export function infinitiveOfParticipe(participle: string): string {
  const bare = participle
    .toLowerCase()
    .replace(/(?<=[éius])(?:es|e|s)$/u, '')
    .replace(/(?<=t)(?:es|e|s)$/u, '')
  const known = irregular.get(bare) ?? irregular.get(participle.toLowerCase())
  if (known !== undefined) return known
  if (/é$/u.test(bare)) return bare.replace(/é$/u, 'er')
  if (/i$/u.test(bare)) return `${bare}r`
  return bare.replace(/u$/u, 're')
}

/** Verbs that take "de" themselves: it is no partitive behind a negation. */
export const takesDe =
  /^(?:parler|discuter|traiter|changer|disposer|user|abuser|se|s’|convenir|décider|dépendre|débattre|juger|médire|profiter|sortir|éviter|accepter|refuser|essayer|permettre|bavarder|douter)(?!\p{L})/u

const masculine =
  /(?:age|ège|ment|isme|eau|ou|oir|er|ail|eil|et|at|al|el|if|eur|in|on|é|i|l|c|d|t|x|r|p|n|s|ice|ique|ème|exte|gramme|compte|code|titre|genre|terme|ordre|nombre|contrôle|diagnostic|service)$/u
const feminine =
  /(?:tion|sion|xion|ison|té|tié|ance|ence|ure|ette|ise|ie|ée|ade|ude|aine|elle|esse|ine|ille|ole|ule|sse|ose|ite|ote|rte|mise|offre|aide|garantie|promesse|dose|carte|note|ère|ude|ande|euve)$/u

/** "de" behind a negation as it stands without it: `de conseils` → `des conseils`, `de remise` → `une remise`. */
export function withoutPartitive(text: string): string {
  return text.replace(
    /^(?:de |d[’'])(?=\p{L})((?:(?:faux|fausses?|nouveaux|nouvelles?|autres?|grandes?|petits?|petites?)\s+)?)(\p{L}+)/u,
    (all, adjective: string, noun: string) => {
      if (/[sx]$/u.test(noun) && !/(?:prix|avis|cas|accès|choix|refus|remboursements)$/u.test(noun))
        return adjective === '' ? `des ${noun}` : all
      if (/(?:prix|avis|choix)$/u.test(noun)) return `un ${adjective}${noun}`
      return `${feminine.test(noun) || !masculine.test(noun) ? 'une' : 'un'} ${adjective}${noun}`
    },
  )
}

/** "de" before what follows: `d’accorder`, `de promettre`. */
export function withDe(phrase: string): string {
  return /^[aeiouyâàéèêëîïôöûùœ]|^h(?!arcel|ack|auss|asard|eurt|ont|i[ée]rarch)/iu.test(phrase)
    ? `d’${phrase}`
    : `de ${phrase}`
}
