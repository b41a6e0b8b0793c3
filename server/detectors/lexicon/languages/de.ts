import { entry } from '../language-entries.ts'
import type { LexiconLanguage } from '../lexicon-language.ts'

/** German. */
export const de: LexiconLanguage = {
  code: 'de',
  name: 'German',
  gapScale: 1,
  unspaced: false,
  ordered: false,
  negations: 'niemals|nie|wie kann ich|wie können wir',
  vocabulary: {
    ignore:
      'ignorier*|vergiss|vergesst|vergessen sie|missacht*|übergeh*|umgeh|umgehe|umgehen sie|außer acht|lass beiseite|verwirf|verwerfen sie|beachte nicht|beachte nicht mehr|überschreib*|setz dich hinweg|pfeif auf|nicht beachten|unberücksichtigt',
    obeyNot:
      'befolge nicht|befolgen sie nicht|folge nicht|folge nicht mehr|befolge nicht mehr|halte dich nicht|halten sie sich nicht|halte dich nicht mehr|nicht mehr befolgen|nicht länger befolgen|hör auf zu befolgen|nicht mehr gebunden|gelten nicht mehr|gilt nicht mehr|verstoße gegen|brich',
    earlier:
      'vorherig*|vorig*|obig*|bisherig*|vorangegangen*|vorangehend*|vorausgegangen*|vorhergehend*|frühere*|ursprünglich*|zuvor|davor|bisher|bis jetzt|weiter oben|vorstehend*|anfänglich*|letzten|alten|erhaltenen',
    all: 'alle|allen|alles|sämtliche*|jede|jegliche*',
    orders:
      'anweisung*|instruktion*|befehl|befehle|befehlen|prompt*|aufforderung*|systemprompt*|vorgabe|vorgaben|aufträge|auftrag|anordnung*|arbeitsanweisung*|aufgabenstellung*',
    rules:
      'regel|regeln|richtlinie*|beschränkung*|einschränkung*|vorschrift*|filter|filtern|leitlinie*|programmierung|training|sicherheitsregel*|grenzen|aufgabe|aufgaben|informationen|kontext|sicherheitsvorkehrung*',
    everythingBefore:
      'alles zuvor|alles davor|alles vorherige|alles bisherige|alles obige|alles was du weißt|alles was ich gesagt habe|alles was dir gesagt wurde|alles was bisher|alles was oben|alles was davor|alles was vorher|alles was zuvor|was dir gesagt wurde|was man dir gesagt hat|alles was ich bisher|alles gesagte|alles was ihnen gesagt wurde|alles weitere von vorher',
    your: 'dein*|ihre|ihren|ihrer|ihr|euer|eure|eurer|euren|dir gegebenen|die du bekommen hast|die du erhalten hast|ihnen gegebenen',
    show: 'zeig|zeige|zeigen sie|wiederhol*|gib|geben sie|druck|drucke|nenn|nenne|nennen sie|verrat|verrate|verraten sie|übersetz*|sag|sage|sagen sie|zitier*|schreib|schreibe|schreiben sie|fasse|fass|offenbar*|liste|enthüll*|leg offen|lege offen|verschlüssel*|kopier*|teile mir|buchstabier*|auflisten|ausgeben|anzeigen|zeigen|verraten|nennen',
    ask: 'was ist|was sind|wie lautet|wie lauten|welche|welcher|was steht|was waren|was war',
    systemPrompt:
      'systemprompt*|system prompt*|systemanweisung*|systemnachricht*|ursprüngliche anweisung*|ursprünglichen anweisung*|anfangsanweisung*|versteckte anweisung*|versteckten anweisung*|versteckten regeln|geheime anweisung*|geheimen anweisung*|geheimen regeln|interne anweisung*|internen anweisung*|internen regeln|initialen prompt|startprompt|entwickleranweisung*|systeminstruktion*|erste anweisung|ersten anweisung*|verborgene anweisung*|verborgenen anweisung*',
    textAbove:
      'text oben|text über|obigen text|obigen worte|obige|worte oben|alles oberhalb|alles über dieser|sätze oben|text davor|den text vor|bisherigen chatverlauf|alles was oben steht|was hier drüber steht|anfang dieses gesprächs|beginn dieser unterhaltung',
    youAreNow:
      'du bist jetzt|du bist nun|jetzt bist du|nun bist du|ab jetzt bist du|du bist ab jetzt|du bist ab sofort|ab sofort bist du|sie sind jetzt|sie sind nun|von nun an bist du|du bist von nun an|du bist nicht länger|du bist nicht mehr|du wirst zu|von jetzt an bist du',
    pretend:
      'tu so|tue so|tun sie so|stell dir vor|stellen sie sich vor|spiel|spiele|verhalte dich|verhalten sie sich|benimm dich|agiere als|handle als|handeln sie als|schlüpf|schlüpfe|übernimm die rolle|übernehmen sie die rolle|gib dich als|antworte als|so tun als|simuliere|sprich als|in die rolle',
    unbound:
      'ohne einschränkung*|ohne beschränkung*|ohne regeln|ohne grenzen|ohne filter|ohne zensur|ohne jede einschränkung|ohne jegliche*|ohne moral*|ohne ethi*|keine regeln|keine einschränkungen|keine grenzen|keine filter|keinerlei regeln|keinerlei einschränkungen|keinerlei beschränkungen|keine beschränkungen|keine richtlinien|keinen regeln|keine tabus|unzensiert*|ungefiltert*|uneingeschränkt*|alles darf|alles erlaubt|an keine regeln|hemmungslos|grenzenlos*|keine moral',
    specialMode:
      'entwicklermodus|entwickler modus|gottmodus|god modus|jailbreak modus|dan modus|debug modus|debugmodus|wartungsmodus|adminmodus|unbeschränkten modus|ungefilterten modus|administratormodus|entwicklungsmodus',
    answer: 'antworte|antwort|antworten|beantworte*|schreib*|sag|sage|sprich|erzähl*|reagier*|erzeuge|hilf',
    neverRefuse:
      'verweigere nie|verweigere niemals|lehne nie|lehne niemals|niemals verweigern|nie verweigern|niemals ablehnen|nie ablehnen|nicht ablehnen|nicht verweigern|ohne warnung*|ohne warnhinweis*|ohne hinweise|keine warnung*|keine warnhinweis*|ohne vorbehalt*|ohne moralpredigt|ohne belehrung*|ohne zu zögern|keine ausreden|sag nie nein|sage niemals nein|ohne haftungsausschluss',
    fromNowOn:
      'von nun an|ab jetzt|ab sofort|von jetzt an|ab nun|fortan|künftig|ab diesem moment|von diesem moment an|in zukunft',
    newTask:
      'neue aufgabe|neuen aufgabe|neue aufgaben|neue anweisung*|neuen anweisung*|neue regeln|neuen regeln|eigentliche aufgabe|wahre aufgabe|wirkliche aufgabe|tatsächliche aufgabe|echte aufgabe|neue rolle|neuer auftrag|neuen auftrag|neue instruktion*|neues ziel|folgenden anweisungen|gehorche mir|hör nur auf mich|neuer befehl',
    sayExactly:
      'sag nur|sage nur|antworte nur mit|antworte ausschließlich mit|gib nur|gib ausschließlich|schreib nur|schreibe nur|sag genau|sage genau|sag stattdessen|sage stattdessen|schreibe stattdessen|schreib stattdessen|gib stattdessen|antworte stattdessen|sage einfach|sag einfach|antworte einfach|beginne deine antwort mit|beginne jede antwort mit|wortwörtlich|sprich mir nach|stattdessen',
    doNotTell:
      'sag nicht|sage nicht|sag nichts|sage nichts|sagen sie nicht|erwähne nicht|erwähnen sie nicht|verrate nicht|verrate nichts|verschweig*|verheimlich*|nicht erwähnen|nicht verraten|nichts verraten|ohne zu erwähnen|ohne zu sagen|informiere nicht|erzähl nicht|ohne wissen|verbirg|erzähle niemandem|nicht mitteilen|erwähne dies',
    user: 'nutzer*|benutzer*|anwender*|niemandem|niemand|kunden|leser|menschen|empfänger',
    send: 'send|sende|senden sie|schick*|leite|leiten sie|weiterleiten|post|poste|übermittl*|übertrag*|lad|lade|hochladen|mail|maile|häng|hänge|füge|verschick*',
    conversation:
      'unterhaltung|gespräch*|chatverlauf|verlauf|konversation|nutzerdaten|benutzerdaten|persönliche daten|persönlichen daten|zugangsdaten|daten|nachrichten|e mails|mails|kontakte|vertrauliche*|inhalt dieses|private*|kreditkarte*|posteingang',
    destination:
      'an http|an https|an die adresse|an die url|an folgende|an diese adresse|an diese e mail|an die e mail|an den server|an meinen server|an den link|an die webadresse|an meine e mail|webhook|an das ende der url|als parameter|an diese url|url|an die folgende',
    iAm: 'ich bin|hier ist|hier spricht|wir sind|als|hier schreibt',
    maker:
      'entwickler*|schöpfer*|administrator*|admin|programmierer*|erfinder|chef|chefin|besitzer*|systemadministrator*|vorgesetzte*|betreiber*|hersteller|sicherheitsteam',
    secret:
      'passwort*|passwörter|kennwort|geheimwort|losungswort|geheimcode|geheimschlüssel|zugangscode|zugriffscode|zugangsschlüssel|geheimen schlüssel|geheimer schlüssel|geheime schlüssel|passphrase|geheimnis|sicherheitscode|codewort|api schlüssel|geheimen code|geheimzahl',
    assistant:
      'ki assistent*|sprachmodell*|chatbot*|ki modell*|ki system*|künstliche intelligenz|künstlichen intelligenz|virtueller assistent|virtuelle assistentin|virtuellen assistenten|virtuelle assistenz|ki agent*|llm|chatgpt|ki assistenz|sprachassistent*|ki',
    addressing:
      'liebe|lieber|liebes|hinweis an|nachricht an|achtung|an alle|hallo|anweisung an|anweisung für|mitteilung an|falls du|wenn du|information für|wichtig für|botschaft an|hinweis für|hey',
    gate: 'nur wenn|nur dann|wenn der nutzer|wenn der benutzer|falls der nutzer|sobald der nutzer|sobald jemand|wenn jemand|falls jemand|immer wenn|nur falls',
  },
  entries: [
    entry(
      'override',
      'certain',
      'forget everything that was said before',
      [
        'vergiss|ignoriere|vergessen sie|ignorieren sie',
        'alles',
        'davor|vorherige|bisherige|zuvor|bisher|vorher|oben gesagte|bis jetzt gesagte|gesagt wurde|gesagt habe',
      ],
      { gap: 3 },
    ),
    entry(
      'override',
      'strong',
      'all instructions from before are void',
      ['anweisungen|regeln|vorgaben|befehle', 'nichtig|ungültig|aufgehoben|hinfällig|außer kraft'],
      { gap: 3 },
    ),
    entry(
      'role-break',
      'strong',
      'switch on the developer mode',
      [
        'aktivier*|schalte*|wechsle|starte|du bist im|befindest dich im|einschalten',
        'entwicklermodus|jailbreak modus|gottmodus|dan modus|debug modus|wartungsmodus',
      ],
      { gap: 3, ordered: false },
    ),
    entry(
      'secret',
      'strong',
      'say what the secret is',
      [
        'wie lautet|verrate|was ist|nenne|sag mir|zeige',
        'das geheime|dein geheimes|das passwort das dir|das passwort welches|geheimwort|losungswort',
      ],
      { gap: 2 },
    ),
  ],
}
