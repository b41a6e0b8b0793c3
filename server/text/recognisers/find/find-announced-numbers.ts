import type { Recognised, RecognisedKind } from '../recognised.ts'

/**
 * Numbers of documents, accounts and health records, which have no form of their own: the words right in front of them
 * announce them.
 * Source: how such numbers are named in English, French, German, Spanish, Italian, Portuguese, Dutch and Polish.
 * Known misses: numbers that no word announces, or only the head of a table column; other languages.
 * Cost: one pass; words are looked at only in front of tokens that hold at least four digits.
 */
export function findAnnouncedNumbers(text: string): Recognised[] {
  const found: Recognised[] = []
  visitTokens(text, (start, end) => {
    const before = text.slice(Math.max(0, start - lookBackUnits), start)
    if (!anyAnnouncement.test(before)) return
    const announced = announcements.find(({ words }) => words.test(before))
    if (announced === undefined || !announced.form.test(text.slice(start, end))) return
    const { kind, label, confidence } = announced
    found.push({ start, end, kind, label, confidence })
  })
  return found
}

const lookBackUnits = 56
const tokenMin = 5
const tokenMax = 24

/** Runs of letters, digits and single hyphens that hold at least four digits. */
function visitTokens(text: string, visit: (start: number, end: number) => void): void {
  let start = -1
  let digits = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isDigit = code >= 48 && code <= 57
    const isPart = isDigit || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code === 45 && start >= 0)
    if (isPart) {
      if (start < 0) start = at
      if (isDigit) digits += 1
    } else if (start >= 0) {
      if (digits >= 4 && at - start >= tokenMin && at - start <= tokenMax) visit(start, at)
      start = -1
      digits = 0
    }
  }
}

interface Announcement {
  readonly kind: RecognisedKind
  readonly label: string
  readonly words: RegExp
  readonly form: RegExp
  readonly confidence: number
}

/** What may stand between the name of a number and the number. */
const filler =
  '(?:[ _-]?(?:card|id))?(?:[ _-]{0,2}(?:number|num|no|nr|nummer|numéro|numero|número|n°|nº|#|id|code))?\\.?(?: ?\\([^()\\d\\n]{0,16}\\))?(?:[ \\t]{0,2}(?:is|was|ist|lautet|est|es|è|é|of|:|=|#|-|–))?[ \\t"\'`*#:]{0,4}$'

function announced(stems: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${stems})${filler}`, 'iu')
}

const documentForm = /^(?=(?:\D*\d){5})[A-Za-z0-9-]{6,12}$/
const numberForm = /^\d[\d-]{4,18}\d$/
const recordForm = /^(?=(?:\D*\d){4})[A-Za-z0-9-]{5,20}$/

const stems = {
  passport:
    'passports?|passeport|reisepass|pasaporte|passaporto|passaporte|paspoort|paszport\\p{L}*|паспорт\\p{L}*|passnummer',
  licence:
    "driv(?:er'?s?|er’s|ing) ?(?:licen[cs]e|permit)|dl|permis de conduire|f(?:ü|ue)hrerschein\\p{L}*|(?:permiso|licencia) de conducir|patente(?: di guida)?|carteira de motorista|cnh|rijbewijs\\p{L}*|prawo jazdy",
  identity:
    'national id(?:entity)?(?: card)?|identity card|id card|state id|government id|personalausweis\\p{L}*|ausweis\\p{L}*|carte (?:nationale )?d.identit(?:é|e)|(?:documento|c(?:é|e)dula) de identidad|carta d.identit(?:à|a)|identiteitskaart|dow(?:ó|o)d osobisty|voter id|residence permit|visa number|green card',
  account:
    '(?:bank|checking|savings?|current) ?account|account|acct|routing|aba|sort code|kontonummer|konto(?:-?nr)?|num(?:é|e)ro de compte|(?:n(?:ú|u)mero de )?cuenta(?: bancaria)?|conto corrente|conta (?:corrente|banc(?:á|a)ria)|rekeningnummer',
  record:
    'mrn|med(?:ical)?\\.? ?rec(?:ord)?s?|patient(?:en)?[ _-]?(?:id|identifier|number|no|nr|nummer)|chart|hospital|health record|dossier m(?:é|e)dical|num(?:é|e)ro de patient|historia cl(?:í|i)nica|cartella clinica|prontu(?:á|a)rio|krankenakte|fallnummer|encounter',
  insurance:
    '(?:health|medical) ?(?:insurance|plan)(?: policy| member)?|medicare|medicaid|insurance(?: policy| member)?|member(?:ship)?[ _-]?id|subscriber[ _-]?id|beneficiary|versicherten(?:nummer|-?nr)|krankenversicherten?\\p{L}*|krankenkasse\\p{L}*|num(?:é|e)ro (?:d.assur(?:é|e)|de mutuelle)|tarjeta sanitaria|tessera sanitaria|cart(?:ã|a)o (?:nacional )?de sa(?:ú|u)de|zorgverzekering\\p{L}*',
} as const

const announcements: readonly Announcement[] = [
  {
    kind: 'identity document',
    label: 'passport number',
    words: announced(stems.passport),
    form: documentForm,
    confidence: 0.8,
  },
  {
    kind: 'identity document',
    label: 'driving licence number',
    words: announced(stems.licence),
    form: /^(?=(?:\D*\d){4})[A-Za-z0-9-]{5,20}$/,
    confidence: 0.75,
  },
  {
    kind: 'identity document',
    label: 'identity card number',
    words: announced(stems.identity),
    form: documentForm,
    confidence: 0.7,
  },
  {
    kind: 'health record',
    label: 'medical record number',
    words: announced(stems.record),
    form: recordForm,
    confidence: 0.75,
  },
  {
    kind: 'health record',
    label: 'health insurance number',
    words: announced(stems.insurance),
    form: recordForm,
    confidence: 0.65,
  },
  {
    kind: 'bank account',
    label: 'bank account number',
    words: announced(stems.account),
    form: numberForm,
    confidence: 0.6,
  },
]

const anyAnnouncement = announced(Object.values(stems).join('|'))
