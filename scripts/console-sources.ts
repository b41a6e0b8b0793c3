/** What a build of the console is made from, as patterns under the root of the tree: it is old when one of them changed. */
export const consoleSources = [
  'console/**/*',
  'client/**/*.ts',
  'contract/**/*.ts',
  'package-lock.json',
  'scripts/{build,bundle}-console.ts',
  'scripts/console-sources.ts',
]
