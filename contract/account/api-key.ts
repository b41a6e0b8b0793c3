import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { GivenId, Id, Name, NullableTimestamp, Timestamp } from '../scalars.ts'

/** What a key may do. */
export const Permission = Type.Unsafe<'guard' | 'redteam' | 'manage' | 'admin'>({
  type: 'string',
  enum: ['guard', 'redteam', 'manage', 'admin'],
  description: '`guard`: checks and monitoring. `redteam`: tests. `manage`: configuration. `admin`: organizations.',
})

/** A new key. */
export const CreateApiKeyBody = Type.Object({
  name: Name,
  permissions: Type.Array(Permission, {
    minItems: 1,
    maxItems: 10,
    description: 'At most those of the key that asks.',
  }),
  project_ids: Type.Optional(
    Type.Array(GivenId, {
      minItems: 1,
      maxItems: 100,
      description:
        'Binds the key to these projects: nothing else of the organization is there for it. Default: those of the key that asks, which are all of them when it is bound to none.',
    }),
  ),
  expires_at: Type.Optional(
    Type.Union([Timestamp, Type.Null()], {
      description:
        'The first moment at which it no longer works, at most that of the key that asks. Default: that of the key that asks, which is never when it has none.',
    }),
  ),
})

/** How a key is rotated. */
export const RotateApiKeyBody = Type.Object({
  grace_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_592_000,
      default: 86_400,
      description: 'How long the old key goes on working; at most 30 days, and no longer than it would have.',
    }),
  ),
})

const apiKeyFields = {
  id: Id,
  name: Type.String(),
  prefix: Type.String({ description: 'Its first characters, to recognise it by.' }),
  permissions: Type.Array(Permission),
  project_ids: Type.Union([Type.Array(Id), Type.Null()], {
    description: 'The projects to which it is bound; null = all of the organization.',
  }),
  created_at: Timestamp,
  expires_at: NullableTimestamp,
  revoked_at: NullableTimestamp,
  last_used_at: Type.Union([Timestamp, Type.Null()], { description: 'Accurate to about a minute.' }),
}

/** A key as it is kept: without the key itself. */
export const ApiKey = Type.Object(apiKeyFields)

const key = Type.Union([Type.String(), Type.Null()], {
  description:
    'The key itself, shown this once: it is kept as a hash only. Null in the repetition of a request (`Idempotency-Key`), whose first reply showed it; rotate the key when that reply was lost.',
})

/** A new key with the key itself. */
export const IssuedApiKey = Type.Object({ ...apiKeyFields, key })

/** A new key and the one that it replaces. */
export const RotatedApiKey = Type.Object({ ...apiKeyFields, key, replaced: ApiKey })

/** A page of keys. */
export const ApiKeyList = listOf(ApiKey)

/** Which key. */
export const ApiKeyParams = Type.Object({ id: GivenId })

export type Permission = Static<typeof Permission>
export type CreateApiKeyBody = Static<typeof CreateApiKeyBody>
export type RotateApiKeyBody = Static<typeof RotateApiKeyBody>
export type ApiKey = Static<typeof ApiKey>
export type IssuedApiKey = Static<typeof IssuedApiKey>
export type RotatedApiKey = Static<typeof RotatedApiKey>
export type ApiKeyList = Static<typeof ApiKeyList>
export type ApiKeyParams = Static<typeof ApiKeyParams>
