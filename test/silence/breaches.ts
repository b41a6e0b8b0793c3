import { resolve, sep } from 'node:path'

/** What a traced program may do besides reading. */
export interface Allowance {
  /** Folders and files, absolute, in which it may write. */
  readonly writes: readonly string[]
  /** Programs, absolute, that it may start. */
  readonly programs: readonly string[]
}

/** The system calls that the parser below understands. Whatever opens a file, reaches an address or starts a program. */
export const tracedCalls = [
  ...['connect', 'sendto', 'sendmsg', 'sendmmsg', 'io_uring_setup', 'execve', 'execveat'],
  ...['open', 'openat', 'openat2', 'creat', 'mkdir', 'mkdirat', 'mknod', 'mknodat', 'truncate'],
  ...['rename', 'renameat', 'renameat2', 'link', 'linkat', 'symlink', 'symlinkat', 'unlink', 'unlinkat', 'rmdir'],
] as const

const dnsPort = 53
/** What every program writes to, and nobody can read later. */
const nowhere = ['/dev/null', '/dev/tty', '/proc/self', '/proc/thread-self']

/**
 * Reads what `strace -f -q -y` wrote and returns each call that reached outside, as one line: an address that is not
 * this machine's loopback, a name service, a file written or removed where none may be, a program started. Attempts
 * count, whether or not they succeeded.
 */
export function findBreaches(trace: string, allowance: Allowance): readonly string[] {
  const found = trace.split('\n').flatMap((line) => {
    const call = /^\d+ +(\w+)\((.*)$/.exec(line)
    const [, name = '', rest = ''] = call ?? []
    return call === null ? [] : breachesOf(name, rest, allowance)
  })
  return [...new Set(found)]
}

/** Whether the trace tells the end of this process: otherwise the tracer died before it, and has not seen everything. */
export function tellsEnd(trace: string, pid: number): boolean {
  return new RegExp(`^${pid} +\\+\\+\\+ (exited|killed)`, 'm').test(trace)
}

function breachesOf(name: string, rest: string, allowance: Allowance): readonly string[] {
  // What goes through a ring is no system call: the tracer refuses rings, and programs then do without.
  if (name === 'io_uring_setup') return / = \d+/.test(rest) ? ['io_uring_setup: what goes that way is not seen'] : []
  if (/^(connect|send)/.test(name)) return addressesOf(name, rest)
  if (name.startsWith('exec')) {
    const program = pathsOf(rest)[0] ?? ''
    return allowance.programs.includes(program) ? [] : [`${name} starts ${program}`]
  }
  if (/^open/.test(name) && !/O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)/.test(rest)) return []
  return pathsOf(rest)
    .filter((path) => !isWithin(path, [...allowance.writes, ...nowhere]))
    .map((path) => `${name} ${path}`)
}

function addressesOf(name: string, rest: string): readonly string[] {
  const breaches: string[] = []
  for (const [, path = ''] of rest.matchAll(/sa_family=AF_UNIX, sun_path=@?"([^"]*)"/g)) {
    breaches.push(`${name} to the socket ${path}`)
  }
  const addresses = /sin6?_port=htons\((\d+)\).*?(?:inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)")/g
  for (const [, port = '', four, six] of rest.matchAll(addresses)) {
    const host = four ?? six ?? ''
    const isLoopback = /^(::ffff:)?127\.|^::1$/.test(host)
    // A resolver may well listen on the loopback and ask the world.
    if (!isLoopback || Number(port) === dnsPort) breaches.push(`${name} to ${host} port ${port}`)
  }
  return breaches
}

/** The paths that a call names. A relative one comes after the folder that it is relative to, which `-y` shows. */
function pathsOf(rest: string): readonly string[] {
  const named = /(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"/g
  const paths: string[] = []
  for (const [, folder, path = ''] of rest.matchAll(named)) {
    paths.push(path.startsWith('/') ? resolve(path) : folder === undefined ? path : resolve(folder, path))
  }
  return paths
}

function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(place + sep))
}
