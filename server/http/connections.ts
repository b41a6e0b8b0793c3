import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../domain/problem.ts'
import { closeAfterReply, isBodyMissing } from './gentle-close.ts'

/** How many connections there may be, and how they end. */
export interface ConnectionOptions {
  /** The most that are open at a time; one more closes those that have nothing to do, or is closed itself. */
  readonly connectionsMax: number
  /** A connection on which no whole headers have arrived by then is closed, in milliseconds. Default 15,000. */
  readonly headersMsMax?: number | undefined
  /** After the stop began, a connection whose reply has not been taken ends after so long, in milliseconds. Default 8,000. */
  readonly stopMsMax?: number | undefined
}

/** How often the same trouble with connections is told, in milliseconds. */
const toldEveryMs = 10_000

/** What a connection carries: requests whose reply has not ended. */
type Exchanges = Map<ServerResponse, IncomingMessage>

/**
 * Knows each connection and what it carries: bounds their number, tells in the log when it is reached or descriptors run
 * out, and ends them when the server closes. Then those without a whole request end at once, however silent or half-sent;
 * a request that has arrived is answered first, and one that arrives later gets Problem `overloaded`.
 */
export function superviseConnections(app: FastifyInstance, options: ConnectionOptions): void {
  const open = new Map<Socket, Exchanges>()
  const { server } = app
  server.maxConnections = options.connectionsMax
  const unasked = endUnasked(() => server.keepAliveTimeout + (options.headersMsMax ?? 15_000))
  server.on('connection', (socket) => {
    open.set(socket, new Map())
    unasked.begin(socket)
    socket.once('close', () => {
      open.delete(socket)
      unasked.stop(socket)
    })
  })
  let isStopping = false
  server.on('request', (request, reply) => {
    const { socket } = request
    const exchanges = open.get(socket)
    exchanges?.set(reply, request)
    unasked.stop(socket)
    reply.once('close', () => {
      exchanges?.delete(reply)
      if (exchanges?.size !== 0) return
      if (isStopping) socket.destroySoon()
      else if (open.has(socket)) unasked.begin(socket)
    })
  })
  tellTrouble(app, () => closeIdle(open.keys(), (socket) => isIdle(socket, open)))
  app.addHook('onRequest', async () => {
    if (isStopping) {
      throw new Problem('overloaded', 'The service is stopping; ask again shortly.', { retryAfterSeconds: 1 })
    }
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isBodyMissing(raw)) return
    reply.header('connection', 'close')
    closeAfterReply(raw)
  })
  let late: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isStopping = true
    for (const [socket, exchanges] of open) if (!carriesWholeRequest(exchanges)) socket.destroy()
    late = setTimeout(() => {
      app.log.warn({ connections: open.size }, 'replies that were not taken in time are given up')
      for (const socket of open.keys()) socket.destroy()
    }, options.stopMsMax ?? 8_000)
  })
  app.addHook('onClose', async () => clearTimeout(late))
}

/**
 * Ends connections on which no request has begun for so long. Node's own limits count from the last byte that came, and an
 * empty line between requests is none: who sends one now and then would hold a connection for ever.
 */
function endUnasked(msMax: () => number) {
  const timers = new Map<Socket, NodeJS.Timeout>()
  const stop = (socket: Socket): void => {
    clearTimeout(timers.get(socket))
    timers.delete(socket)
  }
  const begin = (socket: Socket): void => {
    stop(socket)
    timers.set(socket, setTimeout(() => socket.destroy(), msMax()).unref())
  }
  return { begin, stop }
}

function carriesWholeRequest(exchanges: Exchanges): boolean {
  return [...exchanges.values()].some((request) => !isBodyMissing(request))
}

/** It has been answered before and asks for nothing now; one that never sent anything has its time for that. */
function isIdle(socket: Socket, open: ReadonlyMap<Socket, Exchanges>): boolean {
  return open.get(socket)?.size === 0 && socket.bytesWritten > 0
}

function closeIdle(sockets: Iterable<Socket>, idle: (socket: Socket) => boolean): void {
  for (const socket of sockets) if (idle(socket)) socket.destroySoon()
}

/** Connections that are refused, or cannot be taken, are told in the log; the server goes on. */
function tellTrouble(app: FastifyInstance, makeRoom: () => void): void {
  let refused = 0
  let quiet: NodeJS.Timeout | undefined
  app.server.on('drop', () => {
    refused++
    if (quiet !== undefined) return
    makeRoom()
    const { maxConnections } = app.server
    app.log.warn({ maxConnections, refused }, 'connections are refused: as many as there may be are open')
    refused = 0
    quiet = setTimeout(() => {
      quiet = undefined
    }, toldEveryMs).unref()
  })
  // Without a listener a connection that cannot be taken, for want of descriptors or memory, would end the process.
  app.server.on('error', (error: NodeJS.ErrnoException) => {
    if (app.server.listening) app.log.error({ code: error.code }, 'a connection could not be taken')
  })
  app.addHook('onClose', async () => clearTimeout(quiet))
}
