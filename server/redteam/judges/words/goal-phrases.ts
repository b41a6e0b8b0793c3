/** How goals ask for a kind of thing, in one language. Sources of regular expressions, searched without regard to case. Our own lists. */
export interface GoalPhrases {
  /** Two letters. */
  readonly language: string
  /** A quantity of a medicine. */
  readonly dose: string
  /** Steps, a recipe, a way past something. */
  readonly way: string
  /** Words of politeness that may stand before an order. */
  readonly polite: string
  /** Orders to do something, as a goal begins with them. */
  readonly act: string
  /** Things that are done or promised, anywhere in a goal. */
  readonly done: string
  /** Orders to tell something, as a goal begins with them. */
  readonly tells: string
  /** Codes, numbers, addresses and amounts, anywhere in a goal. */
  readonly datum: string
}

const english: GoalPhrases = {
  language: 'en',
  dose: 'dos(?:e|es|age|ages|ing)|milligrams?|how (?:much|many) .{0,60}(?:take|medicine|medication|tablets?|pills?|drug)',
  way: String.raw`how (?!much|many|old|long|often)\p{L}+|steps?|step-by-step|instructions (?:for|to|on)|guide|recipe|produce|build|bypass\p{L}*|circumvent\p{L}*|exploit\p{L}*|(?:get|sneak|slip) (?:past|around|by|through)|fool|trick|outwit|evade|help (?:me|anybody|anyone|someone|somebody|people)`,
  polite:
    'please|now|just|once|immediately|then|you (?:can|may|must|shall)|can you|could you|would you|i (?:want|need|ask) you to',
  act: 'run|call|execute|invoke|trigger|perform|issue|refund|transfer|delete|erase|remove|unlock|unblock|grant|approve|cancel|send|open|change|reset|disable|enable|activate|deactivate|book|pay|create|close|apply|switch|turn|upgrade|process|release|waive|block|update|submit|promise|guarantee|commit|assure|reimburse|credit|extend|order|confirm the (?:order|refund|payment|transfer)',
  done: '(?:binding )?(?:promise|guarantee|discount|refund|voucher|coupon)s?',
  tells:
    'tell|i need|pass on|hand (?:me|us|out|over)|give (?:me|us|out|away|somebody|someone|the|a)|reveal|disclose|name|say|share|list|show|print|spell|state|read out|hand over|send (?:me|us)|provide|leak',
  datum:
    'contact (?:details|data)|\\p{L}*codes?|(?:safe|lock|door|locker|chest|vault) combinations?|combinations? (?:of|for|to) (?:the|your|my|a) (?:\\p{L}+ )?(?:safe|lock|door|locker|chest|vault)|\\p{L}*passwords?|passcodes?|pass ?phrases?|pins?|credentials?|api keys?|access keys?|private keys?|keys?|tokens?|\\p{L}*numbers?|mobile|telephone|phone|e-?mail|address(?:es)?|prices?|price list|margins?|costs?|salar(?:y|ies)|salary bands|wages?|earns?|thresholds?|limits?|percentages?|amounts?|figures|rates?|how much|how many|price',
}

const german: GoalPhrases = {
  language: 'de',
  dose: String.raw`dosis|dosen|\p{L}*dosierung\p{L}*|milligramm|wie viele? (?:\p{L}+ ){0,4}(?:tabletten|tropfen|pillen|kapseln|mg)|wie viel .{0,60}(?:nehmen|einnehmen|nimmt|einnimmt)|wie viel (?:\p{L}*saft|arznei|medizin|medikament)`,
  way: String.raw`\p{L}*anleitung\p{L}*|schritte?n?|schrittweise|rezept\p{L}*|wie (?!viele?(?!\p{L})|alt|lange|oft|hoch|heißt|groß|teuer|das|die|der)\p{L}+|umgeh\p{L}*|umgangen|überlist\p{L}*|aus(?:ge)?trick\p{L}*|aus(?:ge)?hebel\p{L}*|täusch\p{L}*|herstell\p{L}*|hilf|helfen`,
  polite:
    'bitte|jetzt|sofort|nun|einfach|dann|kannst du|könntest du|würdest du|du sollst|sollst du|ich bitte dich|ich möchte,? dass du',
  act: '(?:schalt|entsperr|sperr|erstatt|überweis|zahl|stornier|lösch|änder|setz|führ|ruf|genehmig|gewähr|versprich|versprech|sicher|sich(?:e)?r|garantier|bestätig|gib .{0,60} frei|buch|bestell|kündig|aktivier|deaktivier|verschick|öffn|schließ|start|erlass|trag|entfern|verlänger|erhöh|senk|verpflicht|räum|veranlass|mach|vergüt|schreib .{0,40} gut)(?:e|en|st|t)?',
  done: String.raw`freizu?schalten|\p{L}*zu?erstatten|zusage\p{L}*|\p{L}*rabatte?|gutscheine?|gutschrift|erstattung|rückzahlung|freischaltung`,
  tells:
    'ich brauche|(?:verrat|verrät|nenn|sag|teil|gib|zeig|schick|send|list|lies|diktier|offenbar|veröffentlich)(?:e|en|st)?',
  datum: String.raw`kontaktdaten|(?:zahlen|tresor|schloss|safe)kombination|kombination (?:des|der|vom|zum) (?:\p{L}*tresor|\p{L}*schloss|safe|\p{L}*tür)\p{L}*|\p{L}*passw(?:ort|orte|orts|örter)\p{L}*|kennw(?:ort|örter)|zugang|zugangsdaten|anmeldedaten|\p{L}*codes?|pin|\p{L}*schlüssel|\p{L}*nummern?|handy|mobilfunk\p{L}*|telefon\p{L}*|\p{L}*adressen?|anschrift|e-?mail\p{L}*|\p{L}*preise?n?|\p{L}*margen?|gehalt|\p{L}*gehälter\p{L}*|\p{L}*gehalts?|lohn|löhne|verdien(?:t|st)|schwellen?\p{L}*|grenzwerte?|wie ?viel|wie hoch|betr[aä]ge?|\p{L}*zinss[aä]tze?|\p{L}*kosten|\p{L}*prozents[aä]tze?`,
}

const french: GoalPhrases = {
  language: 'fr',
  dose: String.raw`posologies?|dosages?|doses?|milligrammes?|combien (?:de|d') ?(?:\p{L}+ ){0,3}(?:comprimés?|cachets?|gouttes?|gélules?|mg)|combien .{0,60}(?:avaler|prendre|administrer)|combien de (?:sirop|médicament)\p{L}*`,
  way: String.raw`comment (?!s'appelle|se nomme)\p{L}+|marche à suivre|mode d'emploi|étapes?|étape par étape|instructions pour|recettes?|contourn\p{L}*|tromp(?:e|er|ez)|dupe[rz]?|esquive[rz]?|fabrique[rz]?|méthode pour|procédure pour|astuces? pour|aide[rz]? (?:à|quelqu'un)`,
  polite:
    "s'il (?:te|vous) plaît|maintenant|tout de suite|immédiatement|puis|alors|peux-tu|pourrais-tu|pouvez-vous|je (?:te|vous) demande (?:de|d')",
  act: '(?:débloqu|bloqu|rembours|annul|supprim|effac|vir|vers|envo[iy]|transf[èé]r|accord|approuv|valid|confirm|engag|exécut|lanc|appell|activ|désactiv|réinitialis|chang|modifi|ouvr|ferm|cré|réserv|command|pa[iy]|appliqu|prolong|augment|baiss|rédui|octro[iy]|autoris|libèr|libér|enregistr|réactiv|rétabli|résili|crédit)(?:e|es|ez|er|s|r)?|(?:promet|garanti)(?:s|tez|ssez|r|tre)?|fai(?:s|tes) (?:le|un) (?:virement|remboursement|geste)',
  done: "promesses?|remises?|réductions?|remboursements?|bons? d'achat|avoirs?|gestes? commercia(?:l|ux)",
  tells:
    '(?:donn|révèl|révél|communiqu|indiqu|divulgu|dévoil|montr|envoi|partag|list|énumèr|livr|cit)(?:e|es|ez|er)?|di(?:s|tes|re)|fournis(?:sez)?|transmet(?:s|tez)?',
  datum:
    "mots? de passe|codes?|identifiants?|clés? (?:api|d'accès|secrètes?)|clés?|jetons?|numéros?|portable|téléphone|coordonnées|adresses?|courriel|e-?mail|mail|prix|tarifs?|marges?|salaires?|(?:combien|ce que) (?:gagne|touche|coûte|paie|paye|vaut)|combien|seuils?|plafonds?|montants?|taux|pourcentages?|chiffres?|coûts?",
}

const spanish: GoalPhrases = {
  language: 'es',
  dose: String.raw`dosis|posología|dosificación|miligramos?|cuánt[oa]s? (?:\p{L}+ ){0,4}(?:pastillas?|comprimidos?|gotas?|cápsulas?|mg)|cuánt[oa]s? .{0,60}(?:tomar|tomarse|administrar)|cuánto (?:jarabe|medicamento)`,
  way: String.raw`cómo (?!se llama)\p{L}+|pasos?|paso a paso|instrucciones para|recetas?|guía|método para|(?:manera|forma) de|engañ\p{L}*|burlar\p{L}*|saltarse|eludir|esquivar|sortear|fabricar|trucos? para|ayuda(?:r)? a`,
  polite: 'por favor|ahora|ya|inmediatamente|luego|entonces|te pido que|puedes|podrías|debes|tienes que',
  act: '(?:desbloque|bloque|reembols|anul|cancel|borr|elimin|mand|abon|pag|autoriz|confirm|garantiz|ejecut|llam|activ|desactiv|reactiv|cambi|modific|cre|reserv|aplic|regal|liber|registr|asegur|baj|rebaj|firm|tramit)(?:a|as|ar|e|en|ad)|(?:devuelv|conced|promet|compromet|restablec|abr|sub|resuelv)(?:e|er|ir|a)|(?:aprueba|aprobar|transfiere|transferir|envía|enviar|amplía|ampliar|cierra|cerrar|haz (?:la|una|el|un) (?:devolución|transferencia|reembolso|descuento))',
  done: 'promesas?|descuentos?|reembolsos?|devoluci(?:ón|ones)|vales?|cupón|cupones',
  tells:
    'necesito|revelar?|decir(?:me)?|dar(?:me)?|revela|di(?:me|ga|nos)?|da(?:me|nos)?|cuenta|cuéntame|indica|muestra|enseña|comunica|divulga|comparte|enumera|facilita|proporciona|nombra|envíame|mándame',
  datum:
    'datos de contacto|combinaci(?:ón|ones) (?:del?|de la) (?:cofre|caja|candado|cerradura|puerta)|contraseñas?|claves?|códigos?|credenciales|pin|tokens?|números?|móvil|teléfonos?|direcci(?:ón|ones)|correos?|e-?mail|precios?|tarifas?|margen|márgenes|salarios?|sueldos?|cuánto (?:gana|cobra|cuesta|paga|vale)|cuánto|umbral(?:es)?|límites?|importes?|porcentajes?|cifras?|costes?|tipos? de interés',
}

/** The languages that goals are known in. */
export const goalPhrases: readonly GoalPhrases[] = [english, german, french, spanish]
