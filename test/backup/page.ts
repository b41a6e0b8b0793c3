import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '..', '..', 'docs', 'backup-and-upgrade.md')

/** The blocks of commands of the page, by the name behind `sh`. */
export type BlockName = 'embedded-backup' | 'embedded-restore' | 'postgres-backup' | 'postgres-restore' | 'upgrade'

/** The commands of a block as the page shows them. Throws when it has no such block. */
export function blockOf(name: BlockName): string {
  const found = [...readFileSync(page, 'utf8').matchAll(/^```sh ([\w-]+)\n([\s\S]*?)^```$/gm)].find(
    ([, given]) => given === name,
  )
  if (found?.[2] === undefined) throw new Error(`docs/backup-and-upgrade.md has no block \`sh ${name}\`.`)
  return found[2]
}
