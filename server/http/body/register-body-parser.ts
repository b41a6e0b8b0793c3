import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SealedBytes } from '../../domain/guard/exchange.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServingTurns } from '../../domain/serving-turns.ts'
import { type CollectOptions, collectBody } from './collect-body.ts'
import { type BodyPlace, LargeBodyParser, type LargeBodyParserOptions } from './large-body-parser.ts'
import { adoptImages, type ParsedBody, parseBody } from './parse-body.ts'
import { sealedIn } from './read-wire-images.ts'
import { StreamedLines } from './streamed-lines.ts'

/** How bodies are read. */
export interface BodyParserOptions extends LargeBodyParserOptions {
  /** Bodies up to this size are parsed on the calling thread, larger ones in a worker. Default 262,144. */
  readonly smallBytesMax?: number | undefined
  /** A body of which nothing arrives for so long is refused, in milliseconds. Default 10,000. */
  readonly idleMsMax?: number | undefined
  /** Who sends a request: the share of places for large bodies is counted for each. Default: the address. */
  readonly senderOf?: ((request: FastifyRequest) => string) | undefined
  /** The work of reading bodies up to that size, in bytes. Default: none waits. */
  readonly turns?: ServingTurns | undefined
  /** Told of each request whose body arrives while it is answered. */
  readonly onStreamed?: ((request: FastifyRequest) => void) | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes lines of JSON, of which `body` is the first. */
    takesLines?: boolean
  }
  interface FastifyRequest {
    /** The lines behind the first; null where the body came as one JSON value. */
    streamedLines: StreamedLines | null
  }
}

type Done = (error: Error | null, body?: unknown) => void

/**
 * Makes `application/json` the only content type of an app, beside lines of JSON where a route takes them, and reads such
 * bodies within the route's `bodyLimit`.
 * Handlers see plain JSON data, whichever thread parsed it; `undefined` for an empty body. Image texts are replaced by
 * placeholders, `readImages` gives the images. Fails with the Problems `payload-too-large`, `invalid-request`,
 * `unsupported-media-type` and `overloaded`. The threads end when the app closes.
 */
export function registerBodyParser(app: FastifyInstance, options: BodyParserOptions = {}): void {
  const smallBytesMax = options.smallBytesMax ?? 262_144
  const idleMsMax = options.idleMsMax ?? 10_000
  const senderOf = options.senderOf ?? ((request: FastifyRequest) => request.ip)
  const large = new LargeBodyParser(options)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request, payload, done: Done) => {
    if (isCompressed(request)) {
      done(compressed())
      return
    }
    const contentLength = contentLengthOf(request)
    const bytesMax = request.routeOptions.bodyLimit
    const sender = () => senderOf(request)
    const turn = (bytes: number) => options.turns?.take(sender(), bytes) ?? null
    const isWanted = () => !hasGone(request)
    readBody(payload, { contentLength, bytesMax, smallBytesMax, idleMsMax, large, sender, turn, isWanted }, done)
  })
  app.decorateRequest('streamedLines', null)
  app.addContentTypeParser('application/x-ndjson', (request, payload, done: Done) => {
    if (!request.routeOptions.config.takesLines) {
      done(
        new Problem(
          'unsupported-media-type',
          'Send the body as JSON with the header "content-type: application/json".',
        ),
      )
      return
    }
    if (isCompressed(request)) {
      done(compressed())
      return
    }
    const lines = new StreamedLines(payload, streamedLimits)
    request.streamedLines = lines
    options.onStreamed?.(request)
    const bytesMax = request.routeOptions.bodyLimit
    const sender = () => senderOf(request)
    // The head is a body like any other; what follows it is read by whoever answers.
    readBody(
      Readable.from(lines.head()),
      { contentLength: null, bytesMax, smallBytesMax, idleMsMax, large, sender },
      done,
    )
  })
  app.addHook('preValidation', (request, reply, next) => {
    closeWithReply(reply.raw, sealedIn(request.body))
    next()
  })
  app.addHook('onClose', () => large.close())
}

/** The bounds of an answer that arrives in lines. */
const streamedLimits = {
  lineBytesMax: 262_144,
  bytesMax: 32 * 1024 * 1024,
  idleMsMax: 120_000,
  totalMsMax: 1_800_000,
} as const

function isCompressed({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']
  return encoding !== undefined && encoding !== 'identity'
}

function compressed(): Problem {
  return new Problem('unsupported-media-type', 'Compressed bodies are not accepted; send them plain.')
}

/** Images that nobody reads, because the request was refused or no policy judges it, are let go with the reply. */
function closeWithReply(reply: ServerResponse, sealed: readonly SealedBytes[]): void {
  if (sealed.length === 0) return
  const closeAll = () => {
    for (const one of sealed) one.close()
  }
  if (reply.closed || reply.destroyed) closeAll()
  else reply.once('close', closeAll)
}

/** How one body is read. */
export interface ReadBodyOptions extends Omit<CollectOptions, 'onLarge'> {
  /** Lends memory to large bodies and parses them. */
  readonly large: LargeBodyParser
  /** Who sends it. */
  readonly sender: () => string
  /** Asked before a small body is parsed on the calling thread: null = now, else when it resolves. Default: now. */
  readonly turn?: (bytes: number) => Promise<void> | null
  /** Whether anybody still waits for the answer; asked after such a wait. Default: yes. */
  readonly isWanted?: () => boolean
}

/** Collects and parses one body; what a large one took is given back before `done` is called, however it ends. */
export function readBody(stream: Readable, given: ReadBodyOptions, done: Done): void {
  const { large, sender, turn = () => null, isWanted = () => true, ...options } = given
  let place: BodyPlace | null = null
  const finish: Done = (error, body) => {
    place?.release()
    done(error, body)
  }
  const onLarge = (bytesNeeded: number) => {
    place = large.admit(sender(), bytesNeeded)
    return place.buffer
  }
  collectBody(stream, { ...options, onLarge }, (error, body) => {
    if (error !== null || body === undefined) finish(error)
    else if (body.kind === 'large') {
      large.parse(body, place?.sender ?? '').then((parsed) => answer(parsed, finish), finish)
    } else {
      const parse = () => answer(parseBody(body.bytes), finish)
      const wait = turn(body.bytes.length)
      if (wait === null) parse()
      else wait.then(() => (isWanted() ? parse() : finish(gone())), finish)
    }
  })
}

/** Whether the client of a request that has arrived whole has closed its connection since. */
function hasGone({ socket }: FastifyRequest): boolean {
  return socket.destroyed || socket.readableEnded
}

function gone(): Problem {
  return new Problem('invalid-request', 'The connection was closed before the request was read.')
}

function contentLengthOf(request: FastifyRequest): number | null {
  const given = request.headers['content-length']
  return given === undefined ? null : Number(given)
}

function answer(parsed: ParsedBody, done: Done): void {
  if (parsed.kind === 'refused') done(new Problem('invalid-request', parsed.problem))
  else done(null, adoptImages(parsed))
}
