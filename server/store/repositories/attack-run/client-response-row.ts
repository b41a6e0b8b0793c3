import type { Selectable } from 'kysely'
import type { ClientResponse, GivenResponse } from '../../../domain/agent-run/agent-run.ts'
import { flagOf, maybeBytesOf, maybeTextOf, numberOf, textOf } from '../../row-values.ts'
import type { Tables } from '../../tables.ts'

/** The columns of what a client sent; nothing of it is judged yet. */
export function saidOf(given: GivenResponse & { readonly receivedAtMs: number }) {
  return {
    status: given.status,
    response: maybeBytesOf(given.response),
    error: maybeBytesOf(given.error),
    model_name: maybeBytesOf(given.modelName),
    latency_ms: given.latencyMs,
    received_at: given.receivedAtMs,
    evaluation_status: null,
    evaluation: null,
    passed: null,
    is_unclear: flagOf(false),
    evaluated_at: null,
  }
}

/** A row of the table of responses, as the domain has it. */
export function responseOf(row: Selectable<Tables['client_responses']>): ClientResponse {
  return {
    caseId: row.case_id,
    status: row.status as ClientResponse['status'],
    response: maybeTextOf(row.response),
    error: maybeTextOf(row.error),
    modelName: maybeTextOf(row.model_name),
    latencyMs: row.latency_ms,
    receivedAtMs: numberOf(row.received_at),
    evaluation: row.evaluation === null ? null : JSON.parse(textOf(row.evaluation)),
    passed: row.passed === null ? null : row.passed === 1,
  }
}
