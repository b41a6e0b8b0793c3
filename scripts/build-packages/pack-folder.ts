import { join } from 'node:path'
import { runTool } from './run-tool.ts'

/** Packs the package in a folder as npm does; the result is the path of the archive. No script runs, and nothing is fetched. */
export function packFolder(folder: string, out: string): string {
  const printed = runTool(['npm', 'pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', out], folder)
  const [packed] = JSON.parse(printed) as readonly { readonly filename: string }[]
  if (packed === undefined) throw new Error(`npm packed nothing of ${folder}.`)
  return join(out, packed.filename)
}
