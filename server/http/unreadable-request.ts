import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { IdGenerator } from '../domain/ports.ts'

/**
 * Answers what is not HTTP, or breaks its rules so early that there is no request yet, with a problem document like
 * every other failure, and closes the connection.
 */
export function answerUnreadableRequest(ids: IdGenerator) {
  return function (this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy(error)
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
    socket.end(
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
  }
}
