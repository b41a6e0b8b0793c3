import type { LexiconLanguage } from '../lexicon-language.ts'

/** Danish. */
export const da: LexiconLanguage = {
  code: 'da',
  name: 'Danish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'aldrig|hvordan kan jeg',
  vocabulary: {
    ignore: 'ignorer|ignorér|ignorerer|glem|se bort fra|tilsidesæt|omgå|spring over|bryd|lad være med at følge',
    obeyNot:
      'følg ikke|stop med at følge|hold op med at følge|adlyd ikke|ikke længere følge|følg ikke længere|skal ikke længere følge',
    earlier: 'tidligere|foregående|ovenstående|ovenfor|forudgående|oprindelige|hidtidige|forrige|hidtil|modtaget',
    all: 'alle|alt|enhver|samtlige',
    orders: 'instruktion*|instruks*|ordre|ordrer|kommando*|prompt*|anvisning*|direktiv*|systemprompt*|besked|befaling*',
    rules:
      'regel|regler|reglerne|retningslinje*|begrænsning*|restriktion*|filtre|politik*|programmering|træning|grænser|opgave*',
    everythingBefore:
      'alt ovenfor|alt ovenstående|alt det ovenstående|alt hvad der er sagt|alt hvad du har fået at vide|alt det jeg har sagt|alt tidligere|alt hvad jeg har sagt|hvad du har fået at vide|alt før dette',
    your: 'din|dit|dine|jeres|du har fået|du fik',
    show: 'vis|gentag|skriv|udskriv|afslør|gengiv|oversæt|opsummer|opsummér|fortæl|giv mig|citer|sig|kopier',
    ask: 'hvad er|hvilke er|hvad var|hvordan lyder|hvad står',
    systemPrompt:
      'systemprompt*|systembesked*|systeminstruktion*|oprindelige instruktion*|oprindelige instruks*|første instruktion*|skjulte instruktion*|skjulte instruks*|hemmelige instruktion*|hemmelige instruks*|interne instruktion*|skjulte regler|hemmelige regler|startprompt*',
    textAbove:
      'teksten ovenfor|ovenstående tekst|ordene ovenfor|alt ovenfor|begyndelsen af denne samtale|starten af samtalen|teksten før',
    youAreNow: 'du er nu|nu er du|fra nu af er du|du er ikke længere|du er fra nu af|du skal nu være',
    pretend:
      'opfør dig som|lad som om|spil rollen|forestil dig at du|ager som|agér som|handl som|simuler|svar som|påtag dig rollen',
    unbound:
      'uden begrænsning*|uden restriktion*|uden regler|uden filter|uden filtre|uden censur|uden grænser|uden moral|uden etik|ingen regler|ingen begrænsninger|ingen grænser|ingen filtre|ingen restriktioner|ucensurere*|ufiltrere*|ubegrænset|alt er tilladt',
    specialMode:
      'udviklertilstand*|gudetilstand|jailbreak tilstand|dan tilstand|fejlfindingstilstand|administratortilstand|vedligeholdelsestilstand|ubegrænset tilstand',
    answer: 'svar|svarer|skriv|sig|tal|fortæl|hjælp',
    neverRefuse:
      'afvis aldrig|nægt aldrig|aldrig afvise|aldrig nægte|må ikke afvise|må ikke nægte|kan ikke nægte|uden at nægte|sig aldrig nej|uden advarsl*|ingen advarsler|uden undskyldninger',
    fromNowOn: 'fra nu af|fra og med nu|fremover|fra dette øjeblik',
    newTask:
      'ny opgave|nye opgave|ny instruktion|nye instruktioner|nye instrukser|nye regler|rigtige opgave|egentlige opgave|virkelige opgave|ny rolle|nye rolle|adlyd mig',
    sayExactly:
      'sig kun|sig bare|svar kun med|svar kun|skriv kun|skriv bare|sig præcis|skriv præcis|sig i stedet|skriv i stedet|i stedet|begynd dit svar med|start dit svar med',
    doNotTell:
      'fortæl ikke|sig ikke|sig det ikke|nævn ikke|afslør ikke|informer ikke|skjul|uden at fortælle|uden at nævne|uden at sige|hold hemmeligt',
    user: 'bruger*|nogen|kunden|læseren|mennesket',
    send: 'send|videresend|mail|upload|post|vedhæft|del',
    conversation:
      'samtale*|chathistorik*|brugerdata|personlige oplysninger|oplysninger|beskeder|mails|kontakter|loginoplysninger|data|indbakke*',
    destination:
      'til http|til https|til adressen|til denne adresse|til url|til følgende|til serveren|til min server|til linket|til mailadressen|webhook|til min mail',
    iAm: 'jeg er|vi er|dette er|her er|som',
    maker: 'udvikler*|skaber|administrator*|programmør|ejer|chef|ophavsmand',
    secret:
      'adgangskode*|hemmelig nøgle|hemmelige nøgle|hemmelig kode|hemmelige kode|kodeord*|password*|hemmelige ord|adgangsnøgle*|sikkerhedskode*',
    assistant:
      'ai assistent*|sprogmodel*|chatbot*|chatrobot*|kunstig intelligens|ai model*|virtuel assistent|llm|chatgpt|ai agent*',
    addressing:
      'kære|besked til|note til|bemærkning til|obs|til alle|instruktion til|instruktioner til|hvis du er en|hej',
    gate: 'kun hvis|kun når|hvis brugeren|når brugeren|hvis nogen|når nogen|hver gang',
  },
  entries: [],
}
