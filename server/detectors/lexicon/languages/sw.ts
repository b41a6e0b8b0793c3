import type { LexiconLanguage } from '../lexicon-language.ts'

/** Swahili. */
export const sw: LexiconLanguage = {
  code: 'sw',
  name: 'Swahili',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'kamwe|jinsi ya',
  vocabulary: {
    ignore: 'puuza|puuzeni|kupuuza|sahau|sahauni|usijali|usizingatie|usiyajali|epuka|achana na|vunja|weka kando|kiuka',
    obeyNot: 'usifuate|usifuate tena|acha kufuata|usitii|acha kutii|msifuate|usizifuate|huhitaji kufuata|usiheshimu',
    earlier:
      'iliyotangulia|yaliyotangulia|zilizotangulia|hapo juu|ya awali|za awali|yaliyopita|zilizopita|ya mwanzo|za mwanzo|kabla|uliyopewa|ya zamani|vya awali',
    all: 'yote|zote|wote|vyote|kila',
    orders: 'maagizo*|maelekezo*|amri|agizo|maelekezo|prompt*|maagizo yako',
    rules: 'sheria*|kanuni*|vikwazo*|vizuizi*|mipaka*|sera*|miongozo*|mafunzo*|vichujio|taratibu|kazi',
    everythingBefore:
      'kila kitu hapo juu|yote hapo juu|yote yaliyosemwa|kila kitu kilichosemwa|yote uliyoambiwa|kila kitu ulichoambiwa|yote niliyosema|kila kitu nilichosema|kila kitu kabla ya hapa|uliyoambiwa',
    your: 'yako|zako|wako|lako|vyako|uliyopewa|ulizopewa|mliyopewa|yenu|zenu',
    show: 'onyesha|nionyeshe|rudia|chapisha|fichua|niambie|sema|tafsiri|fupisha|andika|orodhesha|toa|taja|nakili|shiriki|funua|nipe',
    ask: 'ni nini|ni yapi|ni zipi|ni ipi|nini|yapi',
    systemPrompt:
      'maagizo ya mfumo|maelekezo ya mfumo|ujumbe wa mfumo|prompt ya mfumo|maagizo ya awali|maagizo yako ya awali|maelekezo ya awali|maelekezo yako ya awali|maagizo ya siri|maelekezo ya siri|maagizo yaliyofichwa|maelekezo yaliyofichwa|sheria zilizofichwa|sheria za siri|maagizo yako ya siri|maagizo ya ndani|kidokezo cha mfumo|maagizo yako ya mfumo|maelekezo yako ya siri',
    textAbove:
      'maandishi hapo juu|maandishi yaliyo hapo juu|maneno hapo juu|maneno yaliyo hapo juu|mwanzo wa mazungumzo|maandishi yaliyotangulia',
    youAreNow:
      'sasa wewe ni|wewe sasa ni|kuanzia sasa wewe ni|wewe si tena|tangu sasa wewe ni|sasa umekuwa|kuanzia sasa wewe',
    pretend:
      'jifanye|jifanya|tenda kama|fanya kama|igiza|cheza nafasi|fikiria wewe ni|fikiria kwamba wewe|chukua nafasi|jibu kama|kaimu kama',
    unbound:
      'bila vikwazo|bila vizuizi|bila mipaka|bila sheria|bila kanuni|bila kichujio|bila vichujio|bila udhibiti|bila maadili|hakuna sheria|hakuna vikwazo|hakuna mipaka|hakuna vizuizi|huna vikwazo|huna sheria|huna mipaka|hana sheria|hana mipaka|hana vikwazo|isiyo na vikwazo|isiyo na mipaka|asiye na vikwazo|asiye na sheria|isiyo na sheria|kila kitu kinaruhusiwa',
    specialMode:
      'hali ya msanidi*|hali ya msanidi programu|hali ya mungu|hali ya jailbreak|hali ya dan|hali ya utatuzi|hali ya msimamizi|hali isiyo na vikwazo|modi ya msanidi',
    answer: 'jibu|ujibu|andika|sema|zungumza|saidia|niambie|hujibu',
    neverRefuse:
      'usikatae kamwe|kamwe usikatae|usikatae|huwezi kukataa|huruhusiwi kukataa|bila kukataa|bila onyo|bila maonyo|hakuna maonyo|bila kuomba radhi|usionye',
    fromNowOn: 'kuanzia sasa|tangu sasa|kuanzia wakati huu|kuanzia leo|toka sasa',
    newTask:
      'kazi mpya|kazi yako mpya|maagizo mapya|maelekezo mapya|sheria mpya|kazi yako halisi|kazi yako ya kweli|jukumu jipya|jukumu lako jipya|lengo jipya|nitii mimi|nisikilize mimi tu|amri mpya',
    sayExactly:
      'sema tu|jibu tu|andika tu|sema hasa|andika hasa|badala yake|badala ya hiyo|anza jibu lako|rudia baada yangu|jibu kwa neno|chapisha tu|sema neno',
    doNotTell:
      'usimwambie|usiseme|usitaje|usifichue|usimjulishe|ficha|bila kumwambia|bila kutaja|bila kusema|usiwaambie|usieleze',
    user: 'mtumiaji|watumiaji|mtu yeyote|mteja|msomaji',
    send: 'tuma|peleka|sambaza|chapisha|pakia|ambatisha|ongeza',
    conversation:
      'mazungumzo*|historia|data ya mtumiaji|taarifa binafsi|taarifa za mtumiaji|taarifa|data|ujumbe|barua pepe|anwani',
    destination:
      'kwa anwani|kwenye anwani|kwa http|kwa https|kwenye http|kwenye url|kwa barua pepe|kwenye seva|kwa seva|kwenye kiungo|kwenda',
    iAm: 'mimi ni|sisi ni|huyu ni|kama',
    maker:
      'msanidi wako|msanidi programu*|muundaji wako|mtengenezaji wako|msimamizi|mmiliki wako|bosi wako|mtayarishaji wako|msimamizi wa mfumo|mwanzilishi wako|msanidi',
    secret:
      'nenosiri|neno la siri|ufunguo wa siri|msimbo wa siri|nambari ya siri|msimbo wa ufikiaji|kodi ya siri|neno siri',
    assistant:
      'msaidizi wa ai|msaidizi wa akili bandia|akili bandia|akili mnemba|modeli ya lugha|muundo wa lugha|chatbot|msaidizi pepe|llm|chatgpt|roboti ya mazungumzo|mfumo wa ai',
    addressing: 'mpendwa|ndugu|ujumbe kwa|dokezo kwa|tahadhari|maagizo kwa|maelekezo kwa|ikiwa wewe ni|habari|kumbuka',
    gate: 'ikiwa tu|pale tu|tu ikiwa|mtumiaji akiuliza|ikiwa mtumiaji|wakati mtumiaji|mtu akiuliza|kila mara|isipokuwa',
  },
  entries: [],
}
