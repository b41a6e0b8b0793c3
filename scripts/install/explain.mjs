// Says in plain words what is wrong and what to do about it.
import { bringsNode } from './which-node.mjs'

/** An installation that cannot be done. The message is for people; `output` is what npm said, or empty. */
export class InstallFailure extends Error {
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** Throws when this Node is too old: to start Redoubt, or to run it where no Node comes with the packages. */
export function explainOldNode() {
  const { node } = process.versions
  const major = Number(node.split('.')[0])
  if (bringsNode() ? major >= 20 : major >= 24) return
  throw new InstallFailure(
    bringsNode()
      ? `this is Node ${node}; Node 20 or newer is needed to start (Node 24 to run comes with the packages).`
      : `this is Node ${node}; Node 24 or newer is needed here, because none comes with the packages for this system. Get it from https://nodejs.org and try again.`,
  )
}

/** Throws when the packages bring no native libraries for this machine. Returns a word of caution where nobody has tried it, else null. */
export function explainPlatform() {
  const { platform, arch } = process
  const processors = supported[platform]
  if (processors === undefined || !processors.includes(arch)) {
    const intel =
      platform === 'darwin' ? ' The library that runs the models ships nothing for Macs with Intel processors.' : ''
    throw new InstallFailure(
      `this is ${platform} on ${arch}; Redoubt needs Linux or Windows on x64 or arm64, or macOS on arm64.${intel} Elsewhere use the Dockerfile.`,
    )
  }
  if (platform !== 'linux') return `Nobody has tried Redoubt on ${platform} yet; docs/platforms.md says what is known.`
  process.report.excludeNetwork = true // Looking up the names of network interfaces can take seconds.
  if (process.report.getReport().header.glibcVersionRuntime === undefined) {
    throw new InstallFailure(
      'this Linux has another C library than glibc (Alpine?); use a system with glibc, for example Debian, or the Dockerfile.',
    )
  }
  return null
}

/** Those for which every native library ships; test/platforms.test.ts holds it to package-lock.json. */
export const supported = { linux: ['x64', 'arm64'], darwin: ['arm64'], win32: ['x64', 'arm64'] }

/** What a failed npm run means. */
export function explainFailure({ status, signal, output }, root) {
  const tail = output.trimEnd().split('\n').slice(-25).join('\n')
  if (status === 'no-npm')
    return new InstallFailure('npm is not found. Install npm (it usually comes with Node) and try again.')
  if (status === 'timed-out')
    return new InstallFailure('npm did not finish within 15 minutes. Is the network very slow?', tail)
  if (signal === 'SIGKILL') return new InstallFailure('npm was killed, probably because memory ran out.', tail)
  if (signal) return new InstallFailure(`npm was ended by ${signal}.`)
  const known = reasons.find(({ pattern }) => pattern.test(output))
  return new InstallFailure(known ? known.say(root) : 'npm failed for a reason that is not known here.', tail)
}

/** What a failed access to files means; null when it is no such failure. */
export function explainSystemError(error, root) {
  const known = reasons.find(({ pattern }) => typeof error.code === 'string' && pattern.test(error.code))
  return known ? new InstallFailure(known.say(root), error.message) : null
}

// In this order: what is certain comes before what is often only a consequence.
const reasons = [
  {
    pattern: /\b(ENOSPC|EDQUOT)\b|no space left/i,
    say: (root) =>
      `no space is left on the disk of ${root} (or in the npm cache). Some 900 MB are needed until it is done.`,
  },
  {
    pattern: /\b(EROFS)\b|read-only file system/i,
    say: (root) => `${root} is on a read-only file system, so nothing can be installed there.`,
  },
  {
    pattern: /\b(EACCES|EPERM)\b/,
    say: (root) =>
      `${root} (or the npm cache) may not be written by user ${userName()}. Give that user the folder, or start as its owner.`,
  },
  {
    pattern:
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED)\b/,
    say: () =>
      `the package registry ${registry()} is not reached. Is there a network, and is a proxy needed (npm config set https-proxy)?`,
  },
  {
    pattern: /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+_CERT\w*|CERT_\w+|DEPTH_ZERO_\w+)\b/,
    say: () =>
      `the certificate of the package registry ${registry()} is not trusted. Behind a company proxy: set NODE_EXTRA_CA_CERTS to its certificate.`,
  },
  {
    pattern: /\b(E401|E403|E407)\b/,
    say: () => `the package registry ${registry()} or a proxy before it refuses access.`,
  },
  { pattern: /\b(E404|ETARGET)\b/, say: () => `the package registry ${registry()} lacks a package that is needed.` },
  { pattern: /\bE5\d\d\b/, say: () => `the package registry ${registry()} is in trouble itself. Try again later.` },
  {
    pattern: /\bEINTEGRITY\b/,
    say: () =>
      'a package differs from what package-lock.json promises. Clear the cache (npm cache clean --force) and try again; if it stays, do not trust the registry.',
  },
  {
    pattern: /\bEUSAGE\b/,
    say: () =>
      'package.json and package-lock.json do not fit together. Run npm install after a change of package.json.',
  },
  {
    pattern: /\bEBADPLATFORM\b/,
    say: () => 'a package does not support this machine. docs/platforms.md says which are supported.',
  },
]

function registry() {
  const url = process.env.npm_config_registry || 'https://registry.npmjs.org/'
  return url.replace(/\/\/[^/@]*@/, '//')
}

function userName() {
  return process.env.USER || (process.getuid ? String(process.getuid()) : 'unknown')
}
