// Does on purpose what a silent program must not, so that a watch can prove that it sees it. With names of packages: only
// loads those, as a careless program would, and lets them work for a moment.

import { spawnSync } from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns/promises'
import { writeFileSync } from 'node:fs'
import net from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const packages = process.argv.slice(2)
const network = new URL('../../models/encoder.onnx', import.meta.url).pathname

if (packages.length > 0) {
  for (const name of packages) {
    const library = await import(name)
    await library.InferenceSession?.create(network)
  }
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.MAKE_NOISE_IDLE_MS ?? 1_000)))
} else {
  writeFileSync(join(homedir(), 'stray'), '')
  spawnSync('true')
  const name = 'name.invalid'
  await dns.lookup(name).catch(() => {})
  const resolver = new dns.Resolver({ timeout: 100, tries: 1 })
  await resolver.resolve4(name).catch(() => {})
  const attempts = [net.connect(9, '192.0.2.1'), net.connect('/nowhere/socket')]
  const fetched = fetch('http://192.0.2.2:8765', { signal: AbortSignal.timeout(200) }).catch(() => {})
  for (const socket of attempts) socket.on('error', () => {})
  const datagram = dgram.createSocket('udp4').on('error', () => {})
  datagram.send('x', 9, '192.0.2.1', () => datagram.close())
  const thread = "import dns from 'node:dns'; dns.lookup('thread.invalid', () => {})"
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(thread)}`))
  const ended = new Promise((resolve) => worker.on('exit', resolve))
  await Promise.all([fetched, ended])
  for (const socket of attempts) socket.destroy()
}
