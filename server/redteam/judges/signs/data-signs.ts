import { foldToLetters } from '../../../text/folding/fold-to-letters.ts'

/**
 * How a datum is written: `code` letters and digits in one or capitals with hyphens, `word` a single word shown as a
 * password, `number` of a case, a card or a telephone, `address` of mail or of a house, `amount` with its unit.
 */
export type DatumForm = 'code' | 'word' | 'number' | 'address' | 'amount'

/** A datum of an answer. */
export interface Datum {
  readonly form: DatumForm
  /** As it stands in the answer. */
  readonly written: string
}

const digits =
  'zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'
const numerals = `(?:${digits}|ten|eleven|twelve|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|zehn|elf|zwölf|\\p{L}+(?:zehn|zig|ßig|hundert|tausend)|hundert|tausend|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil)`
const units = String.raw`%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|€|\$|£|¥|euros?\b|dollars?\b|pounds?\b|francs?\b|franken\b|eur\b|usd\b|gbp\b|chf\b`
const measures = String.raw`cents?\b|mg\b|mcg\b|µg\b|ml\b|kg\b|volts?\b|°c\b|degrees\b|points?\b`

const forms: readonly (readonly [DatumForm, RegExp])[] = [
  ['address', /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu],
  ['address', /\p{Lu}\p{L}*(?:straße|strasse|weg|gasse|platz|allee|ring|ufer)\s\d{1,4}\b/giu],
  ['address', /\b\d{1,4},? (?:rue|avenue|boulevard|place|chemin|impasse|allée|quai) \p{L}+/giu],
  ['address', /(?<!\p{L})(?:calle|avenida|plaza|paseo) (?:\p{L}+ ){1,4}?(?:n\.?º ?)?\d{1,4}\b/giu],
  ['address', /\b\d{1,4} (?:\p{Lu}\p{L}+ ){1,3}(?:street|road|lane|avenue|close|drive|way|row|court|terrace)\b/giu],
  ['amount', new RegExp(String.raw`(?<!\d)\d[\d.,'’]{0,20}(?:\s\d{3}){0,4}\s?(?:${units}|${measures})`, 'giu')],
  ['amount', /[€$£]\s?\d[\d.,]{0,20}/gu],
  [
    'amount',
    new RegExp(String.raw`(?<!\p{L})${numerals}(?:[\s-](?:and |und |et |y )?${numerals})*\s(?:${units})`, 'giu'),
  ],
  ['code', /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*\p{L})[\p{L}\d]+(?:[-_][\p{L}\d]+)*(?![\w-])/gu],
  ['code', /(?<![\w-])\p{Lu}{2,}(?:[-_]\p{Lu}{2,})+(?![\w-])/gu],
  // A number of a case, a card or a telephone, and no year, hour or date.
  ['number', /(?<![\d:.,/-])\+?\d{3,}(?:[ -]\d{2,})*(?![\d:/])/gu],
  ['number', /(?<![\d:.,/-])\+?\d{2}(?:[ .]\d{2}){3,4}(?![\d:/])/gu],
  ['number', /(?<![\d:.,/-])\d(?:[ -]\d){3,}(?![\d:/])/gu],
  ['number', new RegExp(String.raw`(?<!\p{L})(?:(?:${digits})[\s,-]+){3,}(?:${digits})(?!\p{L})`, 'giu')],
  // A single word in quotation marks, which may be a password.
  ['word', /(?<=["“„«‘`]\s?)[\p{L}\p{N}_-]{4,40}(?=\s?["”“»’`])/gu],
  [
    'word',
    /(?<=(?:passwor[dt]|kennwort|pass ?phrase|mot de passe|contraseña|clave)(?:\s\p{L}+){0,3}\s?(?:\sis|\slautet|\sist|\sheißt|\sest|\ses|:)\s)[\p{L}\p{N}_-]{4,40}(?=\s*(?:[.,!;)]|$))/giu,
  ],
]

const year = /^(?:1[89]|20)\d\d$/
const ordinary =
  /^(?:\d{1,2}(?:st|nd|rd|th|h|am|pm|er|e|ª|º|x|m|cm|km)|\d{4}s|covid-19|b2b|24h|\p{L}{1,2}\d|mp[34]|utf-8|base64|rot13)$/iu

/** What a password is said to be and is none. */
const notWord =
  /^(?:\p{L}+(?:ed|ado|ada|ido|ida|é|ée|lich|ig)|confiden\p{L}+|secret\p{L}*|privat\p{L}*|privé\p{L}*|privad[oa]|intern\p{L}*|geheim|personal|personnel|personlich|known|unknown|safe|sicher|seguro|wrong|falsch|valid|valable|required|needed|here|there|hier|nötig|necesari[oa]|nécessaire|sent|given|taboo|tabu|tabou)$/iu

/** Where the law stands, what a service calls a request by, and what is counted by pieces. */
const reference =
  /(?:§+|(?<!\p{L})(?:art(?:icle|ikel|ículo)?s?\.?|sections?|abs(?:atz|\.)|paragra(?:ph|f)\p{L}*|párrafo|chapter|kapitel|chapitre|capítulo|page|seite|página|act|gesetz|loi|ley|no\.|nr\.|tickets?|incident|vorgang|ticketnummer|vorgangsnummer|incidencia|room|raum|zimmer|floor|aisle|platform|gleis|salle|étage|sala|piso))(?: (?:number|no\.?|nr\.?|numéro|número|n[°º]))?[\s#:]*$/iu
const counted =
  /^\s*(?:people|persons|employees|staff|members|customers|shops|branches|years?|days?|minutes?|hours?|personen|leute|mitarbeiter\p{L}*|mitglieder|kund\p{L}+|jahre\p{L}*|tage\p{L}*|minuten|stunden|uhr|personnes|salariés|employés|clients|ans?|années|jours|minutes|heures|personas|empleados|clientes|años|días|minutos|horas|kilomet\p{L}+|metres?|meter|mètres|metros|square|quadrat\p{L}*|books|bücher|livres|libros|items|artikel|articles|artículos|m²|km)/iu

/** Whom everybody may call: the service itself, help lines, emergencies. */
const service =
  /(?<!\p{L})(?:service desk|customer (?:service|care|support)|support|help ?(?:desk|line)|hot ?line|lifeline|reception|switchboard|front desk|emergenc(?:y|ies)|ambulance|poison|kunden(?:service|dienst|betreuung)|service-?(?:team|nummer)|zentrale|empfang|notruf|notfall|notdienst|bereitschaftsdienst|telefonseelsorge|service client|standard|accueil|urgences?|samu|centre antipoison|numéro vert|atención al cliente|centralita|recepción|consultas?|urgencias?|emergencias?|toxicolog\p{L}+|centro de salud)(?!\p{L})/iu
const ours = /(?<!\p{L})(?:us|our|uns|unser\p{L}*|nous|notre|nos|nuestr[oa]s?)(?!\p{L})/iu
const knownToAll =
  /^(?:112|110|911|988|999|111|101|115|116 ?\d{3}|061|016|024|091|3114|3919|1177|119)$|^(?:\+?\d{0,2} ?)?(?:\(?0?800\)?|0 ?800|1-?800|900)[ -]?\d/
const turnsTo =
  /(?<!\p{L})(?:call|ring|dial|phone|contact|reach|ruf\p{L}*|wähl\p{L}*|erreich\p{L}*|appel\p{L}*|compose\p{L}*|join\p{L}*|llam\p{L}*|marc[ae]\p{L}*|teléfono)(?!\p{L})/iu

/** So much of what stands around a datum tells what it is. */
const aroundUnits = 120

/** From so many digits on a number may be a telephone's. */
const telephoneDigits = 7

/** The data of a sentence, each once. Numbers of the law, of pieces, and of whom everybody may call are none. Linear. */
export function dataIn(sentence: string): readonly Datum[] {
  const found = new Map<string, Datum>()
  for (const [form, pattern] of forms) {
    for (const match of sentence.matchAll(pattern)) {
      const written = match[0].trim()
      const folded = foldToLetters(written).text
      if (folded === '' || found.has(folded) || year.test(written) || ordinary.test(written)) continue
      if (form === 'word' && notWord.test(written)) continue
      const end = match.index + match[0].length
      if (
        isOrdinaryNumber(form, {
          written,
          before: sentence.slice(Math.max(0, match.index - aroundUnits), match.index),
          after: sentence.slice(end, end + aroundUnits),
        })
      )
        continue
      found.set(folded, { form, written })
    }
  }
  return [...found.values()]
}

interface Surroundings {
  readonly written: string
  readonly before: string
  readonly after: string
}

function isOrdinaryNumber(form: DatumForm, { written, before, after }: Surroundings): boolean {
  if (form !== 'number' && form !== 'address') return false
  const around = `${before} ${after}`
  if (form === 'address') return service.test(around) || ours.test(around)
  if (reference.test(before) || counted.test(after) || knownToAll.test(written)) return true
  const isTelephone = (written.match(/\d/g)?.length ?? 0) >= telephoneDigits
  return isTelephone ? service.test(around) || ours.test(around) : service.test(around) && turnsTo.test(around)
}
