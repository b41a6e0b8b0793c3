import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** How long a connection stays open after its last reply, so that a client which still sends can read it, in milliseconds. */
const lingerMs = 3_000

/** Whether a request announced a body that has not arrived whole. */
export function isBodyMissing({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * To be called before the reply to a request whose body has not arrived leaves with `connection: close`. Closing while
 * bytes come in makes the client's system throw the reply away unread; so what comes is thrown away here, until the body
 * is over or its time is.
 */
export function closeAfterReply(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    request.once('end', () => endFully(socket))
    request.resume()
    closeGently(socket)
  }
}

/**
 * Ends a connection once what was written has left and the client has read it and closed too; after 3 s in any case.
 */
export function closeGently(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
}

function endFully(socket: Socket): void {
  if (socket.writableFinished) socket.destroy()
  else socket.once('finish', () => socket.destroy())
}
