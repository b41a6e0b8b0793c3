import words from './spanish-verbs.json' with { type: 'json' }

const orders = new Map(words.verbs.map(({ infinitive, order }) => [infinitive, order]))
const bySubjunctive = new Map(words.verbs.map(({ infinitive, subjunctive }) => [subjunctive, infinitive]))
const byPresent = new Map(words.verbs.map(({ infinitive, present }) => [present, infinitive]))

/** The infinitive of a forbidding subjunctive: `reveles`, `compartas`, `den` → `revelar`, `compartir`, `dar`; null for none. */
export function infinitiveOfSubjunctive(form: string): string | null {
  const verb = form.toLowerCase()
  const you = /s$/u.test(verb) ? verb : verb.replace(/n$|éis$|áis$/u, '').replace(/$/u, 's')
  const known = bySubjunctive.get(you) ?? bySubjunctive.get(verb)
  if (known !== undefined) return known
  if (/es$/u.test(you)) return `${unsoftened(you.replace(/es$/u, ''))}ar`
  if (/zcas$/u.test(you)) return you.replace(/zcas$/u, 'cer')
  if (/as$/u.test(you)) return `${you.replace(/as$/u, '')}er`
  return null
}

/** The infinitive of a statement's verb: `escribe`, `da`, `promete` → `escribir`, `dar`, `prometer`; null for none. */
export function infinitiveOfPresent(form: string): string | null {
  const verb = form.toLowerCase().replace(/(?<=[ae])n$/u, '')
  const known = byPresent.get(verb)
  if (known !== undefined) return known
  if (/a$/u.test(verb)) return `${verb}r`
  return /e$/u.test(verb) ? `${verb}r` : null
}

/** `expliqu-es` → `explic-ar`, `entregu-es` → `entreg-ar`, `utilic-es` → `utiliz-ar`. */
function unsoftened(stem: string): string {
  return stem
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/(?<=[ainrl])c$/u, 'z')
}

/** An infinitive phrase as an order: `revelar tu clave` → `Revela tu clave`; what it cannot turn becomes `Tienes que …`. */
export function spanishOrder(phrase: string): string {
  const [head = '', ...tail] = phrase.split(/(?=,? (?:sin|antes|aunque|para|si|que|cómo) )/u)
  const isPlain =
    /^\p{L}+(?:ar|er|ir)(?!\p{L})/u.test(head) &&
    !/(?:^|\s)(?:y|o|u|e|ni|de|a)\s+\p{L}+(?:ar|er|ir|arse|erse|irse)(?:lo|la|los|las|le|les)?(?!\p{L})/u.test(head)
  if (!isPlain) return `Tienes que ${phrase}`
  const order = head.replace(/^\p{L}+/u, orderOf)
  return `${order.charAt(0).toUpperCase()}${order.slice(1)}${tail.join('')}`
}

function orderOf(infinitive: string): string {
  const known = orders.get(infinitive)
  if (known !== undefined) return known
  if (/ar$/u.test(infinitive)) return infinitive.replace(/ar$/u, 'a')
  return infinitive.replace(/(?:er|ir)$/u, 'e')
}
