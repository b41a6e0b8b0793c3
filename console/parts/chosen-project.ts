/** Which project is shown. */
export interface ChosenProject<Project> {
  /** Null = none is in use, or the one that is named is not among them. */
  readonly project: Project | null
  /** The project that is named, also when it is not there, else the first one; null = none is in use. */
  readonly chosenId: string | null
}

/** The project that is named: another one never stands for it. The first one when none is named; nothing before they were read. */
export function chosenProject<Project extends { readonly id: string }>(
  projects: readonly Project[] | undefined,
  named: string | undefined,
): ChosenProject<Project> {
  if (projects === undefined || projects.length === 0) return { project: null, chosenId: null }
  const project = (named === undefined ? projects[0] : projects.find(({ id }) => id === named)) ?? null
  return { project, chosenId: named ?? project?.id ?? null }
}
