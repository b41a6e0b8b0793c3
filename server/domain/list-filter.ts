/** Which projects a list is about. */
export interface HeldFilter {
  /** Only what belongs to these, at most 100; null = to any project. */
  readonly heldProjectIds: readonly string[] | null
}

/** Which projects to list. */
export interface ProjectFilter extends HeldFilter {
  /** False keeps those in use only. */
  readonly includeArchived: boolean
}

/** Which things of projects to list. */
export interface OfProjectFilter extends HeldFilter {
  /** Only those of this one; null = of all. */
  readonly projectId: string | null
}
