/**
 * A chat application that sends its whole history with each turn, and keeps in it what was blocked:
 *
 *   REDOUBT_API_KEY=… node examples/chat-application.ts <address> <project id>
 *
 * talks with an LLM that only echoes. A harmless turn after a blocked one passes: the last message is what is judged.
 */
import { createInterface } from 'node:readline/promises'

/** What the chat needs to know. */
export interface ChatOptions {
  /** Where the service listens. */
  readonly address: string
  /** A key with the permission `guard`. */
  readonly apiKey: string
  readonly projectId: string
  /** What the assistant is told; never shown to the user. */
  readonly systemMessage: string
  /** The LLM. */
  readonly answer: (history: readonly ChatMessage[]) => Promise<string>
}

/** A message as the service and most LLMs take it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** What the user sees. */
export interface ChatReply {
  readonly text: string
  /** What was held back: the user's message, the LLM's answer, or nothing. */
  readonly blocked: 'input' | 'output' | null
}

/** A running chat. */
export interface Chat {
  /** The whole history, blocked texts included. */
  readonly history: readonly ChatMessage[]
  say(text: string): Promise<ChatReply>
}

const refusal = 'Sorry, I cannot help with that.'

/** Opens a conversation. */
export async function openChat(options: ChatOptions): Promise<Chat> {
  const { id } = await post(options, `/conversation?project_id=${options.projectId}`, {})
  const history: ChatMessage[] = [{ role: 'system', content: options.systemMessage }]
  const reply = (text: string, blocked: ChatReply['blocked']): ChatReply => {
    history.push({ role: 'assistant', content: text })
    return { text, blocked }
  }
  return {
    history,
    async say(text) {
      history.push({ role: 'user', content: text })
      const input = await post(options, `/input_guardrails?conversation_id=${id}`, { messages_history: history })
      if (!input.is_safe) return reply(input.security_guardrail_results?.security_violation_message ?? refusal, 'input')
      const answer = await options.answer(history)
      const body = { input_id: input.input_request.id, output: answer }
      const output = await post(options, `/output_guardrails?conversation_id=${id}`, body)
      return output.is_safe ? reply(answer, null) : reply(refusal, 'output')
    },
  }
}

interface Reply {
  readonly id: string
  readonly is_safe: boolean
  readonly input_request: { readonly id: string }
  readonly security_guardrail_results?: { readonly security_violation_message: string | null }
}

async function post({ address, apiKey }: ChatOptions, path: string, body: unknown): Promise<Reply> {
  const response = await fetch(`${address}/public/guard/v1${path}`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

if (import.meta.main) {
  const [address, projectId] = process.argv.slice(2)
  const apiKey = process.env.REDOUBT_API_KEY
  if (!address || !projectId || !apiKey) {
    console.error('usage: REDOUBT_API_KEY=… node examples/chat-application.ts <address> <project id>')
    process.exit(1)
  }
  const chat = await openChat({
    address,
    projectId,
    apiKey,
    systemMessage: 'You are an echo. Answer with what the user said and nothing else.',
    answer: async (history) => `You said: ${history.at(-1)?.content}`,
  })
  for await (const line of createInterface({ input: process.stdin })) {
    const { text, blocked } = await chat.say(line)
    console.log(blocked === null ? text : `[${blocked} blocked] ${text}`)
  }
}
