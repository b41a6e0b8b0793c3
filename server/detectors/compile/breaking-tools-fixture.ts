import type { CompileTools } from './compile-policy.ts'
import type { OpenCompileTools } from './compile-thread.ts'

/** Tools that end their thread at the text `break`, and find no words in any other. */
export const openCompileTools: OpenCompileTools = async () => {
  const encoder = {
    windowsOf: (text: string) => (text === 'break' ? process.exit(1) : []),
    encode: async () => [],
  }
  return { encoder, background: {} } as unknown as CompileTools
}
