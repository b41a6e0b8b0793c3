import { type Static, Type } from 'typebox'

/** What an answer cost at the service behind the proxy. */
export const UpstreamUse = Type.Object(
  {
    latency_ms: Type.Number({
      description: 'How long this service waited for it; neither judging nor a slow reader counts.',
    }),
    input_tokens: Type.Union([Type.Integer(), Type.Null()], { description: 'Null when the service did not say.' }),
    output_tokens: Type.Union([Type.Integer(), Type.Null()], { description: 'Null when the service did not say.' }),
  },
  {
    description:
      'Extension, only of answers that came through the OpenAI-compatible proxy; of several choices the first has it.',
  },
)

export type UpstreamUse = Static<typeof UpstreamUse>
