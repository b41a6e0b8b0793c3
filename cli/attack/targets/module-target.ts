import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AttackTarget, TargetError } from '../../../client/attack/attack-target.ts'
import { readToolCalls } from './tool-calls.ts'

/** A target that is a function in a module. */
export interface ModuleTargetConfig {
  readonly type: 'module'
  /** A TypeScript or JavaScript file, relative to the config, whose default export answers. */
  readonly path: string
}

/** Loads a module and opens its default export. Rejects with `TargetError` when there is none. */
export async function moduleTarget({ path }: ModuleTargetConfig, folder: string): Promise<AttackTarget> {
  const file = resolve(folder, path)
  const loaded = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new TargetError(`${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  })) as { readonly default?: unknown }
  const { default: answer } = loaded
  if (typeof answer !== 'function') throw new TargetError(`${file} has no default export that is a function.`)
  return async (prompt) => {
    const reply: unknown = await (answer as (given: typeof prompt) => unknown)(prompt)
    if (typeof reply === 'string') return reply
    const { text, toolCalls: given } = (reply ?? {}) as { readonly text?: unknown; readonly toolCalls?: unknown }
    const toolCalls = readToolCalls(Array.isArray(given) ? given : [])
    // A call without words is an answer.
    if ((text === null || text === undefined) && toolCalls.length > 0) return { text: '', toolCalls }
    if (typeof text !== 'string') throw new TargetError('The module answered with neither a string nor {text}.')
    return { text, toolCalls }
  }
}
