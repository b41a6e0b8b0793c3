import type { FastifyRequest } from 'fastify'
import type { Image } from '../domain/exchange.ts'
import type { Sha256 } from '../domain/ports.ts'
import { invalidField, Problem } from '../domain/problem.ts'
import { findMalformedText } from './body/find-malformed-text.ts'
import { readImages, type WireImage } from './body/read-images.ts'

/** Throws when a text of the body holds a lone surrogate, naming it: no database could give it back unchanged. */
export function refuseMalformedText(request: FastifyRequest): void {
  const path = findMalformedText(request.body)
  if (path !== null) throw invalidField(path, 'holds half a character (a lone surrogate); send well-formed Unicode')
}

/** The decoded images of a body, or of one item of it, that has passed its schema. Throws naming each wrong one. */
export function imagesOf(images: readonly WireImage[] | undefined, path: string): readonly Image[] {
  const read = readImages(images, path)
  if (read.kind === 'images') return read.images
  const [first] = read.errors
  throw new Problem('invalid-request', `${first?.path} ${first?.message}.`, { errors: read.errors })
}

/**
 * A fingerprint of what a request asks for: equal for repetitions, different as soon as query or body is. Images count
 * too, because the body parser left their digests in place of their texts.
 */
export function fingerprintOf(request: FastifyRequest, sha256: Sha256): string {
  return sha256(JSON.stringify([request.params, request.query, request.body]))
}
