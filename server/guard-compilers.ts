import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backgroundFolder, readBackground } from './detectors/compile/background.ts'
import { compilerVersion } from './detectors/compile/compile-policy.ts'
import type { OpenCompileTools } from './detectors/compile/compile-thread.ts'
import { loadEncoder } from './models/encoder/load-encoder.ts'

/** What compiling needs: the committed encoder and its background. The compiler's thread loads this module by its URL. */
export const openCompileTools: OpenCompileTools = async ({ uninterrupted }) => {
  const encoder = await loadEncoder({ uninterrupted })
  return { encoder, background: readBackground(encoder.identity.version) }
}

/**
 * Version of what is compiled: another encoder, background or compiler makes all of it anew. Throws with a plain message
 * when the files do not belong together.
 */
export function guardCompilerVersion(): string {
  const card = JSON.parse(readFileSync(join(backgroundFolder, 'encoder.json'), 'utf8')) as {
    readonly version: string
    readonly sha256: string
  }
  const encoder = `${card.version}-${card.sha256.slice(0, 12)}`
  const { version } = readBackground(encoder)
  return `compiler-${compilerVersion}+${encoder}+background-${version}`
}
