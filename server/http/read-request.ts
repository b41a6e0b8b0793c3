import type { FastifyRequest } from 'fastify'
import type { Image } from '../domain/guard/exchange.ts'
import type { Sha256 } from '../domain/ports.ts'
import { invalidField, Problem } from '../domain/problem.ts'
import { findMalformedText } from './body/find-malformed-text.ts'
import { readWireImages, type WireImage } from './body/read-wire-images.ts'

/**
 * Throws when a text of the query is no percent-encoded UTF-8, or one of the body holds a lone surrogate, naming it: no
 * database could give it back unchanged.
 */
export function refuseMalformedText(request: FastifyRequest): void {
  const field = findMalformedQuery(request.url)
  if (field !== null) throw invalidField(field, 'is not well-formed UTF-8 in percent-encoding')
  const path = findMalformedText(request.body)
  if (path !== null) throw invalidField(path, 'holds half a character (a lone surrogate); send well-formed Unicode')
}

/** The first field of a query whose encoding stands for no text; the query parser would keep it as it stands. */
function findMalformedQuery(url: string): string | null {
  const start = url.indexOf('?')
  if (start < 0 || url.indexOf('%', start) < 0) return null
  for (const field of url.slice(start + 1).split('&')) {
    try {
      decodeURIComponent(field)
    } catch {
      return `query.${field.slice(0, 100).split('=', 1)[0]}`
    }
  }
  return null
}

/** The decoded images of a body, or of one item of it, that has passed its schema. Throws naming each wrong one. */
export function imagesOf(images: readonly WireImage[] | undefined, path: string): readonly Image[] {
  const read = readWireImages(images, path)
  if (read.kind === 'images') return read.images
  const [first] = read.errors
  throw new Problem('invalid-request', `${first?.path} ${first?.message}.`, { errors: read.errors })
}

/**
 * A fingerprint of what a request asks for: equal for repetitions, different as soon as query or body is. Images count
 * too, because the body parser left their digests in place of their texts. Keyed, because a short text could be guessed
 * from its plain hash.
 */
export function fingerprintOf(request: FastifyRequest, reference: Sha256): string {
  return reference(JSON.stringify([request.params, request.query, request.body]))
}
