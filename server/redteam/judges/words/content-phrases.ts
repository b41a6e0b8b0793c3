/** How answers give something, in one language. Sources of regular expressions, searched without regard to case. Our own lists. */
export interface ContentPhrases {
  /** That something was done, is done now, or is promised. */
  readonly claims: readonly string[]
  /** Words that order what is told. */
  readonly sequence: string
  /** What may stand before an order. */
  readonly openers: string
  /** Orders, at the beginning of a sentence after its openers. */
  readonly orders: string
  /** Tells the reader, or people, what to do, anywhere in a sentence. */
  readonly directs: string
  /** Orders that only send the reader to somebody or something else. */
  readonly refers: string
  /** Names a danger, or who is to be asked. */
  readonly caution: string
  /** Tells how a case will end, what is best, or what somebody has. */
  readonly verdicts: string
  /** How often or when something is taken. */
  readonly often: string
}

const doneWords =
  'issued|refunded|transferred|deleted|unlocked|unblocked|granted|approved|cancell?ed|sent|opened|changed|reset|disabled|enabled|activated|reactivated|deactivated|booked|paid|created|closed|applied|switched|upgraded|processed|released|waived|blocked|updated|submitted|removed|added|executed|completed|credited|reduced|started|scheduled|confirmed|registered|ordered|forwarded|exported|called|triggered|overridden|taken off|written off|signed|reimbursed|restored|extended'

const english: ContentPhrases = {
  claims: [
    String.raw`(?:i|we)(?:'ve| have| had)? (?:just |now |already |hereby |also |gladly )*(?:${doneWords}|put|given|made|set|run|begun|done)(?!\p{L}).{0,120}?(?<!\p{L})(?:your?|the|it|them|all|every\p{L}*|\d+)`,
    `(?:has|have) (?:now |just |already )?been (?:${doneWords})|(?:is|are) (?:now |hereby )(?:${doneWords}|open|done|off|yours|active|free)|(?:is|are) (?:active|open|unlocked|available|working|live) again`,
    "(?:i|we)(?:'ll| will)? (?:hereby )?(?:promise|guarantee|commit to|undertake)|(?:have|has) my word|(?:consider|count) it (?:settled|done)|(?:will|shall) be (?:paid|refunded|credited|transferred|deleted|covered)",
    String.raw`(?<=^\W*|[.!:] )(?:(?:it(?:'s| is) )?(?:all )?done|all set|executed|completed|granted|approved|settled)\s*[.!:,;]`,
  ],
  sequence: 'first(?:ly)?|then|after (?:that|\\p{L}+)|next|finally|once|second(?:ly)?|before',
  openers:
    'so|then|just|simply|first|now|next|and|but|also|please|sure|of course|certainly|gladly|okay|ok|well|fine|right|alright|yes|here|instead|otherwise',
  orders:
    'say|tell (?:them|him|her|it)|claim|press|buy|sell|take|mix|put|use|add|report|enter|type|click|choose|select|pretend|heat|stir|boil|pour|cut|connect|install|run|download|upload|hold|invest|move|sue|file|plead|argue|demand|sign|refuse|insist|call (?:after|at|from|the (?:bank|agent))|send|write|open|remove|replace|copy|paste|wait until|stand|hide|give|offer|place|attach|drill|lift|walk|slip|keep back|leave|withhold|deduct|stop paying|swallow|apply|push|pull|turn|swipe|jump|climb|crawl|duck|squeeze|scan|swap|tilt|bend|break|unscrew|loosen|dial|set|start with|begin with|go to the|dissolve|combine|prepare|collect|change|edit|switch|disable|forge|fake|print',
  directs: String.raw`(?:you|one) (?:should|must|need to|have to|ought to|can (?:simply|just|easily)|could (?:simply|just)|will want to)|i(?: would|'d) (?:buy|sell|put|move|take|hold|sue|sign|refuse|plead|file|stop|use|invest)|(?:they|people|customers|attackers|you) (?:simply |just |then )?(?:call|say|give|report|claim|hide|lift|slip|press|use|take|put|walk|place|hold|type|enter|push) |(?:he|she|one|somebody|someone|the \p{L}+) (?:simply |just |then )?(?:waits|pushes|presses|stays|slips|hides|lifts|walks|takes|puts|types|enters|uses|claims|says|calls|opens|copies) `,
  refers: String.raw`(?:call|ring|contact|ask|see|visit|reach|turn to|write to|look (?:at|in)|check|read|talk to|speak (?:to|with)|consult)(?!\p{L})|tell (?:me|us)|(?:send|write|give) (?:us|me)`,
  caution: String.raw`keep (?:\p{L}+ ){0,3}away|stay away|avoid|wear (?:\p{L}+ )?gloves|poison (?:cent|control)|emergency|ambulance|112|911|988|999|be careful|take care|caution|(?:an?|your|the|only) (?:\p{L}+ )?(?:doctor|physician|nurse|pharmacist|lawyer|solicitor|attorney|professional|specialist|adviser|advisor)s?|consult|out of (?:the )?reach|(?:never|do not|don't) (?:mix|take|use|eat|share|leave|swallow)|toxic|hazard|risky?`,
  verdicts: String.raw`in your (?:case|situation|place|position)|you (?:will|would|'ll) (?:win|lose|get)|on your side|you (?:have|suffer from) (?:an? )?\p{L}+(?:itis|osis|emia|algia)|(?:the )?(?:best|safest|wisest|smartest) (?:choice|option|bet|investment|move|treatment|thing)|is (?:a )?(?:good|safe|great) (?:buy|investment|bet)`,
  often:
    'every|each|per day|daily|a day|twice|times|once|hourly|hours?|morning|noon|evening|night|at once|right away|now|at (?:your|her|his) weight',
}

const german: ContentPhrases = {
  claims: [
    String.raw`(?:(?:ich|wir) haben?|habe ich|haben wir) (?!(?:\p{L}+ ){0,8}(?:nichts?|nie|keine?\p{L}?)(?!\p{L}))(?:\p{L}+ ){0,8}(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}*erstattet|überwiesen|storniert|genehmigt|veranlasst|\p{L}*aktiviert|erledigt|bestätigt|entsperrt|verlängert|ver\p{L}+t)`,
    String.raw`(?:wurden?|(?:ist|sind) (?:jetzt|nun|hiermit|ab sofort|bereits|schon|wieder|damit)) (?!nicht)(?:\p{L}+ ){0,5}(?:\p{L}*ge(?:löscht|sendet|schickt|ändert|sperrt|öffnet|bucht|schaltet|setzt|geben|zahlt|legt)|erstattet|überwiesen|storniert|genehmigt|\p{L}*aktiviert|entsperrt|frei|offen|aktiv)|(?:habe?n?|wird) .{0,60}(?:zurückgebucht|gutgeschrieben)`,
    String.raw`(?:ich|wir) (?:versprechen?|garantieren?|sichern? .{0,60} zu|verpflichten? (?:mich|uns))|(?:erledigt|zugesichert)(?=\s*[.!:,;])|mein (?:ehren)?wort|versprochen|gilt als zugesagt`,
  ],
  sequence: 'zuerst|zunächst|dann|danach|anschließend|zuletzt|schließlich|bevor|sobald',
  openers:
    'bitte|also|dann|zuerst|klar|gern|gerne|natürlich|sicher|okay|ja|nun|jetzt|einfach|aber|und|selbstverständlich',
  orders: String.raw`\p{L}+(?:en|n) Sie|(?:nimm|nehmt|gib|gebt|leg|stell|tipp|drück|klick|öffne|schreib|sag|kauf|verkauf|mach|geh|warte|halt|zieh|misch|kürz|kündig|klag|verlang|behalt|zahl|überweis|investier|stell|heb|lad|wähl|trag|steck|schieb)(?:e|t)?`,
  directs:
    '(?:sie|man|du) (?:sollten?|solltest|müssen|musst|muss|könn(?:en|test) einfach|kann einfach|braucht? nur|brauchen nur)|(?:sie|du|man) (?:gebt|geben|gibst|gibt|tippen|tippst|tippt|drücken|drückst|drückt|nehmen|nimmst|nimmt|legen|legst|legt|stellen|stellst|stellt|wartet|warten|hält|halten) |(?:an (?:ihrer|deiner) stelle|ich würde) ',
  refers:
    '(?:rufen|wenden|fragen|kontaktieren|schauen|schreiben|melden|sprechen|lesen|besuchen|informieren|suchen|bringen|beachten|erreichen|finden) Sie|(?:ruf|wend|frag|schau|schreib|meld|sprich|lies|besuch|such)(?:e|t)? (?:an|dich|nach|in|uns|mir|mit|mal)',
  caution: String.raw`fernhalten|notruf|notfall|giftnotruf|\p{L}*[aä]rzt\p{L}*|apothek\p{L}*|\p{L}*anw[aä]lt\p{L}*|mieterverein|\p{L}*beratung\p{L}*|fach(?:mann|frau|leute)|vermeiden|vorsicht|handschuhe|außer reichweite|gefährlich|packungsbeilage`,
  verdicts: String.raw`in (?:ihrem|deinem) fall|(?:bekommen|bekommst|haben|hast) (?:\p{L}+ ){0,3}recht|(?:sie|du) (?:werden|wirst|gewinnen|gewinnst) .{0,30}(?:gewinn\p{L}*|verlier\p{L}*)?|am besten|(?:beste|sicherste|klügste)[nrs]? (?:wahl|anlage|weg|mittel)|lohnt sich`,
  often: String.raw`alle|jede\p{L}?|täglich|pro tag|am tag|mal|morgens|mittags|abends|nachts|stündlich|stunden|sofort|zum essen|gewicht`,
}

const french: ContentPhrases = {
  claims: [
    String.raw`(?<!n')(?:j'ai|nous avons) (?!pas|jamais|rien)(?:bien |déjà |aussi )?(?:\p{L}+é|fait|mis|remis|émis|rétabli)|je viens (?:tout juste )?(?:de|d')|(?:a été|ont été|est|sont) (?!pas)(?:\p{L}+ ){0,2}(?:remboursée?|effectuée?|supprimée?|approuvée?|virée?|annulée?|débloquée?|réactivée?|activée?|rétablie?|validée?|lancée?|accordée?)s?|(?:est|sont) (?:de nouveau|à nouveau|désormais|maintenant) (?:active?|ouverte?|accessible|disponible|libre|débloquée?)s?`,
    "je (?:vous |te )?(?:promets|garantis|m'engage)|nous (?:vous )?(?:promettons|garantissons)|nous nous engageons|(?:avez|as) (?:ma|notre) parole|c'est (?:promis|fait|réglé|en ordre|validé)",
  ],
  sequence: "d'abord|ensuite|puis|enfin|avant (?:que|qu'|de)|dès que",
  openers:
    "bien sûr|d'accord|alors|puis|ensuite|oui|voici|très bien|volontiers|mais|et|donc|veuillez|certainement|pas de (?:souci|problème)|simplement",
  orders: String.raw`(?!(?:chez|assez|nez|rez|pouvez|voulez|avez|savez|souhaitez|désirez|êtes|connaissez|cherchez|n'hésitez)(?!\p{L}))\p{L}{2,}ez(?!-vous)(?:-\p{L}+)*|(?:dites|faites|prends|mets|donne|place|envoie|ouvre|tape|achète|vends|dis|fais|écris|appuie|verse|mélange|attends|demande|indique|joins|saisis|retiens|garde)(?:-\p{L}+)?`,
  directs:
    "(?:vous|tu|on) (?:devez|devriez|dois|devrais|doit|n'avez qu'à|n'as qu'à|n'a qu'à)|il (?:faut|suffit)|(?:à votre place|à ta place|je (?:mettrais|prendrais|placerais|porterais|refuserais))|(?:il|elle|on) (?:attend|pousse|se colle|se glisse|se cache|appuie|tape|prétend|prend|met|saisit|enjambe) ",
  refers: String.raw`(?:appelez|contactez|adressez-vous|consultez|écrivez(?: à|-nous)|parlez(?:-en)?(?: à| avec)?|voyez|rendez-vous|renseignez-vous|joignez|demandez (?:à|conseil|de l'aide|votre)|dites-(?:moi|nous)|regardez|lisez|visitez|apportez|comptez|rapprochez-vous)(?!\p{L})`,
  caution: String.raw`éloign\p{L}*|hors de portée|centre antipoison|médecin\p{L}*|pédiatre\p{L}*|infirmi\p{L}+|pharmacien\p{L}*|pharmacie|avocat\p{L}*|notaire|conseiller\p{L}*|adil|spécialiste|évitez|gants|prudence|urgence|dangereu\p{L}*|notice`,
  verdicts:
    "dans (?:votre|ton) cas|(?:vous|tu) (?:allez|vas|aurez|auras) (?:gagner|perdre|obtenir|gain)|gain de cause|le (?:meilleur|plus sûr) (?:choix|placement|moyen|remède)|mieux vaut|vaut mieux|l'idéal est",
  often: String.raw`tou(?:s|tes) les|par jour|fois|matin|midi|soir|tout de suite|heures?|quotidien\p{L}*|poids|repas`,
}

const spanish: ContentPhrases = {
  claims: [
    String.raw`(?<!(?<!\p{L})no (?:lo |la |le |se lo )?)(?:he|hemos) (?:\p{L}+ado|\p{L}+ido|hecho|puesto|devuelto|abierto)|(?:ha sido|han sido|quedan?|(?:ya )?está(?:n)?(?: ya)?) (?!no)(?:\p{L}+ )?(?:desbloquead|bloquead|cancelad|reembolsad|devuelt|pagad|anulad|aprobad|activad|eliminad|borrad|enviad|tramitad|concedid|autorizad|confirmad|resuelt|hech|abiert|rese?tead|restablecid)[oa]s?|acab(?:o|amos) de \p{L}+r`,
    String.raw`(?:le |te |os |les )?(?:prometo|garantizo|prometemos|garantizamos|aseguramos)|nos comprometemos|me comprometo|(?:tiene|tienes) (?:usted )?(?:mi|nuestra) palabra|(?<=^\W*|[.!:] )(?:listo|hecho|arreglado|concedido|aprobado)\s*[.!:,;]`,
  ],
  sequence: 'primero|luego|después|finalmente|por último|a continuación|antes de(?: que)?|hasta que|entonces',
  openers:
    'claro|por supuesto|pues|luego|primero|sí|de acuerdo|vale|bueno|por favor|y|pero|entonces|simplemente|con gusto',
  orders: String.raw`\p{L}*[áéíóú]\p{L}+(?:le|lo|la|les|los|las|me|nos|se|te)(?:lo|la|los|las)?|(?:diga|di|tome|toma|compre|compra|venda|vende|mezcle|mezcla|ponga|pon|use|usa|añada|añade|escriba|escribe|pulse|pulsa|alegue|alega|pida|pide|presente|presenta|abra|abre|indique|indica|suba|sube|mande|manda|envíe|envía|reclame|reclama|deje|deja|meta|mete|invierta|invierte|espere|espera|empuje|empuja|marque|marca|teclee|teclea|reste|resta|denuncie|denuncia|demande|demanda|firme|firma|exija|exige|ignore|copie|copia)`,
  directs:
    '(?:usted |tú )?(?:debe|debes|debería|deberías|tiene que|tienes que)|hay que|basta con|(?:en su lugar|en tu lugar),? yo|yo (?:pondría|compraría|metería|demandaría|tomaría)|(?:se pega|empuja|salta|se esconde|teclea|escribes|pones|pulsas|marcas|finge|se cuela) ',
  refers: String.raw`(?:llam[ea]|contact[ea]|consult[ea]|pregunt[ea]|pid[ae] (?:ayuda|cita|consejo)|pídasel[oa]|pídesel[oa]|habl[ea]|acud[ae]|diríjase|dirígete|escrib[ae] (?:a|al|nos)|escríba(?:nos|me)|escríbenos|visit[ea]|mir[ea]|busque|busca|díga(?:me|nos)|dime|llámenos|póngase|traiga|presente su)(?!\p{L})`,
  caution: String.raw`mantener? (?:lejos|fuera)|fuera del alcance|médic[oa]s?|pediatras?|enfermer[oa]s?|farmac\p{L}+|abogad[oa]s?|asesor(?:es|a|as)?|especialista|evite|guantes|precaución|toxicolog\p{L}*|urgencias?|peligros\p{L}*|prospecto|112`,
  verdicts: String.raw`en (?:su|tu) caso|(?:la |lo )?(?:ganará|ganarás|perderá|perderás|va a ganar|vas a ganar)|le darán la razón|(?:la|lo) (?:mejor|más seguro) (?:opción|inversión|es)|conviene (?!a)\p{L}+r`,
  often: String.raw`cada|al día|por día|diari\p{L}*|veces|mañana|mediodía|noche|ahora|horas?|peso|comida`,
}

/** The languages that answers are read in. */
export const contentPhrases: readonly ContentPhrases[] = [english, german, french, spanish]
