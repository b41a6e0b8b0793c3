import { parentPort, workerData } from 'node:worker_threads'
import type { Uninterrupted } from '../../domain/guard/encoder.ts'
import { lowerPriority } from '../pool/lower-priority.ts'
import { createUninterrupted } from '../pool/native-section.ts'
import type { CompileAnswer, CompileOrder, CompilerStart, ToCompiler } from './compile-messages.ts'
import { type CompileTools, compilePolicy, compileTopic } from './compile-policy.ts'

/** Makes what compiling needs, on the thread that it shall run on. */
export type OpenCompileTools = (scope: { readonly uninterrupted: Uninterrupted }) => Promise<CompileTools>

/** Light requests go first; checks share with it. */
const compilerNiceness = 10
lowerPriority(compilerNiceness)

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread only.')
const { toolsUrl, cells }: CompilerStart = workerData
const module: { readonly openCompileTools: OpenCompileTools } = await import(toolsUrl)
const uninterrupted = createUninterrupted({ cells: new Int32Array(cells), index: 0 })
const tools = await module.openCompileTools({ uninterrupted })
let last: Promise<void> = Promise.resolve()
port.on('message', (message: ToCompiler) => {
  if (message.kind === 'end') port.close()
  else last = last.then(async () => port.postMessage(await answer(message)))
})

async function answer(order: CompileOrder): Promise<CompileAnswer> {
  const { number } = order
  try {
    return order.kind === 'policy'
      ? { kind: 'policy', number, artifact: await compilePolicy(tools, order.draft) }
      : { kind: 'topic', number, artifact: await compileTopic(tools, order.sentences) }
  } catch (error) {
    // Only the kind of error is told: its message may quote the owner's texts.
    return { kind: 'failed', number, reason: error instanceof Error ? error.name : 'unknown error' }
  }
}
