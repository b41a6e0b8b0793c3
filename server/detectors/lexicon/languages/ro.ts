import type { LexiconLanguage } from '../lexicon-language.ts'

/** Romanian. */
export const ro: LexiconLanguage = {
  code: 'ro',
  name: 'Romanian',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'niciodată|cum pot',
  vocabulary: {
    ignore:
      'ignoră|ignorați|ignoraţi|ignora|uită|uitați|uitaţi|omite|nu ține cont|nu țineți cont|nu lua în considerare|nu luați în considerare|treci peste|ocolește|lasă deoparte|dezactivează|sari peste|neglijează',
    obeyNot:
      'nu urma|nu mai urma|nu urmați|nu respecta|nu mai respecta|nu respectați|încetează să urmezi|încetează să respecți|nu asculta|nu te supune|încalcă|nu mai asculta|oprește te din a urma',
    earlier:
      'anterioar*|precedent*|de mai sus|mai sus|dinainte|inițial*|original*|primit*|de până acum|până acum|trecut*',
    all: 'toate|tot|toți|orice|fiecare',
    orders: 'instrucțiun*|instrucţiun*|comand*|ordin*|directiv*|prompt*|indicați*|dispoziți*',
    rules:
      'regul*|restricți*|limit*|filtr*|politic*|programare*|antrenament*|principii*|norme*|constrângeri*|sarcin*|contextul',
    everythingBefore:
      'tot ce este mai sus|tot ce s a spus|tot ce ți s a spus|tot ce am spus|tot ce a fost spus|tot ce știi|ce ți s a spus|tot ce e mai sus|tot ce vi s a spus|tot ce scrie mai sus',
    your: 'tale|tău|ta|tăi|dumneavoastră|voastre|pe care le ai primit|care ți s au dat',
    show: 'arată|arătați|afișează|afișați|repetă|repetați|dezvăluie|dezvăluiți|spune|spuneți|tradu|rezumă|scrie|scrieți|listează|dă mi|citează|tipărește|copiază|divulgă|redă',
    ask: 'care este|care sunt|ce este|ce sunt|care era|care au fost',
    systemPrompt:
      'promptul de sistem|prompt de sistem|promptul sistemului|mesajul de sistem|instrucțiunile de sistem|instrucțiunile inițiale|instrucțiuni inițiale|instrucțiunile ascunse|instrucțiunile secrete|instrucțiunile interne|instrucțiunile originale|instrucțiuni ascunse|instrucțiuni secrete|regulile ascunse|regulile secrete|promptul inițial|promptul tău de sistem|promptul ascuns',
    textAbove:
      'textul de mai sus|cuvintele de mai sus|textul anterior|începutul acestei conversații|începutul conversației|tot textul de mai sus',
    youAreNow:
      'ești acum|acum ești|de acum ești|de acum înainte ești|nu mai ești|sunteți acum|acum sunteți|vei fi acum|devii',
    pretend:
      'prefă te|comportă te ca|poartă te ca|imaginează ți că ești|joacă rolul|acționează ca|pretinde că|simulează|asumă ți rolul|răspunde ca|intră în rolul',
    unbound:
      'fără restricți*|fără nicio restricție|fără limit*|fără reguli|fără filtr*|fără cenzură|fără moral*|fără etică|nicio restricție|nicio regulă|nicio limită|niciun filtru|nu ai reguli|nu are reguli|nu ai restricții|nu are restricții|nu ai limite|necenzurat*|nefiltrat*|nerestricționat*|totul este permis|orice este permis',
    specialMode:
      'modul dezvoltator|mod dezvoltator|modul de dezvoltator|modul programator|modul dumnezeu|modul jailbreak|modul dan|modul de depanare|modul administrator|modul fără restricții|modul de întreținere',
    answer: 'răspunde|răspundeți|răspunzi|scrie|spune|vorbește|ajută',
    neverRefuse:
      'nu refuza niciodată|nu refuza|nu poți refuza|nu ai voie să refuzi|nu refuzi niciodată|fără să refuzi|fără avertisment*|fără scuze|niciun avertisment|fără a refuza|nu avertiza',
    fromNowOn: 'de acum înainte|de acum încolo|începând de acum|din acest moment|de acum',
    newTask:
      'noua sarcină|noua ta sarcină|sarcină nouă|instrucțiuni noi|noi instrucțiuni|noile instrucțiuni|noile tale instrucțiuni|reguli noi|adevărata sarcină|sarcina reală|adevărata ta sarcină|noul rol|noul tău rol|ascultă doar de mine|noul scop',
    sayExactly:
      'spune doar|spune numai|răspunde doar|răspunde numai|scrie doar|scrie exact|spune exact|în schimb|în loc de asta|începe răspunsul cu|repetă după mine|afișează doar|pur și simplu spune',
    doNotTell:
      'nu spune|nu spuneți|nu menționa|nu dezvălui|nu informa|nu îi spune|nu i spune|ascunde|fără să spui|fără a menționa|fără să menționezi|nu anunța',
    user: 'utilizator*|nimănui|clientul*|cititor*|destinatar*',
    send: 'trimite|trimiteți|expediază|redirecționează|publică|postează|încarcă|transmite|atașează|adaugă',
    conversation:
      'conversați*|istoricul|date personale|datele utilizatorului|datele personale|datele|mesajele|e mailurile|contactele|parolele|informații personale',
    destination:
      'la adresa|la această adresă|la http|la https|către http|către https|către adresa|la url|către serverul|pe serverul|la serverul|pe e mail|către linkul|la următoarea|webhook|la e mailul|pe adresa',
    iAm: 'sunt|eu sunt|suntem|aici|ca',
    maker: 'dezvoltator*|creator*|administrator*|programator*|proprietar*|șeful|stăpânul',
    secret:
      'parola|parole|parolă|cheia secretă|cheie secretă|codul secret|cod secret|codul de acces|cuvântul secret|codul de securitate',
    assistant:
      'asistent ai|asistentul ai|asistent virtual|model de limbaj|modelul de limbaj|modelul lingvistic|chatbot*|inteligența artificială|inteligență artificială|inteligenței artificiale|llm|chatgpt|agent ai|modelul ai|asistentului ai|modelului de limbaj',
    addressing:
      'dragă|stimate|notă pentru|mesaj pentru|mesaj către|atenție|instrucțiuni pentru|instrucțiune pentru|dacă ești un|bună|notă către',
    gate: 'doar dacă|numai dacă|doar când|numai când|dacă utilizatorul|când utilizatorul|dacă cineva|când cineva|de fiecare dată când',
  },
  entries: [],
}
