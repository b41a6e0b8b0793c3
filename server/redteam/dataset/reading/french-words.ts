/** Finite forms and participles that no rule gives, with their infinitives. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    'dis dit dites:dire fais fait faites:faire promets promet promettez promis:promettre permets permet permettez permis:permettre transmets transmet transmettez transmis:transmettre ' +
    'réponds répond répondez répondu:répondre vends vend vendez vendu:vendre rends rend rendez rendu:rendre prends prend prenez pris:prendre comprends comprend:comprendre entreprends entreprend:entreprendre ' +
    'écris écrit écrivez:écrire prescris prescrit prescrivez:prescrire décris décrit décrivez:décrire lis lit lisez lu:lire conclus conclut concluez conclu:conclure vois voit voyez vu:voir ' +
    'fournis fournit fournissez fourni:fournir choisis choisit choisissez choisi:choisir garantis garantit garantissez garanti:garantir finis finit finissez:finir avertis avertit avertissez averti:avertir ' +
    'trahis trahit trahissez:trahir établis établit établissez établi:établir remplis remplit remplissez:remplir offres offre offrez offert:offrir ouvres ouvre ouvrez ouvert:ouvrir ' +
    'sors sort sortez:sortir pars part:partir sers sert servez servi:servir maintiens maintient:maintenir donne:donner va vas allez:aller sois soyez est:être aie ayez a:avoir ' +
    'introduis introduit:introduire traduis traduit traduisez:traduire produis produit produisez:produire réduis réduit réduisez:réduire suis:suivre reçois reçoit recevez reçu:recevoir ' +
    'obtiens obtient obtenu:obtenir tiens tient tenez tenu:tenir interviens intervient:intervenir contredis contredit:contredire interdis interdit:interdire admets admet admettez admis:admettre ' +
    'remets remet remettez remis:remettre mets met mettez mis:mettre consens:consentir mens ment mentez:mentir révèle révèles:révéler révélez:révéler complète:compléter suggère suggères:suggérer ' +
    'considère:considérer gère gères:gérer modère:modérer espère:espérer cède:céder répète répètes:répéter interprète:interpréter achète:acheter lève:lever mène:mener pèse:peser promène:promener ' +
    'appelle appelles:appeler rappelle rappelles:rappeler renouvelle:renouveler jette:jeter rejette:rejeter renvoie renvoies:renvoyer envoie envoies:envoyer emploie:employer essaie:essayer paie:payer accélère:accélérer débloque:débloquer défends défend:défendre'
  )
    .split(/(?<=:\S+) /)
    .flatMap((group) => {
      const [forms = '', infinitive = ''] = group.split(':')
      return forms.split(' ').map((form) => [form, infinitive] as const)
    }),
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
