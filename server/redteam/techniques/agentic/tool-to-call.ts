import { unknownTool } from '../../wordings/multi-turn-tool-breaker.ts'
import type { Conversation } from '../multi-turn/conversation.ts'

/** The tool to have called in this turn: one that the checks forbid, else one that the target named, each in turn. */
export function toolToCall({ attempt, language, turn }: Conversation): string {
  const forbidden = [...attempt.policy.checks.forbiddenTools, ...attempt.scenario.checks.forbiddenTools]
  const tools = [...new Set(forbidden.length > 0 ? forbidden : attempt.profile.tools)].filter(
    (name) => name.trim() !== '',
  )
  return tools[(attempt.tryIndex + turn) % tools.length] ?? unknownTool[language]
}
