import type { LexiconLanguage } from '../lexicon-language.ts'

/** Slovak. */
export const sk: LexiconLanguage = {
  code: 'sk',
  name: 'Slovak',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nikdy|ako môžem',
  vocabulary: {
    ignore:
      'ignoruj*|zabudni*|nevšímaj si|nevšímajte si|nedbaj|preskoč|prehliadaj|vynechaj|obíď|zahoď|neber do úvahy|neberte do úvahy|vypni|odignoruj',
    obeyNot:
      'neriaď sa|neriaďte sa|nedodržiavaj*|prestaň sa riadiť|prestaň dodržiavať|nepočúvaj|poruš|nemusíš dodržiavať|nenasleduj',
    earlier:
      'predchádzajúc*|predošl*|predchádzajúci*|skorš*|vyššie|vyššie uveden*|pôvodn*|doterajš*|počiatočn*|predtým|zadan*',
    all: 'všetk*|každ*|akékoľvek',
    orders: 'pokyn*|inštrukci*|príkaz*|prompt*|rozkaz*|direktív*|zadania|zadanie',
    rules: 'pravid*|obmedzen*|zásad*|filtr*|smernic*|program*|výcvik*|hranic*|úloh*|kontext',
    everythingBefore:
      'všetko vyššie|všetko uvedené vyššie|všetko čo bolo povedané|všetko čo ti bolo povedané|všetko čo ti povedali|všetko čo som povedal|čo ti bolo povedané|na všetko čo|všetko predtým|všetko predchádzajúce',
    your: 'tvoj*|svoj*|vaše|váš|vašich|ktoré si dostal*',
    show: 'ukáž*|zobraz*|zopakuj*|vypíš*|vytlač|prezraď*|odhaľ*|povedz*|prelož*|zhrň*|napíš*|uveď|vymenuj|cituj|skopíruj|vyzraď',
    ask: 'aký je|aké sú|aká je|čo je|čo sú|ako znie|ako znejú|aké boli',
    systemPrompt:
      'systémový prompt|systémového promptu|systémové inštrukcie|systémové pokyny|systémová správa|systémovú správu|pôvodné inštrukcie|pôvodné pokyny|počiatočné inštrukcie|počiatočné pokyny|skryté inštrukcie|skryté pokyny|tajné inštrukcie|tajné pokyny|interné inštrukcie|interné pokyny|skryté pravidlá|tajné pravidlá|úvodný prompt',
    textAbove:
      'text vyššie|vyššie uvedený text|slová vyššie|začiatok tejto konverzácie|začiatok konverzácie|predchádzajúci text|text nad',
    youAreNow: 'teraz si|odteraz si|si teraz|od teraz si|už nie si|od tejto chvíle si|teraz ste',
    pretend:
      'predstieraj*|správaj sa ako|predstav si že si|hraj rolu|hraj sa na|konaj ako|tvár sa|simuluj|vži sa|odpovedaj ako|zahraj',
    unbound:
      'bez obmedzen*|bez akýchkoľvek obmedzení|bez pravidiel|bez filtr*|bez cenzúry|bez hraníc|bez morálk*|bez etik*|bez zábran|žiadne pravidlá|žiadne obmedzenia|žiadne hranice|žiadne filtre|nemáš obmedzenia|nemá pravidlá|necenzurovan*|nefiltrovan*|neobmedzen*|všetko je dovolené',
    specialMode:
      'vývojársky režim|vývojárskom režime|režim vývojára|režime vývojára|režim boha|režim jailbreak|režim dan|ladiaci režim|režim administrátora|neobmedzený režim',
    answer: 'odpovedz*|odpovedaj*|napíš|píš|povedz|hovor|pomôž',
    neverRefuse:
      'nikdy neodmietni|nikdy neodmietaj|neodmietaj|nesmieš odmietnuť|nemôžeš odmietnuť|bez odmietnutia|bez varovan*|bez upozornen*|žiadne varovania|bez ospravedlnen*',
    fromNowOn: 'odteraz|od teraz|od tejto chvíle|od tohto momentu',
    newTask:
      'nová úloha|novou úlohou|nové inštrukcie|nové pokyny|nový pokyn|nové pravidlá|skutočná úloha|skutočnou úlohou|pravá úloha|nová rola|novú rolu|počúvaj len mňa|nový cieľ',
    sayExactly:
      'povedz len|povedz iba|odpovedz iba|odpovedz len|odpovedaj iba|napíš iba|napíš len|povedz presne|napíš presne|namiesto toho|jednoducho povedz|začni odpoveď|opakuj po mne|vypíš iba',
    doNotTell:
      'nehovor*|nespomínaj*|neprezraď*|neprezrádzaj|neinformuj*|skry|zataj|zamlč|bez vedomia|neodhaľuj|bez toho aby si',
    user: 'používateľ*|užívateľ*|nikomu|zákazník*|čitateľ*|príjemc*',
    send: 'pošli*|odošli*|prepošli*|zašli|nahraj|zverejni|pripoj|pridaj',
    conversation:
      'konverzáci*|rozhovor*|históriu chatu|osobné údaje|údaje|dáta|správy|e maily|kontakty|prihlasovacie údaje|dôverné',
    destination:
      'na adresu|na túto adresu|na http|na https|na server|na môj server|na url|na e mail|na môj e mail|na odkaz|webhook|do url|na nasledujúc*',
    iAm: 'som|ja som|sme|tu je|ako',
    maker: 'vývojár*|tvorc*|tvorca|správc*|programátor*|administrátor*|majiteľ*|šéf*|vlastník*',
    secret:
      'hesl*|tajný kľúč|tajného kľúča|tajný kód|tajného kódu|prístupový kód|prístupového kódu|tajné slovo|prístupový kľúč|bezpečnostný kód',
    assistant:
      'asistent ai|ai asistent*|jazykový model|jazykovému modelu|jazykového modelu|chatbo*|umelá inteligencia|umelej inteligencie|umelej inteligencii|umelú inteligenciu|virtuálny asistent|llm|chatgpt|model ai|ai agent*',
    addressing:
      'milý|milá|drahý|drahá|vážený|pozor|poznámka pre|správa pre|odkaz pre|pokyn pre|pokyny pre|inštrukcie pre|ak si|ahoj|upozornenie pre',
    gate: 'iba ak|len ak|len keď|iba keď|ak používateľ|keď používateľ|ak niekto|keď niekto|vždy keď',
  },
  entries: [],
}
