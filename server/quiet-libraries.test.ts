import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const quiet = JSON.stringify(new URL('./quiet-libraries.ts', import.meta.url).href)
/** The environment as native code sees it, which is not what `process.env` shows in a thread. */
const nativeEnvironment = 'process.report.getReport().environmentVariables.ORT_DISABLE_TELEMETRY'

/** Runs a program whose parent has said the opposite, and returns what it prints. */
async function run(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, ORT_DISABLE_TELEMETRY: '0' },
    timeout: 20_000,
  })
  return stdout.trim()
}

/** A thread that asks for silence, and tells what came of it. */
const thread = `
  import { parentPort } from 'node:worker_threads'
  import { quietLibraries } from ${quiet}
  let outcome = ''
  try { quietLibraries(); outcome = ${nativeEnvironment} } catch (error) { outcome = error.message }
  parentPort.postMessage(outcome)`
const startThread = (options: string) => `
  const worker = new Worker(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(thread)})), ${options})
  worker.on('message', (outcome) => console.log(outcome))`

test('native code sees the variable, whatever the one who started the process had set', async () => {
  assert.equal(
    await run(`import { quietLibraries } from ${quiet}; quietLibraries(); console.log(${nativeEnvironment})`),
    '1',
  )
})

test('native code in a thread sees it when the thread was started after that', async () => {
  for (const options of ['{}', '{ env: {} }']) {
    const program = `import { Worker } from 'node:worker_threads'; import { quietLibraries } from ${quiet}
      quietLibraries(); ${startThread(options)}`
    assert.equal(await run(program), '1', options)
  }
})

test('a thread whose starter did not see to it refuses, also when its own copy of the environment looks right', async () => {
  for (const options of ['{}', "{ env: { ORT_DISABLE_TELEMETRY: '1' } }"]) {
    const program = `import { Worker } from 'node:worker_threads'; ${startThread(options)}`
    assert.match(await run(program), /call quietLibraries\(\) before starting it/, options)
  }
})
