import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An iteration whose first value is there: what fails before it fails here, while a status can still say so. */
export async function begun(texts: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await texts.next()
  async function* all() {
    try {
      if (!first.done) yield first.value
      yield* texts
    } finally {
      await texts.return(undefined)
    }
  }
  return all()
}

/** Sends texts as they come, no faster than they are read; a client that goes away ends the iteration. */
export function sendEvents(
  reply: FastifyReply,
  texts: AsyncIterable<string>,
  type = 'text/event-stream',
): FastifyReply {
  // One piece at a time: whoever reads slowly holds up what is behind, and no memory is filled.
  const stream = Readable.from(texts, { highWaterMark: 1 })
  // Proxies that collect replies would hold a stream back until its end.
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  return reply.code(200).type(`${type}; charset=utf-8`).send(stream)
}
