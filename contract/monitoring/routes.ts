import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { Queues } from './queues.ts'
import {
  CreateSavedViewBody,
  ListSavedViewsQuery,
  SavedView,
  SavedViewList,
  SavedViewParams,
  UpdateSavedViewBody,
} from './saved-view.ts'
import { ListMessagesQuery, MessageList, ReadStatisticsQuery, Statistics, StatisticsParams } from './statistics.ts'

const shown = {
  aliases: [],
  extension: true,
  body: null,
  repeatable: false,
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations from which people watch what is judged; the export is beside them, for whole periods. */
export const statisticsOperations = {
  readStatistics: {
    ...shown,
    tag: 'Projects',
    permission: 'guard',
    name: 'readStatistics',
    method: 'GET',
    path: '/api/v1/projects/{id}/statistics',
    summary: 'Count what was judged, day by day',
    description:
      'Messages, what was blocked and why, what could not be checked, and how long checks took. Counters are exact; latency is read from the newest messages of each day.',
    params: StatisticsParams,
    query: ReadStatisticsQuery,
    reply: { status: 200, schema: Statistics },
    problems: ['project-not-found'],
  },
  readQueues: {
    ...shown,
    tag: 'Organizations',
    permission: 'manage',
    name: 'readQueues',
    method: 'GET',
    path: '/api/v1/queues',
    summary: 'Count what waits',
    description:
      'Of the own organization: what waits in the server that answers, and jobs in the database. `GET /metrics` counts jobs of all organizations for whoever runs the service.',
    params: null,
    query: null,
    reply: { status: 200, schema: Queues },
    problems: [],
  },
  listMessages: {
    ...shown,
    tag: 'Messages',
    permission: 'manage',
    name: 'listMessages',
    method: 'GET',
    path: '/api/v1/messages',
    summary: 'List evaluated messages',
    description:
      'Newest first with their verdicts. It shows what end users wrote, hence the permission `manage`. For whole periods there is the monitoring export, which the audit log tells of.',
    params: null,
    query: ListMessagesQuery,
    reply: { status: 200, schema: MessageList },
    problems: ['project-not-found'],
  },
} as const satisfies Record<string, Operation>

const saved = {
  tag: 'Messages',
  aliases: [],
  extension: true,
  permission: 'manage',
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations on filters that somebody keeps under a name. */
export const savedViewOperations = {
  listSavedViews: {
    ...saved,
    name: 'listSavedViews',
    method: 'GET',
    path: '/api/v1/saved-views',
    summary: 'List saved views',
    description: 'By name: those that the caller saved, and those that are shared in the organization.',
    params: null,
    query: ListSavedViewsQuery,
    body: null,
    reply: { status: 200, schema: SavedViewList },
    problems: [],
    repeatable: false,
  },
  createSavedView: {
    ...saved,
    name: 'createSavedView',
    method: 'POST',
    path: '/api/v1/saved-views',
    summary: 'Save filters under a name',
    description:
      'A key or a person may have 50, an organization 2,000. They stay until they are deleted: those of a key go to its successor when it is rotated, and when it is revoked those that it did not share are deleted. An erasure does not look into what they search for.',
    params: null,
    query: null,
    body: CreateSavedViewBody,
    reply: { status: 201, schema: SavedView },
    problems: ['conflict', 'quota-exceeded'],
    repeatable: true,
  },
  readSavedView: {
    ...saved,
    name: 'readSavedView',
    method: 'GET',
    path: '/api/v1/saved-views/{id}',
    summary: 'Read a saved view',
    description: 'An own one, or one that is shared.',
    params: SavedViewParams,
    query: null,
    body: null,
    reply: { status: 200, schema: SavedView },
    problems: ['saved-view-not-found'],
    repeatable: false,
  },
  updateSavedView: {
    ...saved,
    name: 'updateSavedView',
    method: 'PATCH',
    path: '/api/v1/saved-views/{id}',
    summary: 'Change a saved view',
    description: 'Changes the named fields; `filters` replaces all filters.',
    params: SavedViewParams,
    query: null,
    body: UpdateSavedViewBody,
    reply: { status: 200, schema: SavedView },
    problems: ['saved-view-not-found'],
    repeatable: false,
  },
  deleteSavedView: {
    ...saved,
    name: 'deleteSavedView',
    method: 'DELETE',
    path: '/api/v1/saved-views/{id}',
    summary: 'Delete a saved view',
    description: 'For good. Answers with what it was.',
    params: SavedViewParams,
    query: null,
    body: null,
    reply: { status: 200, schema: SavedView },
    problems: ['saved-view-not-found'],
    repeatable: false,
  },
} as const satisfies Record<string, Operation>
