import { defaultBodyBytesMax, type Operation } from '../operation.ts'
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
      'Messages, what was blocked and why, and how long checks took. Counters are exact; latency is read from the newest messages of each day.',
    params: StatisticsParams,
    query: ReadStatisticsQuery,
    reply: { status: 200, schema: Statistics },
    problems: ['project-not-found'],
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
