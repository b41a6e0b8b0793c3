import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy that can fall silent: connections stay open and nothing goes through them any more. */
export interface SilentProxy {
  readonly port: number
  /** From now on nothing is forwarded, on old connections and new ones. */
  fallSilent(): void
  /** Forwards what comes on new connections again; the silent ones stay so. */
  speak(): void
  close(): Promise<void>
}

/** Two connections that end together; `sockets` holds them as long as they are open. */
export function joinEnds([one, two]: readonly [Socket, Socket], sockets: Set<Socket>): void {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    sockets.add(from)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
}

/** Starts a proxy to a TCP server. */
export async function startSilentProxy(target: { readonly host: string; readonly port: number }): Promise<SilentProxy> {
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target)
    joinEnds([client, upstream], sockets)
    client.on('data', (chunk) => void (isSilent || upstream.write(chunk)))
    upstream.on('data', (chunk) => void (isSilent || client.write(chunk)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    fallSilent() {
      isSilent = true
    },
    speak() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
