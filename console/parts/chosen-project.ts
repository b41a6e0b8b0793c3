/** Which project is shown. */
export interface ChosenProject<Project> {
  /** Null = none is in use, or the one that is named is not among them. */
  readonly project: Project | null
  /** The project that is named, also when it is not there, else the one that is shown; null = none is in use. */
  readonly chosenId: string | null
}

/**
 * The project that is named: another one never stands for it. When none is named the one that somebody was in last, and where that
 * one is not there any more, the first. Nothing before they were read.
 */
export function chosenProject<Project extends { readonly id: string }>(
  projects: readonly Project[] | undefined,
  named: string | undefined,
  last?: string,
): ChosenProject<Project> {
  const [first] = projects ?? []
  if (projects === undefined || first === undefined) return { project: null, chosenId: null }
  const withId = (wanted: string | undefined) => projects.find(({ id }) => id === wanted)
  const project = named === undefined ? (withId(last) ?? first) : (withId(named) ?? null)
  return { project, chosenId: named ?? project?.id ?? null }
}
