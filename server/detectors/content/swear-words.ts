/** Strong: obscene or a vulgar insult. Mild: coarse, common in everyday talk. */
export type SwearStrength = 'strong' | 'mild'

/** Words of one language; `*` at the end stands for any ending. Lower case, a blank between. */
interface SwearWords {
  readonly language: string
  readonly strong: string
  readonly mild: string
}

/** Our own list. Slurs against groups are the business of the hate detector; words with a harmless sense are left out. */
export const swearWords: readonly SwearWords[] = [
  {
    language: 'en',
    strong:
      'fuck* motherfuck* clusterfuck* fck fcking fuk fuking shit shits shitty shitting shithead* shithole* bullshit* dipshit* horseshit asshole* arsehole* bitch bitches bitching bitchy cunt cunts cocksucker* dickhead* dumbass* jackass* wanker* wanking twat twats bastard* bollocks slut sluts whore whores pussies tosser tossers bellend* douchebag* shitfaced fuckface*',
    mild: 'wtf stfu damn goddamn dammit crap crappy piss pissed pissing arse bugger bloody hell ass badass turd',
  },
  {
    language: 'de',
    strong:
      'scheiße* scheisse* scheiß* scheiss* beschissen* arschloch* arschlöcher* ficken fick fickt gefickt verfickt* wichser* fotze* hurensohn* hurensöhne* hure huren schlampe* miststück* missgeburt* drecksau* dreckskerl* arschgeige* verpiss* angepisst',
    mild: 'arsch verdammt* kacke kackt kotz* pisse',
  },
  {
    language: 'fr',
    strong:
      'putain* merde merdes merdique* emmerd* connard* connasse* conne enculé* encule* salope* salaud* foutre nique niquer niqué* pute putes couille* branleur* enfoiré* fdp chier chiant*',
    mild: 'zut crotte dégueulasse*',
  },
  {
    language: 'es',
    strong:
      'mierda* joder jodido* jodida* jódete puta putas puto putos hijoputa* cabrón cabrones cabrona* gilipollas coño pendejo* pendeja* chinga* chingado* verga culero* polla pollas mamón malparido* carajo',
    mild: 'maldito* maldita* cojones',
  },
  {
    language: 'it',
    strong:
      'cazzo cazzi cazzata* incazzat* vaffanculo fanculo stronz* merda puttana* coglion* minchia rompicoglioni culo',
    mild: 'accidenti maledett*',
  },
  {
    language: 'pt',
    strong:
      'merda* caralho porra foda fodase foder fodido* fodida* puta putas cuzão buceta* viado* arrombado* desgraçado* cacete',
    mild: 'maldito* bosta',
  },
  {
    language: 'nl',
    strong:
      'kut kutwijf* klootzak* godverdomme* gvd tering* hoer hoeren lul lullen neuken neuk verneukt* klote klerelijer* mierenneuker*',
    mild: 'verdomme*',
  },
  {
    language: 'pl',
    strong:
      'kurwa kurwy kurwo kurwą chuj chuja chujowy* jebać jebany* jebana* pierdol* spierdalaj* wypierdalaj* skurwysyn* skurwiel* cipa dupek pizda gówno gówniany*',
    mild: 'cholerny* dupa',
  },
  {
    language: 'ru',
    strong:
      'блять бля блядь бляди сука суки хуй хуя хуи хуй* хуйня пизда пиздец пизды пизд* ебать ебан* ёбан* еблан* заеб* наеб* выеб* уёб* уеб* мудак* мудила долбоёб* долбоеб* гандон* шлюха*',
    mild: 'чёрт черт дерьмо говно',
  },
  {
    language: 'tr',
    strong: 'siktir* amına sikeyim sikerim orospu* piç piçler göt götveren* yarrak* amcık* ibne* kahpe*',
    mild: 'lanet',
  },
  {
    language: 'sv',
    strong: 'jävla jävlar jävel fitta fittor kuk knulla rövhål* förbannad kuksugare*',
    mild: 'helvete',
  },
  {
    language: 'id',
    strong: 'bangsat kontol memek ngentot* jancok* bajingan* pepek goblok tolol',
    mild: 'sialan',
  },
]
