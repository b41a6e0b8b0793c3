import type { LexiconConcept } from '../lexicon/lexicon-language.ts'
import { lexiconConcepts } from '../lexicon/lexicon-language.ts'
import { structureSignals } from '../structure/catalogue.ts'

/** One number that the fusion weighs, always 0 to 1. */
export interface Feature {
  /** Stable name, as written in models/security-rules.json. */
  readonly name: string
  /** What it says in plain words, for reasons. */
  readonly title: string
  /** Which sign its weight may have, so that a weight never says the opposite of what its feature means. */
  readonly sign: 'raises' | 'lowers'
}

/** Two kinds of signs that mean more when they stand close together. */
export interface Pairing {
  readonly name: string
  readonly title: string
  readonly first: readonly Kind[]
  readonly second: readonly Kind[]
}

/** What a pairing can pair: a lexicon concept found at least strongly, one found at all, or a structure signal. */
export type Kind = `strong:${LexiconConcept}` | `any:${LexiconConcept}` | `structure:${string}`

/** All pairings; both sides lie within `pairReach` units of each other in the text as sent. */
export const pairings: readonly Pairing[] = [
  {
    name: 'pair.override+extraction',
    title: 'instructions are set aside and hidden ones are asked for',
    first: ['strong:override', 'any:override'],
    second: ['strong:extraction', 'structure:context-extraction'],
  },
  {
    name: 'pair.override+new-order',
    title: 'instructions are set aside and others put in their place',
    first: ['any:override'],
    second: [
      'any:new-instructions',
      'structure:output-hijack',
      'structure:prefix-forcing',
      'structure:assistant-address',
    ],
  },
  {
    name: 'pair.override+secret',
    title: 'instructions are set aside and a secret is asked for',
    first: ['any:override', 'any:role-break', 'any:authority'],
    second: ['strong:secret', 'structure:secret-asking'],
  },
  {
    name: 'pair.role-break+lift',
    title: 'a new role comes with freedom from rules',
    first: ['any:role-break'],
    second: ['any:restriction-lift', 'structure:unbound-persona', 'structure:refusal-suppression'],
  },
  {
    name: 'pair.persona+suppression',
    title: 'a persona without rules may not refuse',
    first: ['structure:unbound-persona'],
    second: ['structure:refusal-suppression', 'structure:assistant-address', 'any:override'],
  },
  {
    name: 'pair.authority+extraction',
    title: 'a claim of authority comes with a request for what is protected',
    first: ['any:authority'],
    second: ['any:extraction', 'structure:context-extraction', 'structure:secret-asking', 'any:restriction-lift'],
  },
  {
    name: 'pair.marks+order',
    title: 'fake marks come with orders',
    first: ['structure:role-tokens', 'structure:role-lines', 'structure:delimiter-breaks', 'structure:forged-results'],
    second: [
      'any:override',
      'any:new-instructions',
      'strong:extraction',
      'strong:restriction-lift',
      'structure:output-hijack',
      'structure:context-extraction',
      'structure:assistant-address',
    ],
  },
  {
    name: 'pair.address+order',
    title: 'the assistant is addressed and given orders',
    first: ['any:address-assistant', 'structure:assistant-address'],
    second: [
      'strong:override',
      'strong:exfiltrate',
      'any:conceal',
      'structure:output-hijack',
      'structure:exfiltration',
    ],
  },
  {
    name: 'pair.conceal+send',
    title: 'something is to be sent or done in secret',
    first: ['any:conceal'],
    second: ['any:exfiltrate', 'structure:exfiltration', 'any:new-instructions', 'any:override'],
  },
]

/** How far apart the two sides of a pairing may stand, in units of the text as sent. */
export const pairReach = 400

const conceptTitles = {
  override: 'setting instructions aside',
  extraction: 'asking for protected instructions',
  'role-break': 'leaving the role',
  'restriction-lift': 'dropping restrictions',
  'new-instructions': 'giving new instructions',
  conceal: 'hiding something from the user',
  exfiltrate: 'sending data elsewhere',
  authority: 'claiming authority',
  secret: 'a secret',
  'address-assistant': 'addressing the assistant',
  'condition-gate': 'a condition for special answers',
} satisfies Record<LexiconConcept, string>

const raises = (name: string, title: string): Feature => ({ name, title, sign: 'raises' })
const lowers = (name: string, title: string): Feature => ({ name, title, sign: 'lowers' })

/** All features in the order of the vector. */
export const features: readonly Feature[] = [
  ...lexiconConcepts.flatMap((concept) => [
    raises(`lexicon.${concept}.strong`, `a phrase for ${conceptTitles[concept]}`),
    raises(`lexicon.${concept}.weak`, `a hint at ${conceptTitles[concept]}`),
  ]),
  ...lexiconConcepts.map((concept) => raises(`document.${concept}`, `${conceptTitles[concept]}, inside a document`)),
  raises('lexicon.quoted', 'an attack phrase in quotation marks'),
  raises('lexicon.certain', 'a phrase that harmless texts do not contain'),
  raises('lexicon.variety', 'several kinds of attack phrases'),
  raises('place.hidden', 'an attack phrase in a part that a person does not see'),
  raises('place.decoded', 'an attack phrase in encoded text'),
  raises('place.undone', 'an attack phrase in disguise'),
  ...structureSignals.map(({ id, title }) =>
    id === 'talk-about' ? lowers(`structure.${id}`, title) : raises(`structure.${id}`, title),
  ),
  raises('structure.variety', 'several structural signs'),
  raises('structure.decoded', 'structural signs in encoded or hidden text'),
  raises('disguise.invisible', 'invisible characters'),
  raises('disguise.letters', 'look-alike letters'),
  raises('disguise.spacing', 'words that are pulled apart'),
  raises('disguise.decoded', 'encoded text'),
  ...pairings.map(({ name, title }) => raises(name, title)),
  raises('density', 'several kinds of signs close together'),
  lowers('length', 'the length of the text'),
]

/** Where each feature stands in the vector. */
export const featureIndex: ReadonlyMap<string, number> = new Map(features.map(({ name }, index) => [name, index]))
