import type { LexiconLanguage } from '../lexicon-language.ts'

/** Norwegian. */
export const no: LexiconLanguage = {
  code: 'no',
  name: 'Norwegian',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'aldri|hvordan kan jeg',
  vocabulary: {
    ignore: 'ignorer|ignorere|glem|glem alt|se bort fra|se bort ifra|tilsidesett|omgå|hopp over|overse|bryt',
    obeyNot:
      'ikke følg|følg ikke|slutt å følge|slutt å adlyde|ikke adlyd|ikke lenger følge|ikke følg lenger|trenger ikke følge',
    earlier: 'tidligere|foregående|ovenstående|ovenfor|forrige|opprinnelige|hittil|mottatt',
    all: 'alle|alt|enhver|samtlige',
    orders:
      'instruksjon*|instruks|instrukser|instruksene|ordre|ordrer|ordrene|kommando*|prompt*|direktiv*|systemprompt*|ledetekst*|anvisning*|beskjed*',
    rules:
      'regel|regler|reglene|retningslinje*|begrensning*|restriksjon*|filter|filtre|programmering|trening|grenser|oppgave*|sperrer',
    everythingBefore:
      'alt ovenfor|alt over|alt det ovenstående|alt som er sagt|alt du har fått beskjed om|alt jeg har sagt|alt som står over|det du har fått beskjed om|alt du har blitt fortalt|alt tidligere',
    your: 'din|ditt|dine|deres|du har fått|du fikk',
    show: 'vis|gjenta|skriv|skriv ut|avslør|gjengi|oversett|oppsummer|fortell|gi meg|siter|si|kopier|røp',
    ask: 'hva er|hvilke er|hva var|hvordan lyder|hva står',
    systemPrompt:
      'systemprompt*|systemmelding*|systeminstruks*|systemledetekst*|opprinnelige instruksjon*|opprinnelige instruks*|første instruks*|skjulte instruks*|hemmelige instruks*|interne instruks*|skjulte regler|hemmelige regler|startprompt*|skjulte ordre*',
    textAbove:
      'teksten over|teksten ovenfor|ordene over|ordene ovenfor|alt ovenfor|begynnelsen av denne samtalen|starten av samtalen|teksten før',
    youAreNow: 'du er nå|nå er du|fra nå av er du|du er ikke lenger|du er fra nå av|du skal nå være',
    pretend:
      'oppfør deg som|lat som|spill rollen|forestill deg at du|opptre som|handle som|simuler|svar som|ta rollen|gå inn i rollen',
    unbound:
      'uten begrensning*|uten restriksjon*|uten regler|uten filter|uten filtre|uten sensur|uten grenser|uten moral|uten etikk|ingen regler|ingen begrensninger|ingen grenser|ingen filtre|ingen restriksjoner|usensurert*|ufiltrert*|ubegrenset|alt er lov',
    specialMode:
      'utviklermodus*|gudemodus|jailbreak modus|dan modus|feilsøkingsmodus|administratormodus|vedlikeholdsmodus|ubegrenset modus',
    answer: 'svar|svarer|svare|skriv|si|snakk|fortell|hjelp',
    neverRefuse:
      'nekt aldri|avslå aldri|aldri nekte|aldri avslå|kan ikke nekte|får ikke nekte|uten å nekte|si aldri nei|uten advars*|ingen advarsler|uten unnskyldninger',
    fromNowOn: 'fra nå av|fra og med nå|heretter|fra dette øyeblikket',
    newTask:
      'ny oppgave|nye oppgave|nye oppgaver|ny instruks|ny instruksjon|nye instruksjoner|nye instrukser|nye regler|egentlige oppgave|virkelige oppgave|ekte oppgave|ny rolle|nye rolle|adlyd meg',
    sayExactly:
      'si bare|si kun|svar bare med|svar kun med|svar kun|svar bare|skriv bare|skriv kun|si nøyaktig|skriv nøyaktig|si i stedet|skriv i stedet|i stedet|isteden|begynn svaret ditt med|start svaret ditt med',
    doNotTell:
      'ikke fortell|ikke si|ikke nevn|ikke avslør|ikke informer|skjul|uten å fortelle|uten å nevne|uten å si|hold hemmelig|ikke røp|fortell ikke|si ikke|nevn ikke',
    user: 'bruker*|noen|kunden|leseren|mennesket',
    send: 'send|videresend|epost|last opp|post|legg ved|del',
    conversation:
      'samtale*|chattehistorikk*|brukerdata|personopplysninger|opplysninger|meldinger|e poster|kontakter|innloggingsdetaljer|data|innboks*',
    destination:
      'til http|til https|til adressen|til denne adressen|til url|til følgende|til serveren|til min server|til serveren min|til lenken|til e postadressen|webhook|til min e post',
    iAm: 'jeg er|vi er|dette er|her er|som',
    maker: 'utvikler*|skaper|administrator*|programmerer*|eier|sjef|skaperen',
    secret:
      'passord*|hemmelig nøkkel|hemmelige nøkkel*|hemmelig kode|hemmelige kode*|tilgangskode*|hemmelige ord*|passfrase*|sikkerhetskode*',
    assistant:
      'ai assistent*|ki assistent*|språkmodell*|chatbot*|chatrobot*|samtalerobot*|kunstig intelligens|ai modell*|ki modell*|virtuell assistent|llm|chatgpt',
    addressing: 'kjære|melding til|notat til|merknad til|obs|til alle|instruks til|instruksjoner til|hvis du er en|hei',
    gate: 'bare hvis|kun hvis|bare når|hvis brukeren|når brukeren|hvis noen|når noen|hver gang',
  },
  entries: [],
}
