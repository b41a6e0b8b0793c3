import type { RequestOf } from '../../client/wire.ts'
import { criticalities } from '../parts/verdict/criticalities.ts'
import type { Search, SearchName } from '../search.ts'

type Query = RequestOf<'listMessages'>['query']

/** Filters that are on or off, by the name in the address; both the list and the export know them. */
export const switchedFilters = {
  security: 'security_only',
  errors: 'errors_only',
  images: 'images_only',
  documents: 'documents_only',
  tools: 'tool_messages_only',
} as const satisfies { readonly [Name in SearchName]?: keyof Query }

/** Filters that are an id as it was typed. */
export const idFilters = {
  topic: 'topic_id',
  conversation: 'conversation_id',
  linked: 'conversation_linked_id',
} as const satisfies { readonly [Name in SearchName]?: keyof Query }

/** In what mode the policy was that was violated, by its name in the address. */
export const violationFilters = {
  enforced: 'issues_only',
  shadow: 'shadow_only',
} as const satisfies Readonly<Record<string, keyof Query>>

/** What may be chosen of the others. */
export const narrowingChoices = {
  side: ['input', 'output'],
  role: ['user', 'assistant'],
  violated: ['enforced', 'shadow'],
  feedback: ['any', 'false_alarm', 'missed'],
} as const satisfies { readonly [Name in SearchName]?: readonly string[] }

/** The names in the address of the filters that stand under “More filters”. */
export const rarerFilters: readonly SearchName[] = [
  ...['criticality' as const, 'latency' as const],
  ...namesOf(narrowingChoices),
  ...namesOf(switchedFilters),
  ...namesOf(idFilters),
]

type Narrowing = Pick<
  Query,
  | 'direction'
  | 'criticality'
  | 'latency_ms_min'
  | 'role'
  | 'feedback'
  | 'issues_only'
  | 'shadow_only'
  | (typeof switchedFilters)[keyof typeof switchedFilters]
  | (typeof idFilters)[keyof typeof idFilters]
>

/** What an address says of the rarer filters, as the list and the export take it; what is none of theirs is left out. */
export function narrowedBy(search: Search): Narrowing {
  const direction = narrowingChoices.side.find((one) => one === search.side)
  const known = criticalities.find((one) => one === search.criticality)
  const role = narrowingChoices.role.find((one) => one === search.role)
  const feedback = narrowingChoices.feedback.find((one) => one === search.feedback)
  const violated = narrowingChoices.violated.find((one) => one === search.violated)
  const least = Number(search.latency)
  return {
    ...(direction !== undefined && { direction }),
    ...(known !== undefined && { criticality: known }),
    ...(least > 0 && least <= latencyMsMax && { latency_ms_min: least }),
    ...(role !== undefined && { role }),
    ...(feedback !== undefined && { feedback }),
    ...(violated !== undefined && { [violationFilters[violated]]: true }),
    ...Object.fromEntries(
      namesOf(switchedFilters).flatMap((name) => (search[name] === 'true' ? [[switchedFilters[name], true]] : [])),
    ),
    ...Object.fromEntries(namesOf(idFilters).flatMap((name) => idOf(idFilters[name], search[name]))),
  }
}

function idOf(field: string, id: string | undefined): readonly (readonly [string, string])[] {
  return id === undefined || id.length > idCharactersMax || id.includes('\0') ? [] : [[field, id]]
}

/** The names of a table, as its type has them. */
export function namesOf<Table extends object>(table: Table): readonly (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}

/** The longest that can be asked for, in milliseconds. */
const latencyMsMax = 3_600_000

const idCharactersMax = 512
