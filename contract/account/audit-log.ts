import { type Static, Type } from 'typebox'
import { listOf, PageQuery } from '../list.ts'
import { Id, Timestamp, withoutNul } from '../scalars.ts'

const State = Type.Unknown({
  description:
    'Of a change only the fields that differ; a field of more than 8 KiB as its hash; null when there is nothing.',
})

/** One thing that was done to the configuration. */
export const AuditItem = Type.Object({
  id: Id,
  at: Timestamp,
  actor: Type.String({ description: '`api_key:<id>`, `person:<id>`, `command line` or `first start`.' }),
  person: Type.Union(
    [
      Type.Object({
        subject: Type.String({ description: 'What the identity provider calls the person for ever.' }),
        name: Type.String({ description: 'As it was then.' }),
      }),
      Type.Null(),
    ],
    { description: 'The person behind `person:<id>`; null for any other actor.' },
  ),
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

/** Which entries to list. */
export const ListAuditLogQuery = Type.Object({
  ...PageQuery.properties,
  action: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[a-z_-]+(\\.[a-z_-]+)?$',
      description:
        'What was done, e.g. `project.update`; or its first word alone, e.g. `project`, for all of that kind.',
    }),
  ),
  actor: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: withoutNul,
      description: 'Who did it: `api_key:<id>`, `person:<id>`, `command line` or `first start`.',
    }),
  ),
  target: Type.Optional(
    Type.String({
      maxLength: 600,
      pattern: withoutNul,
      description: 'To what, e.g. `project:<id>`; or its first word alone, e.g. `project`, for all of that kind.',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Only what was done at this moment or later.' })),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Only what was done before this moment.' })),
})

/** With what the log is compared. */
export const VerifyAuditLogQuery = Type.Object({
  noted: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description:
        'A `sha256` that an earlier verification gave and that was kept elsewhere; the log must still hold it.',
    }),
  ),
})

/** What recomputing the chain found. */
export const AuditVerification = Type.Object({
  entries: Type.Integer({ description: 'How many entries are intact, from the first on.' }),
  sha256: Type.String({ description: 'Of the last intact entry; 64 zeros when there is none. Keep it elsewhere.' }),
  fault: Type.Union(
    [
      Type.Object({
        sequence: Type.Integer({ description: 'Place of the entry that is wrong or missing.' }),
        reason: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'Where the chain breaks first; null when all of it is intact.' },
  ),
})

export type AuditItem = Static<typeof AuditItem>
export type AuditLog = Static<typeof AuditLog>
export type AuditVerification = Static<typeof AuditVerification>
