import { renameSync, rmSync } from 'node:fs'

/**
 * Puts the folder `fresh` in the place of `place`, which may be there or not. Each step is one rename, so that whoever looks
 * there finds a whole folder or none, and of several at the same time the last one stays. Both must be on one disk.
 * Throws when others were first too often.
 */
export function replaceFolder(fresh: string, place: string): void {
  for (let attempt = 1; ; attempt++) {
    const old = `${fresh}.old`
    moveIfThere(place, old)
    try {
      renameSync(fresh, place)
      return
    } catch (error) {
      // Somebody else came between both steps.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) || attempt === attemptsMax) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

const attemptsMax = 100

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
