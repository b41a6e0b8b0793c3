import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('an order whose bytes are gone neither starts a thread for good nor keeps the process alive', async () => {
  const script = `
    import { MessageChannel } from 'node:worker_threads'
    import { OcrThread } from ${JSON.stringify(new URL('./ocr-thread.ts', import.meta.url).href)}
    const { port1 } = new MessageChannel()
    structuredClone(port1, { transfer: [port1] }).close()
    const thread = new OcrThread({ idleMs: 60_000, onReport() {}, onEnded() {} })
    try {
      thread.post({ format: 'jpeg', content: port1 }, [port1])
    } catch {
      process.stdout.write('refused')
    }`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 10_000,
  })
  assert.equal(stdout, 'refused')
})
