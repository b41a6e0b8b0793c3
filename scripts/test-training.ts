import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failStep, runPython } from './python/python-steps.ts'

/**
 * The Python of training/: ruff over all of it, and the tests of what cuts windows and makes figures. What needs torch, which is a
 * gigabyte, is tested where a fit has it (training/README.md), and nothing here counts as its test.
 *
 * Needs Python 3.11 or newer (`python3`, or what the variable PYTHON names) with its module venv, and PyPI.
 */
const root = dirname(import.meta.dirname)
const env = { PYTHONPATH: join(root, 'training/encoder') }

await runPython({ cwd: root, minor: 11, env, what: 'The Python of training/' }, async ({ makeEnvironment, step }) => {
  const python = await makeEnvironment('training', [join(root, 'training/tests/requirements.txt')])
  await step('ruff', [python, '-m', 'ruff', 'check', '--no-cache', 'training'])
  // By name: a discovery that finds none passes.
  const files = globSync('training/tests/test_*.py', { cwd: root }).sort()
  if (files.length === 0) failStep('training/tests/ holds no tests.')
  await step('tests of training', [python, '-m', 'unittest', ...files])
})
