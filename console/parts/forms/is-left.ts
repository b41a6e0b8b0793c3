import type { SearchName } from '../../search.ts'

/** A place as the router has it. */
interface Place {
  readonly pathname: string
  /** Values by their names. */
  readonly search: unknown
}

/** Whether going from one place to another takes away what stands on the page, or what a name in the address keeps there. */
export function isLeft(current: Place, next: Place, heldBy?: SearchName): boolean {
  if (current.pathname !== next.pathname) return true
  return heldBy !== undefined && heldAt(current, heldBy) !== heldAt(next, heldBy)
}

function heldAt({ search }: Place, name: SearchName): unknown {
  return (search as Readonly<Record<string, unknown>>)[name]
}
