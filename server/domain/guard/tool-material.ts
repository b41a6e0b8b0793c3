import type { Turn, TurnRole } from './exchange.ts'
import type { Material } from './material.ts'

/**
 * The tool messages that the next answer will be made from: all behind the last message in which the assistant spoke to
 * the user. An assistant's message before a tool message asked for it, so it ends nothing. Earlier ones were judged when
 * they came, and are history.
 */
export function toolMaterial(turns: readonly Turn[]): readonly Material[] {
  const found: Material[] = []
  for (let index = turns.length - 1; index >= 0; index--) {
    const turn = turns[index]
    const isLast = index === turns.length - 1
    if (turn?.role === 'assistant' && !isLast && turns[index + 1]?.role !== 'tool') break
    if (turn?.role !== 'tool') continue
    const named = { kind: 'tool-message', index, id: null, title: null } as const
    found.unshift({ ...named, text: turn.content, values: null, unread: [] })
  }
  return found
}

/**
 * The places of the tool messages behind the assistant's last message: what its last calls brought. Images are judged in
 * these alone, since reading one takes its time; those of earlier calls were judged when they came.
 */
export function freshToolPlaces(roles: readonly TurnRole[]): readonly number[] {
  const last = roles.length - 1
  const asked = roles.findLastIndex((role, index) => role === 'assistant' && index < last)
  return roles.flatMap((role, index) => (role === 'tool' && index > asked ? [index] : []))
}
