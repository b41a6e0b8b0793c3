import type { CompiledPolicy, CompiledTopic, PolicyDraft } from '../../domain/policy/compiled.ts'

/** What the compiler's thread is asked. */
export type CompileOrder =
  | { readonly kind: 'policy'; readonly number: number; readonly draft: PolicyDraft }
  | { readonly kind: 'topic'; readonly number: number; readonly sentences: readonly string[] }

/** What the compiler's thread is told. */
export type ToCompiler = CompileOrder | { readonly kind: 'end' }

/** What it answers to one order. */
export type CompileAnswer =
  | { readonly kind: 'policy'; readonly number: number; readonly artifact: Omit<CompiledPolicy, 'id' | 'madeBy'> }
  | { readonly kind: 'topic'; readonly number: number; readonly artifact: Omit<CompiledTopic, 'id' | 'madeBy'> }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string }

/** What the thread is started with. */
export interface CompilerStart {
  /** File URL of a module that exports `openCompileTools`. */
  readonly toolsUrl: string
  /** One cell that says whether the thread is inside native code: see pool/native-section.ts. */
  readonly cells: SharedArrayBuffer
}
