import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { HeadReading, JudgeTools } from '../../server/redteam/judges/judge.ts'

/** Judge tools that keep what the models said, and can write it down. */
export interface KeptTools {
  readonly tools: JudgeTools
  /** Writes to the file, if one was named. */
  save(): void
}

/**
 * Keeps what the models said: the targets have few answers, and each is read once for each goal. With a file it is kept
 * from run to run; remove the file when the models change.
 */
export function keptTools(tools: JudgeTools, file: string | null = null): KeptTools {
  const known: readonly [string, HeadReading][] =
    file !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const readings = new Map(known)
  return {
    tools: {
      ...tools,
      async readHeads(request) {
        const key = JSON.stringify(request)
        const reading = readings.get(key) ?? (await tools.readHeads(request))
        readings.set(key, reading)
        return reading
      },
    },
    save: () => {
      if (file !== null) writeFileSync(file, JSON.stringify([...readings]))
    },
  }
}
