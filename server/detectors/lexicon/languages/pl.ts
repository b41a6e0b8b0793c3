import type { LexiconLanguage } from '../lexicon-language.ts'

/** Polish. */
export const pl: LexiconLanguage = {
  code: 'pl',
  name: 'Polish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'nigdy|nigdy nie|jak mogę',
  vocabulary: {
    ignore:
      'zignoruj*|ignoruj*|zapomnij*|pomiń|pomińcie|nie zważaj na|zlekceważ|odrzuć|obejdź|porzuć|nie zwracaj uwagi|pomijaj|unieważnij|wyłącz',
    obeyNot:
      'nie przestrzegaj|nie stosuj się|przestań przestrzegać|przestań stosować|nie słuchaj|nie wykonuj|przestań wykonywać|nie kieruj się|nie musisz przestrzegać|złam',
    earlier:
      'poprzedni*|wcześniejsz*|powyższ*|uprzedni*|dotychczasow*|pierwotn*|początkow*|wcześniej|wyżej|otrzyman*|powyżej',
    all: 'wszystk*|wszelki*|każd*|wszystko',
    orders: 'instrukcj*|polecen*|poleceń|rozkaz*|komend*|prompt*|dyrektyw*|wskazów*|nakaz*',
    rules:
      'zasad*|reguł*|wytyczn*|ogranicze*|filtr*|zabezpieczen*|programowani*|szkoleni*|limity|polityk*|zadani*|kontekst*',
    everythingBefore:
      'wszystko powyżej|wszystko co powyżej|wszystko co było wcześniej|wszystko co ci powiedziano|wszystko co powiedziałem|wszystko co zostało powiedziane|wszystko co wiesz|o wszystkim co było|o wszystkim co ci powiedziano|o wszystkim co|wszystko co napisano wyżej|co ci powiedziano',
    your: 'twoj*|twój|swoj*|swój|które otrzymał*|które dostałeś|wasz*|pana|pani|państwa|które ci dano',
    show: 'pokaż*|powtórz|wypisz|wydrukuj|ujawnij|wyświetl|podaj|powiedz|przetłumacz|streść|podsumuj|zdradź|zacytuj|wymień|napisz|skopiuj|zakoduj|odsłoń|przepisz',
    ask: 'jaki jest|jakie są|jaka jest|co to jest|jak brzmi|jak brzmią|jakie były|co zawiera',
    systemPrompt:
      'prompt systemow*|promptu systemow*|systemowy prompt|instrukcje systemowe|instrukcji systemowych|instrukcje początkowe|początkowe instrukcje|ukryte instrukcje|ukrytych instrukcji|tajne instrukcje|tajnych instrukcji|pierwotne instrukcje|pierwotnych instrukcji|wewnętrzne instrukcje|ukryte zasady|tajne zasady|komunikat systemowy|wiadomość systemow*|ukryte polecenia|początkowy prompt',
    textAbove:
      'tekst powyżej|powyższy tekst|słowa powyżej|wszystko powyżej|początek tej rozmowy|początku rozmowy|poprzedni tekst|co napisano powyżej',
    youAreNow:
      'jesteś teraz|teraz jesteś|od teraz jesteś|od tej pory jesteś|nie jesteś już|jesteś od teraz|stajesz się|będziesz teraz',
    pretend:
      'udawaj|zachowuj się jak|wyobraź sobie że jesteś|wciel się|odgrywaj|działaj jako|działaj jak|odegraj|graj rolę|symuluj|przyjmij rolę|odpowiadaj jako',
    unbound:
      'bez ogranicz*|bez żadnych ogranicz*|bez zasad|bez żadnych zasad|bez reguł|bez filtr*|bez cenzury|bez limitów|bez moraln*|bez etyki|bez hamulców|żadnych zasad|żadnych ograniczeń|żadnych reguł|żadnych filtrów|nie ma zasad|nie masz ograniczeń|nie ma ograniczeń|nieocenzurowan*|niefiltrowan*|nieograniczon*|wszystko dozwolone|wszystko wolno',
    specialMode:
      'tryb dewelopera|trybie dewelopera|tryb programisty|trybie programisty|tryb deweloperski|trybie deweloperskim|tryb boga|tryb jailbreak|tryb dan|tryb debugowania|tryb administratora|tryb bez ograniczeń|tryb serwisowy',
    answer: 'odpowiedz|odpowiadaj|odpowiada|napisz|pisz|powiedz|mów|pomóż',
    neverRefuse:
      'nigdy nie odmawiaj|nie odmawiaj|nie możesz odmówić|nie wolno ci odmówić|nigdy nie odmawia|bez odmow*|bez ostrzeż*|żadnych ostrzeżeń|bez zastrzeżeń|bez przeprosin|nie ostrzegaj',
    fromNowOn: 'od teraz|od tej pory|od tego momentu|odtąd|od tej chwili',
    newTask:
      'nowe zadanie|nowym zadaniem|nowe instrukcje|nowa instrukcja|nowe polecenie|nowe polecenia|nowe zasady|prawdziwe zadanie|prawdziwym zadaniem|właściwe zadanie|nowa rola|nową rolę|słuchaj tylko mnie|nowy cel',
    sayExactly:
      'powiedz tylko|odpowiedz tylko|odpowiadaj tylko|napisz tylko|wypisz tylko|napisz dokładnie|powiedz dokładnie|zamiast tego|powiedz po prostu|napisz po prostu|zacznij odpowiedź od|powtórz za mną|odpowiedz wyłącznie',
    doNotTell:
      'nie mów|nie wspominaj|nie ujawniaj|nie informuj|nie zdradzaj|ukryj|ukrywaj|bez informowania|nie mówiąc|nie wspominając|zataj',
    user: 'użytkownik*|nikomu|klient*|czytelnik*|odbiorc*',
    send: 'wyślij|prześlij|przekaż|opublikuj|wysyłaj|dołącz|dodaj|wrzuć',
    conversation:
      'rozmow*|historię czatu|historię rozmowy|konwersacj*|dane osobowe|dane użytkownika|dane|wiadomości|maile|kontakty|dane logowania|poufne',
    destination:
      'na adres|pod adres|na ten adres|do http|do https|na serwer|na mój serwer|na url|na maila|na mój e mail|na e mail|do linku|pod ten adres|webhook|do adresu url',
    iAm: 'jestem|to ja|jesteśmy|tu|jako|mówi',
    maker: 'programist*|twórc*|administrator*|deweloper*|właściciel*|szef*|przełożon*|autorem',
    secret:
      'hasło|hasła|haseł|tajny klucz|tajnego klucza|tajny kod|tajnego kodu|kod dostępu|kodu dostępu|klucz dostępu|tajne słowo|kod bezpieczeństwa',
    assistant:
      'asystent ai|asystencie ai|asystenta ai|asystentem ai|model językow*|modelu językow*|modelem językow*|chatbo*|czatbo*|sztuczna inteligencja|sztucznej inteligencji|sztuczną inteligencją|model ai|wirtualny asystent*|llm|chatgpt|agent ai|asystenta sztucznej inteligencji',
    addressing:
      'drogi|droga|drodzy|uwaga|notatka dla|wiadomość do|wiadomość dla|do|instrukcja dla|instrukcje dla|jeśli jesteś|jeżeli jesteś|witaj|informacja dla',
    gate: 'tylko jeśli|tylko wtedy|tylko gdy|jeśli użytkownik|gdy użytkownik|kiedy użytkownik|jeśli ktoś|gdy ktoś|za każdym razem',
  },
  entries: [],
}
