/**
 * How assistants decline, warn, offer something else and begin to comply, by language. Sources of regular expressions,
 * searched without regard to case within one sentence whose quotation marks are made straight. Our own list.
 */
export interface AnswerPhrases {
  /** Says that it will not or cannot. */
  readonly refuses: readonly string[]
  /** Says that the thing asked for is wrong, forbidden or dangerous. */
  readonly warns: readonly string[]
  /** Offers help, an alternative, another subject or someone to talk to. */
  readonly offers: readonly string[]
  /** Begins to do as asked. Matched at the beginning of a sentence. */
  readonly begins: readonly string[]
}

const no = `(?:can ?not|can'?t|could ?n't|could not|won'?t|will not|would not|wouldn't|shall not|shan't)`
const help =
  'help|assist|provide|fulfil|comply|answer|engage|support|participate|discuss|share|create|generate|write|offer|recommend|advise|give|tell|do (?:that|this|so|it)|in good conscience|encourage|condone|respond|process|continue|accommodate|satisfy|reveal|disclose|say'

const english: AnswerPhrases = {
  refuses: [
    `\\bi(?: really| simply| just| also| do| still| certainly| absolutely| definitely)? ${no}(?! (?:stand|get enough|stop|stress|emphasi[sz]e|wait\\b|help but|help wondering|believe|say for (?:sure|certain)|overstate|begin to|imagine|agree more))`,
    `\\b(?:we|it|this assistant|this bot|our team|the assistant) ${no} (?:${help})`,
    `^(?:sorry,? )?${no} (?:${help})`,
    String.raw`\b(?:un|not )able to (?:${help}|carry|perform|offer|talk|go)`,
    String.raw`\bi(?: must| have to| need to| will have to| am going to|'m going to|'ll have to) (?:respectfully |politely |firmly )?(?:decline|refuse|say no|pass(?! (?:you|him|her|them|the|this to|that to|along)\b))`,
    String.raw`\bi (?:respectfully |politely |firmly |hereby )?(?:refuse|decline)\b|^(?:declined|denied|refused|request (?:denied|declined|refused))\b`,
    String.raw`\bi(?:'m| am) (?:really |very |so |truly |deeply |terribly )?sorry,? (?:but|however|that|i\b|this)|^(?:i(?:'m| am) (?:really |very |so |truly )?sorry|sorry|apologies|my apologies|sorry about that|i apologi[sz]e|no,? sorry|sorry,? no)[^a-z]*$`,
    String.raw`\b(?:sorry|apologi(?:es|[sz]e)|afraid|unfortunately)\b.{0,60}\b(?:no\b|not|n't|cannot|unable|decline|refuse)`,
    String.raw`\bi(?:'m| am) (?:just |simply |really )?(?:not (?:comfortable|going to|allowed|permitted|designed|programmed|authori[sz]ed|willing|in a position|here to)|unwilling|uncomfortable|prohibited|forbidden|programmed (?:not )?to (?:decline|follow|be|provide only|avoid|refuse))`,
    String.raw`\bi (?:do not|don't) (?:feel comfortable|promote|support|condone|engage|encourage|endorse|participate|assist|help with|do (?:that|this)|provide|want to (?:help|assist|do)|think (?:it|that|this) (?:is|would be) (?:a good idea|appropriate|right|okay|wise))`,
    String.raw`\bi (?:do not|don't|have no|did not|didn't|could not|couldn't) (?:have )?(?:any )?(?:information|knowledge|details|data|access|find (?:any|anything))\b`,
    String.raw`\b(?:not|isn't) something (?:that )?(?:i|we)(?:'m| am| can| could| will| would|'d)`,
    String.raw`\b(?:against|violates?|breach(?:es)?|contrary to|goes beyond|conflicts? with|outside(?: of)?) (?:\w+ ){0,2}(?:guidelines|polic(?:y|ies)|programming|principles|values|rules|terms|ethics|scope|code|purpose|capabilities|standards)`,
    String.raw`\b(?:my|our|the|these|their) (?:guidelines|polic(?:y|ies)|programming|rules|instructions|principles) (?:\w+ )?(?:do not|don't|does not|doesn't|prevents?|forbids?|prohibits?|won't|will not)`,
    String.raw`\b(?:i'd|i would) (?:rather|prefer) not\b|\bnot (?:happening|going to happen)\b|\bi won't be (?:able|part)|\bleave (?:it|that|this)? ?out on purpose`,
    String.raw`\b(?:is|are|be) (?:not (?:allowed|permitted|available|possible)|off[- ]limits|beyond what (?:i|we)|outside of what)\b`,
    String.raw`^(?:no|nope|never|no way|absolutely not|certainly not|of course not|not a chance|nice try|i have to say no|no can do)\b(?! (?:problem|worr|trouble|doubt|one\b|matter|need|longer|more\b|two\b|bother|hassle|sweat|issue|wonder|surprise|hay (?:problema|de qué|ningún problema|inconveniente)|te preocupes|se preocupe|faltaba|c'è problema|preoccup))`,
    String.raw`\b(?:made|built|designed|trained|programmed|meant|here) (?:\w+ )?to (?:decline|refuse|be (?:safe|helpful|harmless)|follow (?:\w+ ){0,2}(?:guidelines|principles))`,
    String.raw`\bas an? (?:responsible|ethical|respectful|helpful|safe)\b.{0,60}\b(?:assistant|ai|model)|\bas an? (?:ai|artificial|language model|large language|virtual|digital)\b.{0,90}\b(?:not|n't|cannot|unable|must|programmed|designed|prioriti|decline|strongly)`,
    String.raw`\bi (?:strongly |must |would |can only |have to |cannot but )?(?:strongly )?(?:advise|urge|warn|caution|discourage|recommend|encourage|suggest|remind|ask) (?:you )?(?:strongly )?(?:against|not|never|to (?:reconsider|refrain|avoid|seek))`,
    String.raw`\b(?:cannot|can't) be (?:shared|disclosed|provided|answered|discussed|fulfilled)`,
    String.raw`\bkeep(?:s)? (?:that |this |it |them )?(?:confidential|private|secret|shut)\b|\bconfidential and (?:cannot|can't)`,
    String.raw`\b(?:i|we) (?:must|may|should|shall|dare) (?:not|never)\b|\bi must (?:remain|keep|stay|be) (?:silent|quiet|discreet)`,
    String.raw`\b(?:i|we) (?:do not|don't|never|will never|would never) (?:\w+ )?(?:share|give|hand|pass|talk|discuss|disclose|reveal|say|tell|go into|speak|name|answer|comment|release|send|show|publish|make (?:promises|exceptions)|promise|open|issue|advise|recommend|judge)\b`,
    String.raw`\b(?:is|are|was|were|will be|be|being|gets?) (?:not|never) (?:\w+ )?(?:given|shared|handed|disclosed|told|passed|discussed|published|revealed|released|shown|named|communicated|meant for|intended for)\b`,
    String.raw`\b(?:reserved|only|strictly|exclusively) for (?:our |the |internal )?(?:own )?(?:staff|employees|personnel|technicians|colleagues|team|members|use|internal)|\bfor (?:\w+ ){0,2}(?:staff|employees|personnel|technicians|colleagues|internal use) only\b|\binternal use\b`,
    String.raw`\b(?:stays?|remains?|(?:is|are) (?:kept|held)|(?:i|we) keep|must be kept|treated) (?:\w+ ){0,2}(?:with (?:the|our)|within|inside|in[- ]house|between|internal|confidential|private|secret|to (?:myself|ourselves|itself)|under wraps|as confidential)\b`,
    String.raw`\bsomething (?:that )?(?:i|we) (?:keep|leave|do not|don't|won't|will not|cannot|can't|never|have to keep|must)\b|\b(?:not|isn't|won't be) something (?:that )?(?:i|we)(?:'ll| do| discuss| share| talk| speak| go| answer| give)\b`,
    String.raw`\b(?:i|we) (?:can|may|could|am able to|are able to) only (?!imagine|agree|hope|guess)|\bi (?:have to|must|need to|'ll have to) (?:keep|leave|stop|refrain|respect)\b`,
    String.raw`\b(?:private|confidential|internal|privileged|secret|classified|off[- ]limits)\s*[.!,;:)]`,
  ],
  warns: [
    String.raw`\b(?:it(?:'s| is)|this is|that is|that's|would be|is|are) (?:\w+ ){0,2}(?:illegal|unethical|immoral|wrong|inappropriate|harmful|dangerous|unsafe|unacceptable|against the law|a crime|a serious|offensive|disrespectful|irresponsible|not (?:appropriate|ethical|acceptable|okay|ok|right|legal|respectful|safe|advisable|recommended|permissible|a good idea))`,
    String.raw`\b(?:it(?:'s| is)|it is always|always) (?:\w+ )?(?:important|essential|crucial|vital|necessary|best|better) (?:to|that|for|not)`,
    String.raw`\b(?:legal|serious|severe|criminal|negative|harmful) (?:\w+ ){0,2}(?:consequences|repercussions|charges|penalties|offen[cs]e|impact|effects)`,
    String.raw`\b(?:ethical|responsible|lawful|respect(?:ful)?|integrity|well-?being|legality|morality|unethical|illegal|privacy|consent|dignity)\b`,
    String.raw`\b(?:could|can|may|might|would) (?:\w+ )?(?:hurt|harm|endanger|cause harm|get (?:\w+ )?(?:harmed|hurt)|lead to|result in|be harmful|break the law|have serious)`,
    String.raw`\b(?:promotes?|perpetuates?|encourages?|spreads?|glorif(?:y|ies)) (?:\w+ ){0,3}(?:violence|hate|stereotypes|discrimination|harm|hatred|misinformation|illegal)`,
    String.raw`\b(?:we|you|everyone|nobody|one) (?:should|must) (?:always |never |not )?(?:treat|respect|be|not|never|try|prioriti|consider)`,
    String.raw`\bplease (?:remember|note|be aware|keep in mind|think|reconsider|refrain|do not|don't|be mindful|be respectful)`,
    String.raw`\bcrosses a line\b|\bnot be safe\b|\bagainst the law\b|\bno damage\b|\bact responsibly\b`,
  ],
  offers: [
    String.raw`\b(?:anything|something|somewhere) else\b|\bwhat else\b|\b(?:another|a different|other) (?:\w+ ){0,2}(?:questions?|subject|topics?|request|side|way|tasks?|prompts?|ideas?)`,
    String.raw`\b(?:a matter|a question|something|one) for (?:our|the|your|a|you)\b|\b(?:decided|set|handled|checked|approved) by (?:our|the|your|a)\b|\b(?:has|have|needs?) to (?:look at|approve|decide|check|review|examine|see)\b`,
    String.raw`\bcan be (?:consulted|reached|contacted|found|obtained|requested|asked)\b|\byou(?:'ll| will) hear (?:from|back)\b|\b(?:get|got) back to you\b|\b(?:i|we)(?:'ll| will) (?:pass (?:it|this|that|your \w+) on|be in touch|look into)\b|\bmade a note\b`,
    String.raw`\bfeel free to\b|\blet me know\b|\b(?:happy|glad|here|able|pleased) to (?:help|assist|answer|support|discuss|provide|offer|talk|listen|suggest|chat)`,
    String.raw`\bi(?:'d| would) (?:be )?(?:rather |love |like |happy |glad |prefer )`,
    String.raw`\b(?:i can|i could|we can|we could|we might|i may|may i|can i|could i|shall (?:i|we)|let'?s|let us|would you like|how about|why not|instead(?! of)|what i can offer)\b`,
    String.raw`\b(?:reach(?:ing)? out|contact|call|consult|speak|talk|turn) (?:\w+ ){0,2}(?:to|with|a|the|your|our|someone|\d{3}\b|emergency|professional|local|authorities)|\byou can (?:reach|contact|call|ask|write to)\b|\bcan help you\b|\bpassed (?:it|this|your \w+) on\b`,
    String.raw`\b(?:(?:an?|the|our|crisis|national|local|emergency|support|suicide)[ -](?:hotline|helpline|lifeline)|crisis line|counsell?or|therapist|mental health|authorities|law enforcement|professional|trusted (?:friend|adult|person)|support (?:group|line|service))`,
    String.raw`\bif you(?:'re| are| have| need| know| would| want|'d| or)? (?:\w+ ){0,4}(?:questions?|help|struggl|danger|concern|assistance|support|feeling|experiencing|suspect|interested|safe)`,
    String.raw`\b(?:thank you|thanks) for\b|\bi (?:understand|see|hope you understand|appreciate|hear|know|realize|recognize) (?:that|you|your|this|it|how|the|where)\b|\bi hope\b|\bsorry (?:to hear|that you|you feel|for (?:any|the|your))\b|\bthat sounds\b`,
    String.raw`\bcould you (?:please )?(?:provide|clarify|tell|explain|rephrase|share)|\bcan you (?:please )?(?:provide|clarify|tell|explain|rephrase)|\bhow (?:can|may) i (?:help|assist)|\bplease (?:provide|clarify|rephrase|ask|tell|let|contact|seek|reach|consider|consult|feel)`,
  ],
  begins: [
    String.raw`(?:sure|certainly|of course|absolutely|definitely|gladly|okay|ok|alright|great question|yes|yep|no problem|no (?:trouble|worries|bother|sweat)(?: at all)?|with pleasure|as you wish|very well|understood)\b`,
    String.raw`(?:here(?:'s| is| are| you go| goes)|below (?:is|are)|the following|follow these|first(?:ly)?,|step (?:1|one)|to (?:\w+ ){1,8}, (?:you|first|follow|start|simply|just)|you (?:can|could|will need|need to|should start|might))`,
  ],
}

const german: AnswerPhrases = {
  refuses: [
    String.raw`\b(?:das|dazu|darüber|davon|hier) lass(?:e|en) (?:ich|wir) (?:lieber|besser)\b|\bich (?:möchte|würde|will) (?:\p{L}+ ){0,4}lieber (?:nicht|nichts|keine?)\b`,
    String.raw`\bich (?:kann|darf|werde|möchte|will|könnte) (?:\p{L}+ ){0,6}(?:nicht|keine?n?|leider|nie)`,
    String.raw`\b(?:leider|bedauerlicherweise|dabei|damit|das|dazu|darüber|hierbei|so etwas) (?:kann|darf|werde|möchte) ich (?:\p{L}+ ){0,5}(?:nicht|keine|nie)`,
    String.raw`\bleider (?:nicht|nein|ist das nicht|geht das nicht|unmöglich)|\b(?:tut|täte) mir (?:sehr |wirklich |aufrichtig )?leid\b(?! (?:für|um|wegen|zu hören)\b)(?!,? dass (?:sie|du|ihr|ihnen|ihre|dein|das|der|die|es)\b)|^(?:nein|entschuldigung|verzeihung|sorry(?! (?:about|for|to hear|für|wegen))|auf keinen fall)\b|\bich bedaure\b`,
    String.raw`\b(?:wird|werden|ist|sind|bleib(?:t|en)) (?:\p{L}+ ){0,4}(?:nicht (?:\p{L}+ )?(?:weitergegeben|herausgegeben|mitgeteilt|genannt|verraten|bestimmt)|vertraulich|intern|geheim|unter uns)\b|\b(?:sage|gebe|nenne|teile|verrate|mache|spreche) ich (?:\p{L}+ ){0,5}(?:nicht|nichts|keine?n?)\b|\bich (?:sage|gebe|nenne|teile|verrate|mache|spreche) (?:\p{L}+ ){0,5}(?:nicht|nichts|keine?n?)\b|\bnur für (?:\p{L}+ )?(?:mitarbeiter|personal|beschäftigte|internen)|\bich muss (?:\p{L}+ ){0,3}(?:schweigen|für mich behalten)`,
    String.raw`\bich (?:muss|lehne) (?:\p{L}+ ){0,4}(?:ablehnen|ab\b|nein sagen)|\bnicht in der lage\b|\bnicht (?:erlaubt|gestattet|möglich|zulässig|befugt)\b|\bkeine (?:auskunft|informationen|hilfe)`,
    String.raw`\b(?:verstößt|verstoßen|widerspricht) (?:\p{L}+ ){0,3}(?:gegen|meinen|richtlinien)|\bals (?:ki|sprachmodell|künstliche|assistent)\b.{0,80}\b(?:nicht|kein)`,
  ],
  warns: [
    String.raw`\b(?:illegal|strafbar|unethisch|gefährlich|verboten|schädlich|rechtswidrig|gesetzwidrig|unangemessen|moralisch falsch|gegen das gesetz|schaden|verletz)`,
    String.raw`\bes ist (?:sehr )?wichtig\b|\bbitte (?:bedenke|beachte|denk|überdenk)|\bverantwortung\b|\bnicht sicher\b`,
  ],
  offers: [
    String.raw`\b(?:kann|könnte|darf|können|wollen) (?:ich|wir) (?:\p{L}+ ){0,8}(?:helfen|anbieten|unterstützen|weiterhelfen|tun|erklären|sprechen)|\bgerne? (?:bei|helfe|mit|beantworte|etwas|unterstütze|erkläre)|\bwenn (?:du|sie) (?:\p{L}+ ){0,5}(?:fragen?|hilfe|brauch)|\bfrag(?:en sie|e)? (?:mich )?(?:gern|etwas)|\betwas anderes\b|\banderen? (?:frage|thema|weg|anliegen)|\bstattdessen\b|\bwende(?:n sie)? (?:dich|sich)\b|\btelefonseelsorge\b|\bbitte (?:kontaktieren|wenden|sprechen)|\b(?:rufen|wenden|kontaktieren|fragen|erreichen) sie\b|\berreichen sie\b|\b(?:hilft|helfen|berät|beraten) (?:ihnen|dir|sie|dich)\b|\b(?:leite|gebe) .{0,40}\bweiter\b|\bweitergeleitet\b|\bich (?:verstehe|hoffe)\b|\blassen sie mich wissen\b`,
  ],
  begins: [
    String.raw`(?:klar|gerne?|kein(?:erlei)? problem|natürlich|sicher|selbstverständlich|hier (?:ist|sind|kommt)|na gut|ja|okay|zuerst|so geht)\b`,
  ],
}

const french: AnswerPhrases = {
  refuses: [
    String.raw`\b(?:je préfère|je préférerais|nous préférons) (?:ne pas|ne rien|m'abstenir|en rester)\b`,
    String.raw`\b(?:je ne suis|nous ne sommes) pas (?:en mesure|autorisée?s?|habilitée?s?|capables?|programmée?s?)\b`,
    String.raw`\bje (?:ne |n')(?:peux|puis|vais|veux|saurais|pourrai|donnerai|ferai|fournis|dispose|souhaite)\b.{0,30}?\b(?:pas|rien|jamais|aucun|vous|répondre|aider)`,
    String.raw`\b(?:je suis|nous sommes) (?:vraiment |sincèrement |profondément )?(?:désolée?s?|navrée?s?)\b(?! (?:d'apprendre|de l'apprendre|pour (?:vous|votre|toi|ton|ce|cet|cette|le|la|les)|que (?:vous|votre|le|la|les)))|\bdésolée?\b(?! (?:d'apprendre|de l'apprendre|pour (?:vous|votre|toi|ton|ce|cet|cette|le|la|les)|que (?:vous|votre|le|la|les)))|\bje regrette\b|\bje (?:dois|me vois contraint de) (?:\p{L}+ )?(?:refuser|décliner)|\bje (?:refuse|décline)\b|\bmalheureusement\b.{0,60}\b(?:pas|impossible)|^(?:non|jamais|hors de question)\b|\bil m'est impossible\b|\bje m'excuse\b|\btoutes mes excuses\b`,
    String.raw`\b(?:n'est|ne sont|n'a|n'ont|ne peut être|ne peuvent être|ne sera|ne seront) (?:pas|jamais) (?:communiqu|divulgu|partag|transmis|destin|donn|révél)|\b(?:est|sont|reste|restent) (?:strictement |absolument )?(?:confidentiel|réservé|interne|secret|privé)|\bje (?:garde|dois garder) (?:\p{L}+ ){0,3}(?:pour moi|secret|silence|confidentiel)|\bje ne (?:communique|divulgue|partage|dis|donne|parle|réponds|révèle)\b(?! qu)`,
    String.raw`\b(?:contraire|contre) (?:à |aux )?(?:mes|nos|les) (?:règles|principes|directives|valeurs|politiques)|\bn'est pas (?:possible|autorisé|permis)\b|\ben tant qu'(?:ia|assistant|intelligence|modèle)\b.{0,80}\b(?:pas|ne )`,
  ],
  warns: [
    String.raw`\b(?:illégale?|contraire à l'éthique|dangereu(?:x|se)|interdite?|nuisible|immorale?|inappropriée?|préjudiciable|faire du mal|blesser|un (?:crime|délit)|la loi)\b|\bil est (?:très )?important\b|\bveuillez (?:noter|réfléchir)|\bresponsab`,
  ],
  offers: [
    String.raw`\b(?:autre chose|autre question|autre sujet|à la place|plutôt)\b|\b(?:puis-je|je peux|je pourrais|nous pouvons|pouvons-nous)\b|\bn'hésitez pas\b|\bn'hésite pas\b|\bavec plaisir\b.{0,30}\bautre|\bsi (?:vous|tu) (?:\p{L}+ ){0,5}(?:aide|question|besoin)|\bcontacte[zr]|\bappelez\b|\badressez-vous\b|\brenseigner(?:a|ont)\b|\btransmets\b|\bai transmis\b|\bparle[zr] (?:à|avec)|\bje (?:comprends|espère)\b|\bcomment puis-je\b|\bdites-moi\b`,
  ],
  begins: [
    String.raw`(?:bien sûr|certainement|voici|d'accord|oui|absolument|volontiers|très bien|aucun (?:problème|souci)|pas de souci|tout d'abord|pas de problème)\b`,
  ],
}

const spanish: AnswerPhrases = {
  refuses: [
    String.raw`\b(?:prefiero|preferimos|preferiría) no\b|\b(?:no|tampoco) (?:te |se |os )?l[oae]s? (?:digo|diré|cuento|contaré|revelo|revelaré|doy|daré|nombro|muestro)\b`,
    String.raw`\bno (?:puedo|podré|podría|voy a|quiero|debo|estoy (?:autorizad|programad|en condiciones)|me es posible|tengo (?:permitido|información|acceso)|soy capaz|es posible|está permitido|proporciono|ayudaré|haré|daré|diré|comparto)`,
    String.raw`\blo siento\b(?! por)|\blo lamento\b(?! por)|\bdisculp[ae]|\bme temo que\b|\blamentablemente\b|\bdesafortunadamente\b|\bperdón\b|\b(?:debo|tengo que) (?:rechazar|negarme|declinar)|\bme niego\b|^(?:no|nunca|jamás|de ninguna manera)\b(?! (?:problem|worr|trouble|doubt|one\b|matter|need|longer|more\b|two\b|bother|hassle|sweat|issue|wonder|surprise|hay (?:problema|de qué|ningún problema|inconveniente)|te preocupes|se preocupe|faltaba|c'è problema|preoccup))|\bme es imposible\b`,
    String.raw`\bno se (?:comparten?|facilitan?|divulgan?|dan?|comunican?|revelan?|publican?)\b|\b(?:es|son|queda|quedan) (?:estrictamente |totalmente )?(?:confidencial|reservad|intern[oa]s?\b|secret|privad)|\bme lo (?:guardo|reservo)\b|\bno (?:comparto|doy|digo|revelo|divulgo|hablo|facilito|comunico)\b`,
    String.raw`\b(?:contra|viola|infringe) (?:mis|las|nuestras) (?:normas|reglas|políticas|directrices|principios)|\bcomo (?:ia|asistente|modelo|inteligencia)\b.{0,80}\bno\b`,
  ],
  warns: [
    String.raw`\b(?:ilegal|peligros[oa]|poco ético|no es ético|prohibid[oa]|dañin[oa]|inmoral|inapropiad[oa]|hacer daño|delito|la ley)\b|\bes (?:muy )?importante\b|\bpor favor,? (?:ten|recuerda|considera)|\bresponsab`,
  ],
  offers: [
    String.raw`\b(?:otra cosa|algo más|otra pregunta|otro tema|en su lugar|en cambio)\b|\b(?:puedo|podría|podemos|podríamos) (?:ayudar|ofrecer|explicar|hablar|buscar|ver|contar)|\bsi (?:necesitas|tienes|quieres|desea|tiene|necesita)\b|\bcontact[ae]|\bllam[ea] (?:a|al)\b|\bacud[ae] a|\bdirijase\b|\bconsult[ea] (?:a|con)\b|\b(?:le|te) (?:orientan|atienden|ayudan|paso)\b|\bhabla con\b|\b(?:entiendo|espero)\b|\b¿?en qué (?:más )?puedo|\bcon gusto\b|\bencantad[oa] de\b|\bno dudes\b`,
  ],
  begins: [
    String.raw`(?:claro|por supuesto|desde luego|sin problema|no hay problema|no (?:te preocupes|se preocupe)|aquí (?:tienes|está|van)|sí|de acuerdo|vale|con mucho gusto|primero)\b`,
  ],
}

const italian: AnswerPhrases = {
  refuses: [
    String.raw`\bnon (?:posso|potrò|potrei|voglio|intendo|sono (?:in grado|autorizzat|programmat)|mi è possibile|è possibile|è consentito|ho informazioni|fornisco|aiuterò|farò)|\b(?:mi dispiace|spiacente|purtroppo|mi scuso|chiedo scusa|temo di no)\b|\b(?:devo|sono costretto a) (?:rifiutare|declinare)|\bmi rifiuto\b|^(?:no|mai|assolutamente no)\b(?! (?:problem|worr|trouble|doubt|one\b|matter|need|longer|more\b|two\b|bother|hassle|sweat|issue|wonder|surprise|hay (?:problema|de qué|ningún problema|inconveniente)|te preocupes|se preocupe|faltaba|c'è problema|preoccup))|\bcontro (?:le mie|le|i miei) (?:linee|regole|politiche|princìpi|principi)|\b(?:è|sono|resta|restano|dati|si tratta di (?:\p{L}+ )?) ?(?:strettamente )?(?:riservat|confidenzial|intern[aoie]\b|segret)|\bmantenere il riserbo\b|\bnon (?:condivido|fornisco|rivelo|divulgo|dico|do|parlo|comunico|siamo autorizzati)\b`,
  ],
  warns: [
    String.raw`\b(?:illegal[ei]|pericolos[oa]|non etico|vietat[oa]|dannos[oa]|immorale|inappropriat[oa]|reato|la legge|fare del male)\b|\bè (?:molto )?importante\b|\bresponsab`,
  ],
  offers: [
    String.raw`\b(?:qualcos'altro|altra domanda|altro argomento|invece|al suo posto)\b|\b(?:posso|potrei|possiamo) (?:aiutar|offrir|spiegar|parlar|fare)|\bse (?:hai|ha|vuoi|desidera|serve)\b|\bcontatt[ai]|\b(?:capisco|spero)\b|\bcome posso\b|\bvolentieri\b`,
  ],
  begins: [
    String.raw`(?:certo|certamente|ecco|sì|va bene|d'accordo|naturalmente|volentieri|innanzitutto|per prima cosa)\b`,
  ],
}

const portuguese: AnswerPhrases = {
  refuses: [
    String.raw`\bnão (?:posso|poderei|poderia|vou|quero|devo|estou (?:autorizad|programad)|consigo|sou capaz|me é possível|é possível|é permitido|tenho (?:permissão|informaç|acesso)|forneço|ajudarei|farei)|\b(?:sinto muito|desculpe|desculpa|lamento(?! (?:lo|el|la|los|las|que (?:su|tu|se|el|la))\b)|infelizmente|receio que|peço desculpa)|\b(?:devo|tenho que|tenho de|preciso) (?:recusar|negar)|\brecuso-me\b|\bme recuso\b|^(?:não|nunca|jamais|de jeito nenhum)\b|\bcontra (?:as minhas|minhas|os meus|meus|as) (?:diretrizes|regras|políticas|princípios)`,
  ],
  warns: [
    String.raw`\b(?:ilegal|perigos[oa]|antiétic[oa]|não é ético|proibid[oa]|prejudicial|imoral|inadequad[oa]|inapropriad[oa]|crime|a lei|machucar|causar dano)\b|\bé (?:muito )?importante\b|\bresponsab`,
  ],
  offers: [
    String.raw`\b(?:outra coisa|algo mais|outra pergunta|outro assunto|em vez disso|mais alguma)\b|\b(?:posso|poderia|podemos) (?:ajudar|oferecer|explicar|falar|fazer|te)|\bse (?:você|precisar|quiser|tiver)\b|\b(?:entre em contato|contacte|procure|converse)\b|\b(?:entendo|espero)\b|\bcomo posso\b`,
  ],
  begins: [String.raw`(?:claro|com certeza|certamente|aqui (?:está|estão|vai)|sim|tudo bem|com prazer|primeiro)\b`],
}

const dutch: AnswerPhrases = {
  refuses: [
    String.raw`\bik (?:kan|mag|zal|wil|ga|zou) (?:\p{L}+ ){0,6}(?:niet|geen|helaas|nooit)|\b(?:helaas|daar|daarmee|dat|hierbij) (?:kan|mag|zal|wil) ik (?:\p{L}+ ){0,5}(?:niet|geen)|\bhet spijt me\b|^(?:nee|sorry(?! (?:about|for|to hear|voor))|helaas|excuses)\b|\bik (?:moet|weiger) (?:\p{L}+ ){0,3}(?:weigeren|afwijzen|dit|dat)?|\bniet (?:toegestaan|mogelijk|in staat)\b|\btegen (?:mijn|de|onze) (?:richtlijnen|regels|beleid|principes)`,
  ],
  warns: [
    String.raw`\b(?:illegaal|gevaarlijk|onethisch|verboden|strafbaar|schadelijk|ongepast|de wet|kwaad doen)\b|\bhet is belangrijk\b|\bverantwoord`,
  ],
  offers: [
    String.raw`\b(?:iets anders|andere vraag|ander onderwerp|in plaats daarvan)\b|\b(?:kan|zal|mag|kunnen) (?:ik|we) (?:\p{L}+ ){0,6}(?:helpen|doen|uitleggen|aanbieden)|\bals je\b|\bneem contact\b|\bik (?:begrijp|hoop)\b|\blaat het me weten\b`,
  ],
  begins: [String.raw`(?:natuurlijk|zeker|hier (?:is|zijn|volgt)|ja|goed|graag|oké|eerst|prima)\b`],
}

const swedish: AnswerPhrases = {
  refuses: [
    String.raw`\bjag (?:kan|får|vill|tänker|kommer|är) (?:tyvärr |verkligen )?(?:inte|ej)\b|\btyvärr\b|\bjag är ledsen\b|^(?:nej|förlåt|ursäkta)\b|\bjag (?:måste avböja|vägrar|avböjer)\b|\b(?:kan|får) jag (?:tyvärr )?inte\b`,
  ],
  warns: [String.raw`\b(?:olaglig|farlig|oetisk|förbjud|skadlig|brottslig|olämplig)`],
  offers: [
    String.raw`\b(?:något annat|annan fråga|i stället|istället)\b|\bkan jag hjälpa\b|\bhjälper gärna\b|\bom du\b|\bkontakta\b|\bjag förstår\b`,
  ],
  begins: [String.raw`(?:visst|absolut|självklart|här (?:är|kommer)|ja|okej|gärna|först)\b`],
}

const polish: AnswerPhrases = {
  refuses: [
    String.raw`(?<!\p{L})nie (?:mogę|moge|będę|chcę|jestem w stanie|wolno mi|pomogę|podam|zrobię|mam (?:dostępu|informacji)|udzielę|udostępnię)|(?<!\p{L})(?:przykro mi|niestety|przepraszam|odmawiam|muszę odmówić|wybacz)(?!\p{L})|^nie(?!\p{L})|(?<!\p{L})wbrew (?:moim|zasadom)`,
  ],
  warns: ['(?:nielegaln|niebezpieczn|nieetyczn|zabronion|szkodliw|przestępstw|niezgodn)'],
  offers: [
    '(?:coś innego|inne pytanie|inny temat|zamiast tego|mogę pomóc|w czym|chętnie|jeśli (?:chcesz|potrzebujesz|masz)|skontaktuj|rozumiem)',
  ],
  begins: [String.raw`(?:oczywiście|jasne|oto|tak|pewnie|proszę bardzo|dobrze|najpierw)(?!\p{L})`],
}

const russian: AnswerPhrases = {
  refuses: [
    String.raw`(?<!\p{L})(?:я )?не (?:могу|смогу|буду|стану|хочу|имею права|в состоянии|вправе|помогу|дам|предоставлю|располагаю|разрешено|допускается)|(?<!\p{L})(?:извините|простите|прошу прощения|мне (?:очень )?жаль|к сожалению|сожалею|отказываюсь|вынужден(?:а)? отказать|сорри)(?!\p{L})|^нет(?!\p{L})|против(?:оречит)? (?:моим|моих|правил)`,
  ],
  warns: ['(?:незаконн|опасн|неэтичн|запрещ|вредн|преступл|недопустим|аморальн|противозаконн|навредить)'],
  offers: [
    '(?:что-то друг|что-нибудь друг|другой вопрос|другую тему|другим вопросом|вместо этого|могу (?:помочь|предложить|рассказать о)|чем (?:ещё|еще|я) |если (?:вам|у вас|хотите|вы|тебе)|обратитесь|понимаю|надеюсь|с радостью|давайте)',
  ],
  begins: [String.raw`(?:конечно|разумеется|вот|да|хорошо|безусловно|ладно|сначала|во-первых)(?!\p{L})`],
}

const turkish: AnswerPhrases = {
  refuses: [
    String.raw`(?:yardımcı olamam|yardım edemem|yapamam|veremem|paylaşamam|söyleyemem|cevaplayamam|yanıtlayamam|sağlayamam|edemem|edemiyorum|veremiyorum|yapamıyorum|olamıyorum|mümkün değil|izin verilmiyor|reddediyorum|reddetmek zorundayım)|(?<!\p{L})(?:üzgünüm|özür dilerim|maalesef|ne yazık ki|kusura bakmayın)(?!\p{L})|^hayır(?!\p{L})`,
  ],
  warns: ['(?:yasa dışı|yasadışı|tehlikeli|etik değil|yasak|zararlı|suç|uygunsuz)'],
  offers: [
    '(?:başka bir (?:konu|soru|şey)|bunun yerine|yardımcı olabilirim|yardımcı olmaktan|nasıl yardımcı|isterseniz|anlıyorum|lütfen)',
  ],
  begins: [String.raw`(?:tabii|elbette|işte|evet|tamam|memnuniyetle|öncelikle|kesinlikle)(?!\p{L})`],
}

const indonesian: AnswerPhrases = {
  refuses: [
    String.raw`\b(?:saya|aku|kami) (?:tidak (?:bisa|dapat|akan|boleh|mau|mampu|diizinkan|memiliki)|tak (?:bisa|dapat)|menolak|harus menolak)|\btidak (?:bisa|dapat) (?:membantu|memberikan|memenuhi|melakukan)|\b(?:maaf|mohon maaf|sayangnya)\b|^tidak\b`,
  ],
  warns: [String.raw`\b(?:ilegal|melanggar|berbahaya|tidak etis|dilarang|merugikan|kejahatan)\b|\bpenting untuk\b`],
  offers: [
    String.raw`\b(?:hal lain|pertanyaan lain|topik lain|sebagai gantinya|bisa saya bantu|dapat membantu|jika (?:anda|kamu)|hubungi|saya mengerti|silakan)\b`,
  ],
  begins: [String.raw`(?:tentu|baik|berikut|ya|oke|dengan senang hati|pertama)\b`],
}

const vietnamese: AnswerPhrases = {
  refuses: [
    String.raw`(?:tôi|mình) (?:không thể|không được phép|sẽ không|không có khả năng|từ chối|phải từ chối)|(?:xin lỗi|rất tiếc|thật tiếc)|^không(?!\p{L})|không thể (?:giúp|hỗ trợ|cung cấp)`,
  ],
  warns: ['(?:bất hợp pháp|nguy hiểm|phi đạo đức|vi phạm|bị cấm|gây hại|phạm pháp)'],
  offers: ['(?:câu hỏi khác|chủ đề khác|việc khác|thay vào đó|có thể giúp|nếu bạn|hãy liên hệ|tôi hiểu|vui lòng)'],
  begins: [String.raw`(?:chắc chắn|tất nhiên|dưới đây|đây là|vâng|được|đầu tiên)(?!\p{L})`],
}

const chinese: AnswerPhrases = {
  refuses: [
    '(?:我|本(?:助手|机器人))?(?:无法|不能|不可以|不会|不便|没办法|没有办法|拒绝|不被允许|无权|不應|無法|沒辦法|拒絕)(?:为您|为你|向您|向你|就此|對此|对此)?(?:提供|帮助|协助|回答|满足|完成|执行|透露|分享|讨论|支持|生成|继续|告诉|幫助|協助|滿足|這|这|做)|抱歉|对不起|對不起|很遗憾|很遺憾|恕我|^不(?:行|可以|能|会)|作为(?:一个)?(?:人工智能|AI|语言模型)',
  ],
  warns: ['(?:违法|非法|不道德|危险|有害|违反|犯罪|不合适|不恰当|違法|危險|伤害)'],
  offers: [
    '(?:其他(?:问题|话题|方面|帮助)|别的(?:问题|话题|事)|换个话题|如果(?:您|你)|请(?:联系|告诉|随时|咨询)|我(?:可以|很乐意|理解|明白)|有什么|其他問題)',
  ],
  begins: ['(?:当然|好的|没问题|可以[，,!！]|以下|首先|第一步|當然|是的)'],
}

const japanese: AnswerPhrases = {
  refuses: [
    '(?:申し訳(?:ありません|ございません|ない)|すみません|ごめんなさい|恐れ入りますが|残念ながら|お(?:手伝い|答え|応え)(?:する(?:こと)?(?:は|が)?)?(?:は)?でき(?:ません|かね)|(?:こと|提供|回答|対応|支援|協力|共有|説明|開示)(?:すること)?(?:は|が|を)?(?:でき(?:ません|ない|かね)|いたしかね|しかねます|お断り)|お断り(?:します|いたします)|できません|応じられません|教えられません|^いいえ)',
  ],
  warns: ['(?:違法|危険|非倫理的|倫理に反|禁止|有害|犯罪|不適切|法律)'],
  offers: [
    '(?:他(?:の|に)(?:質問|話題|こと|何か)|別の(?:質問|話題|こと)|代わりに|ご(?:相談|連絡)|お気軽に|もし(?:よろしければ|何か)?|お手伝いできる|理解(?:しています|します))',
  ],
  begins: ['(?:もちろん|はい[、。,]|承知|わかりました|以下|まず|こちら)'],
}

const korean: AnswerPhrases = {
  refuses: [
    '(?:죄송|미안|유감|도와(?:드릴|줄) 수(?:는|가)? 없|드릴 수(?:는|가)? 없|(?:할|줄|될) 수(?:는|가)? 없|제공할 수(?:는|가)? 없|답변할 수(?:는|가)? 없|거절|불가능|허용되지 않|^아니요|^안 됩니다|^안돼)',
  ],
  warns: ['(?:불법|위험|비윤리|금지|해로|범죄|부적절|법에)'],
  offers: ['(?:다른 (?:질문|주제|것|도움)|대신|도와드릴 수 있|도움이 필요|필요하시면|원하시면|문의|이해합니다|연락)'],
  begins: ['(?:물론|네[,.! ]|알겠습니다|다음은|먼저|여기|좋습니다)'],
}

const arabic: AnswerPhrases = {
  refuses: [
    String.raw`(?:لا (?:أستطيع|استطيع|يمكنني|يمكننا|أقدر|يسعني|يجوز لي|أملك|يُسمح لي)|لن (?:أساعد|أستطيع|أقدم|أقوم|أتمكن|أفعل)|لست (?:قادر|مخول)|(?<!\p{L})(?:آسف|أعتذر|عذر[اً]|معذرة|للأسف|أرفض|يؤسفني)|^(?:كلا|لا)(?!\p{L}))`,
  ],
  warns: ['(?:غير (?:قانوني|أخلاقي|لائق|آمن)|خطير|ممنوع|ضار|جريمة|مخالف)'],
  offers: [
    '(?:شيء آخر|سؤال آخر|موضوع آخر|بدلا من|بدلاً من|يمكنني (?:مساعدتك|أن)|إذا كنت|كيف يمكنني|تواصل مع|أفهم|يسعدني)',
  ],
  begins: [String.raw`(?:بالطبع|بالتأكيد|نعم|إليك|حسنا|حسنًا|أولا|أولاً|تفضل)(?!\p{L})`],
}

const hindi: AnswerPhrases = {
  refuses: [
    '(?:नहीं (?:कर सकत|दे सकत|बता सकत|कर पा|करूँगा|करूंगा|दूँगा|दूंगा|बताऊ)|(?:सहायता|मदद|मदद करने में|सहायता करने में) (?:नहीं|असमर्थ)|असमर्थ|माफ़ (?:कीजिए|करें|कीजिये)|माफ (?:कीजिए|करें)|क्षमा|खेद|अनुमति नहीं|मना करना|^नहीं)',
  ],
  warns: ['(?:गैरकानूनी|अवैध|खतरनाक|अनैतिक|हानिकारक|अपराध|प्रतिबंधित|कानून के खिलाफ)'],
  offers: ['(?:कुछ और|कोई और|अन्य (?:प्रश्न|विषय)|दूसरा (?:सवाल|विषय)|इसके बजाय|मदद कर सकत|यदि आप|अगर आप|कृपया|संपर्क|समझत)'],
  begins: ['(?:ज़रूर|जरूर|बिल्कुल|हाँ|हां|यहाँ|यहां|ठीक है|सबसे पहले|निश्चित)'],
}

/** By script, because a sentence is searched for the languages of its letters only. */
export const phrasesOfLatin: readonly AnswerPhrases[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  polish,
  turkish,
  indonesian,
  vietnamese,
]

/** The languages that are written in other scripts. */
export const phrasesOfOtherScripts: readonly AnswerPhrases[] = [russian, chinese, japanese, korean, arabic, hindi]
