import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { IdGenerator } from '../domain/ports.ts'
import { closeGently } from './gentle-close.ts'

/**
 * Answers what is not HTTP, or breaks its rules so early that there is no request yet, with a problem document like
 * every other failure, and closes the connection, also when the client does not. Where a body arrives while it is
 * answered, on the connections `streaming`, it may take longer than other requests: whoever reads it bounds its time.
 */
export function answerUnreadableRequest(ids: IdGenerator, streaming: WeakSet<Socket> = new WeakSet()) {
  const answered = new WeakSet<Socket>()
  return function (this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && streaming.has(socket)) return
    // What else comes is as unreadable, and thrown away until the connection has ended.
    if (answered.has(socket) && error.code !== 'ECONNRESET') return
    // Who sent nothing at all, or was answered already, has no use for a reply.
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && (socket.bytesRead === 0 || socket.bytesWritten > 0)
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || isLate) {
      socket.destroy()
      return
    }
    const requestId = ids.next()
    const detail =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? 'The headers are too large. Send fewer or shorter ones.'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? 'The request did not arrive in time.'
          : 'The request is not valid HTTP.'
    const body = JSON.stringify({
      type: '/docs/errors/invalid-request',
      title: 'The request is not valid',
      status: 400,
      detail,
      code: 'invalid-request',
      request_id: requestId,
    })
    this.log.debug({ code: error.code, request_id: requestId }, 'unreadable request')
    socket.write(
      [
        'HTTP/1.1 400 Bad Request',
        'Content-Type: application/problem+json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${requestId}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    answered.add(socket)
    closeGently(socket)
  }
}
