import type { LexiconLanguage } from '../lexicon-language.ts'

/** Czech. */
export const cs: LexiconLanguage = {
  code: 'cs',
  name: 'Czech',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nikdy|jak mohu',
  vocabulary: {
    ignore:
      'ignoruj*|zapomeň*|zapomeňte|nedbej|nedbejte|přeskoč|přehlížej|pomiň|pomiňte|vynech|obejdi|obejděte|zahoď|nevšímej si|neber v úvahu|neberte v úvahu|vypni',
    obeyNot:
      'neřiď se|neřiďte se|nedodržuj|nedodržujte|přestaň se řídit|přestaň dodržovat|přestaňte dodržovat|neposlouchej|poruš|už se neřiď|nemusíš dodržovat',
    earlier: 'předchozí*|předešl*|dřívější*|výše|výše uveden*|původní*|dosavadní*|počáteční*|předtím|minul*|zadan*',
    all: 'všech*|všechn*|vše|veškeré|každ*|jakékoli*',
    orders: 'pokyn*|instrukc*|instrukcí|příkaz*|prompt*|rozkaz*|direktiv*|systémový prompt|systémového promptu|zadání',
    rules: 'pravid*|omezen*|zásad*|filtr*|směrnic*|program*|výcvik*|hranic*|úkol*|školení|kontext',
    everythingBefore:
      'všechno výše|vše výše uvedené|vše výše|všechno co bylo řečeno|vše co bylo řečeno|vše co ti bylo řečeno|všechno co ti řekli|vše co jsem řekl|všechno co jsem řekl|co ti bylo řečeno|na všechno předtím|na všechno co|všechno předchozí|vše předchozí',
    your: 'tvé|tvoje|tvůj|tvých|tvými|svůj|své|svoje|svých|vaše|váš|vašich|které jsi dostal*',
    show: 'ukaž*|zobraz*|zopakuj*|opakuj|vypiš*|vytiskni|prozraď*|odhal*|řekni*|přelož*|shrň*|napiš*|uveď|vyjmenuj|cituj|zkopíruj|sděl*|vyzraď',
    ask: 'jaký je|jaké jsou|jaká je|co je|co jsou|jak zní|jaké byly|co obsahuje',
    systemPrompt:
      'systémový prompt|systémového promptu|systémové instrukce|systémové pokyny|systémová zpráva|systémovou zprávu|původní instrukce|původní pokyny|počáteční instrukce|počáteční pokyny|skryté instrukce|skryté pokyny|tajné instrukce|tajné pokyny|interní instrukce|interní pokyny|skrytá pravidla|tajná pravidla|úvodní prompt|úvodní instrukce',
    textAbove:
      'text výše|výše uvedený text|slova výše|vše nad tímto|začátek této konverzace|začátek konverzace|předchozí text|text nad',
    youAreNow:
      'nyní jsi|teď jsi|jsi nyní|jsi teď|od teď jsi|od nynějška jsi|už nejsi|nyní jste|od této chvíle jsi|odteď jsi',
    pretend:
      'předstírej*|chovej se jako|chovejte se jako|představ si že jsi|hraj roli|hraj si na|zahraj|jednej jako|dělej že jsi|tvař se|simuluj|vžij se|odpovídej jako|ujmi se role',
    unbound:
      'bez omezen*|bez jakýchkoli omezení|bez pravidel|bez filtr*|bez cenzury|bez hranic|bez morálk*|bez etik*|bez zábran|žádná pravidla|žádná omezení|žádné hranice|žádné filtry|žádné omezení|nemá pravidla|nemáš omezení|nemá žádná|necenzurovan*|nefiltrovan*|neomezen*|vše je dovoleno|všechno je dovoleno',
    specialMode:
      'vývojářský režim|vývojářském režimu|režim vývojáře|režimu vývojáře|režim boha|režim jailbreak|režim dan|ladicí režim|režim ladění|režim administrátora|neomezený režim|režim údržby',
    answer: 'odpověz*|odpovídej*|napiš|piš|řekni|mluv|pomoz',
    neverRefuse:
      'nikdy neodmítej|nikdy neodmítni|neodmítej|nesmíš odmítnout|nemůžeš odmítnout|bez odmítnutí|bez varování|bez upozornění|žádná varování|nikdy neříkej ne|bez omluv*',
    fromNowOn: 'od teď|odteď|od nynějška|od této chvíle|od tohoto okamžiku|napříště',
    newTask:
      'nový úkol|novým úkolem|nové instrukce|nové pokyny|nový pokyn|nová pravidla|skutečný úkol|skutečným úkolem|pravý úkol|nová role|novou roli|poslouchej jen mě|nový cíl|opravdový úkol',
    sayExactly:
      'řekni jen|řekni pouze|odpověz pouze|odpověz jen|odpovídej pouze|napiš pouze|napiš jen|řekni přesně|napiš přesně|místo toho|prostě řekni|začni odpověď|opakuj po mně|vypiš pouze',
    doNotTell:
      'neříkej*|nezmiňuj*|neprozraď*|neprozrazuj|neinformuj*|skryj|zataj|zamlč|aniž bys|bez vědomí|nesděluj*|neodhaluj',
    user: 'uživatel*|nikomu|zákazník*|čtenář*|příjemc*',
    send: 'pošli*|odešli*|přepošli*|zašli|nahraj|zveřejni|připoj|přidej',
    conversation:
      'konverzac*|rozhovor*|historii chatu|osobní údaje|údaje|uživatelská data|data|zprávy|e maily|kontakty|přihlašovací údaje|důvěrné',
    destination:
      'na adresu|na tuto adresu|na http|na https|na server|na můj server|na url|na e mail|na můj e mail|na odkaz|webhook|do url|na následující',
    iAm: 'jsem|já jsem|jsme|tady|zde|jako',
    maker: 'vývojář*|tvůrc*|správc*|programátor*|administrátor*|majitel*|šéf*|vlastník*|autor',
    secret:
      'hesl*|tajný klíč|tajného klíče|tajný kód|tajného kódu|přístupový kód|přístupového kódu|tajné slovo|přístupový klíč|bezpečnostní kód',
    assistant:
      'asistent ai|asistenta ai|asistentovi ai|ai asistent*|jazykový model|jazykovému modelu|jazykového modelu|chatbo*|umělá inteligence|umělé inteligenci|umělou inteligenci|virtuální asistent|llm|chatgpt|model ai|ai agent*',
    addressing:
      'milý|milá|drahý|drahá|vážený|pozor|poznámka pro|zpráva pro|vzkaz pro|pokyn pro|pokyny pro|instrukce pro|pokud jsi|jestli jsi|ahoj|upozornění pro',
    gate: 'pouze pokud|jen pokud|jen když|pouze když|pokud uživatel|když uživatel|pokud někdo|když se někdo|kdykoli',
  },
  entries: [],
}
