/**
 * A chatbot of the older generation, unchanged: its own paths, its own names, roles `user` and `system` only.
 *
 *   REDOUBT_API_KEY=… node examples/legacy-chatbot.ts <address> <client id>
 *
 * The client id is the id of a project. `allowed` follows the project's unsafe topics; `metricResults` are its output
 * policies.
 */
import { createInterface } from 'node:readline/promises'

/** What the chatbot needs to know. */
export interface ChatbotOptions {
  /** Where the service listens. */
  readonly address: string
  /** A key with the permission `guard`. */
  readonly apiKey: string
  /** The id of a project. */
  readonly clientId: string
  /** Makes the answer. */
  readonly answer: (text: string) => Promise<string>
}

/** A turn as the older generation takes it: the chatbot is `system`. */
export interface ChatbotMessage {
  readonly role: 'user' | 'system'
  readonly content: string
}

/** What the chatbot says, and what it was told about both texts. */
export interface ChatbotReply {
  readonly text: string
  readonly allowed: boolean
  /** Topics that the message came near to, best sentence of each. */
  readonly topics: readonly { readonly topic: string; readonly state: string; readonly similarity: number }[]
  /** Names of the output policies that the answer violates. */
  readonly issues: readonly string[]
}

/** Opens a conversation and returns how to talk in it. */
export async function openChatbot(options: ChatbotOptions): Promise<(text: string) => Promise<ChatbotReply>> {
  const { id } = await post<{ id: string }>(options, 'conversations', { clientId: options.clientId }, { name: null })
  const history: ChatbotMessage[] = []
  return async (text) => {
    history.push({ role: 'user', content: text })
    const input = await post<InputReply>(
      options,
      'safeguard/input',
      { conversationId: id },
      { messageHistory: history },
    )
    const topics = input.result.map(({ topic, state, sentences }) => ({
      topic,
      state,
      similarity: Math.max(0, ...sentences.map(({ similarity }) => similarity)),
    }))
    const answer = input.allowed ? await options.answer(text) : 'Let us talk about something else.'
    history.push({ role: 'system', content: answer })
    if (!input.allowed) return { text: answer, allowed: false, topics, issues: [] }
    const body = { inputId: input.original.id, output: answer }
    const output = await post<OutputReply>(options, 'safeguard/output', { conversationId: id }, body)
    const issues = output.metricResults.filter(({ isIssue }) => isIssue).map(({ metric }) => metric.name)
    return { text: issues.length > 0 ? 'I would rather not say.' : answer, allowed: true, topics, issues }
  }
}

interface InputReply {
  readonly original: { readonly id: string }
  readonly allowed: boolean
  readonly result: readonly {
    readonly topic: string
    readonly state: string
    readonly sentences: readonly { readonly similarity: number }[]
  }[]
}

interface OutputReply {
  readonly metricResults: readonly { readonly isIssue: boolean; readonly metric: { readonly name: string } }[]
}

async function post<Reply>(
  { address, apiKey }: ChatbotOptions,
  path: string,
  query: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Reply> {
  const response = await fetch(`${address}/public/${path}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

if (import.meta.main) {
  const [address, clientId] = process.argv.slice(2)
  const apiKey = process.env.REDOUBT_API_KEY
  if (!address || !clientId || !apiKey) {
    console.error('usage: REDOUBT_API_KEY=… node examples/legacy-chatbot.ts <address> <client id>')
    process.exit(1)
  }
  const talk = await openChatbot({ address, clientId, apiKey, answer: async (text) => `You said: ${text}` })
  for await (const line of createInterface({ input: process.stdin })) console.log((await talk(line)).text)
}
