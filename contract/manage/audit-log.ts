import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { Id, Timestamp } from '../scalars.ts'

const State = Type.Unknown({
  description:
    'Of a change only the fields that differ; a field of more than 8 KiB as its hash; null when there is nothing.',
})

/** One thing that was done to the configuration. */
export const AuditItem = Type.Object({
  id: Id,
  at: Timestamp,
  actor: Type.String({ description: '`api_key:<id>`, `command line` or `first start`.' }),
  action: Type.String({ description: 'E.g. `project.update`.' }),
  target: Type.String({ description: 'E.g. `project:<id>`.' }),
  before: State,
  after: State,
  sequence: Type.Integer({ description: "Place in the organization's chain, from 1 without gaps." }),
  previous_sha256: Type.String({ description: '`sha256` of the entry before.' }),
  sha256: Type.String({ description: 'Over all other fields and `previous_sha256`.' }),
})

/** A page of the audit log, newest first. */
export const AuditLog = listOf(AuditItem)

export type AuditItem = Static<typeof AuditItem>
export type AuditLog = Static<typeof AuditLog>
