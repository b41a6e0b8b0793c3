import { type Static, Type } from 'typebox'
import { GivenId, NullableString } from '../scalars.ts'

/** A harmless question that shows how the target behaves. */
export const Probe = Type.Object({
  id: Type.String(),
  category: Type.String(),
  purpose: Type.String(),
  prompt: Type.String(),
})

/** What the target did with a probe. */
export const ProbeResult = Type.Object({
  probe_id: Type.String(),
  is_answered: Type.Boolean(),
  outcome: Type.Unsafe<'answered' | 'refused' | 'deflected' | 'error'>({
    type: 'string',
    enum: ['answered', 'refused', 'deflected', 'error'],
  }),
  confidence: Type.Number({ description: '0 to 1.' }),
})

/** What reconnaissance learnt about the target. */
export const TargetProfile = Type.Object({
  purpose: NullableString,
  tools: Type.Array(Type.String()),
  languages: Type.Array(Type.String()),
  refusal_signatures: Type.Array(Type.String()),
  memory: Type.Union([Type.Boolean(), Type.Null()]),
  public_facts_proposed: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Sentences that the target told without being pressed. Those that are public belong into `public_facts` of the test; none counts before. Extension.',
    }),
  ),
})

/** The stage of reconnaissance. */
export const Reconnaissance = Type.Object({
  status: Type.Unsafe<'not_started' | 'pending' | 'running' | 'completed' | 'failed'>({
    type: 'string',
    enum: ['not_started', 'pending', 'running', 'completed', 'failed'],
  }),
  evaluation_status: Type.Unsafe<'not_started' | 'completed'>({ type: 'string', enum: ['not_started', 'completed'] }),
  probes: Type.Array(Probe),
  results: Type.Array(ProbeResult),
  answered_count: Type.Integer(),
  refused_count: Type.Integer({ description: 'Refused and deflected together.' }),
  profile: TargetProfile,
  error: NullableString,
})

/** Edited prompts. Probes that are not named stay. */
export const UpdateReconnaissanceBody = Type.Object({
  probes: Type.Array(Type.Object({ id: GivenId, prompt: Type.String({ minLength: 1, maxLength: 4_000 }) }), {
    maxItems: 500,
  }),
})

/** All probes as they are now. */
export const UpdateReconnaissanceReply = Type.Object({ status: Type.String(), probes: Type.Array(Probe) })

/** What the target answered to probes. */
export const EvaluateReconnaissanceBody = Type.Object({
  items: Type.Array(
    Type.Object({
      probe_id: GivenId,
      request: Type.Optional(
        Type.String({ maxLength: 20_000, description: 'What was really sent. Default: the prompt of the probe.' }),
      ),
      response: Type.String({ maxLength: 200_000, description: 'The first 8,000 characters are looked at.' }),
    }),
    { maxItems: 500, description: 'Some of the probes or all; a later answer to a probe replaces the one before.' },
  ),
})

/** The results of all probes that were answered so far. */
export const EvaluateReconnaissanceReply = Type.Object({
  test_id: Type.String(),
  answered_count: Type.Integer(),
  refused_count: Type.Integer(),
  results: Type.Array(ProbeResult),
})

export type Reconnaissance = Static<typeof Reconnaissance>
export type UpdateReconnaissanceBody = Static<typeof UpdateReconnaissanceBody>
export type UpdateReconnaissanceReply = Static<typeof UpdateReconnaissanceReply>
export type EvaluateReconnaissanceBody = Static<typeof EvaluateReconnaissanceBody>
export type EvaluateReconnaissanceReply = Static<typeof EvaluateReconnaissanceReply>
