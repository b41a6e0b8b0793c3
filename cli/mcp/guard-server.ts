import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type Message, readMessages } from './json-rpc.ts'
import type { JudgeOptions } from './judge-answer.ts'
import { readBoundedLines } from './read-bounded-lines.ts'
import { relayMessages } from './relay-messages.ts'

/** An MCP server that is run, and who talks to it. */
export interface GuardServerOptions {
  readonly judge: JudgeOptions
  /** Whether arguments of tool calls are judged before the server gets them. */
  readonly judgesArguments: boolean
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** What the server gets of the environment. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly input: Readable
  readonly output: Writable
  /** Told to people, one line at a time. */
  readonly tell: (line: string) => void
  /** Ends the server. */
  readonly signal: AbortSignal
}

/** The longest message in either direction, in bytes. */
const messageBytesMax = 10_000_000
/** How long a server may take to end once nobody talks to it, and once more when it is told, in milliseconds. */
const endMsMax = 3_000

/**
 * Runs an MCP server as a child and stands between it and its client. Resolves with the exit code of the server; 1 when it was ended
 * or does not start. Every request that still waits gets an error then.
 */
export async function guardServer(options: GuardServerOptions): Promise<number> {
  const { input, output, tell, signal } = options
  const [program, ...words] = options.command
  const child = spawn(program, words, { env: options.env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = exitOf(child)
  const relay = relayMessages({ ...options, toClient: lineWriter(output), toServer: lineWriter(child.stdin) })
  const end = () => endChild(child)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()

  const listening = eachMessage(input, (message) => relay.takeFromClient(message), tell)
    .catch((error: unknown) => tell(`the client is read no more: ${textOf(error)}`))
    .finally(end)
  const reading = eachMessage(child.stdout, (message) => relay.takeFromServer(message), tell).catch(
    (error: unknown) => {
      tell(`the server is ended: ${textOf(error)}`)
      child.kill('SIGKILL')
    },
  )
  const exit = await ended
  await reading
  await relay.settle()
  if (exit.isUnexpected) tell(`the server has ended: ${exit.why}`)
  await relay.abandon(`The MCP server has ended: ${exit.why}.`)
  signal.removeEventListener('abort', end)
  input.destroy()
  await listening
  return exit.code
}

async function eachMessage(
  stream: Readable,
  take: (message: Message) => Promise<void>,
  tell: (line: string) => void,
): Promise<void> {
  for await (const line of readBoundedLines(stream, messageBytesMax)) {
    const messages = readMessages(line)
    if (messages === null) tell('left out a line that is no message')
    else for (const message of messages) await take(message)
  }
}

/** Writes messages as lines, each once the one before it was taken: a slow reader slows down whoever writes. */
function lineWriter(stream: Writable): (message: Message) => Promise<void> {
  stream.on('error', () => undefined)
  return (message) =>
    new Promise((resolve) => {
      if (!stream.writable) resolve()
      else stream.write(`${JSON.stringify(message)}\n`, () => resolve())
    })
}

interface Exit {
  readonly code: number
  readonly why: string
  readonly isUnexpected: boolean
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, why: `it does not start: ${error.message}`, isUnexpected: true }))
    child.on('close', (code, signal) => {
      const why = signal === null ? `exit code ${code}` : `signal ${signal}`
      resolve({ code: code ?? 1, why, isUnexpected: code !== 0 })
    })
  })
}

/** Lets it end by itself once its input is over, then tells it to, then ends it. */
function endChild(child: ChildProcess): void {
  child.stdin?.end()
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const told = setTimeout(() => isOver() || child.kill('SIGTERM'), endMsMax)
  const ended = setTimeout(() => isOver() || child.kill('SIGKILL'), 2 * endMsMax)
  child.once('close', () => {
    clearTimeout(told)
    clearTimeout(ended)
  })
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
