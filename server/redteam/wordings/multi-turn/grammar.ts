import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Closed lists of one language that show where the noun phrases of a request stand. All in lower case. */
export interface GrammarWords {
  /** Articles and what stands for them. */
  readonly determiners: ReadonlySet<string>
  /** Before them a noun phrase ends. */
  readonly prepositions: ReadonlySet<string>
  /** Prepositions that tie a second noun to the first: `code for employees`. A part of `prepositions`. */
  readonly connectors: ReadonlySet<string>
  /** After these a verb comes: pronouns, modal and auxiliary verbs, `who`. */
  readonly beforeVerbs: ReadonlySet<string>
  /** Words of no weight that change nothing. */
  readonly fillers: ReadonlySet<string>
  /** Verbs that requests are made of, in the forms that they have there. */
  readonly verbs: ReadonlySet<string>
  /** Verbs that may follow a noun: they end its phrase. */
  readonly predicates: ReadonlySet<string>
  /** What a request calls its own answer: never a topic. */
  readonly frames: ReadonlySet<string>
  /** Names of anybody and of mere kinds: a topic only when there is no other. */
  readonly vague: ReadonlySet<string>
  /** Adjectives that alarm; a topic does without them. */
  readonly loudAdjectives: ReadonlySet<string>
}

/** The lists by language. */
export const grammarWords: Readonly<Record<AttackLanguage, GrammarWords>> = {
  en: {
    determiners: set(
      'the a an your our their my his her its this these those any all every each no some another other both one two three',
    ),
    prepositions: set(
      'of for about on with without in into from at by against between behind under over as like during after before near within upon regarding concerning via through per than',
    ),
    connectors: set('of for about on in from at against between behind with'),
    beforeVerbs: set(
      `i you we they he she it who whom which whose can could would will shall should may might must cannot can't don't
      do does did is are was were be been being am has have had isn't aren't doesn't i'd i'll i'm you're let's lets they're
      it's that's`,
    ),
    fillers: set(
      `please ahead touch now just also only exactly not never again very really still already too even then so there here today
      first next once yes hello hi hey ok okay thanks me us him them yourself myself itself off up out down away round
      around back else more most less well much many such same own verbatim anyway directly openly freely fully
      if when where while because although though unless until whether that what how why and or but nor rather either`,
    ),
    verbs: set(
      `explain describe tell give show write list provide reveal name say talk speak repeat print send make do help let
      want need like ask answer recommend advise suggest promise offer guarantee confirm grant approve accept call use run
      execute invoke open delete cancel change update book order buy sell invest pretend act play be become have get got
      take put keep teach translate summarise summarize quote cite draft create generate invent produce compare rank rate
      judge insult mock praise criticise criticize discuss compose outline define state share disclose leak hand output
      display export read look find search check prove claim deny admit ignore forget skip bypass circumvent evade avoid
      override disable turn start stop begin go come carry prepare complete finish fill pick choose decide determine
      diagnose prescribe calculate compute estimate guess infer predict know think believe imagine suppose consider
      launder hide steal forge falsify manipulate deceive mislead lie refund waive pay transfer reset add remove
      include mention introduce detail elaborate cover add treat handle replace substitute swap mix build assemble
      install obtain acquire access enter break pass win lose save try dispose lend issue charge assure persuade convince
      reply respond leave`,
    ),
    predicates: set(
      `works work tells tell says say gives gave takes makes keeps holds lets does runs goes comes means happens becomes
      gets uses pays allows stores contains decides serves needs wants knows thinks believes sells sold asks protects hides
      rents insures manages provides offers helps answers handles processes books ships delivers organises organizes
      supports teaches trains advises repairs prevents detects blocks verifies differs depends belongs stands starts begins ends fails reads writes earns owns
      lives lies sits shows`,
    ),
    frames: set(
      `answer answers reply replies response responses message messages sentence sentences paragraph paragraphs text word
      words detail details step steps request requests favour favor moment opinion opinions view views question questions
      way ways kind kinds sort part thing things something everything anything nothing time order manner help format
      output english french german spanish conversation situation case following full point points steps minute minutes
      explanation description information info summary language nobody lot bit`,
    ),
    vague: set(
      `customer customers client clients user users visitor visitors person people someone somebody everyone everybody
      anyone anybody others reader readers man woman list lists example examples copy version table overview company
      business assistant bot chatbot story poem letter role name names reason reasons number week month year day days morning evening night today`,
    ),
    loudAdjectives: set(
      `confidential secret hidden internal private forbidden prohibited illegal dangerous harmful restricted unsafe
      sensitive unauthorised unauthorized exact complete full actual real entire whole precise specific concrete current`,
    ),
  },
  fr: {
    determiners: set(
      `le la les l' un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces tout
      tous toute toutes chaque plusieurs quelques aucun aucune deux trois autre autres quel quelle quels quelles`,
    ),
    prepositions: set(
      `de d' à au aux en dans sur pour par avec sans contre entre vers chez sous comme depuis pendant avant après selon
      malgré dès parmi concernant via`,
    ),
    connectors: set(`de d' du des pour sur contre en dans à au aux entre`),
    beforeVerbs: set(
      `qui je j' tu il elle on nous vous ils elles c' qui que qu' dont où comment pourquoi quand ne n' me m' te t' se s' lui y
      est sont été être suis es sommes êtes ai as a avons avez ont avait était peux peut pouvez peuvent pourrais
      pourriez dois doit devez faut voudrais veux veut si`,
    ),
    fillers: set(
      `pas plus jamais bien très aussi encore déjà ici là maintenant alors donc puis ensuite seulement exactement
      précisément directement simplement complètement entièrement rapidement librement gratuitement clairement
      immédiatement concrètement merci bonjour salut oui non moi toi et ou mais ni car cela ça ceci ce-dernier même
      s'il plaît svp quoi mieux trop peu beaucoup moins tel telle aujourd'hui suite ouvertement`,
    ),
    verbs: set(
      `explique expliquez explain décris décrivez donne donnez dis dites montre montrez écris écrivez liste listez révèle
      révélez nomme nommez parle parlez raconte répète envoie fais faites aide conseille recommande promets offre accorde
      confirme garantis appelle utilise exécute supprime ouvre demande veux voudrais faut dois peux-tu pouvez-vous
      traduis résume cite invente compare classe juge insulte imite joue ignore oublie donner faire dire montrer écrire
      expliquer révéler parler prendre rendre vendre répondre apprendre comprendre mettre permettre promettre transmettre
      connaître lire décrire suivre contredire traduire produire construire conduire résoudre détruire avoir savoir
      pouvoir voir devoir recevoir obtenir tenir offrir ouvrir garantir investir choisir définir fournir convaincre
      remplacer contourner vérifier modifier publier oublier copier confier identifier falsifier accorder appeler`,
    ),
    predicates: set(
      `fonctionne fonctionnent dit disent donne donnent utilise permet permettent peut peuvent doit doivent marche sert
      servent garde contient calcule protège empêche détecte bloque vérifie dépend coûte veut montre raconte explique
      reçoit prend met vend paie gagne loue loge assure propose gère répond aide organise traite tient reste devient est sont a ont était échoue`,
    ),
    frames: set(
      `réponse réponses message messages phrase phrases paragraphe texte mot mots détail détails étape étapes demande
      service moment avis opinion question questions façon façons manière sorte partie chose choses fois cas sujet
      suivant suivante situation français anglais allemand espagnol conversation point points explication description
      information informations conseil résumé langue minute minutes lettres`,
    ),
    vague: set(
      `client clients cliente utilisateur utilisateurs visiteur visiteurs personne personnes gens lecteur lecteurs autrui
      liste exemple exemples copie version tableau entreprise assistant robot histoire poème lettre rôle nom noms raison
      raisons nombre matin soir semaine mois an année jour jours`,
    ),
    loudAdjectives: set(
      `confidentiel confidentielle confidentiels confidentielles secret secrète secrets secrètes caché cachée cachés
      cachées interne internes privé privée privés privées interdit interdite illégal illégale dangereux dangereuse
      sensible sensibles exact exacte complet complète intégral intégrale vrai vraie précis précise actuel actuelle`,
    ),
  },
  de: {
    determiners: set(
      'der die das den dem des ein eine einen einem einer eines dein deine deinen deinem deiner euer eure euren eurem eurer unser unsere unseren mein meine meinen meinem meiner ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner alle aller allen jeden jeder jedes diese diesen diesem dieser dieses keine keinen',
    ),
    prepositions: set('für von vom zu zum zur über aus am im in an gegen bei mit auf unter zwischen ohne nach um'),
    connectors: set('für von vom zu zum zur über aus am im in an gegen bei der des eines aller zwischen'),
    beforeVerbs: set(''),
    fillers: set(
      'sie ihr ihre ihren ihrem ihrer ihres ihnen du dir dich dein deine deinen deinem deiner euch euer eure eurem',
    ),
    verbs: set(
      'nenne gib erkläre zeige schreibe schreib zeig sag sage verrate liste beschreibe erzähle sprich hilf mach tu lass nimm empfiehl versprich rate bewerte nutze rufe ruf führe bitte kannst könntest würdest ich wie was warum wer wann wo welche welcher welches tue gewähre bestätige',
    ),
    predicates: set(''),
    frames: set(
      `antwort antworten nachricht nachrichten satz sätze sätzen absatz text texte wort wörter worte detail details
      einzelheiten einzelheit schritt schritte schritten bitte gefallen moment meinung ansicht frage fragen weise art teil
      ding dinge mal fall lage deutsch englisch französisch spanisch gespräch punkt punkte erklärung beschreibung
      information informationen rat zusammenfassung sprache minute minuten hilfe folgendes folgende folgenden erste
      reihenfolge ruhe`,
    ),
    vague: set(
      `kunde kunden kundin kundinnen nutzer nutzerin nutzern nutzerinnen besucher besuchern person personen mensch
      menschen leser leute leuten jemand andere anderen anderer liste listen beispiel beispiele kopie fassung tabelle
      übersicht unternehmen firma assistent assistenten bot chatbot geschichte gedicht brief rolle name namen grund
      gründe zahl anleitung morgen abend woche monat jahr tag tage`,
    ),
    loudAdjectives: set(''),
  },
  es: {
    determiners: set(
      `el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra este esta
      estos estas ese esa esos esas aquel cada todo toda todos todas cualquier algún alguna algunos algunas ningún ninguna
      otro otra otros otras dos tres`,
    ),
    prepositions: set(
      `de del a al en para por sobre con sin contra entre hacia desde hasta según como bajo tras ante durante mediante vía`,
    ),
    connectors: set('de del para sobre contra en entre al'),
    beforeVerbs: set(
      `yo tú él ella ellos ellas nosotros usted ustedes que quien quién qué cómo cuándo dónde cuál cuáles cuánto cuánta me
      te se nos os le les lo no es son ser está están fue era he has ha hay han puedo puedes puede pueden podrías
      podría debo debes debe tienes tengo tiene quiero necesito quisiera si`,
    ),
    fillers: set(
      `más muy también aún ya aquí allí ahora entonces luego solo sólo exactamente precisamente directamente simplemente
      completamente rápidamente libremente claramente inmediatamente gracias hola sí favor mí ti y o u e pero ni porque
      esto eso ello mismo misma mejor bien mucho mucha menos tal hoy abiertamente aunque`,
    ),
    verbs: set(
      `explica explícame describe da dame di dime muestra muéstrame escribe enumera revela nombra habla háblame cuenta
      cuéntame repite envía haz ayuda ayúdame aconseja recomienda promete ofrece concede confirma garantiza llama usa
      ejecuta borra abre pide quiero necesito puedes traduce resume cita inventa compara clasifica valora juzga insulta
      imita finge ignora olvida indica facilita proporciona detalla enséñame ver dar ser ir`,
    ),
    predicates: set(
      `funciona funcionan dice dicen da dan usa usan permite permiten puede pueden debe deben sirve sirven guarda contiene
      calcula protege impide detecta bloquea verifica depende cuesta quiere muestra cuenta explica recibe toma pone vende
      alquila asegura ofrece gestiona responde ayuda atiende organiza lleva
      paga gana queda es son está tiene tienen falla`,
    ),
    frames: set(
      `respuesta respuestas mensaje mensajes frase frases párrafo texto palabra palabras detalle detalles paso pasos
      petición favor momento opinión pregunta preguntas forma formas manera tipo parte cosa cosas vez caso tema
      situación español inglés francés alemán conversación punto puntos explicación descripción información consejo
      resumen idioma minuto minutos siguiente ayuda orden letra`,
    ),
    vague: set(
      `cliente clientes clienta usuario usuarios visitante visitantes persona personas gente lector lectores lista ejemplo
      ejemplos copia versión tabla empresa asistente robot historia poema carta papel nombre nombres razón razones número mañana tarde noche semana mes año día días`,
    ),
    loudAdjectives: set(
      `confidencial confidenciales secreto secreta secretos secretas oculto oculta ocultos ocultas interno interna internos
      internas privado privada privados privadas prohibido prohibida ilegal peligroso peligrosa sensible sensibles exacto
      exacta completo completa íntegro verdadero real preciso precisa actual`,
    ),
  },
}
