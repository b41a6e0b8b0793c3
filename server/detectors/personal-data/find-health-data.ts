import { confidentFrom, type Recognised } from '../../text/recognisers/recognised.ts'
import { findHealthTerms, type HealthTerm } from './find-health-terms.ts'

/**
 * Health data that is tied to a person: numbers of health records, and illnesses, medicines or tests beside an identifier,
 * a named person, a relative, or the speaker. `personal` is what was recognised in the same text, sorted by place.
 * Known misses: ties over several sentences; people named without title or role. Cost: a bounded look around each term.
 */
export function findHealthData(text: string, personal: readonly Recognised[]): Recognised[] {
  const records = personal.filter(({ kind }) => kind === 'health record')
  const identifiers = personal.filter(({ kind, confidence }) => confidence >= confidentFrom && identifying.has(kind))
  let nearest = 0
  const tied = findHealthTerms(text).flatMap((term): Recognised[] => {
    while (nearest < identifiers.length && (identifiers[nearest]?.end ?? 0) < term.start - identifierUnits) nearest += 1
    const identifier = identifiers[nearest]
    const isIdentified = identifier !== undefined && identifier.start <= term.end + identifierUnits
    const tie = isIdentified ? { who: 'beside an identifier', confidence: 0.8 } : tieOf(text, term)
    if (tie === null) return []
    const { start, end, topic } = term
    return [{ start, end, kind: 'health record', label: `${topic} ${tie.who}`, confidence: tie.confidence }]
  })
  return [...records, ...tied]
}

const identifying: ReadonlySet<Recognised['kind']> = new Set<Recognised['kind']>([
  'e-mail address',
  'phone number',
  'national id',
  'identity document',
  'date of birth',
  'postal address',
  'health record',
  'payment card',
  'bank account',
])

const identifierUnits = 240

interface Tie {
  readonly who: string
  readonly confidence: number
}

const unitsBefore = 120
const unitsAfter = 80

/** Who a term belongs to, from the words of its own sentence. */
function tieOf(text: string, { start, end }: HealthTerm): Tie | null {
  const before = text
    .slice(Math.max(0, start - unitsBefore), start)
    .replace(/^.*[!?\n;](?=\s)|^.*(?<!\b(?:mrs?|ms|dr|mme|sra?|sig|st))\.\s/is, '')
  const after = /^[^.!?\n;]*[.!?\n;]?/.exec(text.slice(end, end + unitsAfter))?.[0] ?? ''
  if (namedPatient.test(before) || namedPatient.test(after)) return { who: 'of a named person', confidence: 0.75 }
  if (namedSubject.test(before)) return { who: 'of a named person', confidence: 0.55 }
  const isAsked = supposed.test(before) || after.endsWith('?')
  if (speaker.test(before)) return { who: 'of the speaker', confidence: isAsked ? 0.4 : 0.55 }
  if (relative.test(before)) return { who: 'of a relative', confidence: isAsked ? 0.4 : 0.52 }
  return somePatient.test(before) ? { who: 'of a patient without name', confidence: 0.35 } : null
}

const namedPatient =
  /(?<![\p{L}])(?:(?:Mr|Mrs|Ms|Miss|Mister|Herrn?|Frau|Mme|Madame|Monsieur|Sra?|Señora?|Sig|Signora?|Mevrouw|Meneer|Senhora?)\.? \p{Lu}[\p{L}'’-]+|(?:[Pp]atient(?:in)?|PATIENT|[Pp]aciente|[Pp]aziente|[Pp]atiënt)(?: [Nn]ame| [Nn]om)?(?: ?[:=,-] ?| )(?:is |named |called )?\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+)/u
const namedSubject =
  /(?<![\p{L}])\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+,?(?: \([^()]{1,24}\),?| \d{1,2},)? (?:(?:was|is|has been|been) (?:just |recently |being )?(?:diagnosed|treated|admitted|prescribed)|has|suffers|tested|takes|is taking|is (?:on|pregnant)|leidet|souffre|padece|soffre|lijdt)(?!\p{L})/u
const speaker =
  /(?<![\p{L}])(?:I(?:['’]ve| have| had| was| am|['’]m| suffer| take| took| got| tested| started| take| use| live)(?: \S+){0,7} $|my (?:own )?(?:doctor|gp|psychiatrist|oncologist|cardiologist|therapist|diagnosis|prescription|medication|test|results?|[^.]{0,16}(?:history|record)s?)(?: \S+){0,8} $|my $|diagnosed me|prescribed me|ich (?:habe|hatte|bin|leide|nehme)(?: \S+){0,7} $|bei mir (?:wurde|ist)(?: \S+){0,6} $|j['’](?:ai|étais)(?: \S+){0,6} $|je (?:suis|prends|souffre)(?: \S+){0,6} $|(?:tengo|padezco|tomo|estoy|sufro|me diagnosticaron)(?: \S+){0,6} $|(?:ho|soffro|prendo|sono|mi hanno diagnosticato)(?: \S+){0,6} $|eu (?:tenho|sofro|tomo|estou)(?: \S+){0,6} $|ik (?:heb|had|ben|slik|lijd)(?: \S+){0,6} $)/iu
const relative =
  /(?<![\p{L}])(?:my|his|her|our|mein\p{L}{0,2}|mon|ma|mi|mio|mia|mijn|meu|minha) (?:\p{L}{1,10} )?(?:son|daughter|wife|husband|partner|mother|father|mom|mum|dad|brother|sister|child|kid|baby|girlfriend|boyfriend|grand\p{L}+|uncle|aunt|neighbou?r|boss|colleague|employee|coworker|friend|frau|mann|sohn|tochter|mutter|vater|kollege|kollegin|femme|mari|fils|fille|mère|père|collègue|esposa|esposo|hijo|hija|madre|padre|moglie|marito|figlio|figlia|vrouw|zoon|dochter|moeder|vader)(?:['’]s)?(?: \S+){0,8} $/iu
const supposed =
  /(?<![\p{L}])(?:if|whether|could|might|may|what happens|suppose|imagine|hypothetical\p{L}*|heard|read|rumou?rs?|research\p{L}*|stud(?:y|ies|ying)|articles?|papers?|essays?|news|cures?|vaccines?|questions?|curious|wonder\p{L}*|learn\p{L}*|about|trying|afraid|worried|wenn|falls|ob|si|se|als|don['’]t|not|never|nicht|pas|no|non|niet)(?!\p{L})/iu
const somePatient =
  /(?<![\p{L}])(?:patients?|patientin|paciente|paziente|patiënt|year[- ]old|\d{1,3}[- ]?y\/?o|[mf]\d{2})(?!\p{L})/iu
