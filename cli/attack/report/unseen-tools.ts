import type { AttackReport } from './attack-report.ts'

/** Forbidden tools of which the run could see no call: what it says of them is not that they were not called. */
export function unseenToolsOf({ scope, seesToolCalls = true }: AttackReport): readonly string[] {
  return seesToolCalls ? [] : scope.forbiddenTools
}
