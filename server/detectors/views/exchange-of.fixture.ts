import type { Exchange } from '../../domain/guard/exchange.ts'

/** A user's message with nothing said before it. */
export function exchangeOf(text: string, role: Exchange['role'] = 'user'): Exchange {
  return {
    direction: role === 'user' ? 'input' : 'output',
    role,
    text,
    textWithContext: text,
    history: [],
    imageCount: 0,
  }
}
