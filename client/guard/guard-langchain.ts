import { isRecord } from '../is-record.ts'
import type { BodyOf } from '../wire.ts'
import { blockedBy, type GuardOptions } from './guard-chat.ts'
import { knownConversations } from './known-conversations.ts'

/** How to guard what LangChain.js runs; what is blocked always rejects. */
export type LangChainGuardOptions = Omit<GuardOptions, 'whenBlocked'>

type Messages = NonNullable<BodyOf<'evaluateInput'>['messages_history']>

/** Runs whose answer is awaited; of more the oldest is forgotten, and its answer refused, since it names no question. */
const runsMax = 10_000

/** The most documents that one check takes. */
const documentsMax = 100

/**
 * Callbacks for LangChain.js: `model.invoke(messages, { callbacks: [langChainGuard(options)] })`, and the same for chains,
 * agents, tools and retrievers. What goes to a model is judged before it is asked, its answer and its calls of tools before
 * anybody gets them, what a tool returns and a retriever finds as material, before a model reads it. What is blocked rejects
 * the call with `GuardBlocked`; so does, with `RedoubtProblem`, a check that cannot be made. A streamed answer is judged at
 * its end, when its tokens have left: hold it back by `guardStream`, or ask through the proxy.
 */
export function langChainGuard(options: LangChainGuardOptions) {
  const { client, projectId } = options
  const inputs = new Map<string, string>()
  const conversationOf = knownConversations(options)
  const begin = async (messages: Messages, runId: string): Promise<void> => {
    const query = { conversation_id: await conversationOf() }
    let id = ''
    for (const end of endsToJudge(messages)) {
      const body = { messages_history: messages.slice(0, end) }
      const input = await client.call('evaluateInput', { query, body })
      if (!input.is_safe) throw blockedBy(options, 'input', input)
      id = input.input_request.id ?? ''
    }
    if (inputs.size >= runsMax) inputs.delete(inputs.keys().next().value ?? '')
    inputs.set(runId, id)
  }
  const material = async (documents: NonNullable<BodyOf<'check'>['documents']>, text: string): Promise<void> => {
    for (let from = 0; from < documents.length; from += documentsMax) {
      const part = documents.slice(from, from + documentsMax)
      const body = { project_id: projectId, text, documents: part, store: false }
      const reply = await client.call('check', { body })
      if (reply.documents?.some(({ is_safe, status }) => !is_safe || status === 'error')) {
        throw blockedBy(options, 'input', reply)
      }
    }
  }
  return {
    name: 'redoubt-guard',
    /** Without these LangChain would log what is thrown here and go on. */
    raiseError: true,
    awaitHandlers: true,
    async handleChatModelStart(_model: unknown, batches: readonly (readonly unknown[])[], runId: string) {
      for (const batch of batches) await begin(batch.map(messageOf), runId)
    },
    async handleLLMStart(_model: unknown, prompts: readonly string[], runId: string) {
      for (const content of prompts) await begin([{ role: 'user', content }], runId)
    },
    async handleLLMEnd(result: { readonly generations: readonly (readonly unknown[])[] }, runId: string) {
      const input_id = inputs.get(runId)
      inputs.delete(runId)
      const query = { conversation_id: await conversationOf() }
      for (const generation of result.generations.flat()) {
        const output = answerOf(generation)
        if (output === '') continue
        const judged = await client.call('evaluateOutput', { query, body: { input_id: input_id ?? '', output } })
        if (!judged.is_safe) throw blockedBy(options, 'output', judged)
      }
    },
    async handleLLMError(_error: unknown, runId: string) {
      inputs.delete(runId)
    },
    async handleToolEnd(output: unknown) {
      const content = isRecord(output) && 'content' in output ? output.content : output
      const text = typeof content === 'string' ? content : (JSON.stringify(content) ?? '')
      await material(text === '' ? [] : [{ text }], 'What a tool returned')
    },
    async handleRetrieverEnd(found: readonly { readonly pageContent: string; readonly id?: string | undefined }[]) {
      const documents = found
        .filter(({ pageContent }) => pageContent !== '')
        .map(({ pageContent: text, id }) => (id === undefined ? { text } : { text, id }))
      await material(documents, 'What a search found')
    },
  }
}

/**
 * Up to where a history is judged: each message of a human that nobody has answered, and whatever stands last. An
 * assistant's message in the last place is the beginning of an answer, so it ends nothing.
 */
function endsToJudge(messages: Messages): readonly number[] {
  const answered = messages.slice(0, -1).findLastIndex(({ role }) => role === 'assistant')
  return messages.flatMap(({ role }, at) => {
    const isOpen = role === 'user' && at > answered
    return isOpen || at === messages.length - 1 ? [at + 1] : []
  })
}

const roles: Readonly<Record<string, Messages[number]['role']>> = {
  human: 'user',
  ai: 'assistant',
  system: 'system',
  developer: 'developer',
  tool: 'tool',
  function: 'function',
}

/** A message of LangChain in the form of the OpenAI protocol. */
function messageOf(message: unknown): Messages[number] {
  const { content, type, tool_calls } = isRecord(message) ? message : {}
  const calls = Array.isArray(tool_calls) ? tool_calls.map(callOf) : []
  return {
    role: roles[String(type)] ?? 'user',
    content: content as Messages[number]['content'],
    ...(calls.length > 0 && { tool_calls: calls }),
  } as Messages[number]
}

function callOf(call: unknown) {
  const { id, name, args } = isRecord(call) ? call : {}
  return { id: String(id ?? ''), type: 'function', function: { name: String(name), arguments: JSON.stringify(args) } }
}

/** The text of an answer with its calls of tools, which are judged like text, also those that nobody could read. */
function answerOf(generation: unknown): string {
  const { text, message } = isRecord(generation) ? generation : {}
  const { content, tool_calls: calls, invalid_tool_calls: broken } = isRecord(message) ? message : {}
  const told = [calls, broken].flatMap((list) => (Array.isArray(list) ? list.map(wordsOfCall) : []))
  return [textOf(content) || String(text ?? ''), ...told].filter((part) => part !== '').join('\n')
}

/** What a content says: itself, or its texts and refusals as they are shown, one behind the other. */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : ''
  const texts = content.flatMap((block) => (isRecord(block) ? [block.text, block.refusal] : [block]))
  return texts.filter((text) => typeof text === 'string').join('')
}

/** The arguments of a broken call are the text that the model wrote. */
function wordsOfCall(call: unknown): string {
  const { name, args } = isRecord(call) ? call : {}
  const said = typeof args === 'string' ? args : JSON.stringify(args)
  return [name, said].filter((part) => typeof part === 'string').join(' ')
}
