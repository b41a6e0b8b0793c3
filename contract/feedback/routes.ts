import { defaultBodyBytesMax, type Operation } from '../operation.ts'
import { CreateFeedbackBody, Feedback, FeedbackList, FeedbackParams, ListFeedbackQuery } from './feedback.ts'

const feedbackOperation = {
  tag: 'Feedback',
  aliases: [],
  extension: true,
  permission: 'guard',
  bodyBytesMax: defaultBodyBytesMax,
} as const

/** The operations by which people say what they think of verdicts. */
export const feedbackOperations = {
  createFeedback: {
    ...feedbackOperation,
    name: 'createFeedback',
    method: 'POST',
    path: '/api/v1/messages/{id}/feedback',
    summary: 'Say that a verdict was wrong',
    description: 'Feedback changes no verdict; monitoring counts it.',
    params: FeedbackParams,
    query: null,
    body: CreateFeedbackBody,
    reply: { status: 201, schema: Feedback },
    problems: ['message-not-found', 'conflict'],
    repeatable: true,
  },
  listFeedback: {
    ...feedbackOperation,
    name: 'listFeedback',
    method: 'GET',
    path: '/api/v1/feedback',
    summary: 'List feedback',
    description: 'Newest first.',
    params: null,
    query: ListFeedbackQuery,
    body: null,
    reply: { status: 200, schema: FeedbackList },
    problems: ['project-not-found'],
    repeatable: false,
  },
} as const satisfies Record<string, Operation>
