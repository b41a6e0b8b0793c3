import { askTarget, type TargetOutcome } from '../../client/attack/ask-target.ts'
import { hideIn, secretHider } from '../../client/attack/hide-secrets.ts'
import { plainLine } from '../../client/attack/plain-line.ts'
import { systemClock } from '../../client/client-clock.ts'
import type { Environment } from '../../server/config.ts'
import type { ReadConfig } from './config/read-attack-config.ts'
import { openTarget } from './targets/open-target.ts'

/** What a target is tried with: nothing that could harm anybody. */
const harmlessPrompt = 'Hello! What can you help me with?'

/** Asks the target of a config one harmless question. Secrets of the config are covered in what it answers. */
export async function tryTarget(
  { config, folder, secrets }: ReadConfig,
  { env, signal }: { readonly env: Environment; readonly signal: AbortSignal },
): Promise<TargetOutcome> {
  const target = await openTarget(config.target, { env, folder, secrets })
  try {
    const prompt = { prompt: harmlessPrompt, messages: [], images: [], signal }
    const outcome = await askTarget(target.ask, { ...prompt, conversationId: systemClock.newId() }, systemClock)
    return hideIn(outcome, secretHider([...secrets, ...target.secrets]))
  } finally {
    await target.close()
  }
}

/** So much of an answer is shown, in UTF-16 units. */
const shownUnitsMax = 1_000

/** What came of it in lines for people. */
export function triedLines({ text, error, toolCalls }: TargetOutcome): readonly string[] {
  const line = plainLine(text ?? '')
  const shown = line.length > shownUnitsMax ? `${line.slice(0, shownUnitsMax).toWellFormed()}…` : line
  return [
    `asked      ${harmlessPrompt}`,
    text === null ? `no answer  ${error ?? 'unknown'}` : `answered   ${shown || '(nothing: is reply_path right?)'}`,
    ...toolCalls.map(({ name }) => `called     ${plainLine(name)}`),
  ]
}
