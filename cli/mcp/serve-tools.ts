import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { RedoubtClient } from '../../client/create-client.ts'
import { check } from '../../client/guard/check-text.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { BodyOf } from '../../client/wire.ts'
import { checkAnswer, explainAnswer } from './tool-answers.ts'

/** An MCP server over the service. */
export interface ServeToolsOptions {
  readonly client: RedoubtClient
  /** Of this program, told to the client. */
  readonly version: string
  /** Whose guardrails judge; undefined = the sample project. */
  readonly projectId: string | undefined
  readonly input: Readable
  readonly output: Writable
}

interface ToolInput {
  readonly text: string
  readonly output?: string
  readonly documents?: NonNullable<BodyOf<'check'>['documents']>
}

const text = (description: string) => ({ type: 'string', maxLength: 1_000_000, description }) as const
const inputSchema = fromJsonSchema<ToolInput>({
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: { ...text('What the user wrote.'), minLength: 1 },
    output: text('What the LLM answered to it; judged too.'),
    documents: {
      type: 'array',
      maxItems: 100,
      description:
        'What a search or a tool returned, judged for orders planted in it. Each with one of text, html and markdown.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: text('Yours; it comes back.'),
          text: text('Plain text.'),
          html: text('HTML.'),
          markdown: text('Markdown.'),
        },
      },
    },
  },
})

const annotations = { readOnlyHint: true, openWorldHint: false, destructiveHint: false }

/** Serves the tools `check` and `explain` over stdio until the client is gone. */
export async function serveTools({ client, version, projectId, input, output }: ServeToolsOptions): Promise<void> {
  const ask = async ({ text, output: answered, documents }: ToolInput, signal: AbortSignal) => {
    const body = {
      text,
      ...(answered !== undefined && { output: answered }),
      ...(documents !== undefined && { documents }),
      ...(projectId !== undefined && { project_id: projectId }),
    }
    return check(client, body, { signal, retries: 2 })
  }
  const create = () => {
    const server = new McpServer({ name: 'redoubt', version })
    server.registerTool(
      'check',
      { title: 'Check a text', description: checkMeaning, inputSchema, annotations },
      (given, { mcpReq }) => told(async () => checkAnswer(await ask(given, mcpReq.signal))),
    )
    server.registerTool(
      'explain',
      { title: 'Explain a verdict', description: explainMeaning, inputSchema, annotations },
      (given, { mcpReq }) => told(async () => explainAnswer(given, await ask(given, mcpReq.signal))),
    )
    return server
  }
  const over = once(input, 'close')
  const handle = serveStdio(create, { transport: new StdioServerTransport(input, output) })
  await over
  await handle.close()
}

const checkMeaning =
  'Says whether a message to an LLM, its answer, and documents beside it are safe: prompt injection, jailbreaks, orders planted in documents, and the policies of the project. A check that could not be made is an error, never a verdict.'
const explainMeaning =
  'The same check, with everything that speaks for the verdict: each guardrail with value, threshold and reason, the places in the text, what ran and what was not judged.'

/** A check that cannot be made is told as an error, so that nobody takes it for a verdict. */
async function told(answer: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await answer() }] }
  } catch (error) {
    if (!(error instanceof RedoubtProblem)) throw error
    return { content: [{ type: 'text' as const, text: `Not judged: ${error.message}` }], isError: true }
  }
}
