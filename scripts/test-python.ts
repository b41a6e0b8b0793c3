import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Builds the wheel of the Python client, installs it into an empty environment, and runs types and tests against the
 * service, started from this checkout, with the real `openai`, `litellm` and `langchain-core` packages. All that pip installs is locked with digests.
 *
 * Needs Python 3.10 or newer (`python3`, or what the variable PYTHON names) with its module venv, and PyPI.
 */
const root = dirname(import.meta.dirname)
const client = join(root, 'clients/python')
const stepMsMax = 280_000
const quiet = { PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1', PYTHONDONTWRITEBYTECODE: '1' }
const importAll = `import importlib, pkgutil, redoubt_guard
for module in pkgutil.iter_modules(redoubt_guard.__path__): importlib.import_module("redoubt_guard." + module.name)`

class StepFailed extends Error {}

const folder = mkdtempSync(join(tmpdir(), 'redoubt-python-'))
try {
  await run(await build())
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Resolves with the path of the wheel. */
async function build(): Promise<string> {
  const builder = await makeEnvironment('build', [join(client, 'build-requirements.txt')])
  const wheels = join(folder, 'wheels')
  await step('wheel', [builder, '-m', 'pip', 'wheel', '--no-deps', '--no-build-isolation', '-w', wheels, client])
  const [wheel, ...others] = readdirSync(wheels)
  if (wheel === undefined || others.length > 0) throw new StepFailed(`One wheel was expected in ${wheels}.`)
  return join(wheels, wheel)
}

async function run(wheel: string): Promise<void> {
  const installWheel = (python: string) =>
    step('install the wheel', [python, '-m', 'pip', 'install', '--no-deps', '--no-index', wheel])
  const python = await makeEnvironment('client', [join(client, 'requirements.txt')])
  await installWheel(python)
  // With nothing else there: what the wheel needs has to be what it says that it needs.
  await step('requirements of the wheel', [python, '-m', 'pip', 'check'])
  await step('import of every module', [python, '-c', importAll])
  await install(python, join(client, 'tests/requirements.txt'))
  await step('types', [python, '-m', 'mypy', '--cache-dir', join(folder, 'mypy')])
  await step('tests', [
    python,
    '-m',
    'pytest',
    '-q',
    '--tb=short',
    '-p',
    'no:cacheprovider',
    '--ignore',
    'tests/with_litellm',
    '--ignore',
    'tests/with_langchain',
  ])

  for (const name of ['litellm', 'langchain']) {
    const folder = `tests/with_${name}`
    const other = await makeEnvironment(name, [join(client, folder, 'requirements.txt')])
    await installWheel(other)
    const words = ['-m', 'pytest', '-q', '--tb=short', '-p', 'no:cacheprovider', folder]
    await step(`tests with ${name}`, [other, ...words])
  }
}

/** Resolves with its Python. */
async function makeEnvironment(name: string, requirements: readonly string[]): Promise<string> {
  const python = await findPython()
  const place = join(folder, name)
  await step(`environment ${name}`, [python, '-m', 'venv', place])
  const inside = join(place, 'bin/python')
  for (const file of requirements) await install(inside, file)
  return inside
}

function install(python: string, requirements: string): Promise<void> {
  const words = [python, '-m', 'pip', 'install', '--require-hashes', '--only-binary', ':all:', '-r', requirements]
  return step(`install ${requirements.slice(client.length + 1)}`, words)
}

async function findPython(): Promise<string> {
  const python = process.env.PYTHON || 'python3'
  const about = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'
  const { isPassed } = await tell([python, '-c', about])
  if (isPassed) return python
  throw new StepFailed(
    `The Python client is tested with Python 3.10 or newer and its modules venv and ensurepip; ${python} is not that. Install it (on Debian: apt-get install python3 python3-venv), or name one in the variable PYTHON.`,
  )
}

async function step(title: string, words: readonly string[]): Promise<void> {
  const beganAtMs = Date.now()
  const { isPassed, output } = await tell(words)
  console.log(`${isPassed ? '✔' : '✖'} ${title} (${((Date.now() - beganAtMs) / 1_000).toFixed(1)} s)`)
  if (!isPassed) throw new StepFailed(output)
  if (title.startsWith('tests')) console.log(output.trim().split('\n').at(-1))
}

function tell([command = '', ...rest]: readonly string[]): Promise<{
  readonly isPassed: boolean
  readonly output: string
}> {
  const child = spawn(command, rest, {
    cwd: client,
    env: { ...process.env, ...quiet, REDOUBT_TEST_NODE: process.execPath },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // With all that it started: a test that is killed would leave its service behind.
  const kill = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  const stop = () => {
    kill()
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  const late = setTimeout(kill, stepMsMax)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (isPassed: boolean, why: string) => {
      clearTimeout(late)
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop)
      resolve({ isPassed, output: Buffer.concat(chunks).toString().slice(-20_000) + why })
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code, signal) =>
      end(code === 0, signal === null ? '' : `\nended by ${signal} (the limit is ${stepMsMax / 1_000} s)`),
    )
  })
}
