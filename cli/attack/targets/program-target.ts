import { type ChildProcess, spawn } from 'node:child_process'
import { type AttackTarget, TargetError, type TargetPrompt } from '../../../client/attack/attack-target.ts'
import { readToolCalls } from './tool-calls.ts'

/** A target that is a program: one JSON object a line on its standard input and output. */
export interface ProgramTargetConfig {
  readonly type: 'program'
  /** The program and its arguments; no shell is involved. Paths are relative to the config. */
  readonly command: readonly string[]
  /** How often a program that died is started again in a row. Default: 5. */
  readonly restarts?: number
}

/** A program that is kept running. */
export interface ProgramTarget {
  readonly answer: AttackTarget
  /** Ends the program; one that does not heed it within 2 s is killed. */
  close(): Promise<void>
}

/** Where and with what a program runs. */
export interface ProgramScope {
  /** Where it runs. */
  readonly folder: string
  /** Its whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Covers what its notices must not tell. Default: nothing. */
  readonly hide?: (text: string) => string
}

interface Waiting {
  readonly resolve: (line: Readonly<Record<string, unknown>>) => void
  readonly reject: (error: TargetError) => void
}

interface Running {
  readonly child: ChildProcess
  readonly waiting: Map<string, Waiting>
  readonly ended: Promise<void>
}

const lineUnitsMax = 8 * 1024 * 1024
/** What is kept of notices; the last `noticeMax` units are told, cut after secrets are hidden. */
const noticeKeptMax = 20_000
const noticeMax = 500
const killAfterMs = 2_000

/**
 * Opens a program. It gets `{"id", "prompt", "messages", "conversation_id", "images"?, "plant"?}` and answers, in any order, `{"id", "text",
 * "tool_calls"?}` or `{"id", "error"}`. When it dies, what waits for it fails (and may be tried again) and the next
 * prompt starts it anew, until it died `restarts` times without an answer in between.
 */
export function programTarget(config: ProgramTargetConfig, scope: ProgramScope): ProgramTarget {
  const restartsMax = config.restarts ?? 5
  let running: Running | null = null
  let deaths = 0
  let nextId = 0
  const current = (): Running => {
    if (running !== null) return running
    if (deaths > restartsMax) {
      throw new TargetError(`The program ended ${deaths} times; it is not started again.`, { isUnreachable: true })
    }
    const started = start(config.command, scope, {
      onAnswer: () => {
        deaths = 0
      },
      onEnd: () => {
        deaths += 1
        running = null
      },
    })
    running = started
    return started
  }
  return {
    async answer(prompt) {
      const program = current()
      nextId += 1
      return readAnswer(await ask(program, String(nextId), prompt))
    },
    async close() {
      if (running === null) return
      const { child, ended } = running
      child.stdin?.end()
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
      await ended
      clearTimeout(timer)
    },
  }
}

interface Events {
  onAnswer(): void
  onEnd(): void
}

function start([command = '', ...words]: readonly string[], scope: ProgramScope, events: Events): Running {
  const { folder, env, hide = (text) => text } = scope
  const child = spawn(command, words, { cwd: folder, env: { ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  const waiting = new Map<string, Waiting>()
  let notices = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    notices = (notices + text).slice(-noticeKeptMax)
  })
  // A program that is gone tells so by its end; writing to it then is no further news.
  child.stdin.on('error', () => undefined)
  readLines(child, (line) => {
    const value = parseLine(line)
    const asker = value === null ? undefined : waiting.get(String(value.id))
    if (value === null || asker === undefined) return
    waiting.delete(String(value.id))
    events.onAnswer()
    asker.resolve(value)
  })
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string, isUnreachable: boolean) => {
      events.onEnd()
      const told = hide(notices).trim().slice(-noticeMax)
      const said = told === '' ? '' : ` It said: ${told}`
      const error = new TargetError(`${reason}${said}`, { isTemporary: true, isUnreachable })
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      resolve()
    }
    child.once('error', (error) => end(`The program ${command} does not start: ${error.message}.`, true))
    child.once(
      'close',
      (code, signal) => child.pid !== undefined && end(`The program ended (${signal ?? code}).`, false),
    )
  })
  return { child, waiting, ended }
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
    if (rest.length > lineUnitsMax) child.kill('SIGKILL')
  })
}

/** Lines that are no object are notices of the program's own. */
function parseLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

function ask(
  { child, waiting }: Running,
  id: string,
  prompt: TargetPrompt,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const { signal } = prompt
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      waiting.delete(id)
      reject(signal.reason)
    }
    const done = () => signal.removeEventListener('abort', stop)
    signal.addEventListener('abort', stop, { once: true })
    waiting.set(id, {
      resolve: (line) => {
        done()
        resolve(line)
      },
      reject: (error) => {
        done()
        reject(error)
      },
    })
    const asked = {
      id,
      prompt: prompt.prompt,
      messages: prompt.messages,
      conversation_id: prompt.conversationId,
      ...(prompt.images.length > 0 && { images: prompt.images }),
      ...(prompt.plant !== undefined && { plant: prompt.plant }),
    }
    child.stdin?.write(`${JSON.stringify(asked)}\n`)
  })
}

function readAnswer({ text, tool_calls, error }: Readonly<Record<string, unknown>>) {
  if (typeof error === 'string' && error !== '')
    throw new TargetError(`The program says: ${error.slice(0, noticeKeptMax)}`)
  const toolCalls = readToolCalls(Array.isArray(tool_calls) ? tool_calls : [])
  // A call without words is an answer.
  if ((text === null || text === undefined) && toolCalls.length > 0) return { text: '', toolCalls }
  if (typeof text !== 'string') throw new TargetError('The program answered without text.')
  return { text, toolCalls }
}
