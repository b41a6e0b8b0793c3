import { Type } from 'typebox'

/** Refuses NUL, which names and ids may not hold. */
export const withoutNul = '^[^\\u0000]*$'

/** An id that a client sends. A malformed one answers like an unknown one, hence no format here. */
export const GivenId = givenId('An id.')

/** An id that a client sends, with what it is for. */
export function givenId(description: string) {
  return Type.String({ minLength: 1, maxLength: 512, pattern: withoutNul, description })
}

/**
 * Refuses what a name may not hold: control characters, ends of lines, and characters that turn the direction of what
 * follows. Where a name is shown they would write what is not there.
 */
export const withoutControls = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$'

/** A name for people, 1 to 200 UTF-16 units. */
export const Name = Type.String({ minLength: 1, maxLength: 200, pattern: withoutControls })

/** A sentence or a paragraph for people, up to 4,000 UTF-16 units. */
export const Description = Type.String({ maxLength: 4_000, pattern: withoutNul })

/** An id that the service made: a UUIDv7. */
export const Id = Type.String({ format: 'uuid' })

/** ISO 8601 in UTC with milliseconds. */
export const Timestamp = Type.String({ format: 'date-time' })

/** The last change on which a change builds; a change by somebody else since is a conflict. */
export const IfUpdatedAt = Type.String({
  format: 'date-time',
  description:
    'The last change that you know of, as the thing was read: when it was changed since, nothing is changed and the answer is 409 `conflict`. Left out: changes it as it is.',
})

/** A timestamp or null. */
export const NullableTimestamp = Type.Union([Timestamp, Type.Null()])

/** A string or null. */
export const NullableString = Type.Union([Type.String(), Type.Null()])

/** How much a violation matters. */
export const Criticality = Type.Unsafe<'low' | 'medium' | 'high' | 'critical'>({
  type: 'string',
  enum: ['low', 'medium', 'high', 'critical'],
})

/** Whether all checks complete (`normal`) or the first blocking result answers (`fast`). */
export const ExecutionMode = Type.Unsafe<'normal' | 'fast'>({ type: 'string', enum: ['normal', 'fast'] })

/** Where a list starts. */
export const Offset = Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0 })

/** How many items a list returns at most. */
export const Limit = Type.Integer({ minimum: 1, maximum: 500, default: 50 })
