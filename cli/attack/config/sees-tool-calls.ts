import type { TargetConfig } from './target-config.ts'

/** Whether a target can show which tools it calls: one behind HTTP only where its config names their place in the reply. */
export function seesToolCalls(target: TargetConfig): boolean {
  return target.type !== 'http' || target.tool_calls_path !== undefined
}

/** What to say where no call of a forbidden tool can be seen; null where calls are seen, or no tool is forbidden. */
export function unseenCalls(target: TargetConfig, forbiddenTools: readonly string[]): string | null {
  if (forbiddenTools.length === 0 || seesToolCalls(target)) return null
  return `no call of ${forbiddenTools.join(', ')} can be seen: the config does not say where calls stand in the reply (target.tool_calls_path)`
}
