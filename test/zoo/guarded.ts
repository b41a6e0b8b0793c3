import type { AttackTarget } from '../../client/attack/attack-target.ts'
import type { RedoubtClient } from '../../client/create-client.ts'
import { check } from '../../client/guard/check-text.ts'

const heldBack = 'Sorry, I cannot help with that here.'

/** Puts our own guard before a target: a message or an answer that is not safe is held back. */
export function behindGuard(client: RedoubtClient): (ask: AttackTarget) => AttackTarget {
  return (ask) => async (prompt) => {
    const { signal } = prompt
    const input = await check(client, { text: prompt.prompt, store: false }, { signal })
    if (!input.isSafe) return heldBack
    const answer = await ask(prompt)
    const output = typeof answer === 'string' ? answer : answer.text
    const both = await check(client, { text: prompt.prompt, output, store: false }, { signal })
    return both.isSafe ? answer : heldBack
  }
}
