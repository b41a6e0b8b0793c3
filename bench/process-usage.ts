import { readFileSync } from 'node:fs'

/** Linux counts processor time for other processes in hundredths of a second on every architecture that Node runs on. */
const ticksPerSecond = 100

/** Processor time that a process has used in all its threads so far, in milliseconds, in steps of 10. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}

/** What a process holds in memory, in megabytes of 10^6 bytes. */
export interface Memory {
  /** Now. */
  readonly residentMb: number
  /** The most so far. */
  readonly peakMb: number
}

/** Reads VmRSS and VmHWM. */
export function memory(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  const megabytes = (name: string): number => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
    if (kibibytes === undefined) throw new Error(`/proc/<pid>/status has no ${name}`)
    return (Number(kibibytes) * 1_024) / 1_000_000
  }
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') }
}
