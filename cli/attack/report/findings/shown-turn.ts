import type { Breach, BreachTurn } from '../attack-report.ts'

/** The exchange that stands for a breach where there is room for one: that in which it was found, else the last. */
export function shownTurn({ turns }: Pick<Breach, 'turns'>): BreachTurn | undefined {
  return turns.find(({ isBreach }) => isBreach) ?? turns.at(-1)
}

/** A call of a tool as people read it. */
export function callText({ name, arguments: given }: BreachTurn['toolCalls'][number]): string {
  return `${name}(${given})`
}
