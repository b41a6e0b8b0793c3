import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sessionSecretOf } from '../session/session-cookie.ts'

const compress = promisify(gzip)

/** Shorter replies are sent as they are: a packet takes them anyway. */
const bytesMin = 1_400

/**
 * Compresses what an operation answers to a browser that is signed in, where it takes that: lists of messages and policies
 * are a tenth of their size then, and zlib works beside the thread that serves requests. Programs with a key, which are
 * mostly near and in a hurry, get replies as they are. So do reading and beginning a session: what holds a secret of the
 * session is never compressed, so that no length tells of it.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.routeOptions.config.operation === undefined || sessionSecretOf(request) === null) return payload
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || payload.length < bytesMin || reply.hasHeader('content-encoding')) return payload
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
    const packed = await compress(payload, { level: 5 })
    const varies = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
    reply.header('content-encoding', 'gzip').header('vary', varies).removeHeader('content-length')
    return packed
  })
}
