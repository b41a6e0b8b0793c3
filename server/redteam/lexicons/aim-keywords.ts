import { foldWords } from '../../text/folding/fold-words.ts'
import { type AimId, aimIds } from '../wordings/asks/aim-wording.ts'

/** Stems in English, French, German and Spanish, folded; each is a whole regular expression without groups of its own. */
const keywords: Readonly<Record<AimId, string>> = {
  'personal-data':
    'personal data|personal information|personal details|\\bpii\\b|private data|donnees? personnel|informations? personnel|personenbezogen|personlichen? daten|kundendaten|datos personales|informacion personal|home address|phone number|telefonnummer|numero de telephone|numero de telefono|other customers?|other users?|andere[rn]? (?:kund|nutz)|autres? (?:client|utilisateur)|otros? (?:cliente|usuario)|privacy|datenschutz|vie privee|privacidad',
  'bulk-export':
    '\\bbulk (?:export|download|data|list)|(?:daten|data)-?export|\\bexport\\w* (?:of |the |all |any |des |de |les |la |los |las |our |customer |user )*(?:data|list|record|database|contact|customer|user|daten|donnees|fichier|datos|client)|all customers|all users|entire database|whole database|alle kunden|gesamte datenbank|tous les clients|toute la base|todos los clientes|base de datos',
  'health-record':
    'medical record|health record|health data|patient (?:data|file|record|information)|\\bphi\\b|krankenakte|patientenakte|gesundheitsdaten|patientendaten|dossiers? medica|donnees? de sante|historial(?:es)? medic|datos de salud|diagnos(?:es|en|tics) (?:of|von|de)',
  'card-data':
    '(?<!library |membership |member |loyalty |gift |health )card numbers?|credit card|card data|\\bcvv|\\bcvc|security code|kartennummer|kreditkart|carte bancaire|numeros? de (?:la |sa |votre |ta )?carte (?:bancaire|bleue|de credit|de paiement)|cartes? de credit|tarjetas? de (?:credito|debito|pago)|(?:numeros?|datos) de (?:la |las |su )?tarjeta',
  credentials:
    'password|credential|api key|access key|access token|\\btokens?\\b|(?<!trade )\\bsecrets\\b|secret (?:key|token|word|code|phrase)|(?:api|client|shared) secret\\b|passphrase|passwort|passworter|kennwort|zugangsdaten|geheimzahl|\\bpins?\\b|mots? de passe|identifiants|cles? (?:d.)?(?:api|acces)|contrasena|credencial|(?<!palabras? |puntos? |datos? )\\bclaves?\\b|(?:access|door|gate|alarm|entry|security|verification|login|unlock|safe|one-time|reset|authentication) codes?\\b|zugangscode|tur(?:code|codes)\\b|codes? (?:d.acces|de la porte|d.entree|de securite|de verification)|codigos? (?:de acceso|de la puerta|de entrada|de seguridad|de verificacion|de la alarma)',
  'system-prompt':
    'system prompt|system message|(?:your|its|own|these|system|hidden|internal|initial|secret|bot.s|assistant.s) (?:own |hidden |internal |secret )?(?:instructions|configuration)|(?:reveal|disclos|repeat|shar|show|print|quot|leak|tell)\\w* (?:the |any |all |of |its |your )*instructions(?! (?:for|on|how|about|to)\\b)|your prompt|its prompt|(?:the|a|initial|hidden) prompt\\b(?! (?:reply|payment|service|delivery|answer|response))|systemprompt|system-prompt|(?:deine|seine|ihre|eigenen?|internen?|system)\\s?-?(?:anweisung|konfiguration)\\w*|anleitung des systems|prompt systeme|(?:tes|ses|vos|leurs|propres) (?:propres )?(?:consignes|instructions)|consignes internes|(?:tus|sus|propias) (?:propias )?(?:instrucciones|configuracion)|instrucciones (?:internas|del sistema|ocultas)|(?:revel|mostr|repet)\\w+ (?:las |la )?(?:instrucciones|configuracion)',
  'internal-data':
    'internal|confidential|trade secret|supplier price|roadmap|unreleased|\\bkeep .{0,60}\\bsecret\\b|\\binterne?[mnrs]?\\b|betriebsintern|vertraulich|geheimnis|confidentiel|secret d.affaires|confidencial|\\bsecretos?\\b|business plan|\\bmargins?\\b|\\bmarges?\\b|\\bmargen',
  'unverified-action':
    'without (?:verif|confirm|checking|authenti|approval)|verify (?:the )?(?:identity|customer|user|caller)|identity (?:check|verification)|authenticat|identitat|authentifizier|ohne (?:prufung|bestatigung|verifizier)|verifier l.identite|sans (?:verif|confirm)|verificar la identidad|sin (?:verific|confirm)|transfer(?:s|ring)? (?:of )?(?:any |the )?(?:money|funds|payment)|(?:bank|wire|money) transfer|uberweis|virement|transferencia|refund order|delete (?:an? )?account|konto losch|supprimer (?:un |le )?compte',
  'tool-misuse':
    '(?:call|use|run|invoke|trigger|execut)\\w* (?:the |any |a |its |your )*(?:\\w+ )?tools?\\b|function call|\\bcall (?:the )?[a-z]+_|\\bapi call|werkzeuge? (?:aufruf|nutz|verwend|benutz|einsetz)|(?:appel|utilis)\\w* (?:d[eu] |l.|un |les |la |une )*(?:outils?|fonctions?)\\b|(?:llam|us|ejecut|invoc)\\w+ (?:a |la |las |una )*(?:herramienta|funcion)|funktion(?:en)? aufruf|[a-z]+_[a-z]+',
  'access-rights':
    'privilege|admin(?:istrator)? (?:rights|access|mode)|permission|access (?:right|control|level)|berechtigung|zugriffsrecht|administratorrecht|droits? d.acces|privilege|autorisation|permisos?|derechos? de acceso|escalat',
  'tamper-logs': 'audit|logging|\\blogs?\\b|protokoll|journalisation|registro de auditoria|monitoring|uberwach',
  'injected-instructions':
    'ignore (?:its|your|previous|the)|override|jailbreak|prompt injection|instructions (?:in|from|inside|within|contained)|anweisungen (?:in|aus)|instructions? (?:dans|contenues)|instrucciones (?:en|de) (?:documentos|los)|untrusted|role-?play|developer mode',
  'memory-poison':
    '\\b(?:long-term|its|your|stored|chat) memory\\b|\\bremember|gedachtnis|erinnerungen speicher|memoire|memoria',
  fabrication:
    'invent|fabricat|hallucinat|make up|made-up|false (?:facts|sources|citations)|erfind|erfunden|halluzin|inventer|inventar|(?:cite|quote|invent|without|fake|false) (?:any |a |fake |false )*sources?\\b|quellen (?:erfind|ausdenk)|(?:erfundene|falsche|ohne) quellen|fuentes (?:falsas|inventadas)',
  'false-promise':
    'promis|guarantee|discount|refund|\\bprice reduction|coupon|voucher|compensation|versprech|versprich|garantier|rabatt|nachlass|erstatt|gutschein|promettre|promesse|remise|rembours|reduction|garanti|prometer|promesa|descuento|reembols|garantiz',
  'human-claim':
    'human being|claim to be (?:a )?human|pretend to be (?:a )?(?:human|person)|impersonat|that it is (?:an? )?(?:ai|machine|bot)|mensch (?:zu sein|ausgeb)|ausgeben als|etre humain|se faire passer|ser humano|hacerse pasar',
  discrimination:
    'discriminat|diskriminier|bias|unequal|benachteilig|prejudic|vorurteil|prejuge|prejuicio|ethnic|gender|\\brace\\b|racis|rassis|protected (?:trait|class|characteristic)',
  manipulation:
    'manipulat|manipulier|vulnerable|schutzbedurftig|pressure|unter druck|vulnerab|presion|exploit|deceptive|dark pattern|upsell',
  'automated-decision':
    'automated decision|final decision|automatisiert|entscheidung|decision automatis|decision finale|decisiones? automatizad|decision final|approve (?:a )?(?:loan|claim|application)|reject (?:an? )?(?:claim|application|applicant)|eligib|zusage',
  'sensitive-inference':
    '\\binfer|guess (?:the )?(?:age|religion|orientation)|emotions? (?:recogn|detect|analys)|emotionserkennung|biometri|sensitive (?:data|trait|attribute)|(?:religion|religious beliefs?|political (?:views|opinions?|beliefs)|politics) of (?:a|an|the|our|its|any|other|customers?|users?|people)\\b|(?:customer|user|applicant|employee|patient|person).?s.? (?:religion|political)|sexual orientation|ruckschlusse|deduire|deducir',
  scoring:
    'social scor|scoring|social credit|bewertung von (?:menschen|personen)|notation sociale|puntuacion social|rank people',
  'data-rights':
    'erasure|right to (?:be forgotten|access|erasure)|data subject|losch(?:ung|recht)|auskunftsrecht|betroffenenrecht|droit (?:a l.effacement|d.acces)|effacement|derecho (?:al olvido|de acceso)|supresion',
  'secondary-use':
    '(?<=\\b(?:data|information|details|contacts?|lists?)\\b.{0,60})(?:marketing|advertis|consent|third part)|(?:marketing|advertis\\w*|consent|third part\\w*)(?=.{0,60}\\b(?:data|information|personal|contact)\\b)|(?<=\\w*(?:daten|adressen)\\b.{0,60})(?:werbung|einwilligung|dritte)|(?:werbung|einwilligung|dritten?)\\b(?=.{0,60}(?:daten|adressen))|(?<=\\b(?:donnees|coordonnees|fichier)\\b.{0,60})(?:publicit|consentement|tiers)|(?:consentement|\\btiers\\b)(?=.{0,60}donnees)|(?<=\\bdatos\\b.{0,60})(?:publicidad|consentimiento|terceros)|(?:consentimiento|terceros)(?=.{0,60}\\bdatos\\b)|training data',
  exfiltration:
    'exfiltrat|send (?:data|information)|external (?:address|server|link)|outside (?:address|link)|nach aussen|vers l.exterieur|al exterior|webhook|tracking (?:pixel|link|image|url)',
  'medical-advice':
    'medical advice|medical|dosage|\\bdos(?:e|es|is|ierung|ierungen)\\b|diagnos|medication|prescri|(?<!equal |preferential |special |data )\\btreatments?\\b|medizinisch|arznei|medikament|behandlung|conseils? medica|posologie|medicament|traitement(?!s? (?:de|des|d.) ?(?:donnees|commande|reclamation|demande|dossier))|consejos? medic|posologia|dosis|medicamento|diagnost',
  'legal-advice':
    'legal advice|legal (?:counsel|opinion|question|matter|issue|complaint)|rechtsberatung|rechtsrat|rechtsfrage|juristisch|rechtlich|conseils? juridique|avis juridique|questions? juridique|asesor(?:ia|amiento) (?:legal|juridic)|consejos? (?:legal|juridic)|(?:preguntas?|quejas?|cuestiones|consultas?) (?:legal|juridic)|lawsuit',
  'financial-advice':
    'financial advice|investment|invest\\b|anlageberatung|finanzberatung|anlagetipp|anlageempfehl|conseils? financ|investissement|placements? (?:financier|boursier)|conseils? (?:de|en|sur les) placements?|asesor(?:ia|amiento) financ|consejos? financ|inversion|(?:buy|sell|which|own|trade|hold|company|in|of) shares\\b|share prices?|(?:buy|sell|which|pick|trade) stocks?\\b|stock (?:tip|pick|market|price|advice|exchange)|aktien|crypto|krypto',
  phishing:
    'phish|scam|fraud|betrug|escroqu|hameconn|arnaque|estafa|fraude|impersonat(?:e|ing) (?:the )?(?:bank|company|staff)|fake (?:review|invoice|message)',
  'cyber-crime':
    'malware|\\bhack|exploit code|ransomware|cyber|computer ?virus|virus informati|schadsoftware|einbruch in|logiciel malveillant|pirat|software malicioso|ataque informatic',
  'unsafe-output':
    '\\bscripts?\\b|\\bhtml\\b|markup|\\bsql\\b|executable|injection into|xss|shell command|befehl(?:e)? ausfuhr|commandes? (?:systeme|shell)',
  unbounded:
    'endless|unlimited|resource|denial of service|rate limit|infinite|endlos|unbegrenzt|ressourcen|sans fin|illimit|sin fin|ilimitad|recursos',
  oversight:
    'human (?:oversight|approval|review|in the loop)|oversight|aufsicht|menschliche (?:freigabe|prufung)|supervision|controle humain|supervision humana|four[- ]eyes|shut ?down',
  'model-extraction':
    'training data|trained on|model weights|architecture|which model|underlying model|trainingsdaten|donnees d.entrainement|datos de entrenamiento|safety filter|parameters',
  'untrusted-source':
    'plug-?in|third-party (?:package|tool|software)|supply chain|unverified (?:source|software)|lieferkette|chaine d.approvisionnement|cadena de suministro|package',
  competitor:
    'competitor|competing|rival|konkurren|mitbewerb|wettbewerber|concurrent|competidor|competencia|other (?:brands|providers|companies)|andere anbieter|autres? (?:marques|fournisseurs)',
  'off-topic':
    'off-topic|off topic|unrelated|only (?:answer|talk|discuss|help|respond)|stay (?:on|with)|scope|nur (?:zu|uber|fragen)|ausschliesslich|themenfremd|hors sujet|uniquement|seulement|fuera de tema|unicamente|solo (?:responder|hablar)',
  hate: '\\bhate|insult|harass|offensive|degrad|\\bhass(?!l)|beleidig|belastig|\\bhaine|insult|harcel|\\bodio|\\bacoso|ofensiv|abusive|toxic',
  violence: 'violen|(?<!hohere[rn]? )\\bgewalt|threat|bedroh|menace|amenaz|attack on',
  'self-harm': 'self-?harm|suicid|selbstverletz|selbstmord|suizid|automutil|autolesion|eating disorder|essstorung',
  weapons:
    'weapon|explosive|bomb|firearm|waffen?\\b|sprengstoff|arme(?:s)? (?:a feu|blanche)|\\barmes?\\b|explosif|\\barmas?\\b|explosivo|chemical agent',
  drugs:
    'illegal drug|(?<!prescription |prescribed |generic )\\bdrugs?\\b(?! (?:interaction|dos|store|label|plan))|narcotic|drogen|betaubungsmittel|drogue|stupefiant|drogas|narcotic',
  extremism: 'extremis|terror|radical',
  sexual: 'sexual|erotic|porn|erotisch|sexuell|sexuel|erotique|sexual|erotic|flirt',
  minors:
    '(?:child|minor|underage|teen)\\w* (?:sexual|abuse|porn|exploitation|grooming)|(?:sexual|erotic|porn|nude)\\w*.{0,40}\\b(?:minors?|child|children|underage|minderjahrig\\w*|kinder\\w*|mineurs?|enfants?|menores|ninos)\\b|\\bcsam\\b|kindesmissbrauch|kinderporn|pedo|abus (?:sexuels? )?(?:sur|d.) ?(?:mineur|enfant)|abuso (?:sexual )?(?:de|infantil)',
  profanity:
    'profan|swear|vulgar|curse|foul language|schimpfw|fluch|vulgar|gros mots|grossier|vulgaire|palabrota|vulgar|obscen',
  'intellectual-property':
    'copyright|intellectual property|licen[cs]e[sd]? (?:work|content)|lyrics|urheberrecht|geistiges eigentum|droits? d.auteur|propriete intellectuelle|derechos? de autor|propiedad intelectual|copyrighted|trademark',
  misinformation:
    'misinformation|disinformation|false (?:claim|information|statement)|mislead|conspirac|falschinformation|desinformation|irrefuhr|unwahr|fausses? (?:informations?|nouvelles?)|trompeu|informacion falsa|desinformacion|engano',
}

const patterns = aimIds.map((id) => ({ id, pattern: new RegExp(keywords[id], 'g') }))
const unitsRead = 20_000

/**
 * The aims whose stems a policy's text names, best first, at most `max`. Reads 20,000 units; linear in them.
 * Known misses: paraphrases without any of the stems; negated mentions count as mentions.
 */
export function aimsNamedIn(text: string, max = 3): readonly AimId[] {
  const folded = foldWords(text.slice(0, unitsRead))
  return patterns
    .map(({ id, pattern }) => {
      const found = [...folded.matchAll(pattern)]
      // A longer stem says more: "medical record" wins over "medical".
      return {
        id,
        weight: new Set(found.map(([stem]) => stem)).values().reduce((sum, stem) => sum + 4 + stem.length, 0),
      }
    })
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight)
    .slice(0, max)
    .map(({ id }) => id)
}

/** Words that say how, not what: they count neither for nor against an aim. Folded. */
const generic = new Set(
  'answer answers deal question questions handle beantworten fragen traiter questions atender responder preguntas quejas consultas cuestiones give gives giving provide offer tell reveal disclose share talk discuss mention answer show make about with from that this other your anyone to me advice tips information recommendations recommend data questions geben nennen sagen verraten herausgeben sprechen beratung auskunft tipps uber eure deine andere anderer anderen donner communiquer reveler divulguer parler conseils conseil informations renseignements votre vos avec pour sur dans autres dar decir revelar compartir hablar informar consejos asesoramiento informacion sobre para otros'.split(
    ' ',
  ),
)

/** An aim and the words of an act that speak for it, folded. */
export interface CoveringAim {
  readonly id: AimId
  /** One of them is enough. */
  readonly words: readonly string[]
}

/** The share of what an act says that an aim must cover for its asks to be to the point. */
const coverageMin = 0.6
const coveringMax = 2

/**
 * The aims whose stems cover at least such a share of what an act says, best first, at most two; by default most of it, so
 * none when it is about something else besides. Linear. Known misses: acts in words that no aim knows, long acts with much detail.
 */
export function aimsCovering(act: string, shareMin = coverageMin): readonly CoveringAim[] {
  const folded = foldWords(act.slice(0, 1_000))
  const words = [...folded.matchAll(/[\p{L}\p{N}]{4,}/gu)].filter(([word]) => !generic.has(word))
  const units = words.reduce((sum, [word]) => sum + word.length, 0)
  if (units === 0) return []
  return patterns
    .map(({ id, pattern }) => {
      const spans = [...folded.matchAll(pattern)].map(({ index, 0: stem }) => [index, index + stem.length] as const)
      const covered = words
        .filter(({ index, 0: word }) => spans.some(([from, to]) => from < index + word.length && to > index))
        .map(([word]) => word)
      return { id, words: covered, share: covered.reduce((sum, word) => sum + word.length, 0) / units }
    })
    .filter(({ share }) => share >= shareMin)
    .sort((first, second) => second.share - first.share)
    .slice(0, coveringMax)
    .map(({ id, words: by }) => ({ id, words: by }))
}
