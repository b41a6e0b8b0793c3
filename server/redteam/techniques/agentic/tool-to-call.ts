import { unknownTool } from '../../wordings/reactions.ts'
import type { AttemptConversation } from '../multi-turn/conversation.ts'

/**
 * The tool to have called in this turn: one that the policy's checks forbid, else one that the target named, else one that
 * another policy's checks forbid; each in turn.
 */
export function toolToCall({ attempt, language, turn }: AttemptConversation): string {
  const { policy, profile, scenario } = attempt
  const lists = [policy.checks.forbiddenTools, profile.tools, scenario.checks.forbiddenTools]
  const tools = [...new Set(lists.find((list) => list.length > 0) ?? [])].filter((name) => name.trim() !== '')
  return tools[(attempt.tryIndex + turn) % tools.length] ?? unknownTool[language]
}
