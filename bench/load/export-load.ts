import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** Downloads that run in a process of their own, so that reading them does not delay the one who measures. */
export interface ExportLoad {
  /** Ends it; resolves with how many replies were read whole. Rejects when one was not 200. */
  stop(): Promise<number>
}

/** Downloads one URL again and again and throws away what it gets; resolves after the first, when the process is warm. */
export async function startExportLoad(url: string, key: string): Promise<ExportLoad> {
  const child = spawn(process.execPath, [import.meta.filename, url], {
    env: { PATH: process.env.PATH, EXPORT_KEY: key },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk
  })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    async stop() {
      child.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`The downloads ended with ${code}.`)
      return printed.length
    },
  }
}

async function download(url: string, key: string): Promise<void> {
  let isStopping = false
  process.stdin.resume().on('end', () => {
    isStopping = true
  })
  while (!isStopping) {
    const [response] = (await once(get(url, { headers: { 'x-api-key': key } }), 'response')) as [IncomingMessage]
    if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}.`)
    await once(response.resume(), 'end')
    process.stdout.write('.')
  }
}

const [, script, url] = process.argv
if (script === import.meta.filename && url !== undefined) await download(url, process.env.EXPORT_KEY ?? '')
