import type { CommandEntry } from './command.ts'

/** The commands that ask a service over HTTP or work on files: all that the package of the command line holds. */
export const remoteCommands: readonly CommandEntry[] = [
  { name: 'init', load: async () => (await import('./commands/init.ts')).init },
  { name: 'attack', load: async () => (await import('./commands/attack.ts')).attack },
  { name: 'review', load: async () => (await import('./commands/review.ts')).review },
  { name: 'show', load: async () => (await import('./commands/show.ts')).show },
  { name: 'compare', load: async () => (await import('./commands/compare.ts')).compare },
  { name: 'verify', load: async () => (await import('./commands/verify.ts')).verify },
  { name: 'signing-keys', load: async () => (await import('./commands/signing-keys.ts')).signingKeys },
  { name: 'export', load: async () => (await import('./commands/export.ts')).exportTest },
  { name: 'techniques', load: async () => (await import('./commands/techniques.ts')).techniques },
  { name: 'check', load: async () => (await import('./commands/check.ts')).check },
  { name: 'calibrate', load: async () => (await import('./commands/calibrate.ts')).calibrate },
  // The longer name first: the first that fits is called.
  { name: 'mcp guard', load: async () => (await import('./commands/mcp-guard.ts')).mcpGuard },
  { name: 'mcp', load: async () => (await import('./commands/mcp.ts')).mcp },
]
