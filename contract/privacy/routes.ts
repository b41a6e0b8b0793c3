import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { ConversationExport, ExportConversationQuery } from './conversation-export.ts'
import {
  ConversationParams,
  CreateErasureBody,
  Erasure,
  ErasureList,
  ErasureParams,
  ListErasuresQuery,
} from './erasure.ts'

const privacyOperation = {
  tag: 'Privacy',
  aliases: [],
  extension: true,
  permission: 'manage',
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations by which people get and erase what was said. */
export const privacyOperations = {
  eraseConversation: {
    ...privacyOperation,
    name: 'eraseConversation',
    method: 'POST',
    path: '/api/v1/conversations/{id}/erase',
    summary: 'Erase what was said in a conversation',
    description:
      'Removes its texts, explanations, name, description and linked id, kept replies and notes. Ids, decisions and counters stay, and new checks on the id work. A client that sends its old history again brings the texts back.',
    params: ConversationParams,
    query: null,
    body: null,
    reply: { status: 201, schema: Erasure },
    problems: ['conversation-not-found', 'conflict'],
    repeatable: true,
  },
  createErasure: {
    ...privacyOperation,
    name: 'createErasure',
    method: 'POST',
    path: '/api/v1/erasures',
    summary: 'Erase what a linked end user said',
    description: 'As the erasure of the conversation with this linked id. Afterwards the linked id is free again.',
    params: null,
    query: null,
    body: CreateErasureBody,
    reply: { status: 201, schema: Erasure },
    problems: ['project-not-found', 'conversation-not-found', 'conflict'],
    repeatable: true,
  },
  listErasures: {
    ...privacyOperation,
    name: 'listErasures',
    method: 'GET',
    path: '/api/v1/erasures',
    summary: 'List erasures',
    description: 'Newest first.',
    params: null,
    query: ListErasuresQuery,
    body: null,
    reply: { status: 200, schema: ErasureList },
    problems: [],
    repeatable: false,
  },
  readErasure: {
    ...privacyOperation,
    name: 'readErasure',
    method: 'GET',
    path: '/api/v1/erasures/{id}',
    summary: 'Read an erasure',
    description: 'Tells how far it is and what it removed.',
    params: ErasureParams,
    query: null,
    body: null,
    reply: { status: 200, schema: Erasure },
    problems: ['erasure-not-found'],
    repeatable: false,
  },
  exportConversation: {
    ...privacyOperation,
    name: 'exportConversation',
    method: 'GET',
    path: '/api/v1/conversations/{id}/export',
    summary: 'Export everything that is kept of a conversation',
    description:
      'Its messages oldest first with their verdicts, and each turn of their histories once. A page ends early where its texts reach 4,000,000 characters: go on at `offset` plus the number of items, up to `total`.',
    params: ConversationParams,
    query: ExportConversationQuery,
    body: null,
    reply: { status: 200, schema: ConversationExport },
    problems: ['conversation-not-found'],
    repeatable: false,
  },
} as const satisfies Record<string, Operation>
