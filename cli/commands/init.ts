import { writeFileSync } from 'node:fs'
import { starterConfig } from '../attack/starter-config.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt init`. */
export const init: Command = {
  name: 'init',
  summary: 'Writes attack.yaml, the commented config of `redoubt attack`. An existing file is left alone.',
  positionals: [],
  options: { file: { value: 'FILE', meaning: 'Another name. Default: attack.yaml.' } },
  examples: ['npx redoubt init', 'npx redoubt init --file shop.yaml'],
  run({ options }, { print }) {
    const file = options.file ?? 'attack.yaml'
    try {
      writeFileSync(file, starterConfig, { flag: 'wx' })
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
      throw new UsageError(isThere ? `${file} exists already.` : `${file} cannot be written.`)
    }
    print(`written: ${file}`)
    print(`Edit target and test in it, then: npx redoubt attack ${file}`)
    return 0
  },
}
