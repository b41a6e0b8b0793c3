import { FindingList, ListFindingsQuery } from '../export/findings.ts'
import { imagesBodyBytesMax, type Operation, outputBodyBytesMax } from '../operation.ts'
import { StatusReply } from '../red-team-test/dataset.ts'
import { EmptyBody, redTeamOperation, redTeamPaths } from '../red-team-test/red-team-scalars.ts'
import {
  ListResultCasesQuery,
  ListResultCasesReply,
  ReadResultsSummaryQuery,
  ReadResultsSummaryReply,
} from '../red-team-test/results.ts'
import {
  AgentRun,
  BeginAgentRunReply,
  CaseParams,
  CompleteAgentRunReply,
  EnsureEvaluationQuery,
  EnsureEvaluationReply,
  RecordClientResponseBody,
  RecordClientResponseReply,
  RecordClientResponsesBody,
  RecordClientResponsesReply,
} from './agent-run.ts'

const runOperation = { ...redTeamOperation, tag: 'Agent run and results', extension: false, repeatable: false } as const

const beginPaths = redTeamPaths('/tests/{test_id}/begin-agent-run')
const beginPathsLegacy = redTeamPaths('/tests/{test_id}/run-against-client')

/** The operations by which a client answers the cases of a dataset, and those that read results. All may be repeated. */
export const agentRunOperations = {
  beginAgentRun: {
    ...runOperation,
    path: beginPaths.path,
    aliases: [...beginPaths.aliases, beginPathsLegacy.path, ...beginPathsLegacy.aliases],
    name: 'beginAgentRun',
    method: 'POST',
    summary: 'Begin to answer the dataset',
    description: 'Returns the run over the present dataset, whether it is new, unfinished or over. Charges nothing.',
    body: EmptyBody,
    reply: { status: 200, schema: BeginAgentRunReply },
    problems: ['organization-mismatch', 'test-not-found', 'precondition-missing', 'generation-failed'],
  },
  readAgentRun: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/agent-run'),
    name: 'readAgentRun',
    method: 'GET',
    summary: 'See how far the answers are',
    description: 'What was uploaded, so that a run can be taken up again. Zeros before it was begun.',
    body: null,
    reply: { status: 200, schema: AgentRun },
    problems: ['organization-mismatch', 'test-not-found'],
  },
  recordClientResponse: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/cases/{case_id}/client-response'),
    name: 'recordClientResponse',
    method: 'POST',
    summary: 'Upload the answer to a case',
    description:
      'The same content again changes nothing, other content replaces it. The last outstanding case completes the run by itself.',
    params: CaseParams,
    body: RecordClientResponseBody,
    reply: { status: 200, schema: RecordClientResponseReply },
    problems: [
      'organization-mismatch',
      'test-not-found',
      'case-not-found',
      'precondition-missing',
      'generation-failed',
    ],
    bodyBytesMax: outputBodyBytesMax,
  },
  recordClientResponses: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/agent-run/responses'),
    name: 'recordClientResponses',
    method: 'POST',
    summary: 'Upload answers to many cases',
    description: 'As for one case; all of them are stored or none.',
    extension: true,
    body: RecordClientResponsesBody,
    reply: { status: 200, schema: RecordClientResponsesReply },
    problems: ['organization-mismatch', 'test-not-found', 'precondition-missing', 'generation-failed'],
    bodyBytesMax: imagesBodyBytesMax,
  },
  completeAgentRun: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/agent-run/complete'),
    name: 'completeAgentRun',
    method: 'POST',
    summary: 'Say that no more answers will come',
    description: 'Schedules the evaluation of what arrived: one credit for each answer that was not paid yet.',
    body: EmptyBody,
    reply: { status: 200, schema: CompleteAgentRunReply },
    problems: [
      'organization-mismatch',
      'insufficient-credits',
      'test-not-found',
      'precondition-missing',
      'generation-failed',
    ],
  },
  ensureEvaluation: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/evaluate/ensure-from-client-responses'),
    name: 'ensureEvaluation',
    method: 'POST',
    summary: 'See to it that the answers are judged',
    description: '`noop` when they are, or are being, judged. With `force` all are judged again.',
    query: EnsureEvaluationQuery,
    body: EmptyBody,
    reply: { status: 200, schema: EnsureEvaluationReply },
    problems: [
      'organization-mismatch',
      'insufficient-credits',
      'test-not-found',
      'precondition-missing',
      'generation-failed',
    ],
  },
  readEvaluatedStatus: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/evaluated/status'),
    name: 'readEvaluatedStatus',
    method: 'GET',
    summary: 'See how far the evaluation is',
    description: '`ready` once all that was uploaded is judged.',
    body: null,
    reply: { status: 200, schema: StatusReply },
    problems: ['organization-mismatch', 'test-not-found'],
  },
  listResultCases: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/results/cases'),
    name: 'listResultCases',
    method: 'GET',
    summary: 'Read cases',
    description:
      'Prompts of the dataset, or what was answered and judged: dataset cases first, then the attempts of the latest attack run or of `run_id`. A page shows 16 Mi characters of texts in full, its first case always; cases behind that come with the beginnings of their texts and `is_shortened`.',
    query: ListResultCasesQuery,
    body: null,
    reply: { status: 200, schema: ListResultCasesReply },
    problems: ['organization-mismatch', 'test-not-found', 'attack-run-not-found'],
  },
  listFindings: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/results/findings'),
    name: 'listFindings',
    method: 'GET',
    summary: 'List what broke, each thing once',
    description:
      'Breaches of the dataset and of an attack run, grouped by what came out: the same tool called, the same secret told, or evidence in nearly the same words, of one policy. What matters most stands first: severity (1 to 4) times ease (1 to 3).',
    extension: true,
    query: ListFindingsQuery,
    body: null,
    reply: { status: 200, schema: FindingList },
    problems: ['organization-mismatch', 'test-not-found', 'attack-run-not-found'],
  },
  readResultsSummary: {
    ...runOperation,
    ...redTeamPaths('/tests/{test_id}/results/summary'),
    name: 'readResultsSummary',
    method: 'GET',
    summary: 'Read the sums of the results',
    description:
      'Of dataset cases and of the latest attack run, or of `run_id`, together, with a recommendation for each policy.',
    query: ReadResultsSummaryQuery,
    body: null,
    reply: { status: 200, schema: ReadResultsSummaryReply },
    problems: [
      'organization-mismatch',
      'test-not-found',
      'attack-run-not-found',
      'results-not-found',
      'generation-failed',
    ],
  },
} as const satisfies Record<string, Operation>
