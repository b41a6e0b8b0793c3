import { createRequire } from 'node:module'
import { quietLibraries } from '../../quiet-libraries.ts'

// Loaded by a statement, not by an import: imports are run before all statements, and it must be silent before.
quietLibraries()
const library = createRequire(import.meta.url)('onnxruntime-node') as typeof import('onnxruntime-node')

/** The native library that runs networks. This is the only file that may load it (test/architecture.test.ts). */
export const { InferenceSession, Tensor } = library

/** The types of what stands above. */
export type { InferenceSession as Session, Tensor as SessionTensor } from 'onnxruntime-node'
