import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failStep, type PythonSteps, runPython } from './python/python-steps.ts'

/**
 * Builds the wheel of the Python client, installs it into an empty environment, and runs types and tests against the
 * service, started from this checkout, with the real `openai`, `litellm` and `langchain-core` packages. All that pip installs is locked with digests.
 *
 * Needs Python 3.10 or newer (`python3`, or what the variable PYTHON names) with its module venv, and PyPI.
 */
const root = dirname(import.meta.dirname)
const client = join(root, 'clients/python')
const setting = { cwd: client, minor: 10, env: { REDOUBT_TEST_NODE: process.execPath }, what: 'The Python client' }
const importAll = `import importlib, pkgutil, redoubt_guard
for module in pkgutil.iter_modules(redoubt_guard.__path__): importlib.import_module("redoubt_guard." + module.name)`

await runPython(setting, async (steps) => run(steps, await build(steps)))

/** Resolves with the path of the wheel. */
async function build({ folder, makeEnvironment, step }: PythonSteps): Promise<string> {
  const builder = await makeEnvironment('build', [join(client, 'build-requirements.txt')])
  const wheels = join(folder, 'wheels')
  await step('wheel', [builder, '-m', 'pip', 'wheel', '--no-deps', '--no-build-isolation', '-w', wheels, client])
  const [wheel, ...others] = readdirSync(wheels)
  if (wheel === undefined || others.length > 0) return failStep(`One wheel was expected in ${wheels}.`)
  return join(wheels, wheel)
}

async function run({ folder, makeEnvironment, install, step }: PythonSteps, wheel: string): Promise<void> {
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
