/** A page of a list. */
export interface Page<Item> {
  /** Of all pages. */
  readonly total: number
  /** Place of the first item in the whole list, from 0. */
  readonly offset: number
  /** Items asked for; the last page may hold fewer. */
  readonly limit: number
  /** In the order of the list. */
  readonly items: readonly Item[]
}

/** Which part of a list is wanted. */
export interface PageRequest {
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}
