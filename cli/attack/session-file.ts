import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type SessionMemory, sessionMemory } from './targets/session-memory.ts'

/**
 * Sessions of a target that outlive the process: each stands in the file before its answer is uploaded, so that a run that
 * was stopped or killed goes on in the same sessions. They may be worth as much as a password: only the owner can read the
 * file. What is no such line is passed over. `isResumed` false = those of an earlier run are not read.
 */
export function sessionFile(path: string, isResumed: boolean): SessionMemory {
  return sessionMemory(isResumed ? readLines(path) : [], (conversationId, session) => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    // The line end stands first, so that a line which a sudden end has cut off spoils no other.
    appendFileSync(path, `\n${JSON.stringify([conversationId, session])}`, { mode: 0o600 })
  })
}

/** Removes the file: of a run that has ended, or that another one takes the place of. */
export function forgetSessions(path: string): void {
  rmSync(path, { force: true })
}

function readLines(path: string): readonly (readonly [string, string])[] {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line): readonly (readonly [string, string])[] => {
    try {
      const [conversationId, session]: readonly unknown[] = JSON.parse(line)
      return typeof conversationId === 'string' && typeof session === 'string' ? [[conversationId, session]] : []
    } catch {
      return []
    }
  })
}
