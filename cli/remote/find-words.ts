import type { Calibration } from '../../contract/calibration/calibration.ts'
import type { ServiceClient } from './service-client.ts'
import type { NamedText } from './show-calibration.ts'

/** The most stored messages whose words are asked for. */
const messagesMax = 40

/** Finds the words of the texts that a calibration names: sent ones in `texts`, stored ones by asking for each message. */
export async function findWords(
  client: ServiceClient,
  { suspects, guardrails }: Calibration,
  texts: readonly string[],
): Promise<(text: NamedText) => string> {
  const named = [...suspects, ...guardrails.flatMap(({ alarming }) => alarming)]
  const ids = new Set(named.flatMap(({ message_id }) => (message_id === null ? [] : [message_id])))
  const byId = new Map<string, string>()
  for (const id of [...ids].slice(0, messagesMax)) byId.set(id, await wordsOfMessage(client, id))
  return ({ index, message_id }) => (message_id === null ? (texts[index ?? 0] ?? '') : (byId.get(message_id) ?? ''))
}

/** Empty where the words were removed, or may not be read. */
async function wordsOfMessage(client: ServiceClient, id: string): Promise<string> {
  const message = (await client.get(`/api/v1/messages/${id}`).catch(() => null)) as { readonly text?: unknown } | null
  return typeof message?.text === 'string' ? message.text : ''
}
