import type { LexiconLanguage } from '../lexicon-language.ts'

/** Swedish. */
export const sv: LexiconLanguage = {
  code: 'sv',
  name: 'Swedish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'aldrig|hur kan jag',
  vocabulary: {
    ignore:
      'ignorera|ignorerar|glöm|glöm bort|strunta i|bortse från|bortse ifrån|åsidosätt|kringgå|bryt mot|hoppa över|förkasta|lämna därhän',
    obeyNot:
      'följ inte|sluta följa|sluta följ|lyd inte|sluta lyda|följ inte längre|behöver inte följa|inte längre bunden',
    earlier: 'tidigare|föregående|ovanstående|ovan|ursprunglig*|hittills|förra|givna|initiala|innan',
    all: 'alla|allt|varje|samtliga',
    orders: 'instruktion*|order|direktiv|direktiven|kommando*|prompt*|uppmaning*|anvisning*|systemprompt*|befallning*',
    rules:
      'regel|regler|reglerna|riktlinje*|begränsning*|restriktion*|filter|policy|programmering|träning|gränser|uppgift*|spärrar',
    everythingBefore:
      'allt ovan|allt ovanför|allt tidigare|allt som sagts|allt som har sagts|allt du har fått höra|allt jag har sagt|allt jag sagt|allt som står ovan|vad du har fått höra|allt innan detta',
    your: 'din|ditt|dina|er|ert|era|du har fått|du fick',
    show: 'visa|upprepa|skriv|skriv ut|avslöja|återge|översätt|sammanfatta|berätta|ge mig|lista|citera|koda|säg|dela|kopiera',
    ask: 'vad är|vilka är|vilken är|vad var|hur lyder|vad står',
    systemPrompt:
      'systemprompt*|systemmeddelande*|systeminstruktion*|ursprungliga instruktion*|första instruktion*|dolda instruktion*|hemliga instruktion*|interna instruktion*|dolda regler|hemliga regler|initiala instruktion*|startprompt',
    textAbove:
      'texten ovan|texten ovanför|orden ovan|allt ovanför|början av den här konversationen|början av samtalet|föregående text',
    youAreNow:
      'du är nu|nu är du|från och med nu är du|du är inte längre|du är från och med nu|du kommer nu att vara|ni är nu',
    pretend:
      'agera som|låtsas|spela rollen|föreställ dig att du|bete dig som|uppträd som|simulera|svara som|ta rollen|gå in i rollen',
    unbound:
      'utan begränsning*|utan restriktion*|utan regler|utan filter|utan censur|utan gränser|utan moral|utan etik|inga regler|inga begränsningar|inga gränser|inga filter|inga restriktioner|ocensurera*|ofiltrera*|obegränsa*|allt är tillåtet',
    specialMode:
      'utvecklarläge*|gudläge|jailbreak läge|dan läge|felsökningsläge*|administratörsläge*|underhållsläge*|obegränsat läge|ofiltrerat läge',
    answer: 'svara|svarar|skriv|säg|tala|berätta|hjälp',
    neverRefuse:
      'vägra aldrig|aldrig vägra|får inte vägra|kan inte vägra|utan att vägra|säg aldrig nej|utan varning*|inga varningar|utan ursäkter',
    fromNowOn: 'från och med nu|från och med detta ögonblick|hädanefter|från nu',
    newTask:
      'ny uppgift|nya uppgift|ny instruktion|nya instruktioner|nya regler|nytt uppdrag|riktiga uppgift|egentliga uppgift|verkliga uppgift|ny roll|nya roll|lyd mig',
    sayExactly:
      'säg bara|svara bara med|svara bara|svara endast|skriv bara|skriv endast|säg exakt|skriv exakt|säg istället|skriv istället|istället|börja ditt svar med|säg i stället',
    doNotTell:
      'berätta inte|säg inte|säg inget|nämn inte|avslöja inte|informera inte|dölj|utan att berätta|utan att nämna|utan att säga|hemlighåll',
    user: 'användare*|någon|kunden|läsaren|människan',
    send: 'skicka|sänd|vidarebefordra|mejla|ladda upp|lägg upp|posta|bifoga',
    conversation:
      'konversation*|samtal*|chatthistorik*|användardata|personuppgifter|uppgifter|meddelanden|mejl|kontakter|inloggningsuppgifter|data|inkorg*',
    destination:
      'till http|till https|till adressen|till denna adress|till den här adressen|till url|till följande|till servern|till min server|till länken|till e postadressen|webhook|till min e post',
    iAm: 'jag är|vi är|detta är|här är|som',
    maker: 'utvecklare|skapare|administratör*|programmerare|ägare|chef|utvecklaren',
    secret:
      'lösenord*|hemlig nyckel|hemliga nyckel*|hemlig kod|hemliga kod*|åtkomstkod*|hemliga ord*|lösenfras*|säkerhetskod*',
    assistant:
      'ai assistent*|språkmodell*|chattbot*|chatbot*|artificiell intelligens|ai modell*|virtuell assistent|virtuella assistent|llm|chatgpt|ai agent*',
    addressing:
      'kära|käre|meddelande till|notis till|anteckning till|obs|till alla|instruktion till|instruktioner till|om du är en|hej',
    gate: 'bara om|endast om|bara när|om användaren|när användaren|om någon|när någon|varje gång',
  },
  entries: [],
}
