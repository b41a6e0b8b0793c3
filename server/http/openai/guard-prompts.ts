import { type CompletionsBody, moderationInputsMax } from '../../../contract/openai/inputs.ts'
import { type GuardedExchange, guardExchange } from '../../services/guard/guard-exchange.ts'
import type { ProxyCaller, ProxyScope } from './proxied-request.ts'
import { readInputs } from './read-inputs.ts'

/** The prompts of a request for completions, at most 100. Throws Problem `invalid-request` for anything but texts. */
export function readPrompts({ prompt }: CompletionsBody): readonly string[] {
  return readInputs(prompt, 'prompt', moderationInputsMax)
}

/** How many choices a request asks for: `n` for each of its prompts. */
export function choicesOf({ n = 1 }: CompletionsBody, prompts: readonly string[]): number {
  return n * prompts.length
}

/** Judges prompts together as one input; resolves when it is durable. */
export async function guardPrompts(
  { guard }: ProxyScope,
  { organizationId, projectId, linkedId }: ProxyCaller,
  prompts: readonly string[],
): Promise<{ readonly exchange: GuardedExchange }> {
  const exchange = await guardExchange(guard, {
    organizationId,
    projectId,
    conversation: linkedId === null ? null : { linkedId },
    turns: [{ role: 'user', content: prompts.join('\n\n') }],
    images: [],
    documents: [],
    executionMode: null,
    isStored: true,
  })
  return { exchange }
}
