import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A target that browsers ask, and the prompts that it got. */
export interface BrowserTarget {
  readonly address: string
  readonly prompts: readonly unknown[]
  close(): void
}

/** Starts a target on a free port that answers every prompt with a breach; it allows other origins unless told otherwise. */
export async function startBrowserTarget({
  allowsOrigins = true,
}: {
  readonly allowsOrigins?: boolean
} = {}): Promise<BrowserTarget> {
  const prompts: unknown[] = []
  const target = createServer((request, response) => {
    if (allowsOrigins) response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.end()
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      prompts.push(JSON.parse(text).message)
      response.end(JSON.stringify({ data: [{ reply: 'That would be a breach.' }] }))
    })
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const { port } = target.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, prompts, close: () => target.close() }
}
