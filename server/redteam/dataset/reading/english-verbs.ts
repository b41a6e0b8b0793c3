/** Third persons and participles that no rule gives, with their base forms. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  'given:give told:tell shown:show said:say made:make taken:take sent:send sold:sell kept:keep held:hold spoken:speak written:write read:read put:put set:set cut:cut let:let paid:pay bought:buy lent:lend left:leave lost:lose met:meet brought:bring sought:seek thought:think done:do gone:go known:know seen:see spent:spend withdrawn:withdraw drawn:draw undone:undo overridden:override hidden:hide forgotten:forget forgiven:forgive begun:begin run:run quoted:quote is:be are:be has:have does:do goes:go output:output reset:reset'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Stems that end in `e` in the base form; tested at the end of a stem. */
const endsInE =
  /(?:clos|giv|shar|mak|tak|us|writ|provid|creat|expos|propos|promis|disclos|chang|delet|execut|invok|generat|prescrib|describ|guarante|impersonat|escalat|continu|issu|produc|mov|remov|receiv|believ|prov|curs|manag|encourag|merg|judg|quot|not|vot|rat|stat|ignor|compar|authoriz|authoris|recogniz|recognis|advis|approv|overrid|scor|rout|updat|operat|violat|advertis|activat|validat|waiv|reschedul|schedul|purchas|charg|releas|discourag|insur|ensur|reduc|introduc|replac|plac|pric|analys|analyz|summaris|summariz|diagnos|discriminat|manipulat|terminat|negotiat|speculat|calculat|estimat|evaluat|circulat|translat|communicat|publish?at|complet|not|decid|divid|guid|hid|leav|sav|serv|solv|reserv|observ|upgrad|downgrad|trad|mak|invit|cit|handl|cancel?l?at|settl|circumvent?at|involv|revok|retriev|stor|declin|combin|examin|determin|dispens|determin|criticiz|criticis|prioritis|prioritiz|nam|blam|assum|consum|argu|pursu|rescu|figur|measur|captur|configur|requir|acquir|desir|retir|hir|fir|compos|suppos|oppos|impos|loos|refus|accus|abus|confus|excus|eras|increas|decreas|pleas|leas|ceas|rephras|financ|announc|enforc|referenc|influenc|pronounc|substitut|contribut|distribut|disput|comput|mut|bak|smok|lik|strik|jok|provok|stak|fak|shap|scrap|typ|wip|hop|cop)$/i
const neverInE =
  /(?:leak|insist|bypass|repeat|treat|cheat|visit|edit|credit|audit|limit|commit|admit|permit|submit|transmit|omit|emit|prohibit|exhibit|deposit|suit|wait|float|chat|format|print|point|recruit|exploit)$/i

/** The base form of an English gerund: `revealing` → `reveal`, `giving` → `give`, `running` → `run`. */
export function baseOfGerund(gerund: string): string {
  return baseOfStem(gerund.replace(/ing$/i, ''))
}

/** The base form of a participle or past: `disclosed` → `disclose`, `given` → `give`, `cancelled` → `cancel`. */
export function baseOfParticiple(participle: string): string {
  const known = irregular[participle.toLowerCase()]
  if (known !== undefined) return known
  if (/ied$/i.test(participle)) return participle.replace(/ied$/i, 'y')
  return /ed$/i.test(participle) ? baseOfStem(participle.replace(/ed$/i, '')) : participle
}

/** The base form of an English verb in the third person: `gives` → `give`, `applies` → `apply`, `teaches` → `teach`. */
export function baseOfVerb(verb: string): string {
  const known = irregular[verb.toLowerCase()]
  if (known !== undefined && /^(?:is|are|has|does|goes)$/i.test(verb)) return known
  if (/ies$/i.test(verb)) return verb.replace(/ies$/i, 'y')
  if (/ss$/i.test(verb)) return verb
  return verb.replace(/(?<=ch|sh|ss|x|o)es$|s$/i, '')
}

/** The gerund of a base form: `give` → `giving`, `stop` → `stopping`, `ask` → `asking`. */
export function gerundOf(verb: string): string {
  if (/^be$/i.test(verb)) return 'being'
  if (/ie$/i.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/i.test(verb)) return `${verb.slice(0, -1)}ing`
  const doubles =
    /^(?:[^aeiou]*[aeiou][bdgmnprt]|refer|defer|transfer|submit|admit|commit|permit|cancel|forget|begin)$/i
  return doubles.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

function baseOfStem(stem: string): string {
  if (/^ly$/i.test(stem)) return 'lie'
  if (/^gossip|^flirt/i.test(stem)) return stem
  if (/^(?:say|do|go|be|see|play|pay)$/i.test(stem)) return stem
  if (/([b-df-hj-np-tv-z])\1$/i.test(stem)) {
    return /(?:ll|ss)$/i.test(stem) && !/cancell$/i.test(stem) ? stem : stem.slice(0, -1)
  }
  return endsInE.test(stem) && !neverInE.test(stem) ? `${stem}e` : stem
}
