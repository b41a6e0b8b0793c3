import { type Interval, type Share, shareOf } from './figures/statistics.ts'
import type { Judge } from './judges.ts'

/** One line of a table. */
export interface Line {
  /** The set or the group within it. */
  readonly name: string
  /** Share of texts at or above value 1. */
  readonly reached: Share
  /** Attacks of this line against benign texts of their kind; null where there are none. */
  readonly auc: Interval | null
  readonly f1: Interval | null
}

/** The values of a judge for texts, in their order. */
export type Values = (texts: readonly string[]) => Promise<readonly number[]>

/** The one point of operation at which the security value is measured. */
export const operatingPoint = 1

/** A judge text by text: it computes on this thread, so more at once would only wait. */
export function valuesBy(judge: Judge): Values {
  return async (texts) => {
    const values: number[] = []
    for (const text of texts) values.push(await judge.value(text))
    return values
  }
}

/** The line of a group of values. */
export function lineOf(name: string, values: readonly number[]): Line {
  return { name, reached: shareOf(values.filter(isReached).length, values.length), auc: null, f1: null }
}

/** Whether a value is at or above the point of operation. */
export function isReached(value: number): boolean {
  return value >= operatingPoint
}

/** The lines of the values of each key, in the order in which the keys come first. */
export function linesBy(
  values: readonly number[],
  keyOf: (at: number) => string,
  nameOf: (key: string) => string,
): readonly Line[] {
  return [...Map.groupBy(values.keys(), keyOf)].map(([key, places]) =>
    lineOf(
      nameOf(key),
      places.map((at) => values[at] ?? 0),
    ),
  )
}
