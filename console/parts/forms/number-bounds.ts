/** What a number may be, both ends included. */
export interface NumberBounds {
  /** The least. */
  readonly min: number
  /** The greatest. */
  readonly max: number
}

/** Whether what stands in a field of numbers may be sent; a text is no number. */
export function isWithin(typed: number | string, { min, max }: NumberBounds): boolean {
  return typeof typed === 'number' && typed >= min && typed <= max
}
