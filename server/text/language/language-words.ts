/**
 * Common small words of each language that is not told by its script, in lower case and without accents. They say in
 * which language a stretch is written; shared ones count for all that share them.
 */
export const smallWords: Readonly<Record<string, string>> = {
  en: 'the a an and or of to in is are was be been it its this that these those you your my me we our i he she they with for from on at by as not do does did have has will would can could should what which who how when where why there here all any please now if so but into about then them their his her',
  de: 'der die das den dem des ein eine einen einem einer und oder nicht ist sind war ich du sie er wir ihr mir mich dir dich mein meine dein deine deinen zu zum zur im in von vom mit auf für fur an aus bei nach wie was wer wenn dass daß aber auch noch nur bitte jetzt alle alles sich uns es',
  fr: 'le la les un une des du de d l et ou ne pas est sont etait je tu il elle nous vous ils mon ma mes ton ta tes votre vos ce cette ces que qui quoi quel quelle quelles dans sur avec pour par au aux tout toutes tous moi toi maintenant comment merci',
  es: 'el la los las un una unos de del y o no es son era yo tu usted mi mis tus su sus que quien cual cuales en con por para al todo todas todos lo me te se ahora como pero porque muestra gracias',
  pt: 'o a os as um uma de do da dos das e ou nao não é e são sao eu tu você voce meu minha seu sua seus suas que quem qual quais em no na nos nas com por para ao todo todas todos me te se agora como mas',
  it: 'il lo la i gli le un una uno di del della delle dei degli e o non è sono era io tu mio mia tuo tue tuoi che chi quale quali in nel nella con per al tutto tutte tutti mi ti si ora come ma',
  nl: 'de het een en of niet is zijn was ik jij je u wij mijn jouw uw dit dat deze die van voor met op aan uit bij naar hoe wat wie waar als maar ook nog alle alles nu te om',
  sv: 'och eller inte är ar var jag du han hon vi ni min mitt din ditt dina den det de en ett att som på pa av för for med till från fran om alla allt nu vad hur i',
  no: 'og eller ikke er var jeg du han hun vi dere min mitt din ditt dine den det de en et å som på pa av for med til fra om alle alt nå na hva hvordan i',
  da: 'og eller ikke er var jeg du han hun vi jer min mit din dit dine den det de en et at som på pa af for med til fra om alle alt nu hvad hvordan i',
  fi: 'ja tai ei on oli minä mina sinä sina hän han me te minun sinun tämä tama se ne että etta joka mikä mika mitä mita kuinka kaikki nyt mutta kun kanssa',
  pl: 'i lub nie jest są sa był byl ja ty on ona my wy mój moj twój twoj twoje swoje to ten ta te że ze który ktory co jak w we na z ze do od dla po o wszystkie wszystko teraz ale się sie mi',
  cs: 'a nebo ne není neni je jsou byl já ja ty on ona my vy můj muj tvůj tvuj své sve to ten ta že ze který ktery co jak v ve na z ze do od pro po o všechny vsechny vše vse nyní nyni teď ted ale se si mi',
  sk: 'a alebo nie je sú su bol ja ty on ona my vy môj moj tvoj tvoje svoje to ten tá ta že ze ktorý ktory čo co ako v vo na z zo do od pre po o všetky vsetky všetko vsetko teraz ale sa si mi',
  ro: 'și si sau nu este sunt era eu tu el ea noi voi meu tău tau ta tale acest această aceasta că ca care ce cum în in pe cu la din de pentru toate tot acum dar o un mi',
  hu: 'a az és es vagy nem van volt én en te ő o mi ti az ez hogy ami aki mi hogyan összes osszes minden most de egy meg fel le ki be ban ben',
  tr: 've veya değil degil bu şu su bir ben sen o biz siz benim senin için icin ile gibi ne nasıl nasil kim tüm tum bütün butun her şimdi simdi ama mi de da',
  vi: 'và hoặc không là của tôi bạn này đó các những cho với từ đến trong trên tất cả bây giờ nhưng như hãy va hoac khong la cua toi ban nay cac nhung',
  id: 'dan atau tidak adalah saya aku kamu anda ini itu yang dari untuk dengan pada di ke semua sekarang tetapi apa bagaimana siapa jangan akan telah nya',
  ms: 'dan atau tidak adalah saya aku kamu anda awak ini itu yang dari daripada untuk dengan pada di ke semua sekarang tetapi apa bagaimana siapa jangan akan telah boleh',
  sw: 'na au si ni wa ya za la kwa katika mimi wewe yeye sisi yangu yako yote zote hii hiyo hizi sasa lakini nini jinsi kama kutoka',
  ru: 'и или не это я ты вы он она мы мои твои свои ваши все всё всех что кто как в во на с со из от для по о об теперь но мне тебе',
  uk: 'і й або не це я ти ви він вона ми мої твої свої ваші всі все усі що хто як в у на з із від для по про тепер але мені тобі',
  bg: 'и или не е са това аз ти вие той тя ние моите твоите си всички всичко че който какво как в във на с със от за по сега но ми',
}

/** Letters that only one language of a shared script writes. */
export const tellingLetters: readonly { readonly code: string; readonly pattern: RegExp }[] = [
  { code: 'ja', pattern: /[\u3040-\u30ff]/g },
  { code: 'fa', pattern: /[\u067e\u0686\u0698\u06af\u06a9\u06cc]/g },
  { code: 'uk', pattern: /[іїєґ]/gi },
  { code: 'ru', pattern: /[ыэ]/gi },
]
