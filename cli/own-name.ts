/** Whether this is the package of the command line, which is compiled, and not a checkout. */
export const isPackaged = !import.meta.url.endsWith('.ts')

/**
 * How this program is called from where it runs: in a checkout by its file, installed as a package by its name. Never by
 * `npx`, which would fetch and run a package of somebody else's that bears the name, wherever ours is not installed.
 */
export const ownName = isPackaged ? 'redoubt' : 'node cli/redoubt.mjs'
