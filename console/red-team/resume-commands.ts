import type { Test } from '../../contract/red-team-test/test.ts'

/** What stands in the lines where nobody knows which config the test was made with. */
export const unknownConfigFile = 'path/to/your-attack.yaml'

/**
 * The config that the command line made a test with, as it was named in its folder; null where another client made the test, and
 * where the name is not one that can be pasted into any shell as it stands: it may be somebody else's.
 */
export function configFileOf({ metadata }: Pick<Test, 'metadata'>): string | null {
  const { config_file: file } = metadata as Readonly<Record<string, unknown>>
  return typeof file === 'string' && /^[\w./][\w./+=,-]{0,499}$/.test(file) ? file : null
}

/** Goes on with the latest run of a test that the command line made. */
export function resumeCommand(test: Pick<Test, 'metadata'>): string {
  return `node cli/redoubt.mjs attack ${configFileOf(test) ?? unknownConfigFile} --resume`
}

/** Writes the sealed report of such a test, and verifies it: by the keys of the service, which adds it up again. */
export function sealedReportCommands(test: Pick<Test, 'metadata'>): string {
  return `${resumeCommand(test)} --report html=report.html\nnode cli/redoubt.mjs verify report.html --service`
}
