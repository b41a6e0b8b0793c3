// One installation at a time in one folder. The lock is a directory that holds one file, because renaming a filled
// directory onto a name is atomic on every file system and fails when another filled one is there.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { InstallFailure } from './explain.mjs'

const waitMaxMs = 20 * 60_000
const pollMs = 200
const heartbeatMs = 5_000
/** A holder whose life cannot be checked from here (another container) counts as dead after this long without a beat. */
const silenceMaxMs = 60_000

/** Waits until the lock is ours. A lock whose holder has died is taken over. Returns how to give it back. */
export async function acquireLock(path, { say }) {
  const endMs = Date.now() + waitMaxMs
  let isFirstWait = true
  while (!tryAcquire(path)) {
    const holder = readHolder(path)
    if (holder !== null && isDead(holder)) {
      removeIfHeldBy(path, holder)
      continue
    }
    const who = holder === null ? 'another process' : `process ${holder.pid}`
    if (Date.now() > endMs) {
      const advice = `If it hangs, end it, remove ${path} and try again.`
      throw new InstallFailure(`${who} has been installing for ${waitMaxMs / 60_000} minutes. ${advice}`)
    }
    if (isFirstWait) say(`Waiting for ${who}, which is installing the packages of Redoubt …`)
    isFirstWait = false
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return holdUntilReleased(path)
}

function holdUntilReleased(path) {
  const beat = setInterval(() => {
    try {
      utimesSync(join(path, 'holder'), new Date(), new Date())
    } catch {
      // The lock is gone; the release will find that out.
    }
  }, heartbeatMs)
  beat.unref()
  return {
    release() {
      clearInterval(beat)
      // Moved away in one piece: once its file is gone, another process may put its own lock in the place of the folder.
      const aside = `${path}.released.${process.pid}`
      try {
        renameSync(path, aside)
      } catch (error) {
        if (error.code !== 'ENOENT') throw error
      }
      rmSync(aside, { recursive: true, force: true })
    },
  }
}

function tryAcquire(path) {
  const fresh = `${path}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh)
  writeFileSync(join(fresh, 'holder'), JSON.stringify(ourselves()))
  try {
    renameSync(fresh, path)
    return true
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
    // So Windows says that something of that name is there.
    if (error.code === 'EPERM' && process.platform === 'win32' && existsSync(path)) return false
    throw error
  }
}

function ourselves() {
  return { pid: process.pid, started: startOf(process.pid), world: worldOf() }
}

/** Names the machine, its boot and the process namespace: only inside one world do process ids mean something. */
function worldOf() {
  const read = (work) => {
    try {
      return work()
    } catch {
      return ''
    }
  }
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return [hostname(), boot, read(() => readlinkSync('/proc/self/ns/pid'))].join(' ')
}

/**
 * When a process was started, in ticks since boot, so that a reused process id is told apart; null when it is gone. Only
 * Linux tells; elsewhere it is the same word for all that live.
 */
function startOf(pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? 'some time' : null
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch (error) {
    // Somebody else's process lives as well.
    return error.code === 'EPERM' && process.platform !== 'linux' ? 'some time' : null
  }
}

function readHolder(path) {
  const file = join(path, 'holder')
  try {
    const { mtimeMs } = statSync(file)
    const text = readFileSync(file, 'utf8')
    return { ...parseHolder(text), text, silentMs: Date.now() - mtimeMs }
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** A holder file that a crash of the machine left empty belongs to nobody. */
function parseHolder(text) {
  try {
    const { pid, started, world } = JSON.parse(text)
    return { pid, started, world }
  } catch {
    return { pid: 0, started: 'never', world: worldOf() }
  }
}

function isDead(holder) {
  return holder.world === worldOf() ? startOf(holder.pid) !== holder.started : holder.silentMs > silenceMaxMs
}

/** Moves the lock aside and looks again: when another process was faster and holds it now, it gets it back. */
function removeIfHeldBy(path, holder) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(join(aside, 'holder'), 'utf8') !== holder.text) renameSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error
  }
  rmSync(aside, { recursive: true, force: true })
}
