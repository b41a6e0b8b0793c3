/** How far around a phrase its owner is looked for, in UTF-16 units. */
const reach = 70

/**
 * Whether what a phrase sets aside belongs to somebody else than the assistant: the instructions of a chapter, the policy
 * of a company, an invitation, what staff must do. Looks at a bounded stretch around the phrase.
 * Known misses: owners and languages that are not listed. An attacker can name an owner too, so it may only soften a sign.
 */
export function belongsToOthers(text: string, start: number, end: number): boolean {
  const after = text.slice(wordEnd(text, end), end + reach)
  return (
    owners.some((owner) => owner.test(after)) ||
    ownedInside.test(text.slice(start, end)) ||
    others.some((other) => other.test(text.slice(Math.max(0, start - reach), start)))
  )
}

function wordEnd(text: string, end: number): number {
  return end + (/^[\p{L}\p{M}]{0,20}/u.exec(text.slice(end, end + 20))?.[0].length ?? 0)
}

/** "… above in upper case: SOME TEXT": the text to work on follows, so nothing hidden is meant. Bounded like the others. */
export function suppliesText(text: string, end: number): boolean {
  return suppliedText.test(text.slice(end, end + 80))
}

const suppliedText =
  /^(?! (?:starting|beginning|verbatim|word for word))[^.:?!\n]{0,40}: {0,2}\n{0,2}(?!["'`]?you are)\S[^\n]{7}/i

/** Whether what is asked for is about a thing of everyday life: "your guidelines for returns". Bounded like the other. */
export function asksAboutThing(text: string, end: number): boolean {
  return topic.test(text.slice(end, end + reach))
}

/** Whether somebody asks how a thing is done, not for the thing: "how do I print …". Bounded like the others. */
export function asksHow(text: string, start: number): boolean {
  return how.test(text.slice(Math.max(0, start - reach), start + 6))
}

const how =
  /\b(?:how (?:do|can|could|should|would|does|did) (?:i|we|you|one|people|someone)|how to|is there a way to|wie (?:kann|soll|muss) (?:ich|man)|comment (?:puis-je|faire pour|peut-on)|cómo (?:puedo|se puede))\b(?![^.?!\n]{0,70}\byou(?:r)? (?:told|hid|guard))[^.?!\n]{0,40}$/i

const topic =
  /^ {1,2}(?:for|on|about|regarding|concerning|when it comes to|if i|to (?:return|install|use|set up|clean|assemble|reach|apply|cancel|claim)) (?!me\b|us\b|you\b|your\b|this (?:chat|conversation|session|prompt)|(?:the |this |these )?(?:assistant|ai|model|users?|chats?|conversation|safety|prompts?|llm)\b|how you\b|refus|secre|respond|answer|behav|talk|chat|safety|conten|password|what (?:you|not))[a-z0-9]/i

const things =
  '(?:chapters?|sections?|pages?|paragraph|appendix|steps?|questions?|exercises?|lessons?|worksheets?|units? \\d|manuals?|handbooks?|booklets?|books?|leaflets?|recipes?|letters?|e-?mails?|mails?|memos?|newsletters?|flyers?|tickets?|invoices?|invit\\w{2,8}|contracts?|forms?|readme|changelog|doctors?|nurses?|dentists?|pharmacists?|teachers?|professors?|instructors?|tutors?|coach(?:es)?|landlords?|tenants?|managers?|supervisors?|architects?|contractors?|vendors?|suppliers?|manufacturers?|agenc(?:y|ies)|authorit(?:y|ies)|harbour|tower|shops?|airlines?|compan(?:y|ies)|headquarters|head office|hr|human resources|school|city|council|ministry|insurance|bank|court|package|box|label|kit|device|printer|machine|oven|building|house)\\b'
const german =
  '(?:hausverwaltung|vermieter\\w{0,2}|lehrer\\w{0,5}|arzt\\w{0,3}|ärzt\\w{0,6}|chefs?|chefin|vorgesetzten|kapitel\\w{0,2}|abschnitt\\w{0,2}|seite|handbuch\\w{0,2}|anleitung|firma|personalabteilung|schule|behörde|gemeinde|stadt|bank|versicherung|mails?|e-mails?|schreiben\\w?|brief\\w{0,2}|rundschreiben\\w?|rezept\\w{0,2}|buch\\w{0,2}|trainer\\w{0,2}|bauleit\\w{0,6})(?![a-zäöüß])'
const romance =
  '(?:chapitre|manuel|page|courriel|lettre|propriétaire|syndic|professeur|médecin|entreprise|école|mairie|banque|recette|capítulo|manual|página|correo|carta|casero|profesor|médico|empresa|escuela|banco|receta|capitolo|manuale|pagina|lettera|insegnante|medico|azienda|scuola|ricetta|professora?|diretor|escola|receita)(?![a-zà-ÿ])'

const owners: readonly RegExp[] = [
  new RegExp(
    `^(?: (?:instructions?|rules?|guidelines?|directions?|orders?|prompts?))?(?: (?:and|or) [a-z]{3,12})?(?: given| sent| written| printed| posted| issued| described| shown)? {1,2}(?:in|of|from|on|by) (?:(?:the|my|our|his|her|their|this|that|last|old|your|a|an|former|previous) ){0,2}(?:[a-z-]{2,14} )?${things}`,
    'i',
  ),
  new RegExp(
    `^(?: (?:anweisung|regel|richtlini|vorschrift|vorgab|hinweis)\\w{0,3})? {1,2}(?:(?:der|des|vom|von|im|in|aus|auf) )(?:(?:der|dem|den|unsere[rsmn]|meine[rsmn]|seine[rsmn]|ihre[rsmn]) )?(?:[a-zäöüß-]{2,14} )?${german}`,
    'i',
  ),
  new RegExp(
    `^(?: (?:instru[cç]\\w{3,8}|consignes?|reglas?|regras?|regole))? {1,2}(?:du|de la|de l['’]|des|de|del|della|dello|dell['’]|da|do|nel|au|en el|en la|no|na) ?(?:(?:mi|mon|ma|notre|nuestro|mio|nostro|meu|seu|mia|nostra) )?${romance}`,
    'i',
  ),
  /^ {1,2}(?:e-?mail|mail|message|invite|invitation|calendar|meeting|letter|draft|reminder|offer|quote|quotation|invoice|slide|warning|ticket|appointment|reservation|newsletter|travel|expense|dress|parking|vacation|leave|version|edition|tweet|post|voicemail|fax)\b(?! (?:and|then|instead|reply|now|from the (?:system|developer)))/i,
]

const ownedInside =
  /\b(?:travel|expenses?|leave|dress|parking|returns?|refund|cancellation|attendance|vacation|holiday|smoking|hr|office|house|school|company|department|cleaning|washing|assembly|pricing|shipping|tax|visitor|library|gym|pool|playground|grading|homework|reimbursement|e-?mail|invite|invitation)[ -](?:policy|policies|rules?|guidelines?|guidance|protocols?|instructions?|directives?)\b/i

const others: readonly RegExp[] = [
  /\b(?:told|asked|instructed|advised|urged|reminded|wants?|wanted) (?:us|him|her|them|everyone|everybody|staff|employees|the [a-z]{3,14}) to [^.?!\n]{3,44} and $/i,
  /\b(?:told|asked|instructed|advised|urged|reminded|requested|orders?|ordered|commanded|wants?|wanted|expects?|requires?) (?:us|him|her|them|me|everyone|everybody|staff|employees|all [a-z]{3,14}|(?:the|our|my|his|her|their) [a-z]{3,14}(?: [a-z]{3,14})?) (?:not )?to (?:please |simply |just )?$/i,
  /\b(?:employees|staff|students|pupils|members|drivers|tenants|residents|customers|guests|participants|teachers|nurses|teams?|managers|drivers|patients|volunteers|workers|everyone|colleagues|passengers|visitors|applicants|players|we|he|she|they) (?:must|should|may|can|could|have to|need to|will|would|shall|are to|were to|are asked to|are advised to|are allowed to|did|decided to|chose to|had to|often|sometimes|simply|always|usually|tend to)(?: now| please| simply| just)? ?$/i,
  /\b(?:mitarbeiter|mitarbeitende|schüler|mieter|gäste|kollegen|wir|er|sie sollen|alle) (?:sollen|sollten|müssen|dürfen|können|haben|hat)(?: [a-zäöüß]{2,12}){0,2} $/i,
]
