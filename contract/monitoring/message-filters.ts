import { Type } from 'typebox'
import { Criticality } from '../scalars.ts'

/** Filters that the list of messages and the monitoring export share; each narrows what the others keep. */
export const messageFilters = {
  direction: Type.Optional(
    Type.Unsafe<'input' | 'output'>({
      type: 'string',
      enum: ['input', 'output'],
      description: 'Extension: only messages of this side.',
    }),
  ),
  criticality: Type.Optional({
    ...Criticality,
    description:
      'Extension: only messages in which a policy of this criticality was violated; policies in shadow mode do not count.',
  }),
  latency_ms_min: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 3_600_000,
      description: 'Extension: only messages whose check took at least so many milliseconds.',
    }),
  ),
  errors_only: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Extension: only messages of which a check could not be made (`status` is `error`), whatever the failure mode made of them: those that `errors` of the statistics counts.',
    }),
  ),
  security_only: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Extension: only messages that the security guardrail found unsafe.',
    }),
  ),
}
