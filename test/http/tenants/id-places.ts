import type { TSchema } from 'typebox'
import type { Operation } from '../../../contract/operation.ts'

/** What an id can name. */
export type Kind =
  | 'organization'
  | 'project'
  | 'conversation'
  | 'linked conversation'
  | 'message'
  | 'output'
  | 'policy'
  | 'topic'
  | 'key'
  | 'saved view'
  | 'session'
  | 'erasure'
  | 'calibration'
  | 'test'
  | 'attack run'
  | 'attempt'
  | 'case'

/** What the parameters of the wire name. */
export const kindsByName: Readonly<Record<string, Kind>> = {
  organizationId: 'organization',
  organization_id: 'organization',
  project_id: 'project',
  projectId: 'project',
  clientId: 'project',
  conversation_id: 'conversation',
  conversationId: 'conversation',
  conversation_linked_id: 'linked conversation',
  linked_id: 'linked conversation',
  input_id: 'message',
  inputId: 'message',
  message_id: 'message',
  outputId: 'output',
  metric_id: 'policy',
  metricId: 'policy',
  policy_id: 'policy',
  topicId: 'topic',
  topic_id: 'topic',
  test_id: 'test',
  run_id: 'attack run',
  other_run_id: 'attack run',
  attempt_id: 'attempt',
  case_id: 'case',
}

/** What `{id}` names, by what stands before it in the path. */
const kindsByPath: Readonly<Record<string, Kind>> = {
  organizations: 'organization',
  projects: 'project',
  conversations: 'conversation',
  'linked-conversations': 'linked conversation',
  messages: 'message',
  policies: 'policy',
  topics: 'topic',
  'api-keys': 'key',
  'saved-views': 'saved view',
  sessions: 'session',
  erasures: 'erasure',
  calibrations: 'calibration',
}

/** Places that look like ids of things that are there and are none, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'evaluateInput body.documents.[].id': 'a name that the caller gives his document',
  'check body.documents.[].id': 'a name that the caller gives his document',
  'check body.items.[].documents.[].id': 'a name that the caller gives his document',
  'createOrganization body.id': 'the id that the new organization is to get',
  'updateReconnaissance body.probes.[].id': 'looked up among the probes of the test only',
  'evaluateReconnaissance body.items.[].probe_id': 'looked up among the probes of the test only',
  'updateScenarios body.items.[].id': 'looked up among the scenarios of the test only',
  'recordTurn body.run_id': 'looked up among the runs of the test only',
  'recordTurn body.attempt_id': 'looked up among the attempts of the run only',
  'recordTurn body.tool_calls.[].id': 'an id of the target, which nothing is looked up by',
  'readEvalStatus query.run_id': 'looked up among the runs of the test only',
  'readEvalStatus query.attempt_id': 'looked up among the attempts of the run only',
  'completeAttackRun body.run_id': 'looked up among the runs of the test only',
  'pauseAttackRun body.run_id': 'looked up among the runs of the test only',
  'resumeAttackRun body.run_id': 'looked up among the runs of the test only',
  'readAttackResultsSummary query.run_id': 'looked up among the runs of the test only',
  'compareAttackRuns query.run_id': 'looked up among the runs of the test only',
  'compareAttackRuns query.other_run_id': 'looked up among the runs of the test only',
  'listFindings query.run_id': 'looked up among the runs of the test only',
  'listResultCases query.run_id': 'looked up among the runs of the test only',
  'readResultsSummary query.run_id': 'looked up among the runs of the test only',
  'exportTest body.run_id': 'looked up among the runs of the test only',
  'listReviewTurns query.run_id': 'looked up among the runs of the test only',
  'signAttackRun body.run_id': 'looked up among the runs of the test only',
  'signAttackRun params.test_id': 'a run is signed when it has ended only: see sign-attack-run.test.ts',
  'createSavedView body.filters.project_id': 'kept as it is said and looked up only when the filter is used',
  'createSavedView body.filters.policy_id': 'kept as it is said and looked up only when the filter is used',
  'createSavedView body.filters.topic_id': 'kept as it is said and looked up only when the filter is used',
  'createSavedView body.filters.conversation_id': 'kept as it is said and looked up only when the filter is used',
  'createSavedView body.filters.conversation_linked_id':
    'kept as it is said and looked up only when the filter is used',
  'updateSavedView body.filters.project_id': 'kept as it is said and looked up only when the filter is used',
  'updateSavedView body.filters.policy_id': 'kept as it is said and looked up only when the filter is used',
  'updateSavedView body.filters.topic_id': 'kept as it is said and looked up only when the filter is used',
  'updateSavedView body.filters.conversation_id': 'kept as it is said and looked up only when the filter is used',
  'updateSavedView body.filters.conversation_linked_id':
    'kept as it is said and looked up only when the filter is used',
  'overrideEvaluation params.attempt_id': 'looked up among the attempts of the test only',
  'recordClientResponse params.case_id': 'looked up among the cases of the test only',
  'recordClientResponses body.items.[].case_id': 'looked up among the cases of the test only',
  'updateAttackMethods body.technique_ids.[]': 'of the catalogue, which is the same for everybody',
}

/** Where an id stands in a request. */
export interface Place {
  readonly part: 'params' | 'query' | 'body'
  /** Names from the outside in; `[]` is a list. */
  readonly path: readonly string[]
  /** Null when the tables above do not say: then the test of the place fails. */
  readonly kind: Kind | null
}

/** Every place of an operation's requests where an id stands. */
export function placesOf(operation: Operation): readonly Place[] {
  const params = Object.keys(operation.params?.properties ?? {}).map(
    (name): Place => ({ part: 'params', path: [name], kind: kindOfParam(operation, name) }),
  )
  const within = (part: 'query' | 'body', schema: TSchema | null) =>
    schema === null ? [] : idsIn(schema, []).map((place): Place => ({ part, ...place }))
  return [...params, ...within('query', operation.query), ...within('body', operation.body)].filter(
    ({ part, path }) => !(`${operation.name} ${part}.${path.join('.')}` in exceptions),
  )
}

/** What a parameter of an operation's path names. */
export function kindOfParam({ path }: Operation, name: string): Kind | null {
  const before = new RegExp(`/([^/]+)/\\{${name}\\}`).exec(path)?.[1] ?? ''
  return kindsByPath[before] ?? kindsByName[name] ?? null
}

function idsIn(schema: TSchema, path: readonly string[]): readonly Omit<Place, 'part'>[] {
  const shape = schema as Shape
  if (shape.anyOf) return shape.anyOf.flatMap((one) => idsIn(one, path))
  if (shape.items) return idsIn(shape.items, [...path, '[]'])
  return Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name]
    if (!/^id$|_ids?$|[a-z]Ids?$/.test(name)) return idsIn(field, here)
    const kind = kindsByName[name.replace(/s$/, '')] ?? null
    return [{ path: (field as Shape).items ? [...here, '[]'] : here, kind }]
  })
}

/** What of a schema is looked at here. */
export interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly minItems?: number
  readonly format?: string
}
