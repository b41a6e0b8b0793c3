import { readBackground } from './detectors/compile/background.ts'
import { compilerVersion } from './detectors/compile/compile-policy.ts'
import type { OpenCompileTools } from './detectors/compile/compile-thread.ts'
import { loadEncoder } from './models/encoder/load-encoder.ts'
import { readEncoderVersion } from './models/encoder/model-files.ts'

/** What compiling needs: the committed encoder and its background. The compiler's thread loads this module by its URL. */
export const openCompileTools: OpenCompileTools = async ({ uninterrupted }) => {
  const encoder = await loadEncoder({ uninterrupted })
  return { encoder, background: readBackground(encoder.identity.version) }
}

/**
 * Version of what is compiled: another encoder, background or compiler makes all of it anew. Rejects with a plain message
 * when the files do not belong together.
 */
export async function guardCompilerVersion(): Promise<string> {
  const encoder = await readEncoderVersion()
  const { version } = readBackground(encoder)
  return `compiler-${compilerVersion}+${encoder}+background-${version}`
}
