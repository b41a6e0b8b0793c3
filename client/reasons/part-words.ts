import type { ReasonTwin } from './reason-twin.ts'

/** Kinds of content, as something that a text is like. */
const category: readonly ReasonTwin[] = [
  ['hate', 'de la haine'],
  ['harassment', 'du harcèlement'],
  ['sexual content involving minors', 'du contenu sexuel impliquant des mineurs'],
  ['sexual content', 'du contenu sexuel'],
  ['violence', 'de la violence'],
  ['self-harm', 'du contenu sur le suicide ou l’automutilation'],
  ['weapons', 'du contenu sur des armes'],
  ['illegal drugs', 'du contenu sur des drogues illicites'],
  ['cyber-crime', 'de la cybercriminalité'],
  ['fraud or deception', 'de la fraude ou de la tromperie'],
  ['extremism', 'de l’extrémisme'],
  ['profanity', 'des grossièretés'],
  ['asking for medical advice', 'une demande de conseil médical'],
  ['giving medical advice', 'un conseil médical'],
  ['asking for legal advice', 'une demande de conseil juridique'],
  ['giving legal advice', 'un conseil juridique'],
  ['asking for financial advice', 'une demande de conseil financier'],
  ['giving financial advice', 'un conseil financier'],
  ['asking for misinformation', 'une demande de désinformation'],
  ['giving misinformation', 'de la désinformation'],
  ['asking for infringing intellectual property', 'une demande d’atteinte à la propriété intellectuelle'],
  ['giving infringing intellectual property', 'une atteinte à la propriété intellectuelle'],
]

/** The built-in example that a text is near to. */
const likeness: readonly ReasonTwin[] = [
  [', near to “{quoted}”', ', proche de « {quoted} »'],
  ['', ''],
]

/** Where in a text, and through which view. */
const place: readonly ReasonTwin[] = [
  [
    ', at characters {count:start} to {count:end} (read as {view})',
    ', aux caractères {count:start} à {count:end} (lu en {view})',
  ],
  [', at characters {count:start} to {count:end}', ', aux caractères {count:start} à {count:end}'],
  [' (read as {view})', ' (lu en {view})'],
  ['', ''],
]

const nearer: readonly ReasonTwin[] = [
  [', nearer than to what is allowed, “{quoted}”', ', plus que de ce qui est autorisé, « {quoted} »'],
  ['', ''],
]

const morePatterns: readonly ReasonTwin[] = [
  [', and {count} more patterns', ', et {count} autres motifs'],
  [', and 1 more pattern', ', et 1 autre motif'],
  ['', ''],
]

/** One layer of a view of the text: what was undone. */
const layer: readonly ReasonTwin[] = [
  ['as sent', 'tel quel'],
  ['normalised', 'normalisé'],
  ['rendered', 'affiché'],
  ['hidden', 'caché'],
  ['base64', 'base64'],
  ['base32', 'base32'],
  ['base85', 'base85'],
  ['hex', 'hexadécimal'],
  ['binary', 'binaire'],
  ['decimal', 'codes décimaux'],
  ['octal', 'codes octaux'],
  ['percent', 'encodage pourcent'],
  ['html-entities', 'entités HTML'],
  ['quoted-printable', 'quoted-printable'],
  ['unicode-escapes', 'échappements Unicode'],
  ['morse', 'morse'],
  ['nato', 'alphabet OTAN'],
  ['braille', 'braille'],
  ['bidi-override', 'inversion bidirectionnelle'],
  ['variation-selectors', 'sélecteurs de variante'],
  ['reversed-in-words', 'mots à l’envers'],
  ['reversed-words', 'ordre des mots inversé'],
  ['reversed', 'à l’envers'],
  ['atbash', 'atbash'],
  ['rot{count}', 'rot{count}'],
]

/** How something was said that must not be said: word for word, or in a disguise. */
const manner: readonly ReasonTwin[] = [
  ['word for word', 'mot pour mot'],
  ['letter by letter', 'lettre par lettre'],
  ['words reversed', 'ordre des mots inversé'],
  ['reversed in words', 'mots à l’envers'],
  ['digits spelt out', 'chiffres en toutes lettres'],
  ['hexadecimal', 'hexadécimal'],
  ['character codes', 'codes de caractères'],
  ['in a list', 'en liste'],
  ['numbered', 'numéroté'],
  ['leet', 'leet'],
  ['initials', 'initiales'],
  ['letters moved by {count}', 'lettres décalées de {count}'],
  ['{view}', '{view}'],
]

const fetched: readonly ReasonTwin[] = [
  [', in an address that would be fetched', ', dans une adresse qui serait appelée'],
  ['', ''],
]

const unsure: readonly ReasonTwin[] = [
  [', but this is not sure', ', mais ce n’est pas sûr'],
  ['', ''],
]

/** How an answer came out, as an LLM names it. */
const outcome: readonly ReasonTwin[] = [
  ['refused', 'refusé'],
  ['deflected', 'esquivé'],
  ['partial', 'donné en partie'],
  ['complied', 'donné'],
  ['off_topic', 'hors sujet'],
]

/** Why an LLM gave nothing. */
const chatFailure: readonly ReasonTwin[] = [
  ['there is no answer to judge', 'il n’y a pas de réponse à juger'],
  ['its answer is not of the form asked for', 'sa réponse n’a pas la forme demandée'],
  ['budget-spent', 'les jetons du jour sont épuisés'],
  ['busy', 'trop de questions sont en cours'],
  ['circuit-open', 'il a souvent échoué et est laissé en paix quelque temps'],
  ['failed', 'la question a échoué'],
  ['malformed', 'sa réponse n’a pas la forme demandée'],
  ['timed-out', 'il n’a pas répondu à temps'],
]

/** What a detector gave instead of a finding. */
const nonsense: readonly ReasonTwin[] = [
  ['no finding for some of the documents', 'aucun constat pour certains des documents'],
  ['no finding', 'aucun constat'],
  ['a failure without reason', 'un échec sans motif'],
  ['a finding of unknown status', 'un constat d’état inconnu'],
  ['a value out of bounds', 'une valeur hors limites'],
  ['a finding of the wrong shape', 'un constat mal formé'],
]

/** Why an image was not read, or not whole. */
const missing: readonly ReasonTwin[] = [
  ['nobody read it', 'personne ne l’a lue'],
  ['the thread that reads images ended', 'le fil qui lit les images s’est arrêté'],
  ['the service is stopping', 'le service s’arrête'],
  ['its bytes were gone', 'ses octets n’étaient plus là'],
  ['too many images are waiting to be read', 'trop d’images attendent d’être lues'],
  ['the time for reading images ran out', 'le temps prévu pour lire les images s’est écoulé'],
  ['the recogniser of texts did not start', 'la reconnaissance de texte n’a pas démarré'],
  ['the recogniser broke on it', 'la reconnaissance de texte a échoué sur elle'],
  ['its header is damaged or is none of a {word} file', 'son en-tête est abîmé ou n’est pas celui d’un fichier {word}'],
  [
    'it has {count:width} × {count:height} pixels, and at most {count} million pixels and {count:side} a side are read',
    'elle a {count:width} × {count:height} pixels, et au plus {count} millions de pixels et {count:side} de côté sont lus',
  ],
  ['it is animated, and only its first picture was read', 'elle est animée, et seule sa première image a été lue'],
  ['animated {word} files are not read', 'les fichiers {word} animés ne sont pas lus'],
  [
    'it is damaged, or no kind of {word} that can be read',
    'elle est abîmée, ou d’une sorte de {word} qui ne peut être lue',
  ],
  ['only the first {count} characters in it were read', 'seuls ses {count} premiers caractères ont été lus'],
]

/** Attempts among those that were judged. */
const some: readonly ReasonTwin[] = [
  ['{count} of 1 attempt', '{count} tentative sur 1'],
  ['1 of {count} attempts', '1 tentative sur {count}'],
  ['{count:broke} of {count} attempts', '{count:broke} tentatives sur {count}'],
]

const planted: readonly ReasonTwin[] = [
  [', after what the target was to remember', ', après ce que la cible devait retenir'],
  ['', ''],
]

const cut: readonly ReasonTwin[] = [
  [', a prompt cut short', ', un prompt abrégé'],
  [', {count} prompts cut short', ', {count} prompts abrégés'],
  ['', ''],
]

const twins: readonly ReasonTwin[] = [
  ['no harmless twin was replayed', 'aucun message anodin n’a été rejoué'],
  ['a harmless twin reaches {decimal}', 'un message anodin atteint {decimal}'],
]

/** Words of the other reasons. */
export const partWords = {
  ...{ category, likeness, place, nearer, morePatterns, layer, manner, fetched, unsure, outcome, chatFailure },
  ...{ nonsense, missing, some, planted, cut, twins },
} as const
