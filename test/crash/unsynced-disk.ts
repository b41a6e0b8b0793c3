import { spawnSync } from 'node:child_process'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder on a disk that forgets at a power cut what was not synced. */
export interface UnsyncedDisk {
  /** Where a process works. */
  readonly folder: string
  /** What that process needs in its environment; `earlySeed` 0 = the disk writes nothing early. */
  env(earlySeed: number): Readonly<Record<string, string>>
  /** After the end of the process: leaves in the folder what the disk held. */
  cutPower(): Promise<void>
  /** Copies what is in the folder to another one. */
  copyTo(target: string): Promise<void>
}

/** Builds `drop-unsynced-writes.c` with the machine's C compiler; throws a plain sentence when there is none. */
export function buildDiskModel(scratch: string): string {
  const library = join(scratch, 'drop-unsynced-writes.so')
  const source = join(import.meta.dirname, 'drop-unsynced-writes.c')
  const flags = ['-shared', '-fPIC', '-O1', '-U_FORTIFY_SOURCE', '-Wall', '-Wextra']
  const built = spawnSync('cc', [...flags, '-o', library, source, '-ldl', '-pthread'], { encoding: 'utf8' })
  if (built.error !== undefined) {
    throw new Error(
      `The power loss test needs a C compiler named cc (${built.error.message}): apt-get install -y gcc libc6-dev`,
    )
  }
  if (built.status !== 0) throw new Error(`drop-unsynced-writes.c does not compile:\n${built.stderr}`)
  return library
}

/** An empty disk below `scratch`, which must be an absolute path without links. */
export async function createUnsyncedDisk(scratch: string, library: string): Promise<UnsyncedDisk> {
  const folder = join(scratch, 'folder')
  const shadow = join(scratch, 'shadow')
  const startAgain = async () => {
    await rm(join(shadow, 'held'), { recursive: true, force: true })
    await mkdir(join(shadow, 'held'), { recursive: true })
  }
  await mkdir(folder, { recursive: true })
  await mkdir(join(shadow, 'disk'), { recursive: true })
  await startAgain()
  return {
    folder,
    env: (earlySeed) => ({
      LD_PRELOAD: library,
      DROP_UNSYNCED_DIRECTORY: folder,
      DROP_UNSYNCED_SHADOW: shadow,
      DROP_UNSYNCED_EARLY_SEED: String(earlySeed),
    }),
    async cutPower() {
      await rm(folder, { recursive: true })
      await cp(join(shadow, 'disk'), folder, { recursive: true })
      await startAgain()
    },
    copyTo: (target) => cp(folder, target, { recursive: true }),
  }
}
