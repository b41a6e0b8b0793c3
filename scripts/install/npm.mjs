// Runs npm, quietly and within bounds.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const timeoutMs = 15 * 60_000
const outputMax = 200_000
/** What is needed, whatever the user's settings leave out or put in; waits between tries that a user can bear. */
const fixedArguments = [
  '--ignore-scripts',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=3',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
]

/**
 * Brings in the packages of one extent (`console` or `development`) without install scripts: afresh, or besides what
 * is there. Resolves with how it ended and the end of what it printed.
 */
export async function runNpm(root, { extent, isAddition }) {
  const verb = isAddition ? ['install', '--no-save'] : ['ci']
  const first = [...verb, ...fixedArguments, extent === 'development' ? '--include=dev' : '--omit=dev']

  const cache = prepareCache(root)
  try {
    return await run(root, cache.path === null ? first : [...first, '--cache', cache.path])
  } finally {
    cache.remove()
  }
}

function run(root, words) {
  const { command, first } = whichNpm()
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let isTimedOut = false
    const keep = (chunk) => {
      output = (output + chunk).slice(-outputMax)
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      isTimedOut = true
      child.kill('SIGKILL')
    }, timeoutMs)
    const stopForwarding = forwardSignals(child)
    const end = (status, signal) => {
      clearTimeout(timer)
      stopForwarding()
      resolve({ status, signal, output })
    }
    child.on('error', (error) => end(error.code === 'ENOENT' ? 'no-npm' : 'failed', null))
    child.on('close', (code, signal) => end(isTimedOut ? 'timed-out' : code === 0 ? 'done' : 'failed', signal))
  })
}

/** The npm that started us, under the Node that it runs on; else the one on the PATH, on Windows the one beside this Node. */
function whichNpm() {
  const script = process.env.npm_execpath
  if (script !== undefined && /^npm(-cli)?\.[cm]?js$/.test(basename(script))) {
    return { command: process.env.npm_node_execpath || process.execPath, first: [script] }
  }
  // What stands on the PATH there is a batch file, which only a shell can run.
  if (process.platform !== 'win32') return { command: 'npm', first: [] }
  return {
    command: process.execPath,
    first: [join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')],
  }
}

/** A cache of our own for this one run, where the user's cannot be written (no home, a read-only home). */
function prepareCache(root) {
  const usual = process.env.npm_config_cache || join(process.env.HOME || homedir(), '.npm')
  try {
    if (!existsSync(usual)) mkdirSync(usual)
    accessSync(usual, constants.W_OK | constants.X_OK)
    return { path: null, remove: () => {} }
  } catch {
    const path = mkdtempSync(join(root, '.cache', 'npm-'))
    return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
  }
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  // Windows tells every program of a console itself, and what is sent to one ends it at once.
  const forward = (signal) => process.platform === 'win32' || child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  return () => {
    for (const signal of signals) process.removeListener(signal, forward)
  }
}
