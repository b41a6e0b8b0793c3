/** The operations whose replies show a project, or follow from its settings: to be read again when one changed. */
export const projectReaders = ['readProject', 'listProjects', 'readOperatingPoints'] as const
