import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('an order whose bytes are gone does not keep the thread that it started beyond its idle time', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-thread-'))
  context.after(() => rm(folder, { recursive: true, force: true }))
  // A file, because a thread inherits the options of its process, and does not start with those of an inline script.
  const script = join(folder, 'refused-order.mjs')
  await writeFile(
    script,
    `import { MessageChannel } from 'node:worker_threads'
    import { OcrThread } from ${JSON.stringify(new URL('./ocr-thread.ts', import.meta.url).href)}
    const { port1 } = new MessageChannel()
    structuredClone(port1, { transfer: [port1] }).close()
    const thread = new OcrThread({ idleMs: 100, onReport() {}, onEnded() {} })
    try {
      thread.post({ format: 'jpeg', content: port1 }, [port1])
    } catch {
      process.stdout.write('refused')
    }`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 60_000 })
  assert.equal(stdout, 'refused')
})
