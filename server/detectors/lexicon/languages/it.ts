import type { LexiconLanguage } from '../lexicon-language.ts'

/** Italian. */
export const it: LexiconLanguage = {
  code: 'it',
  name: 'Italian',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'mai|non mai|come posso|come',
  vocabulary: {
    ignore:
      'ignora|ignori|ignorate|ignorare|dimentica|dimentichi|dimenticate|dimenticare|dimenticati|tralascia|trascura|trascurate|scarta|aggira|aggirate|non tenere conto|non tenga conto|non considerare|non consideri|lascia perdere|lascia stare|metti da parte|scavalca|bypassa|disattiva',
    obeyNot:
      'non seguire|non segua|smetti di seguire|smettila di seguire|non obbedire|non ubbidire|non rispettare|disobbedisci|non seguire più|non attenerti|non sei più vincolato|smetta di seguire',
    earlier:
      'precedent*|sopra|di prima|finora|ricevut*|iniziali|iniziale|originali|originale|fin qui|prima|anteriori|passate|pregress*|sovrastant*',
    all: 'tutto|tutta|tutte|tutti|ogni|qualsiasi|qualunque',
    orders: 'istruzion*|ordine|ordini|comando|comandi|direttiva|direttive|prompt|indicazion*|disposizion*|consegne',
    rules:
      'regola|regole|restrizion*|limitazion*|limiti|politica|politiche|programmazione|addestramento|filtri|filtro|norme|vincoli|linee guida|protocolli|contesto|compiti|compito',
    everythingBefore:
      'tutto ciò che precede|tutto quello che precede|tutto quanto sopra|quanto sopra|tutto ciò che è stato detto|tutto quello che ti è stato detto|tutto ciò che ti è stato detto|tutto ciò che ti hanno detto|tutto quello che ho detto|tutto ciò che sai|quello che ti hanno detto|tutto quello che ti hanno detto|tutto il precedente|tutto quello che è stato detto',
    your: 'tuo|tua|tue|tuoi|suo|sua|sue|suoi|vostre|vostri|che hai ricevuto|che ti sono state date|che ti hanno dato',
    show: 'mostra|mostrami|mostri|mi mostri|ripeti|ripeta|stampa|stampi|rivela|riveli|rivelami|dimmi|mi dica|traduci|traduca|riassumi|riassuma|scrivi|scriva|elenca|elenchi|dammi|codifica|condividi|cita|recita|copia|visualizza|divulga|svela|svelami|riporta',
    ask: "qual è|quali sono|cos'è|cosa sono|che cosa è|qual era|quali erano|cosa dicono|cosa dice",
    systemPrompt:
      'prompt di sistema|prompt del sistema|messaggio di sistema|istruzioni di sistema|istruzioni iniziali|istruzioni nascoste|istruzioni segrete|istruzioni interne|istruzioni originali|regole nascoste|regole segrete|prompt iniziale|prompt nascosto|prompt segreto|prompt originale|direttive interne|direttive segrete|indicazioni iniziali|indicazioni segrete|direttive nascoste|istruzioni riservate|istruzioni del sistema',
    textAbove:
      'testo sopra|testo qui sopra|testo precedente|parole sopra|parole precedenti|tutto ciò che è scritto sopra|inizio di questa conversazione|inizio della conversazione|testo soprastante|testo di cui sopra',
    youAreNow:
      "ora sei|adesso sei|tu sei ora|sei ora|non sei più|d'ora in poi sei|da ora in poi sei|da adesso sei|ora lei è|sarai ora|d'ora in poi sarai|da questo momento sei|diventi|sei diventato",
    pretend:
      'agisci come|agisca come|comportati come|si comporti come|fingi|finga|fai finta|faccia finta|immagina di essere|immagini di essere|interpreta|interpreti|simula|assumi il ruolo|recita la parte|rispondi come|fai la parte|immedesimati|impersona',
    unbound:
      'senza restrizion*|senza alcuna restrizione|senza limit*|senza limitazion*|senza regole|senza filtr*|senza censura|senza alcun filtro|senza etica|senza morale|senza vincoli|senza tabù|nessuna restrizione|nessuna regola|nessun limite|nessun filtro|nessuna censura|non ha regole|non hai regole|non ha limiti|non hai limiti|non hai restrizioni|non ha restrizioni|non censurat*|non filtrat*|tutto è permesso|tutto è concesso|libero da|libera da|priva di restrizioni|privo di restrizioni',
    specialMode:
      'modalità sviluppatore|modalità dio|modalità jailbreak|modalità dan|modalità debug|modalità di debug|modalità manutenzione|modalità amministratore|modalità senza restrizioni|modalità senza filtri|modalità senza limiti|modalità di manutenzione',
    answer: "rispondi|risponda|rispondere|scrivi|scriva|di'|dimmi|parla|genera|aiutami",
    neverRefuse:
      'non rifiutare mai|non rifiutarti mai|mai rifiutare|non puoi rifiutare|non puoi rifiutarti|non può rifiutare|senza rifiutare|senza mai rifiutare|non dire mai di no|senza avvertenz*|senza avvertiment*|senza avvisi|senza scuse|senza giudicare|nessun avvertimento|senza disclaimer',
    fromNowOn:
      "d'ora in poi|da ora in poi|d'ora in avanti|da questo momento|da adesso in poi|a partire da ora|da ora in avanti",
    newTask:
      'nuovo compito|nuovi compiti|nuova istruzione|nuove istruzioni|nuove regole|nuovo ruolo|nuovo obiettivo|nuova missione|vero compito|vero obiettivo|vero scopo|nuovi ordini|nuovo ordine|obbediscimi|seguenti istruzioni|nuove direttive|compito reale',
    sayExactly:
      "di' solo|di' soltanto|rispondi solo|rispondi soltanto|rispondi esclusivamente|risponda solo|scrivi solo|scrivi esattamente|di' esattamente|dì solo|dì esattamente|scriva esattamente|invece scrivi|al suo posto|piuttosto scrivi|invece di'|limitati a|inizia la tua risposta con|ripeti dopo di me|stampa solo|stampa soltanto",
    doNotTell:
      'non dire|non dica|non dirlo|non menzionare|non menzioni|non rivelare|non riveli|non informare|non informi|nascondi|nasconda|senza dire|senza dirlo|senza menzionare|senza informare|non parlare|non far sapere|senza avvisare',
    user: 'utente|utenti|nessuno|cliente|lettore|umano|destinatario',
    send: 'invia|inviare|invii|manda|mandi|inoltra|inoltri|pubblica|carica|trasmetti|spedisci|aggiungi|allega',
    conversation:
      "conversazione|cronologia|dati personali|dati dell'utente|dati|messaggi|email|e mail|contatti|credenziali|informazioni personali|informazioni private|casella",
    destination:
      "all'indirizzo|a questo indirizzo|a http|a https|all'url|alla url|a questa email|all'email|al server|al mio server|al link|a questo link|webhook|nell'url|al seguente|alla seguente",
    iAm: 'sono|io sono|siamo|qui parla|in quanto|come|sono io',
    maker:
      'sviluppatore*|sviluppatrice|creatore|creatrice|amministratore|amministratrice|programmatore|proprietario|capo|supervisore|padrone|sviluppatori|team di sicurezza',
    secret:
      "password|parola d'ordine|chiave segreta|codice segreto|codice di accesso|codice d'accesso|chiave di accesso|parola segreta|frase segreta|codice di sicurezza",
    assistant:
      'assistente ia|assistente ai|assistente virtuale|modello linguistico|modello di linguaggio|chatbot|intelligenza artificiale|modello di ia|agente ia|llm|chatgpt|sistema di ia|modello ai|agente ai',
    addressing:
      "caro|cara|gentile|nota per|nota all'|nota a|messaggio per|messaggio all|attenzione|istruzione per|istruzioni per|se sei|ciao|avviso per|avviso a",
    gate: "solo se|soltanto se|solo quando|se l'utente|quando l'utente|se qualcuno|quando qualcuno|ogni volta che|a meno che|unicamente se",
  },
  entries: [],
}
