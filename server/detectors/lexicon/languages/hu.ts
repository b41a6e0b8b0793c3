import { entry } from '../language-entries.ts'
import type { LexiconLanguage } from '../lexicon-language.ts'

const ignore =
  'hagyd figyelmen kívül|hagyja figyelmen kívül|hagyjátok figyelmen kívül|figyelmen kívül hagyni|felejtsd el|felejtse el|felejts el|ne vedd figyelembe|ne vegye figyelembe|mellőzd|ignoráld|ignorálj|kerüld meg|dobd el|ne törődj|hagyj figyelmen kívül|felejtsétek el|kapcsold ki|szegd meg'
const obeyNot =
  'ne kövesd|ne kövesse|ne tartsd be|ne tartsa be|ne engedelmeskedj|többé ne kövesd|hagyd abba|már nem kell követned|ne hallgass'
const show =
  'mutasd|mutassa|ismételd|ismételje|írd ki|írja ki|írd le|nyomtasd|áruld el|árulja el|fedd fel|mondd|mondja|fordítsd|foglald össze|sorold fel|add meg|idézd|másold|ismertesd|oszd meg'

/** Hungarian. */
export const hu: LexiconLanguage = {
  code: 'hu',
  name: 'Hungarian',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'soha ne|soha|hogyan tudom',
  vocabulary: {
    ignore,
    obeyNot,
    earlier: 'előző*|korább*|fenti*|eddigi*|eredeti*|megelőző|kapott|kezdeti*|előbbi*|fent|a fentieket|régi',
    all: 'minden|összes|valamennyi|bármely|mindent',
    orders: 'utasítás*|parancs*|prompt*|rendszerprompt*|instrukció*|rendelkezés*|direktív*|promptot',
    rules: 'szabály*|korlát*|irányelv*|szűrő*|előírás*|programozás*|képzés*|feladat*|kontextus*|tréning*',
    everythingBefore:
      'mindent ami fent|mindent amit eddig|mindent amit mondtam|mindent amit mondtak|mindent ami eddig|mindent ami korábban|amit eddig mondtak neked|mindent amit tudsz|a fentieket|mindent fentebb|mindent ami előtte',
    your: 'utasításaid*|szabályaid*|korlátaid*|korlátozásaid*|rendszerpromptod*|promptod*|irányelveid*|a te|neked adott|az ön|saját|jelszavad*|utasításait|a kapott|fejlesztőd*|készítőd*|alkotód*',
    show,
    ask: 'mi a|mi az|mik a|mik az|mi volt|mik voltak|melyek',
    systemPrompt:
      'rendszerprompt*|rendszerüzenet*|rendszerutasítás*|eredeti utasítás*|kezdeti utasítás*|rejtett utasítás*|titkos utasítás*|belső utasítás*|rejtett szabály*|titkos szabály*|kezdeti prompt*|belső szabály*|első utasítás*',
    textAbove:
      'fenti szöveg*|fenti szavak*|a fölötte lévő szöveg*|a beszélgetés elej*|beszélgetés elejét|a fentebb írt*|előző szöveg*',
    youAreNow:
      'mostantól te|te most|most már te|mostantól egy|most egy|te mostantól|többé nem vagy|mostantól ön|már nem vagy',
    pretend:
      'tegyél úgy|tégy úgy|viselkedj úgy|játszd el|képzeld el hogy|képzeld el|játszd|szimuláld|válaszolj úgy mint|bújj|alakítsd|vedd fel a szerepet|tegyen úgy|színleld',
    unbound:
      'korlátozások nélkül*|korlátozás nélkül*|korlátok nélkül*|szabályok nélkül*|szűrő nélkül*|szűrők nélkül*|cenzúra nélkül*|erkölcs nélkül*|etika nélkül*|nincsenek szabály*|nincsenek korlát*|nincs korlát*|nincs szabály*|nincsenek szűrő*|cenzúrázatlan*|szűretlen*|korlátlan*|bármit megteh*|minden megengedett',
    specialMode:
      'fejlesztői mód*|fejlesztő mód*|isten mód*|jailbreak mód*|dan mód*|hibakereső mód*|rendszergazda mód*|korlátlan mód*|karbantartási mód*|admin mód*',
    answer: 'válaszolj|válaszoljon|válaszolsz|írj|írd|mondj|mondd|beszélj|segíts',
    neverRefuse:
      'soha ne utasíts|ne utasíts vissza|nem utasíthatsz|soha ne tagadd|figyelmeztetés nélkül|figyelmeztetések nélkül|soha ne mondj nemet|visszautasítás nélkül|ne figyelmeztess|bocsánatkérés nélkül|nem tagadhatsz',
    fromNowOn: 'mostantól|ezentúl|innentől|ettől a pillanattól|mostantól fogva|a továbbiakban',
    newTask:
      'új feladat*|új utasítás*|új szabály*|új parancs*|valódi feladat*|igazi feladat*|új szerep*|új cél*|csak rám hallgass|tényleges feladat*',
    sayExactly:
      'csak annyit mondj|csak ezt írd|csak azt írd|csak ennyit|csak ezzel válaszolj|csak annyit írj|pontosan ezt|mondd azt hogy|írd azt hogy|ehelyett|helyette|kezdd a válaszod|ismételd utánam|csak azt mondd|csak ezt mondd|ezt írd',
    doNotTell:
      'ne mondd|ne mondja|ne említsd|ne áruld el|ne fedd fel|ne tájékoztasd|rejtsd el|titkold|anélkül hogy megemlítenéd|ne szólj|ne közöld',
    user: 'felhasználó*|senki*|az ügyfél*|az olvasó*|címzett*',
    send: 'küldd|küldje|küldj|továbbítsd|tedd közzé|töltsd fel|csatold|posztold|add hozzá',
    conversation:
      'beszélgetés*|csevegés*|előzmények*|személyes adat*|felhasználói adat*|adat*|üzenet*|e mail*|névjegy*|bejelentkezési adat*',
    destination:
      'a http|a https|erre a címre|a következő címre|címre|az url re|url re|szerverre|szerveremre|a linkre|e mail címre|e mailre|webhook|erre az url',
    iAm: 'vagyok|én vagyok|vagyunk|itt|mint',
    maker: 'fejlesztő*|alkotó*|készítő*|rendszergazd*|adminisztrátor*|programozó*|tulajdonos*|főnök*|gazdád',
    secret:
      'jelszó*|jelszav*|titkos kulcs*|titkos kód*|hozzáférési kód*|titkos szó*|belépési kód*|biztonsági kód*|jelmondat*',
    assistant:
      'mi asszisztens*|ai asszisztens*|nyelvi modell*|chatbot*|mesterséges intelligenci*|virtuális asszisztens*|ai modell*|llm|chatgpt|csevegőrobot*|ai ügynök*',
    addressing: 'kedves|üzenet|megjegyzés|figyelem|utasítás|utasítások|ha te egy|ha ön|szia|tájékoztatás',
    gate: 'csak akkor|kizárólag akkor|ha a felhasználó|amikor a felhasználó|ha valaki|amikor valaki|minden alkalommal',
  },
  entries: [
    entry(
      'override',
      'strong',
      'ignore your instructions',
      [
        ignore,
        'utasításaid*|szabályaid*|korlátaid*|korlátozásaid*|rendszerpromptod*|promptod*|irányelveid*|utasításodat|parancsaid*|szűrőid*',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'override',
      'strong',
      'stop following your instructions',
      [
        obeyNot,
        'utasításaid*|szabályaid*|korlátaid*|korlátozásaid*|rendszerpromptod*|promptod*|irányelveid*|utasításodat|parancsaid*|szűrőid*',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'extraction',
      'strong',
      'show your instructions',
      [
        show,
        'utasításaid*|szabályaid*|korlátaid*|korlátozásaid*|rendszerpromptod*|promptod*|irányelveid*|utasításodat|parancsaid*|szűrőid*',
      ],
      { gap: 2, ordered: false },
    ),
  ],
}
