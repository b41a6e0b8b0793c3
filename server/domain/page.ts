/** A page of a list. */
export interface Page<Item> {
  readonly total: number
  readonly offset: number
  readonly limit: number
  readonly items: readonly Item[]
}

/** Which part of a list is wanted. */
export interface PageRequest {
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}
