import { readBackground, readBackgroundVersion } from './detectors/compile/background.ts'
import { compilerVersion } from './detectors/compile/compile-policy.ts'
import type { OpenCompileTools } from './detectors/compile/compile-thread.ts'
import { readPolicyFusion } from './detectors/compile/policy-fusion.ts'
import { loadEncoder } from './models/encoder/load-encoder.ts'
import { readEncoderVersions } from './models/encoder/model-files.ts'

/** What compiling needs: the committed encoder and its background. The compiler's thread loads this module by its URL. */
export const openCompileTools: OpenCompileTools = async ({ uninterrupted }) => {
  const encoder = await loadEncoder({ uninterrupted })
  const background = readBackground(encoder.identity.version)
  const { identity, pairsVersion } = encoder
  const fusion = readPolicyFusion({ encoder: identity.version, pairs: pairsVersion, background: background.version })
  return { encoder, background, fusion }
}

/**
 * Version of what is compiled: another encoder, background or compiler makes all of it anew. Rejects with a plain message
 * when the files do not belong together.
 */
export async function guardCompilerVersion(): Promise<string> {
  const { version: encoder, pairsVersion: pairs } = await readEncoderVersions()
  const background = readBackgroundVersion(encoder)
  // The hash of the weights stands for the network for pairs as well.
  const fusion = readPolicyFusion({ encoder, pairs, background })
  return `compiler-${compilerVersion}+${encoder}+background-${background}+fusion-${fusion.version}`
}
