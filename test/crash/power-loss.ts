import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSurvivors, type Survivors } from './check-survivors.ts'
import { type Recording, type RecordingOptions, recordUntilKilled } from './recording-process.ts'
import { type RandomInteger, seededRandom } from './seeded-random.ts'
import { buildDiskModel, createUnsyncedDisk, type UnsyncedDisk } from './unsynced-disk.ts'

/** How the power loss test runs. */
export interface PowerLossOptions {
  readonly seed: number
  /** Power cuts, at least 1. */
  readonly rounds: number
  /** Takes one line per round. */
  readonly report: (line: string) => void
}

/** Every how many rounds the disk starts empty and the cut comes while the database is being created. */
const freshEvery = 4
/** Rounds in which a weakened store must lose something. */
const controlRoundsMax = 4

/**
 * Cuts the power under a store that records, again and again on the same disk, and checks each time that all that was
 * ever acknowledged is there. Then proves that the test can fail: with a weaker `synchronous` something must be lost.
 * Returns what went wrong, empty when nothing did. Needs a C compiler. About a second per round.
 */
export async function testPowerLoss({ seed, rounds, report }: PowerLossOptions): Promise<readonly string[]> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'redoubt-power-loss-')))
  try {
    const library = buildDiskModel(scratch)
    const random = seededRandom(seed)
    const problems: string[] = []
    let place = await newPlace(scratch, library)
    for (let round = 1; round <= rounds; round += 1) {
      const isFresh = round % freshEvery === 1
      if (isFresh) place = await newPlace(scratch, library)
      const cut = await cutPowerOnce(place, momentOf(random, isFresh), isEven(round) ? random(1, 2 ** 31) : 0)
      report(`power loss ${round}/${rounds}: ${describe(cut)}`)
      problems.push(...cut.survivors.problems.map((problem) => `power loss ${round}: ${problem}`))
    }
    for (const level of ['OFF', 'NORMAL'] as const) {
      problems.push(...(await provesToFail({ level, random, report, create: () => newPlace(scratch, library) })))
    }
    return problems
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

interface Place {
  readonly disk: UnsyncedDisk
  /** A folder for a copy. */
  readonly copy: string
  /** What was told in the rounds on this disk. */
  readonly recordings: Recording[]
}

interface Cut {
  readonly moment: RecordingOptions['killAfter']
  readonly earlySeed: number
  readonly recording: Recording
  readonly survivors: Survivors
  /** Bytes of the database and of its log as the power cut left them. */
  readonly left: { readonly database: number; readonly log: number }
}

async function newPlace(scratch: string, library: string): Promise<Place> {
  const home = await mkdtemp(join(scratch, 'disk-'))
  await mkdir(home, { recursive: true })
  return { disk: await createUnsyncedDisk(home, library), copy: join(home, 'copy'), recordings: [] }
}

function momentOf(random: RandomInteger, isFresh: boolean): RecordingOptions['killAfter'] {
  return isFresh ? { line: 'opening', delayMs: random(0, 400) } : { line: 'kept', delayMs: random(20, 600) }
}

/** Soon, before the log is folded into the database: at that moment alone even synchronous=NORMAL syncs it. */
function controlMoment(random: RandomInteger): RecordingOptions['killAfter'] {
  return { line: 'kept', delayMs: random(10, 100) }
}

async function cutPowerOnce(
  { disk, copy, recordings }: Place,
  moment: RecordingOptions['killAfter'],
  earlySeed: number,
  weakened: Readonly<Record<string, string>> = {},
): Promise<Cut> {
  const recording = await recordUntilKilled({
    dataDirectory: disk.folder,
    preload: Object.keys(weakened).length > 0 ? ['weaken-sync.ts'] : [],
    env: { ...disk.env(earlySeed), ...weakened },
    killAfter: moment,
  })
  recordings.push(recording)
  await disk.cutPower()
  // Checked in a copy: the next round goes on with what the power cut left, not with what a check has mended.
  await disk.copyTo(copy)
  const survivors = await checkSurvivors(copy, recordings)
  await rm(copy, { recursive: true })
  const left = { database: bytesOf(disk, 'redoubt.sqlite'), log: bytesOf(disk, 'redoubt.sqlite-wal') }
  return { moment, earlySeed, recording, survivors, left }
}

interface ControlOptions {
  readonly level: 'OFF' | 'NORMAL'
  readonly random: RandomInteger
  readonly report: (line: string) => void
  readonly create: () => Promise<Place>
}

async function provesToFail({ level, random, report, create }: ControlOptions): Promise<readonly string[]> {
  for (let round = 1; round <= controlRoundsMax; round += 1) {
    const cut = await cutPowerOnce(await create(), controlMoment(random), 0, { WEAKENED_SYNCHRONOUS: level })
    const isBroken = cut.survivors.problems.length > 0
    report(`control synchronous=${level} ${round}: ${describe(cut)}${isBroken ? ': noticed, as it must be' : ''}`)
    if (isBroken) return []
  }
  return [`a store with synchronous=${level} loses nothing: the power loss test proves nothing`]
}

function describe({ moment, earlySeed, recording, survivors, left }: Cut): string {
  const size = (bytes: number) => `${Math.round(bytes / 1_024)} kB`
  return [
    `cut ${moment.delayMs} ms after "${moment.line}"`,
    earlySeed === 0 ? 'nothing written early' : `early writes of seed ${earlySeed}`,
    `${recording.acknowledged.length} acknowledged`,
    `disk ${size(left.database)} + log ${size(left.log)}`,
    `${survivors.found} found in all`,
    `${survivors.lost} lost`,
    ...survivors.problems.slice(0, 3),
  ].join(', ')
}

function bytesOf(disk: UnsyncedDisk, name: string): number {
  const path = join(disk.folder, name)
  return existsSync(path) ? statSync(path).size : 0
}

function isEven(value: number): boolean {
  return value % 2 === 0
}
