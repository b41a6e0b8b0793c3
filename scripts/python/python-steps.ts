import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** How Python is run. */
export interface PythonSetting {
  /** Where the programs run, and what requirements are named from. */
  readonly cwd: string
  /** The oldest 3.N that will do. */
  readonly minor: number
  /** Beside the environment of this process. */
  readonly env: Readonly<Record<string, string>>
  /** What is tested, for the message when there is no such Python. */
  readonly what: string
}

/** Steps with Python, each told with its time; the first that fails ends the run. */
export interface PythonSteps {
  /** A folder for what the run leaves. */
  readonly folder: string
  /** Makes an empty environment and installs what the files lock; resolves with its Python. */
  makeEnvironment(name: string, requirements: readonly string[]): Promise<string>
  /** Installs what a file locks with digests, wheels only. */
  install(python: string, requirements: string): Promise<void>
  /** Runs a program; of one whose title begins with `tests` the last line is told too. Rejects with what it said when it fails. */
  step(title: string, words: readonly string[]): Promise<void>
}

const stepMsMax = 280_000
const quiet = { PIP_DISABLE_PIP_VERSION_CHECK: '1', PIP_NO_INPUT: '1', PYTHONDONTWRITEBYTECODE: '1' }

class StepFailed extends Error {}

/** Runs the work in a folder of its own and deletes that; a step that fails is printed and fails the process. */
export async function runPython(setting: PythonSetting, work: (steps: PythonSteps) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-python-'))
  try {
    await work(stepsIn(folder, setting))
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends the run with a reason. */
export function failStep(reason: string): never {
  throw new StepFailed(reason)
}

function stepsIn(folder: string, setting: PythonSetting): PythonSteps {
  const step = async (title: string, words: readonly string[]): Promise<void> => {
    const beganAtMs = Date.now()
    const { isPassed, output } = await tell(words, folder, setting)
    console.log(`${isPassed ? '✔' : '✖'} ${title} (${((Date.now() - beganAtMs) / 1_000).toFixed(1)} s)`)
    if (!isPassed) failStep(output)
    if (title.startsWith('tests')) console.log(output.trim().split('\n').at(-1))
  }
  const install = (python: string, requirements: string): Promise<void> => {
    const words = [python, '-m', 'pip', 'install', '--require-hashes', '--only-binary', ':all:', '-r', requirements]
    return step(`install ${relative(setting.cwd, requirements)}`, words)
  }
  return {
    folder,
    step,
    install,
    async makeEnvironment(name, requirements) {
      const python = await findPython(folder, setting)
      const place = join(folder, name)
      await step(`environment ${name}`, [python, '-m', 'venv', place])
      const inside = join(place, 'bin/python')
      for (const file of requirements) await install(inside, file)
      return inside
    },
  }
}

async function findPython(folder: string, setting: PythonSetting): Promise<string> {
  const python = process.env.PYTHON || 'python3'
  const about = `import sys, venv, ensurepip; sys.exit(sys.version_info < (3, ${setting.minor}))`
  const { isPassed } = await tell([python, '-c', about], folder, setting)
  if (isPassed) return python
  return failStep(
    `${setting.what} is tested with Python 3.${setting.minor} or newer and its modules venv and ensurepip; ${python} is not that. Install it (on Debian: apt-get install python3 python3-venv), or name one in the variable PYTHON.`,
  )
}

function tell(
  [command = '', ...rest]: readonly string[],
  folder: string,
  { cwd, env }: PythonSetting,
): Promise<{ readonly isPassed: boolean; readonly output: string }> {
  const child = spawn(command, rest, {
    cwd,
    env: { ...process.env, ...quiet, ...env },
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
