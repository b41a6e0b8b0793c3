import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../domain/problem.ts'
import { type CollectedBody, collectBody } from './collect-body.ts'
import { LargeBodyParser, type LargeBodyParserOptions } from './large-body-parser.ts'
import { adoptImages, type ParsedBody, parseBody } from './parse-body.ts'

/** How bodies are read. */
export interface BodyParserOptions extends LargeBodyParserOptions {
  /** Bodies up to this size are parsed on the calling thread, larger ones in a worker. Default 262,144. */
  readonly smallBytesMax?: number | undefined
  /** A body of which nothing arrives for so long is refused, in milliseconds. Default 10,000. */
  readonly idleMsMax?: number | undefined
  /** Who sends a request: the share of places for large bodies is counted for each. Default: the address. */
  readonly senderOf?: ((request: FastifyRequest) => string) | undefined
}

type Done = (error: Error | null, body?: unknown) => void

/**
 * Makes `application/json` the only content type of an app and reads such bodies within the route's `bodyLimit`.
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
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') {
      done(new Problem('unsupported-media-type', 'Compressed bodies are not accepted; send them plain.'))
      return
    }
    let release: (() => void) | null = null
    const finish: Done = (error, body) => {
      release?.()
      done(error, body)
    }
    const onLarge = () => {
      release = large.admit(senderOf(request))
    }
    const bytesMax = request.routeOptions.bodyLimit
    collectBody(
      payload,
      { contentLength: contentLengthOf(request), bytesMax, smallBytesMax, onLarge, idleMsMax },
      (error, body) => {
        if (error !== null || body === undefined) finish(error)
        else parseCollected(body, large, finish)
      },
    )
  })
  app.addHook('onClose', () => large.close())
}

function contentLengthOf(request: FastifyRequest): number | null {
  const given = request.headers['content-length']
  return given === undefined ? null : Number(given)
}

function parseCollected(body: CollectedBody, large: LargeBodyParser, done: Done): void {
  if (body.kind === 'small') answer(parseBody(body.bytes), done)
  else large.parse(body).then((parsed) => answer(parsed, done), done)
}

function answer(parsed: ParsedBody, done: Done): void {
  if (parsed.kind === 'refused') done(new Problem('invalid-request', parsed.problem))
  else done(null, adoptImages(parsed))
}
