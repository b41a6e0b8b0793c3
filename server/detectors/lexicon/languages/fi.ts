import { entry } from '../language-entries.ts'
import type { LexiconLanguage } from '../lexicon-language.ts'

const ignore =
  'unohda|unohtakaa|ohita|ohittakaa|sivuuta|sivuuttakaa|jätä huomiotta|jättäkää huomiotta|jätä huomioimatta|älä välitä|älkää välittäkö|kierrä|hylkää|kumoa|poista käytöstä'
const obeyNot =
  'älä noudata|älkää noudattako|lakkaa noudattamasta|lopeta noudattaminen|älä tottele|älä enää noudata|älä seuraa|ei tarvitse noudattaa|riko'
const show =
  'näytä|näyttäkää|toista|toistakaa|tulosta|paljasta|paljastakaa|kerro|kertokaa|käännä|tiivistä|kirjoita|luettele|anna|listaa|lainaa|kopioi|sano'

/** Finnish. */
export const fi: LexiconLanguage = {
  code: 'fi',
  name: 'Finnish',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'älä|älkää|älä koskaan|kuinka voin|miten voin',
  vocabulary: {
    ignore,
    obeyNot,
    earlier:
      'aiem*|edellis*|edeltäv*|yllä|ylläolev*|yllä olev*|aikaisem*|alkuperäis*|tähänastis*|saamasi|annetut|annettuja',
    all: 'kaikki|kaikkia|kaiken|jokainen|mitään',
    orders: 'ohjee*|ohjei*|ohjeet|käsky*|komenno*|kehot*|kehote|määräyk*|järjestelmäkehot*|toimeksian*',
    rules: 'säännöt|sääntö*|rajoituk*|rajoite*|suodat*|käytännö*|ohjelmoin*|koulutuk*|koulutustasi|tehtävä*|rajoja',
    everythingBefore:
      'kaikki yllä oleva|kaikki edellä|kaikki aiempi|kaikki mitä sinulle on sanottu|kaikki mitä olen sanonut|kaikki tähän asti|kaikki edellinen|mitä sinulle on sanottu|kaikki edeltävä',
    your: 'sinun|sinulle annet*|saamasi|teidän|ohjeesi|ohjeitasi|ohjeistasi|sääntösi|sääntöjäsi|rajoituksesi|rajoituksiasi|kehotteesi|järjestelmäkehotteesi|koulutuksesi|salasanasi|teille annet*|kehottees*|järjestelmäkehottees*',
    show,
    ask: 'mikä on|mitkä ovat|mitä ovat|mikä oli|mitä lukee|millaiset ovat',
    systemPrompt:
      'järjestelmäkehot*|järjestelmäkehote|järjestelmäohje*|järjestelmäviesti*|alkuperäiset ohjeet|alkuperäisiä ohjeita|alkuperäiset ohjeesi|piilotetut ohjeet|piilotetut ohjeesi|salaiset ohjeet|salaiset ohjeesi|salaisia ohjeita|sisäiset ohjeet|sisäiset ohjeesi|aloituskehot*|piilotetut säännöt|salaiset säännöt|alkuohjee*|ensimmäiset ohjeet',
    textAbove:
      'yllä oleva teksti|ylläoleva teksti|teksti yllä|sanat yllä|yllä oleva|tämän keskustelun alku*|keskustelun alku*|yllä olevat sanat|edeltävä teksti',
    youAreNow: 'olet nyt|nyt olet|tästä lähtien olet|olet tästä lähtien|et ole enää|olette nyt|sinä olet nyt',
    pretend:
      'esitä|teeskentele|kuvittele olevasi|kuvittele että olet|näyttele|toimi kuin|käyttäydy kuin|leiki olevasi|simuloi|vastaa kuin|ota rooli|eläydy',
    unbound:
      'ilman rajoituk*|ilman rajoja|ilman sääntö*|ilman suodat*|ilman sensuuria|ilman moraalia|ilman etiikkaa|ei rajoituksia|ei sääntöjä|ei rajoja|ei mitään rajoituksia|ei mitään sääntöjä|ei suodattimia|sensuroimat*|suodattamat*|rajoittamat*|rajoitukseton|rajoituksettom*|kaikki on sallittua|sääntöjä ei ole',
    specialMode:
      'kehittäjätila*|jumaltila*|jailbreak tila*|dan tila*|vianetsintätila*|ylläpitotila*|rajoittamaton tila|huoltotila*|kehitystila*',
    answer: 'vastaa|vastatkaa|kirjoita|sano|puhu|kerro|auta',
    neverRefuse:
      'älä koskaan kieltäydy|älä kieltäydy|et saa kieltäytyä|et voi kieltäytyä|kieltäytymättä|ilman varoituk*|ei varoituksia|ilman anteeksipyyntöjä|älä varoita',
    fromNowOn: 'tästä lähtien|tästä eteenpäin|tästä hetkestä|jatkossa',
    newTask:
      'uusi tehtävä|uusi tehtäväsi|uudet ohjeet|uudet ohjeesi|uudet säännöt|todellinen tehtävä*|oikea tehtäväsi|varsinainen tehtävä*|uusi rooli*|uusi käsky|tottele minua|uudet käskysi',
    sayExactly:
      'sano vain|vastaa vain|vastaa ainoastaan|kirjoita vain|sano täsmälleen|kirjoita täsmälleen|sano sen sijaan|kirjoita sen sijaan|sen sijaan|aloita vastauksesi|tulosta vain',
    doNotTell:
      'älä kerro|älkää kertoko|älä mainitse|älä paljasta|älä sano|älä ilmoita|salaa|piilota|kertomatta|mainitsematta',
    user: 'käyttäjä*|kenellekään|asiakkaalle|lukijalle|ihmiselle',
    send: 'lähetä|lähettäkää|välitä|edelleenlähetä|julkaise|lataa|liitä',
    conversation:
      'keskustelu*|keskusteluhistoria*|käyttäjätiedo*|henkilötiedo*|tiedot|viestit|sähköpostit|yhteystiedot|kirjautumistiedot|data',
    destination:
      'osoitteeseen|tähän osoitteeseen|palvelimelle|palvelimelleni|linkkiin|sähköpostiin|sähköpostiosoitteeseen|url osoitteeseen|sähköpostiini|webhook',
    iAm: 'olen|minä olen|olemme|tässä on|täällä',
    maker: 'kehittäjä*|luoja*|ylläpitäjä*|ohjelmoija*|omistaja*|pomo*|järjestelmänvalvoja*',
    secret:
      'salasana*|salainen avain|salaisen avaimen|salainen koodi|salaisen koodin|pääsykoodi*|salasana|salalause*|tunnussana*|turvakoodi*',
    assistant:
      'tekoälyavustaja*|kielimalli*|chatbot*|tekoäly*|tekoälymalli*|virtuaaliavustaja*|llm|chatgpt|keskustelubot*|tekoälyagen*',
    addressing: 'hyvä|rakas|viesti|huomautus|huomio|ohje|ohjeita|jos olet|hei|tiedoksi',
    gate: 'vain jos|ainoastaan jos|vain kun|jos käyttäjä|kun käyttäjä|jos joku|kun joku|aina kun',
  },
  entries: [
    entry(
      'override',
      'strong',
      'ignore your instructions',
      [
        ignore,
        'ohjeesi|ohjeitasi|ohjeistasi|sääntösi|sääntöjäsi|rajoituksesi|rajoituksiasi|kehotteesi|kehotettasi|järjestelmäkehotteesi|koulutuksesi|ohjelmointisi|saamasi ohjeet',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'override',
      'strong',
      'stop following your instructions',
      [
        obeyNot,
        'ohjeesi|ohjeitasi|ohjeistasi|sääntösi|sääntöjäsi|rajoituksesi|rajoituksiasi|kehotteesi|kehotettasi|järjestelmäkehotteesi|koulutuksesi|ohjelmointisi|saamasi ohjeet',
      ],
      { gap: 2, ordered: false },
    ),
    entry(
      'extraction',
      'strong',
      'show your instructions',
      [
        show,
        'ohjeesi|ohjeitasi|ohjeistasi|sääntösi|sääntöjäsi|rajoituksesi|rajoituksiasi|kehotteesi|kehotettasi|järjestelmäkehotteesi|koulutuksesi|ohjelmointisi|saamasi ohjeet',
      ],
      { gap: 2, ordered: false },
    ),
  ],
}
