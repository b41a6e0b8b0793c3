import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folders of a program that is watched: what it may write to, and what has to stay empty. */
export interface WatchedFolders {
  /** The data folder of the service. */
  readonly data: string
  /** Where the command line is run and leaves its reports. */
  readonly work: string
  /** What a user's session has, and nothing else: no variable of ours is set. */
  readonly environment: Readonly<Record<string, string>>
  /** Every file and folder that lies in the home and the folder for temporary files. */
  strays(): Promise<readonly string[]>
  remove(): Promise<void>
}

/** A fresh home, all empty. */
export async function createWatchedFolders(): Promise<WatchedFolders> {
  const root = await mkdtemp(join(tmpdir(), 'redoubt-silence-'))
  const [data, work, home, temporary] = ['data', 'work', 'home', 'tmp'].map((name) => join(root, name)) as [
    string,
    string,
    string,
    string,
  ]
  for (const folder of [data, work, home, temporary]) await mkdir(folder, { mode: 0o700 })
  return {
    data,
    work,
    environment: { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: temporary },
    async strays() {
      const found = await Promise.all([home, temporary].map((folder) => readdir(folder, { recursive: true })))
      return found.flat().sort()
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}
