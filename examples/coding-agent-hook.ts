/**
 * A hook for a coding agent: checks each prompt before the agent works on it and each answer before a person sees it.
 *
 *   echo '{"session_id": "s-1", "prompt": "…"}' | REDOUBT_API_KEY=… node examples/coding-agent-hook.ts <address> <project id> <cache file>
 *   echo '{"session_id": "s-1", "answer": "…"}' | …
 *
 * Ends with 0 when it may go on and with 2, the reason on standard error, when it may not. The agent's session is the
 * linked id, so every process of a session, on every machine, finds the same conversation. Conversation ids never
 * become invalid: the cache file keeps them for ever and the service is asked once a session.
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'

/** What the hook needs to know. */
export interface HookOptions {
  /** Where the service listens. */
  readonly address: string
  /** A key with the permission `guard`. */
  readonly apiKey: string
  readonly projectId: string
  /** A JSON file that this hook alone writes. */
  readonly cacheFile: string
}

/** Whether the agent may go on; else what to tell the person. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

interface Verdict {
  readonly is_safe: boolean
  readonly input_request?: { readonly id: string }
  readonly security_guardrail_results?: {
    readonly is_safe: boolean
    readonly security_violation_message: string | null
  }
  readonly policies_guardrail_results?: {
    readonly policies: readonly {
      readonly name: string
      readonly is_safe: boolean
      readonly policy_violation_message: string | null
    }[]
  }
}

interface Session {
  readonly conversationId: string
  /** The prompt that the next answer belongs to. */
  readonly inputId: string | null
}

/** Checks a prompt. Rejects when the service does not answer within 15 s; whoever calls decides what that means. */
export async function checkPrompt(options: HookOptions, sessionId: string, prompt: string): Promise<Decision> {
  const { conversationId } = await sessionOf(options, sessionId)
  const verdict = await post<Verdict>(
    options,
    '/input_guardrails',
    { conversation_id: conversationId },
    {
      messages_history: [{ role: 'user', content: prompt }],
    },
  )
  await remember(options, sessionId, { conversationId, inputId: verdict.input_request?.id ?? null })
  return decisionOf(verdict)
}

/** Checks the answer to the session's last prompt. */
export async function checkAnswer(options: HookOptions, sessionId: string, answer: string): Promise<Decision> {
  const { conversationId, inputId } = await sessionOf(options, sessionId)
  if (inputId === null) throw new Error('Check the prompt before its answer.')
  const body = { input_id: inputId, output: answer }
  return decisionOf(await post<Verdict>(options, '/output_guardrails', { conversation_id: conversationId }, body))
}

function decisionOf({
  is_safe,
  security_guardrail_results: security,
  policies_guardrail_results: policies,
}: Verdict): Decision {
  if (is_safe) return { allowed: true }
  if (security && !security.is_safe) {
    return { allowed: false, reason: security.security_violation_message ?? 'This looks like an attack.' }
  }
  const violated = policies?.policies.find((policy) => !policy.is_safe)
  return { allowed: false, reason: violated?.policy_violation_message ?? `Against the policy "${violated?.name}".` }
}

async function sessionOf(options: HookOptions, sessionId: string): Promise<Session> {
  const known = (await readCache(options))[sessionId]
  if (known) return known
  const query = { project_id: options.projectId, conversation_linked_id: sessionId }
  const { id } = await post<{ id: string }>(options, '/conversation_linked', query, {
    name: `Session ${sessionId}`.slice(0, 200),
  })
  const session = { conversationId: id, inputId: null }
  await remember(options, sessionId, session)
  return session
}

async function readCache({ cacheFile }: HookOptions): Promise<Record<string, Session>> {
  return JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '{}'))
}

async function remember(options: HookOptions, sessionId: string, session: Session): Promise<void> {
  const fresh = `${options.cacheFile}.${process.pid}`
  await writeFile(fresh, JSON.stringify({ ...(await readCache(options)), [sessionId]: session }))
  await rename(fresh, options.cacheFile)
}

async function post<Reply>(
  { address, apiKey }: HookOptions,
  path: string,
  query: Readonly<Record<string, string>>,
  body: unknown,
): Promise<Reply> {
  const url = new URL(`/public/guard/v1${path}`, address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

if (import.meta.main) {
  const [address, projectId, cacheFile] = process.argv.slice(2)
  const apiKey = process.env.REDOUBT_API_KEY
  if (!address || !projectId || !cacheFile || !apiKey) {
    console.error('usage: REDOUBT_API_KEY=… node examples/coding-agent-hook.ts <address> <project id> <cache file>')
    process.exit(1)
  }
  const options = { address, projectId, cacheFile, apiKey }
  const event = JSON.parse(await text(process.stdin))
  const decision =
    event.prompt === undefined
      ? await checkAnswer(options, event.session_id, event.answer)
      : await checkPrompt(options, event.session_id, event.prompt)
  if (!decision.allowed) {
    console.error(decision.reason)
    process.exitCode = 2
  }
}
