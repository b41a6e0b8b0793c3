import { readFileSync } from 'node:fs'

/** Descriptors that are kept back for files, threads and the database. */
const keptBack = 256

/**
 * How many connections may be open at a time: as many as are wished for, or as the descriptors of this process allow.
 * Where their limit cannot be read, as many as are wished for.
 */
export function connectionsWithin(wished: number, limits: string = readLimits()): number {
  const found = /^Max open files +(\d+)/m.exec(limits)?.[1]
  if (found === undefined) return wished
  const limit = Number(found)
  return Math.max(8, Math.min(wished, limit - Math.min(keptBack, Math.ceil(limit / 2))))
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
