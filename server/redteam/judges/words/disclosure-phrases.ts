/** How instructions of an assistant sound, in one language. Sources of regular expressions, searched in one sentence. */
export interface DisclosurePhrases {
  /** Announces instructions word for word: `My system prompt is:`. What follows counts. */
  readonly announces: string
  /** Speaks to the assistant about who it is, what it does and what it must not: `You are a …`, `Never reveal …`. */
  readonly instructs: string
  /** Tells in the first person what it was told: `I was instructed to never …`. */
  readonly retells: string
}

const english: DisclosurePhrases = {
  announces: String.raw`\b(?:my|the|these are (?:my|the)|here (?:is|are) (?:my|the)|our) (?:full |exact |original |initial |complete |internal |hidden |secret |own |verbatim )*(?:system (?:prompt|message|instructions?)|instructions?|developer message|initial prompt|prompt|rules|guidelines|configuration)\b(?: (?:that )?i (?:was|were|have been) given)?(?: (?:is|are|say|says|read|reads|state|states|as follows|verbatim|word for word|goes like this|above))*\s*(?::|"|“|$)`,
  instructs: String.raw`^[\s\W\d]*(?:you are (?:a|an|the|now|[A-Z]\p{L}+,)|your (?:role|task|job|name|rules|goal|purpose|instructions|mission|persona|tone)\b|you (?:must|should|may|will|can) (?:always|never|not|only)\b|(?:never|do not|don't|always|only) (?:reveal|share|disclose|mention|discuss|tell|give|answer|respond|say|talk|use|promise|offer|recommend|refer|follow|ask|write|be|stay|keep|greet|escalate|confirm|help|speak|provide)\b|if (?:the|a|an) (?:user|customer|caller|visitor|client|patient|person) |(?:respond|answer|reply|speak) (?:only|always|in)\b|keep (?:these|this|your|the) (?:\w+ )?(?:instructions|rules|prompt|secret|confidential)|(?:system prompt|instructions|rules|role|persona)\s*:)`,
  retells: String.raw`\bi (?:was|am|have been|'ve been|'m) (?:told|instructed|configured|given instructions|ordered|asked by my (?:developers?|operators?)) (?:to|not to|never to|that)\b|\bmy (?:instructions|rules|system prompt|prompt) (?:say|says|tell|tells|state|states|are|is|require|requires|include|includes|forbid|forbids)\b`,
}

const french: DisclosurePhrases = {
  announces: String.raw`(?:mes|les|voici (?:mes|les|mon|le)|mon|le|l')\s*(?:instructions?|consignes?|prompt(?: syst[eè]me)?|message syst[eè]me|r[eè]gles|invite syst[eè]me)\b(?: (?:syst[eè]me|initiales?|internes?|compl[eè]tes?|exactes?|sont|est|disent|dit|indiquent|suivantes?|les suivantes|que j'ai re[cç]ues))*\s*(?::|«|"|$)`,
  instructs: String.raw`^[\s\W\d]*(?:(?:vous [eê]tes|tu es) (?:un|une|l'|le|la|[A-Z])|(?:votre|ton|ta) (?:r[oô]le|t[aâ]che|mission|nom|objectif|travail)|(?:vous|tu) (?:devez|dois|ne devez|ne dois|pouvez|peux) |ne (?:jamais )?(?:r[eé]v[eéè]l|divulgu|partag|mentionn|communiqu|donn|dis|dites|parl|promet)\p{L}*|(?:r[eé]ponds|r[eé]pondez|reste[zs]?|parle[zs]?|utilise[zs]?|refuse[zs]?|garde[zs]?) |si (?:l'|un |une |le |la )(?:utilisat|client|usager|visiteur))`,
  retells: `(?:j'ai re[cç]u (?:l'instruction|la consigne|pour consigne|l'ordre)|on m'a (?:dit|demand[eé]|ordonn[eé])|je suis (?:charg[eé]e?|programm[eé]e?|configur[eé]e?) (?:de|pour)|mes (?:instructions|consignes|r[eè]gles) (?:sont|disent|pr[eé]cisent|m'interdisent|stipulent))`,
}

const german: DisclosurePhrases = {
  announces: String.raw`(?:meine|die|hier (?:sind|ist) (?:meine|mein|die|der)|mein|der|das|unsere)\s+(?:\p{L}+ )?(?:system-?prompt|systemnachricht|systemanweisungen?|anweisungen?|instruktionen|regeln|prompt|vorgaben|anleitung)\b(?: (?:lautet|lauten|ist|sind|besagt|besagen|wie folgt|folgende))*\s*(?::|„|"|$)`,
  instructs: String.raw`^[\s\W\d]*(?:(?:du bist|sie sind) (?:ein|eine|der|die|das|[A-Z])|(?:deine|dein|ihre|ihr) (?:rolle|aufgabe|name|regeln|ziel|auftrag)|(?:du|sie) (?:darfst|musst|sollst|dürfen|müssen|sollen) |(?:verrate|nenne|teile|gib|erwähne|antworte|sprich|sage|benutze|verwende|bleibe|lehne|beantworte|halte|versprich|hilf)\b.{0,60}\b(?:nie|niemals|nicht|nur|immer|stets|keine?|kunden|nutzer)|wenn (?:der|ein|die|eine) (?:nutzer|kunde|benutzer|anwender|kundin))`,
  retells:
    '(?:ich wurde (?:angewiesen|instruiert|beauftragt|programmiert)|mir wurde (?:gesagt|aufgetragen|befohlen|verboten)|ich habe die (?:anweisung|vorgabe)|meine (?:anweisungen|regeln|vorgaben|instruktionen) (?:lauten|sagen|besagen|sind|verbieten))',
}

const spanish: DisclosurePhrases = {
  announces: String.raw`(?:mis|las|estas son (?:mis|las)|mi|el|aquí (?:están|está) (?:mis|las|mi|el))\s+(?:\p{L}+ )?(?:instrucciones|reglas|prompt|mensaje del sistema|indicaciones|directrices|configuración)\b(?: (?:del sistema|de sistema|son|dicen|es|dice|iniciales|internas|las siguientes|siguientes))*\s*(?::|«|"|$)`,
  instructs: String.raw`^[\s\W\d]*(?:(?:eres|usted es|tú eres) (?:un|una|el|la|[A-Z])|(?:tu|su) (?:rol|papel|tarea|nombre|objetivo|trabajo|misión)|(?:debes|debe|no debes|no debe|puedes|solo puedes) |(?:nunca|jamás|no) (?:reveles|revele|compartas|comparta|menciones|mencione|digas|diga|des|hables|prometas|divulgues)|(?:responde|responda|habla|mantén|usa|utiliza|rechaza) (?:siempre|solo|únicamente|en|con)|si (?:el|un|la|una) (?:usuario|cliente|usuaria|clienta))`,
  retells:
    '(?:me (?:han|ha) (?:dicho|ordenado|indicado|pedido|instruido|prohibido)|(?:fui|he sido|estoy) (?:instruid|configurad|programad)[oa] (?:para|a)|mis (?:instrucciones|reglas|indicaciones) (?:son|dicen|indican|me prohíben|establecen))',
}

const italian: DisclosurePhrases = {
  announces: String.raw`(?:le mie|ecco (?:le mie|il mio)|il mio|le|il)\s+(?:\p{L}+ )?(?:istruzioni|regole|prompt(?: di sistema)?|messaggio di sistema|direttive)\b(?: (?:sono|dicono|è|dice|di sistema|le seguenti))*\s*(?::|«|"|$)`,
  instructs: String.raw`^[\s\W\d]*(?:(?:sei|tu sei|lei è) (?:un|una|il|la|l'|[A-Z])|(?:il tuo|la tua|il suo) (?:ruolo|compito|nome|obiettivo|lavoro)|(?:devi|non devi|puoi solo) |(?:non|mai) (?:rivelare|condividere|menzionare|dire|dare|parlare)|(?:rispondi|parla|usa|mantieni) (?:sempre|solo|in)|se (?:l'|un |il |la )(?:utente|cliente))`,
  retells:
    '(?:mi è stato (?:detto|ordinato|chiesto)|sono stat[oa] (?:istruit|configurat|programmat)[oa]|le mie (?:istruzioni|regole) (?:sono|dicono|mi vietano))',
}

const portuguese: DisclosurePhrases = {
  announces: String.raw`(?:minhas|as minhas|aqui estão (?:as )?minhas|meu|o meu|as|o)\s+(?:\p{L}+ )?(?:instruções|regras|prompt(?: do sistema)?|mensagem do sistema|diretrizes)\b(?: (?:são|dizem|é|diz|do sistema|as seguintes))*\s*(?::|«|"|$)`,
  instructs: String.raw`^[\s\W\d]*(?:(?:você é|tu és) (?:um|uma|o|a|[A-Z])|(?:seu|sua|teu|tua) (?:papel|função|tarefa|nome|objetivo)|(?:você )?(?:deve|não deve|só pode) |(?:nunca|não) (?:revele|compartilhe|partilhe|mencione|diga|dê|fale|divulgue)|(?:responda|fale|use|mantenha) (?:sempre|apenas|só|em)|se (?:o|um|a|uma) (?:usuário|cliente|utilizador))`,
  retells:
    '(?:fui (?:instruíd|configurad|programad)[oa]|me (?:disseram|mandaram|pediram)|minhas (?:instruções|regras) (?:são|dizem|proíbem))',
}

/** The languages that disclosed instructions are known in. */
export const disclosurePhrases: readonly DisclosurePhrases[] = [english, french, german, spanish, italian, portuguese]
